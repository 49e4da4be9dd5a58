-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- notifications.about
select
  "notification"."id",
  "notification"."user_id" as "userId",
  (
    strpos(
      "notification"."link" || ' ' || "notification"."group_key",
      cast($1::uuid as text)
    ) > 0
    or not exists (
      select
      from
        "notification_actors" as "other"
      where
        "other"."notification_id" = "notification"."id"
        and "other"."user_id" <> $1::uuid
    )
  ) as "isEmpty"
from
  "notifications" as "notification"
  left join "notification_actors" as "actor" on "actor"."notification_id" = "notification"."id"
  and "actor"."user_id" = $1::uuid
where
  "notification"."user_id" <> $1::uuid
  and (
    strpos(
      "notification"."link" || ' ' || "notification"."group_key",
      cast($1::uuid as text)
    ) > 0
    or "actor"."user_id" is not null
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.answeredRequests
select
  "notification"."id",
  "notification"."user_id" as "userId",
  "request"."status"
from
  "notifications" as "notification"
  left join (
    select
      "pair"."low_id",
      "pair"."high_id",
      "pair"."status",
      "pair"."request_id",
      "pair"."asked_by_id",
      case
        when "pair"."asked_by_id" = "pair"."low_id" then "pair"."high_id"
        else "pair"."low_id"
      end as "asked_id"
    from
      (
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at"
        from
          "connections"
      ) as "pair"
  ) as "request" on "request"."request_id" = cast("notification"."subject" as uuid)
where
  "notification"."status" = 'pending'
  and "notification"."kind" = 'connectionAsked'
  and "request"."status" is distinct from 'pending'
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification" skip locked;

-- notifications.browser
select
  "subscription"."endpoint",
  "subscription"."p256dh",
  "subscription"."auth",
  "subscription"."server_key" as "serverKey"
from
  "push_subscriptions" as "subscription"
  inner join (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session" on "session"."id" = "subscription"."session_id"
where
  "subscription"."id" = $1::uuid
  and "session"."expires_at" > $2::timestamptz;

-- notifications.browserOwner
select
  "subscription"."user_id" as "userId"
from
  "push_subscriptions" as "subscription"
  inner join (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session" on "session"."id" = "subscription"."session_id"
where
  "subscription"."id" = $1::uuid
  and "session"."expires_at" > $2::timestamptz;

-- notifications.browsers
select
  "subscription"."id" as "subscriptionId",
  "subscription"."user_id" as "userId",
  "subscription"."endpoint"
from
  "push_subscriptions" as "subscription"
  inner join (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session" on "session"."id" = "subscription"."session_id"
where
  "session"."expires_at" > $1::timestamptz
  and "subscription"."user_id" = any ($2::uuid[]);

-- notifications.byId
select
  "notification"."id",
  "notification"."type",
  "notification"."kind",
  "notification"."subject",
  "notification"."link",
  "notification"."priority",
  "notification"."status",
  "notification"."created_at" as "createdAt",
  "notification"."updated_at" as "updatedAt",
  left(
    case
      when "notification"."kind" in ('answerVoted', 'answerAccepted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
      )
      when "notification"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
      when "notification"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."question_id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "notification"."sender_id"
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
        order by
          "answer"."id" desc
        limit
          1
      )
      when "notification"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = substring(
            "notification"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
    end,
    161
  ) as "quote",
  "notification"."read_at" is not null as "read",
  "notification"."archived_at" is not null as "archived",
  coalesce("notification"."dismissed_at", "notification"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "actor"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "person" on "person"."id" = "actor"."user_id"
    where
      "person"."is_banned" = false
      and "actor"."notification_id" = "notification"."id"
      and "actor"."created_at" >= "notification"."fresh_since"
      and "actor"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "person" on "person"."id" = "actor"."user_id"
        where
          "person"."is_banned" = false
          and "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "actor"."taken_back_at" is null
        order by
          "person"."id" = "notification"."sender_id" desc,
          "actor"."created_at" desc,
          "person"."id"
        limit
          2
      ) as agg
  ) as "people"
from
  "notifications" as "notification"
where
  "notification"."id" = $1::uuid
  and "notification"."user_id" = $2::uuid;

-- notifications.copyOfBrowsers
select
  "browser"."endpoint" as "endpoint",
  "browser"."created_at" as "createdAt"
from
  "push_subscriptions" as "browser"
where
  "browser"."user_id" = $1::uuid
order by
  "browser"."id";

-- notifications.copyOfList
select
  "list"."seen_until" as "seenUntil"
from
  "notification_lists" as "list"
where
  "list"."user_id" = $1::uuid;

-- notifications.copyOfMails
select
  "mail"."mailed_at" as "mailedAt"
from
  "question_mails" as "mail"
where
  "mail"."user_id" = $1::uuid
order by
  "mail"."mailed_at";

-- notifications.copyOfMailsAboutPeople
select
  "mail"."sender_id" as "senderId",
  "mail"."mailed_at" as "mailedAt"
from
  "at_once_senders" as "mail"
where
  "mail"."user_id" = $1::uuid
order by
  "mail"."mailed_at",
  "mail"."sender_id";

-- notifications.copyOfMailsAtOnce
select
  "mail"."mailed_at" as "mailedAt"
from
  "at_once_mails" as "mail"
where
  "mail"."user_id" = $1::uuid
order by
  "mail"."mailed_at";

-- notifications.copyOfNotifications
select
  "notification"."id" as "id",
  "notification"."type" as "type",
  "notification"."kind" as "kind",
  "notification"."subject" as "subject",
  "notification"."link" as "link",
  "notification"."status" as "status",
  "notification"."created_at" as "createdAt",
  "notification"."read_at" as "readAt",
  "notification"."archived_at" as "archivedAt",
  "notification"."dismissed_at" as "dismissedAt",
  "notification"."mailed_at" as "mailedAt"
from
  "notifications" as "notification"
where
  "notification"."user_id" = $1::uuid
  and "notification"."withdrawn_at" is null
  and "notification"."id" > $2::uuid
order by
  "notification"."id"
limit
  1000;

-- notifications.copyOfSettings
select
  "setting"."chat" as "chat",
  "setting"."jobs" as "jobs",
  "setting"."gratitudes" as "gratitudes",
  "setting"."comments" as "comments",
  "setting"."connections" as "connections",
  "setting"."sound" as "sound",
  "setting"."mail_at_once" as "mailAtOnce",
  "setting"."mail_bounded" as "mailBounded",
  "setting"."mail_digest" as "mailDigest",
  "setting"."mail_college" as "mailCollege",
  "setting"."mail_chat" as "mailChat",
  "setting"."mail_jobs" as "mailJobs",
  "setting"."mail_gratitudes" as "mailGratitudes",
  "setting"."mail_comments" as "mailComments",
  "setting"."mail_connections" as "mailConnections",
  "setting"."sound_chat" as "soundChat",
  "setting"."sound_jobs" as "soundJobs",
  "setting"."sound_gratitudes" as "soundGratitudes",
  "setting"."sound_comments" as "soundComments",
  "setting"."sound_connections" as "soundConnections",
  "setting"."push_words" as "pushWords",
  "setting"."push_chat" as "pushChat",
  "setting"."push_jobs" as "pushJobs",
  "setting"."push_gratitudes" as "pushGratitudes",
  "setting"."push_comments" as "pushComments",
  "setting"."push_connections" as "pushConnections",
  "setting"."push_calls" as "pushCalls",
  "setting"."quiet_calls" as "quietCalls",
  "setting"."quiet_from" as "quietFrom",
  "setting"."quiet_to" as "quietTo",
  "setting"."quiet_zone" as "quietZone"
from
  "notification_settings" as "setting"
where
  "setting"."user_id" = $1::uuid;

-- notifications.dispatch(connectionAsked)
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "candidates" as (
    select
      "event"."actor_id",
      "event"."created_at" as "at",
      "connection"."asked_id" as "user_id",
      'connectionAsked:' || "connection"."asked_by_id" as "group_key",
      cast("connection"."request_id" as text) as "subject",
      '/connection-requests' as "link"
    from
      "events" as "event"
      inner join (
        select
          "pair"."low_id",
          "pair"."high_id",
          "pair"."status",
          "pair"."request_id",
          "pair"."asked_by_id",
          case
            when "pair"."asked_by_id" = "pair"."low_id" then "pair"."high_id"
            else "pair"."low_id"
          end as "asked_id"
        from
          (
            select
              "id",
              "low_id",
              "high_id",
              "status",
              "asked_by_id",
              "request_id",
              "asked_at",
              "connected_at",
              "locked_until",
              "blocked_by_low_at",
              "blocked_by_high_at"
            from
              "connections"
          ) as "pair"
      ) as "connection" on "connection"."request_id" = "event"."subject_id"
    where
      "connection"."status" = 'pending'
      and "connection"."asked_by_id" = "event"."actor_id"
  ),
  "wanted" as materialized (
    select distinct
      on ("candidate"."user_id", "candidate"."group_key", "candidate"."actor_id") "candidate"."actor_id",
      "candidate"."at",
      "candidate"."user_id",
      "candidate"."group_key",
      "candidate"."subject",
      "candidate"."link"
    from
      "candidates" as "candidate"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "actor" on "actor"."id" = "candidate"."actor_id"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "recipient" on "recipient"."id" = "candidate"."user_id"
    where
      "actor"."id" <> "candidate"."user_id"
      and "actor"."is_banned" = false
      and "recipient"."is_banned" = false
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("actor"."id", "candidate"."user_id")
            and "pair"."high_id" = greatest("actor"."id", "candidate"."user_id")
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
      and not exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "candidate"."user_id"
          and "notification_settings"."connections" = false
      )
    order by
      "candidate"."user_id",
      "candidate"."group_key",
      "candidate"."actor_id",
      "candidate"."at" desc
  ),
  "fresh" as materialized (
    select
      "actor_id",
      "at",
      "user_id",
      "group_key",
      "subject",
      "link"
    from
      "wanted"
  ),
  "groups" as materialized (
    select distinct
      on ("user_id", "group_key") "actor_id",
      "at",
      "user_id",
      "group_key",
      "subject",
      "link"
    from
      "fresh"
    order by
      "user_id",
      "group_key",
      "at" desc,
      "actor_id"
  ),
  "repeated" as materialized (
    select
      "fresh"."user_id",
      "fresh"."group_key"
    from
      "fresh"
      left join "notifications" as "notification" on "notification"."user_id" = "fresh"."user_id"
      and "notification"."group_key" = "fresh"."group_key"
      left join "notification_actors" as "actor" on "actor"."notification_id" = "notification"."id"
      and "actor"."user_id" = "fresh"."actor_id"
    group by
      "fresh"."user_id",
      "fresh"."group_key"
    having
      (
        true
        and bool_and(coalesce("actor"."created_at" > $2::timestamptz - '24 hours'::interval, false))
      )
  ),
  "earlier" as materialized (
    select
      "notification"."user_id",
      "notification"."group_key",
      coalesce(
        "notification"."read_at",
        "notification"."dismissed_at",
        "notification"."archived_at",
        "notification"."withdrawn_at"
      ) is not null as "wasClosed"
    from
      "notifications" as "notification"
      inner join "groups" on "groups"."user_id" = "notification"."user_id"
      and "groups"."group_key" = "notification"."group_key"
    order by
      "notification"."user_id",
      "notification"."group_key"
    for update of
      "notification"
  ),
  "saved" as (
    insert into
      "notifications" (
        "id",
        "user_id",
        "type",
        "kind",
        "group_key",
        "subject",
        "link",
        "sender_id",
        "priority",
        "status",
        "fresh_since",
        "created_at",
        "updated_at"
      )
    select
      encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send (gen_random_uuid()) placing substring(
                int8send (
                  (
                    extract(
                      epoch
                      from
                        clock_timestamp()
                    ) * 1000
                  )::bigint
                )
                from
                  3
              )
              from
                1 for 6
            ),
            52,
            1
          ),
          53,
          1
        ),
        'hex'
      )::uuid as "id",
      "groups"."user_id",
      'connection' as "type",
      'connectionAsked' as "kind",
      "groups"."group_key",
      "groups"."subject",
      "groups"."link",
      cast("groups"."actor_id" as uuid) as "sender_id",
      'high' as "priority",
      'pending' as "status",
      $2::timestamptz as "fresh_since",
      "groups"."at" as "created_at",
      "groups"."at" as "updated_at"
    from
      "groups"
    where
      (
        select
          count(*) as "count"
        from
          "earlier"
      ) >= 0
    order by
      "groups"."user_id",
      "groups"."group_key"
    on conflict ("user_id", "group_key") do update
    set
      "subject" = "excluded"."subject",
      "link" = "excluded"."link",
      "sender_id" = "excluded"."sender_id",
      "status" = "excluded"."status",
      "updated_at" = greatest("notifications"."updated_at", "excluded"."updated_at"),
      "read_at" = null,
      "dismissed_at" = null,
      "archived_at" = null,
      "withdrawn_at" = null,
      "fresh_since" = case
        when not coalesce(
          "notifications"."read_at",
          "notifications"."dismissed_at",
          "notifications"."archived_at",
          "notifications"."withdrawn_at"
        ) is not null then "notifications"."fresh_since"
        else "excluded"."fresh_since"
      end,
      "mailed_at" = case
        when (
          not coalesce(
            "notifications"."read_at",
            "notifications"."dismissed_at",
            "notifications"."archived_at",
            "notifications"."withdrawn_at"
          ) is not null
          or exists (
            select
            from
              "repeated"
            where
              "repeated"."user_id" = "notifications"."user_id"
              and "repeated"."group_key" = "notifications"."group_key"
          )
        ) then "notifications"."mailed_at"
      end
    returning
      "id",
      "user_id",
      "group_key"
  ),
  "actors" as (
    insert into
      "notification_actors" ("notification_id", "user_id", "created_at")
    select
      "saved"."id" as "notification_id",
      "fresh"."actor_id" as "user_id",
      $2::timestamptz as "created_at"
    from
      "fresh"
      inner join "saved" on "saved"."user_id" = "fresh"."user_id"
      and "saved"."group_key" = "fresh"."group_key"
    where
      true
    on conflict ("notification_id", "user_id") do update
    set
      "created_at" = "excluded"."created_at",
      "taken_back_at" = null
  )
select
  "saved"."id",
  "saved"."user_id" as "userId",
  not exists (
    select
    from
      "repeated"
    where
      "repeated"."user_id" = "saved"."user_id"
      and "repeated"."group_key" = "saved"."group_key"
  ) as "alerts"
from
  "saved"
  left join "earlier" on "earlier"."user_id" = "saved"."user_id"
  and "earlier"."group_key" = "saved"."group_key";

-- notifications.dispatch(postLiked)
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "candidates" as (
    select
      "event"."actor_id",
      "event"."created_at" as "at",
      "post"."user_id" as "user_id",
      'postLiked:' || "post"."id" as "group_key",
      "post"."company_name" as "subject",
      '/post/' || "post"."id" as "link"
    from
      "events" as "event"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "location_norm",
          "tags_norm",
          "logo",
          "post_type",
          "experience_type",
          "interview_year",
          "one_liner",
          "offer_status",
          "package",
          "level",
          "is_level_told",
          "campus_type",
          "hashtags",
          "created_at",
          "edited_at",
          "last_active_at",
          "useful",
          "views",
          "shares",
          "comments_count"
        from
          "posts"
        where
          "removed_at" is null
      ) as "post" on "post"."id" = "event"."subject_id"
    where
      exists (
        select
        from
          "post_likes" as "liked"
        where
          "liked"."post_id" = "event"."subject_id"
          and "liked"."user_id" = "event"."actor_id"
      )
  ),
  "wanted" as materialized (
    select distinct
      on ("candidate"."user_id", "candidate"."group_key", "candidate"."actor_id") "candidate"."actor_id",
      "candidate"."at",
      "candidate"."user_id",
      "candidate"."group_key",
      "candidate"."subject",
      "candidate"."link"
    from
      "candidates" as "candidate"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "actor" on "actor"."id" = "candidate"."actor_id"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "recipient" on "recipient"."id" = "candidate"."user_id"
    where
      "actor"."id" <> "candidate"."user_id"
      and "actor"."is_banned" = false
      and "recipient"."is_banned" = false
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("actor"."id", "candidate"."user_id")
            and "pair"."high_id" = greatest("actor"."id", "candidate"."user_id")
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
      and not exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "candidate"."user_id"
          and "notification_settings"."comments" = false
      )
    order by
      "candidate"."user_id",
      "candidate"."group_key",
      "candidate"."actor_id",
      "candidate"."at" desc
  ),
  "fresh" as materialized (
    select
      "actor_id",
      "at",
      "user_id",
      "group_key",
      "subject",
      "link"
    from
      "wanted"
    where
      not exists (
        select
        from
          "notifications" as "notification"
          inner join "notification_actors" as "actor" on "actor"."notification_id" = "notification"."id"
        where
          "actor"."user_id" = "wanted"."actor_id"
          and "notification"."user_id" = "wanted"."user_id"
          and "notification"."group_key" = "wanted"."group_key"
      )
  ),
  "groups" as materialized (
    select distinct
      on ("user_id", "group_key") "actor_id",
      "at",
      "user_id",
      "group_key",
      "subject",
      "link"
    from
      "fresh"
    order by
      "user_id",
      "group_key",
      "at" desc,
      "actor_id"
  ),
  "repeated" as materialized (
    select
      "fresh"."user_id",
      "fresh"."group_key"
    from
      "fresh"
      left join "notifications" as "notification" on "notification"."user_id" = "fresh"."user_id"
      and "notification"."group_key" = "fresh"."group_key"
      left join "notification_actors" as "actor" on "actor"."notification_id" = "notification"."id"
      and "actor"."user_id" = "fresh"."actor_id"
    group by
      "fresh"."user_id",
      "fresh"."group_key"
    having
      (
        false
        and bool_and(coalesce("actor"."created_at" > $2::timestamptz - '24 hours'::interval, false))
      )
  ),
  "earlier" as materialized (
    select
      "notification"."user_id",
      "notification"."group_key",
      coalesce(
        "notification"."read_at",
        "notification"."dismissed_at",
        "notification"."archived_at",
        "notification"."withdrawn_at"
      ) is not null as "wasClosed"
    from
      "notifications" as "notification"
      inner join "groups" on "groups"."user_id" = "notification"."user_id"
      and "groups"."group_key" = "notification"."group_key"
    order by
      "notification"."user_id",
      "notification"."group_key"
    for update of
      "notification"
  ),
  "saved" as (
    insert into
      "notifications" (
        "id",
        "user_id",
        "type",
        "kind",
        "group_key",
        "subject",
        "link",
        "sender_id",
        "priority",
        "status",
        "fresh_since",
        "created_at",
        "updated_at"
      )
    select
      encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send (gen_random_uuid()) placing substring(
                int8send (
                  (
                    extract(
                      epoch
                      from
                        clock_timestamp()
                    ) * 1000
                  )::bigint
                )
                from
                  3
              )
              from
                1 for 6
            ),
            52,
            1
          ),
          53,
          1
        ),
        'hex'
      )::uuid as "id",
      "groups"."user_id",
      'comment' as "type",
      'postLiked' as "kind",
      "groups"."group_key",
      "groups"."subject",
      "groups"."link",
      cast("groups"."actor_id" as uuid) as "sender_id",
      'normal' as "priority",
      null as "status",
      $2::timestamptz as "fresh_since",
      "groups"."at" as "created_at",
      "groups"."at" as "updated_at"
    from
      "groups"
    where
      (
        select
          count(*) as "count"
        from
          "earlier"
      ) >= 0
    order by
      "groups"."user_id",
      "groups"."group_key"
    on conflict ("user_id", "group_key") do update
    set
      "subject" = "excluded"."subject",
      "link" = "excluded"."link",
      "sender_id" = "excluded"."sender_id",
      "status" = "excluded"."status",
      "updated_at" = greatest("notifications"."updated_at", "excluded"."updated_at"),
      "read_at" = null,
      "dismissed_at" = null,
      "archived_at" = null,
      "withdrawn_at" = null,
      "fresh_since" = case
        when not coalesce(
          "notifications"."read_at",
          "notifications"."dismissed_at",
          "notifications"."archived_at",
          "notifications"."withdrawn_at"
        ) is not null then "notifications"."fresh_since"
        else "excluded"."fresh_since"
      end,
      "mailed_at" = case
        when (
          not coalesce(
            "notifications"."read_at",
            "notifications"."dismissed_at",
            "notifications"."archived_at",
            "notifications"."withdrawn_at"
          ) is not null
          or exists (
            select
            from
              "repeated"
            where
              "repeated"."user_id" = "notifications"."user_id"
              and "repeated"."group_key" = "notifications"."group_key"
          )
        ) then "notifications"."mailed_at"
      end
    returning
      "id",
      "user_id",
      "group_key"
  ),
  "actors" as (
    insert into
      "notification_actors" ("notification_id", "user_id", "created_at")
    select
      "saved"."id" as "notification_id",
      "fresh"."actor_id" as "user_id",
      $2::timestamptz as "created_at"
    from
      "fresh"
      inner join "saved" on "saved"."user_id" = "fresh"."user_id"
      and "saved"."group_key" = "fresh"."group_key"
    where
      true
    on conflict ("notification_id", "user_id") do update
    set
      "created_at" = "excluded"."created_at",
      "taken_back_at" = null
  )
select
  "saved"."id",
  "saved"."user_id" as "userId",
  coalesce("earlier"."wasClosed", true) as "alerts"
from
  "saved"
  left join "earlier" on "earlier"."user_id" = "saved"."user_id"
  and "earlier"."group_key" = "saved"."group_key";

-- notifications.dispatch(questionAsked)
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "candidates" as (
    select
      "event"."actor_id",
      "event"."created_at" as "at",
      "question"."post_author_id" as "user_id",
      'questionAsked:' || "question"."post_id" as "group_key",
      "question"."company_name" as "subject",
      '/post/' || "question"."post_id" || '#question-' || "question"."id" as "link"
    from
      "events" as "event"
      inner join (
        select
          "question"."id",
          "question"."user_id",
          "question"."upvotes",
          "question"."created_at",
          "question"."post_id",
          "post"."user_id" as "post_author_id",
          "post"."company_name"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              "user_id",
              "company_name",
              "company_norm",
              "role",
              "role_norm",
              "location_norm",
              "tags_norm",
              "logo",
              "post_type",
              "experience_type",
              "interview_year",
              "one_liner",
              "offer_status",
              "package",
              "level",
              "is_level_told",
              "campus_type",
              "hashtags",
              "created_at",
              "edited_at",
              "last_active_at",
              "useful",
              "views",
              "shares",
              "comments_count"
            from
              "posts"
            where
              "removed_at" is null
          ) as "post" on "post"."id" = "question"."post_id"
        where
          "question"."removed_at" is null
      ) as "question" on "question"."id" = "event"."subject_id"
  ),
  "wanted" as materialized (
    select distinct
      on ("candidate"."user_id", "candidate"."group_key", "candidate"."actor_id") "candidate"."actor_id",
      "candidate"."at",
      "candidate"."user_id",
      "candidate"."group_key",
      "candidate"."subject",
      "candidate"."link"
    from
      "candidates" as "candidate"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "actor" on "actor"."id" = "candidate"."actor_id"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "recipient" on "recipient"."id" = "candidate"."user_id"
    where
      "actor"."id" <> "candidate"."user_id"
      and "actor"."is_banned" = false
      and "recipient"."is_banned" = false
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("actor"."id", "candidate"."user_id")
            and "pair"."high_id" = greatest("actor"."id", "candidate"."user_id")
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
      and not exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "candidate"."user_id"
          and "notification_settings"."comments" = false
      )
    order by
      "candidate"."user_id",
      "candidate"."group_key",
      "candidate"."actor_id",
      "candidate"."at" desc
  ),
  "fresh" as materialized (
    select
      "actor_id",
      "at",
      "user_id",
      "group_key",
      "subject",
      "link"
    from
      "wanted"
  ),
  "groups" as materialized (
    select distinct
      on ("user_id", "group_key") "actor_id",
      "at",
      "user_id",
      "group_key",
      "subject",
      "link"
    from
      "fresh"
    order by
      "user_id",
      "group_key",
      "at" desc,
      "actor_id"
  ),
  "repeated" as materialized (
    select
      "fresh"."user_id",
      "fresh"."group_key"
    from
      "fresh"
      left join "notifications" as "notification" on "notification"."user_id" = "fresh"."user_id"
      and "notification"."group_key" = "fresh"."group_key"
      left join "notification_actors" as "actor" on "actor"."notification_id" = "notification"."id"
      and "actor"."user_id" = "fresh"."actor_id"
    group by
      "fresh"."user_id",
      "fresh"."group_key"
    having
      (
        false
        and bool_and(coalesce("actor"."created_at" > $2::timestamptz - '24 hours'::interval, false))
      )
  ),
  "earlier" as materialized (
    select
      "notification"."user_id",
      "notification"."group_key",
      coalesce(
        "notification"."read_at",
        "notification"."dismissed_at",
        "notification"."archived_at",
        "notification"."withdrawn_at"
      ) is not null as "wasClosed"
    from
      "notifications" as "notification"
      inner join "groups" on "groups"."user_id" = "notification"."user_id"
      and "groups"."group_key" = "notification"."group_key"
    order by
      "notification"."user_id",
      "notification"."group_key"
    for update of
      "notification"
  ),
  "saved" as (
    insert into
      "notifications" (
        "id",
        "user_id",
        "type",
        "kind",
        "group_key",
        "subject",
        "link",
        "sender_id",
        "priority",
        "status",
        "fresh_since",
        "created_at",
        "updated_at"
      )
    select
      encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send (gen_random_uuid()) placing substring(
                int8send (
                  (
                    extract(
                      epoch
                      from
                        clock_timestamp()
                    ) * 1000
                  )::bigint
                )
                from
                  3
              )
              from
                1 for 6
            ),
            52,
            1
          ),
          53,
          1
        ),
        'hex'
      )::uuid as "id",
      "groups"."user_id",
      'comment' as "type",
      'questionAsked' as "kind",
      "groups"."group_key",
      "groups"."subject",
      "groups"."link",
      cast("groups"."actor_id" as uuid) as "sender_id",
      'normal' as "priority",
      null as "status",
      $2::timestamptz as "fresh_since",
      "groups"."at" as "created_at",
      "groups"."at" as "updated_at"
    from
      "groups"
    where
      (
        select
          count(*) as "count"
        from
          "earlier"
      ) >= 0
    order by
      "groups"."user_id",
      "groups"."group_key"
    on conflict ("user_id", "group_key") do update
    set
      "subject" = "excluded"."subject",
      "link" = "excluded"."link",
      "sender_id" = "excluded"."sender_id",
      "status" = "excluded"."status",
      "updated_at" = greatest("notifications"."updated_at", "excluded"."updated_at"),
      "read_at" = null,
      "dismissed_at" = null,
      "archived_at" = null,
      "withdrawn_at" = null,
      "fresh_since" = case
        when not coalesce(
          "notifications"."read_at",
          "notifications"."dismissed_at",
          "notifications"."archived_at",
          "notifications"."withdrawn_at"
        ) is not null then "notifications"."fresh_since"
        else "excluded"."fresh_since"
      end,
      "mailed_at" = case
        when (
          not coalesce(
            "notifications"."read_at",
            "notifications"."dismissed_at",
            "notifications"."archived_at",
            "notifications"."withdrawn_at"
          ) is not null
          or exists (
            select
            from
              "repeated"
            where
              "repeated"."user_id" = "notifications"."user_id"
              and "repeated"."group_key" = "notifications"."group_key"
          )
        ) then "notifications"."mailed_at"
      end
    returning
      "id",
      "user_id",
      "group_key"
  ),
  "actors" as (
    insert into
      "notification_actors" ("notification_id", "user_id", "created_at")
    select
      "saved"."id" as "notification_id",
      "fresh"."actor_id" as "user_id",
      $2::timestamptz as "created_at"
    from
      "fresh"
      inner join "saved" on "saved"."user_id" = "fresh"."user_id"
      and "saved"."group_key" = "fresh"."group_key"
    where
      true
    on conflict ("notification_id", "user_id") do update
    set
      "created_at" = "excluded"."created_at",
      "taken_back_at" = null
  )
select
  "saved"."id",
  "saved"."user_id" as "userId",
  not exists (
    select
    from
      "repeated"
    where
      "repeated"."user_id" = "saved"."user_id"
      and "repeated"."group_key" = "saved"."group_key"
  ) as "alerts"
from
  "saved"
  left join "earlier" on "earlier"."user_id" = "saved"."user_id"
  and "earlier"."group_key" = "saved"."group_key";

-- notifications.due(mailAtOnce)
with
  "mailed" as (
    select distinct
      "notification"."user_id"
    from
      "notifications" as "notification"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "person" on "person"."id" = "notification"."user_id"
    where
      "person"."is_banned" = false
      and (
        "notification"."mailed_at" is null
        and (
          "notification"."read_at" is null
          and (
            (
              "notification"."dismissed_at" is null
              and "notification"."withdrawn_at" is null
            )
            and "notification"."archived_at" is null
          )
        )
        and not exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."mail_at_once" = false
        )
        and not (
          "notification"."kind" not in (
            'contentRemoved',
            'contentRestored',
            'reportDecided',
            'appealDecided',
            'personWarned',
            'personMuted',
            'factsCorrected',
            'graduated',
            'announced',
            'healthTurned'
          )
          and (
            (
              "notification"."type" = 'chat'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_chat" = false
              )
            )
            or (
              "notification"."type" = 'job'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_jobs" = false
              )
            )
            or (
              "notification"."type" = 'gratitude'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_gratitudes" = false
              )
            )
            or (
              "notification"."type" = 'comment'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_comments" = false
              )
            )
            or (
              "notification"."type" = 'connection'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_connections" = false
              )
            )
          )
        )
        and "notification"."kind" in (
          'connectionAsked',
          'questionAsked',
          'questionAnswered',
          'messageSent',
          'chatRequested',
          'chatAccepted',
          'callMissed'
        )
        and "notification"."fresh_since" <= $1::timestamptz - '120 seconds'::interval
        and (
          "notification"."kind" <> 'messageSent'
          or (
            "notification"."fresh_since" <= $1::timestamptz - '15 minutes'::interval
            and coalesce(
              (
                select
                  "seen"."last_seen_at"
                from
                  "presences" as "seen"
                where
                  "seen"."user_id" = "notification"."user_id"
              ),
              "notification"."fresh_since"
            ) <= $1::timestamptz - '15 minutes'::interval
          )
        )
        and (
          "notification"."kind" <> 'questionAsked'
          or (
            (
              select
                "answer"."content"
              from
                "answers" as "answer"
                inner join (
                  select
                    "id",
                    case
                      when "is_banned" = false then "full_name"
                      else 'Member no longer here'
                    end as "full_name",
                    "role",
                    "roles",
                    is_verified
                    and not is_banned as "is_verified",
                    "is_banned",
                    case
                      when "is_banned" = false then "degree_type"
                    end as "degree_type",
                    case
                      when "is_banned" = false then "stream"
                    end as "stream",
                    case
                      when "is_banned" = false then "specialisation"
                    end as "specialisation",
                    case
                      when "is_banned" = false then "year_of_graduation"
                    end as "year_of_graduation",
                    "college",
                    case
                      when "is_banned" = false then "picture_id"
                    end as "picture_id",
                    case
                      when "is_banned" = false then "work"
                    end as "work"
                  from
                    "users"
                ) as "writer" on "writer"."id" = "answer"."user_id"
              where
                "answer"."question_id" = substring(
                  "notification"."link"
                  from
                    '#question-([0-9a-f-]{36})'
                )::uuid
                and "answer"."user_id" = "notification"."user_id"
                and "answer"."removed_at" is null
                and "writer"."is_banned" = false
              order by
                "answer"."id" desc
              limit
                1
            ) is null
            and (
              select
                cast(count(*) as integer) as "count"
              from
                "question_mails" as "mail"
              where
                "mail"."user_id" = "notification"."user_id"
                and "mail"."mailed_at" > $1::timestamptz - '24 hours'::interval
            ) < 3
          )
        )
        and (
          exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_bounded" = false
          )
          or exists (
            select
              "free"."place"
            from
              generate_series(1, 5) as free (place)
            where
              not exists (
                select
                  "mail"."place"
                from
                  "at_once_mails" as "mail"
                where
                  "mail"."user_id" = "notification"."user_id"
                  and "mail"."place" = free.place
                  and "mail"."mailed_at" > $1::timestamptz - '30 days'::interval
              )
              and exists (
                select
                  "person"."id"
                from
                  "notification_actors" as "actor"
                  inner join (
                    select
                      "id",
                      case
                        when "is_banned" = false then "full_name"
                        else 'Member no longer here'
                      end as "full_name",
                      "role",
                      "roles",
                      is_verified
                      and not is_banned as "is_verified",
                      "is_banned",
                      case
                        when "is_banned" = false then "degree_type"
                      end as "degree_type",
                      case
                        when "is_banned" = false then "stream"
                      end as "stream",
                      case
                        when "is_banned" = false then "specialisation"
                      end as "specialisation",
                      case
                        when "is_banned" = false then "year_of_graduation"
                      end as "year_of_graduation",
                      "college",
                      case
                        when "is_banned" = false then "picture_id"
                      end as "picture_id",
                      case
                        when "is_banned" = false then "work"
                      end as "work"
                    from
                      "users"
                  ) as "person" on "person"."id" = "actor"."user_id"
                where
                  "person"."is_banned" = false
                  and "actor"."notification_id" = "notification"."id"
                  and "actor"."created_at" >= "notification"."fresh_since"
                  and "actor"."taken_back_at" is null
                  and not exists (
                    select
                      "mail"."place"
                    from
                      "at_once_senders" as "mail"
                    where
                      "mail"."user_id" = "notification"."user_id"
                      and "mail"."sender_id" = "person"."id"
                      and "mail"."place" = least(free.place, 3)
                      and "mail"."mailed_at" > $1::timestamptz - '30 days'::interval
                  )
              )
          )
        )
        and "notification"."updated_at" > $1::timestamptz - '24 hours'::interval
      )
    order by
      "notification"."user_id"
    limit
      200
  )
select
  "notification"."id",
  "notification"."user_id" as "userId",
  "notification"."kind",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id"
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "person" on "person"."id" = "actor"."user_id"
        where
          "person"."is_banned" = false
          and "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "actor"."taken_back_at" is null
      ) as agg
  ) as "named"
from
  "notifications" as "notification"
  inner join "mailed" on "mailed"."user_id" = "notification"."user_id"
where
  (
    "notification"."mailed_at" is null
    and (
      "notification"."read_at" is null
      and (
        (
          "notification"."dismissed_at" is null
          and "notification"."withdrawn_at" is null
        )
        and "notification"."archived_at" is null
      )
    )
    and not exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "notification"."user_id"
        and "notification_settings"."mail_at_once" = false
    )
    and not (
      "notification"."kind" not in (
        'contentRemoved',
        'contentRestored',
        'reportDecided',
        'appealDecided',
        'personWarned',
        'personMuted',
        'factsCorrected',
        'graduated',
        'announced',
        'healthTurned'
      )
      and (
        (
          "notification"."type" = 'chat'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_chat" = false
          )
        )
        or (
          "notification"."type" = 'job'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_jobs" = false
          )
        )
        or (
          "notification"."type" = 'gratitude'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_gratitudes" = false
          )
        )
        or (
          "notification"."type" = 'comment'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_comments" = false
          )
        )
        or (
          "notification"."type" = 'connection'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_connections" = false
          )
        )
      )
    )
    and "notification"."kind" in (
      'connectionAsked',
      'questionAsked',
      'questionAnswered',
      'messageSent',
      'chatRequested',
      'chatAccepted',
      'callMissed'
    )
    and "notification"."fresh_since" <= $1::timestamptz - '120 seconds'::interval
    and (
      "notification"."kind" <> 'messageSent'
      or (
        "notification"."fresh_since" <= $1::timestamptz - '15 minutes'::interval
        and coalesce(
          (
            select
              "seen"."last_seen_at"
            from
              "presences" as "seen"
            where
              "seen"."user_id" = "notification"."user_id"
          ),
          "notification"."fresh_since"
        ) <= $1::timestamptz - '15 minutes'::interval
      )
    )
    and (
      "notification"."kind" <> 'questionAsked'
      or (
        (
          select
            "answer"."content"
          from
            "answers" as "answer"
            inner join (
              select
                "id",
                case
                  when "is_banned" = false then "full_name"
                  else 'Member no longer here'
                end as "full_name",
                "role",
                "roles",
                is_verified
                and not is_banned as "is_verified",
                "is_banned",
                case
                  when "is_banned" = false then "degree_type"
                end as "degree_type",
                case
                  when "is_banned" = false then "stream"
                end as "stream",
                case
                  when "is_banned" = false then "specialisation"
                end as "specialisation",
                case
                  when "is_banned" = false then "year_of_graduation"
                end as "year_of_graduation",
                "college",
                case
                  when "is_banned" = false then "picture_id"
                end as "picture_id",
                case
                  when "is_banned" = false then "work"
                end as "work"
              from
                "users"
            ) as "writer" on "writer"."id" = "answer"."user_id"
          where
            "answer"."question_id" = substring(
              "notification"."link"
              from
                '#question-([0-9a-f-]{36})'
            )::uuid
            and "answer"."user_id" = "notification"."user_id"
            and "answer"."removed_at" is null
            and "writer"."is_banned" = false
          order by
            "answer"."id" desc
          limit
            1
        ) is null
        and (
          select
            cast(count(*) as integer) as "count"
          from
            "question_mails" as "mail"
          where
            "mail"."user_id" = "notification"."user_id"
            and "mail"."mailed_at" > $1::timestamptz - '24 hours'::interval
        ) < 3
      )
    )
    and (
      exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "notification"."user_id"
          and "notification_settings"."mail_bounded" = false
      )
      or exists (
        select
          "free"."place"
        from
          generate_series(1, 5) as free (place)
        where
          not exists (
            select
              "mail"."place"
            from
              "at_once_mails" as "mail"
            where
              "mail"."user_id" = "notification"."user_id"
              and "mail"."place" = free.place
              and "mail"."mailed_at" > $1::timestamptz - '30 days'::interval
          )
          and exists (
            select
              "person"."id"
            from
              "notification_actors" as "actor"
              inner join (
                select
                  "id",
                  case
                    when "is_banned" = false then "full_name"
                    else 'Member no longer here'
                  end as "full_name",
                  "role",
                  "roles",
                  is_verified
                  and not is_banned as "is_verified",
                  "is_banned",
                  case
                    when "is_banned" = false then "degree_type"
                  end as "degree_type",
                  case
                    when "is_banned" = false then "stream"
                  end as "stream",
                  case
                    when "is_banned" = false then "specialisation"
                  end as "specialisation",
                  case
                    when "is_banned" = false then "year_of_graduation"
                  end as "year_of_graduation",
                  "college",
                  case
                    when "is_banned" = false then "picture_id"
                  end as "picture_id",
                  case
                    when "is_banned" = false then "work"
                  end as "work"
                from
                  "users"
              ) as "person" on "person"."id" = "actor"."user_id"
            where
              "person"."is_banned" = false
              and "actor"."notification_id" = "notification"."id"
              and "actor"."created_at" >= "notification"."fresh_since"
              and "actor"."taken_back_at" is null
              and not exists (
                select
                  "mail"."place"
                from
                  "at_once_senders" as "mail"
                where
                  "mail"."user_id" = "notification"."user_id"
                  and "mail"."sender_id" = "person"."id"
                  and "mail"."place" = least(free.place, 3)
                  and "mail"."mailed_at" > $1::timestamptz - '30 days'::interval
              )
          )
      )
    )
    and "notification"."updated_at" > $1::timestamptz - '24 hours'::interval
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.due(mailDigest)
with
  "mailed" as (
    select distinct
      "notification"."user_id"
    from
      "notifications" as "notification"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "person" on "person"."id" = "notification"."user_id"
    where
      "person"."is_banned" = false
      and (
        "notification"."mailed_at" is null
        and (
          "notification"."read_at" is null
          and (
            (
              "notification"."dismissed_at" is null
              and "notification"."withdrawn_at" is null
            )
            and "notification"."archived_at" is null
          )
        )
        and not exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."mail_digest" = false
        )
        and not (
          "notification"."kind" not in (
            'contentRemoved',
            'contentRestored',
            'reportDecided',
            'appealDecided',
            'personWarned',
            'personMuted',
            'factsCorrected',
            'graduated',
            'announced',
            'healthTurned'
          )
          and (
            (
              "notification"."type" = 'chat'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_chat" = false
              )
            )
            or (
              "notification"."type" = 'job'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_jobs" = false
              )
            )
            or (
              "notification"."type" = 'gratitude'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_gratitudes" = false
              )
            )
            or (
              "notification"."type" = 'comment'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_comments" = false
              )
            )
            or (
              "notification"."type" = 'connection'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "notification"."user_id"
                  and "notification_settings"."mail_connections" = false
              )
            )
          )
        )
        and "notification"."kind" not in ('jobPosted', 'personFits', 'announced', 'healthTurned')
        and "notification"."updated_at" <= $1::timestamptz - '10 minutes'::interval
        and "notification"."updated_at" > $1::timestamptz - '60 days'::interval
      )
    order by
      "notification"."user_id"
    limit
      200
  )
select
  "notification"."id",
  "notification"."user_id" as "userId",
  "notification"."kind",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id"
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "person" on "person"."id" = "actor"."user_id"
        where
          "person"."is_banned" = false
          and "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "actor"."taken_back_at" is null
      ) as agg
  ) as "named"
from
  "notifications" as "notification"
  inner join "mailed" on "mailed"."user_id" = "notification"."user_id"
where
  (
    "notification"."mailed_at" is null
    and (
      "notification"."read_at" is null
      and (
        (
          "notification"."dismissed_at" is null
          and "notification"."withdrawn_at" is null
        )
        and "notification"."archived_at" is null
      )
    )
    and not exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "notification"."user_id"
        and "notification_settings"."mail_digest" = false
    )
    and not (
      "notification"."kind" not in (
        'contentRemoved',
        'contentRestored',
        'reportDecided',
        'appealDecided',
        'personWarned',
        'personMuted',
        'factsCorrected',
        'graduated',
        'announced',
        'healthTurned'
      )
      and (
        (
          "notification"."type" = 'chat'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_chat" = false
          )
        )
        or (
          "notification"."type" = 'job'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_jobs" = false
          )
        )
        or (
          "notification"."type" = 'gratitude'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_gratitudes" = false
          )
        )
        or (
          "notification"."type" = 'comment'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_comments" = false
          )
        )
        or (
          "notification"."type" = 'connection'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "notification"."user_id"
              and "notification_settings"."mail_connections" = false
          )
        )
      )
    )
    and "notification"."kind" not in ('jobPosted', 'personFits', 'announced', 'healthTurned')
    and "notification"."updated_at" <= $1::timestamptz - '10 minutes'::interval
    and "notification"."updated_at" > $1::timestamptz - '60 days'::interval
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.duePushes
select
  "notification"."id" as "notificationId",
  "subscription"."id" as "subscriptionId",
  "subscription"."endpoint",
  exists (
    select
    from
      "notification_settings" as "quiet"
    where
      "quiet"."user_id" = "notification"."user_id"
      and (
        (
          "quiet"."quiet_from" < "quiet"."quiet_to"
          and (
            extract(
              hour
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            ) * 60 + extract(
              minute
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            )
          ) >= "quiet"."quiet_from"
          and (
            extract(
              hour
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            ) * 60 + extract(
              minute
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            )
          ) < "quiet"."quiet_to"
        )
        or (
          "quiet"."quiet_from" > "quiet"."quiet_to"
          and (
            (
              extract(
                hour
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              ) * 60 + extract(
                minute
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              )
            ) >= "quiet"."quiet_from"
            or (
              extract(
                hour
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              ) * 60 + extract(
                minute
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              )
            ) < "quiet"."quiet_to"
          )
        )
      )
  ) as "isQuiet"
from
  "push_subscriptions" as "subscription"
  inner join (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session" on "session"."id" = "subscription"."session_id"
  inner join "notifications" as "notification" on "notification"."user_id" = "subscription"."user_id"
where
  "session"."expires_at" > $1::timestamptz
  and "notification"."id" = any ($2::uuid[])
  and (
    "notification"."read_at" is null
    and (
      (
        "notification"."dismissed_at" is null
        and "notification"."withdrawn_at" is null
      )
      and "notification"."archived_at" is null
    )
  )
  and (
    "notification"."pushed_at" is null
    or "notification"."pushed_at" <= $1::timestamptz - '30 seconds'::interval
  )
  and not (
    "notification"."kind" not in (
      'contentRemoved',
      'contentRestored',
      'reportDecided',
      'appealDecided',
      'personWarned',
      'personMuted',
      'factsCorrected',
      'graduated',
      'announced',
      'healthTurned'
    )
    and (
      (
        "notification"."type" = 'chat'
        and exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."push_chat" = false
        )
      )
      or (
        "notification"."type" = 'job'
        and exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."push_jobs" = false
        )
      )
      or (
        "notification"."type" = 'gratitude'
        and exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."push_gratitudes" = false
        )
      )
      or (
        "notification"."type" = 'comment'
        and exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."push_comments" = false
        )
      )
      or (
        "notification"."type" = 'connection'
        and exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "notification"."user_id"
            and "notification_settings"."push_connections" = false
        )
      )
    )
  );

-- notifications.heldOver
select
  "notification"."id",
  (
    "notification"."read_at" is null
    and (
      (
        "notification"."dismissed_at" is null
        and "notification"."withdrawn_at" is null
      )
      and "notification"."archived_at" is null
    )
  ) as "isUnread"
from
  "notifications" as "notification"
where
  "notification"."held_at" is not null
  and "notification"."user_id" in (
    select
      "person"."user_id"
    from
      (
        select distinct
          "held"."user_id"
        from
          "notifications" as "held"
        where
          "held"."held_at" is not null
      ) as "person"
    where
      not exists (
        select
        from
          "notification_settings" as "quiet"
        where
          "quiet"."user_id" = "person"."user_id"
          and (
            (
              "quiet"."quiet_from" < "quiet"."quiet_to"
              and (
                extract(
                  hour
                  from
                    ($1::timestamptz at time zone "quiet"."quiet_zone")
                ) * 60 + extract(
                  minute
                  from
                    ($1::timestamptz at time zone "quiet"."quiet_zone")
                )
              ) >= "quiet"."quiet_from"
              and (
                extract(
                  hour
                  from
                    ($1::timestamptz at time zone "quiet"."quiet_zone")
                ) * 60 + extract(
                  minute
                  from
                    ($1::timestamptz at time zone "quiet"."quiet_zone")
                )
              ) < "quiet"."quiet_to"
            )
            or (
              "quiet"."quiet_from" > "quiet"."quiet_to"
              and (
                (
                  extract(
                    hour
                    from
                      ($1::timestamptz at time zone "quiet"."quiet_zone")
                  ) * 60 + extract(
                    minute
                    from
                      ($1::timestamptz at time zone "quiet"."quiet_zone")
                  )
                ) >= "quiet"."quiet_from"
                or (
                  extract(
                    hour
                    from
                      ($1::timestamptz at time zone "quiet"."quiet_zone")
                  ) * 60 + extract(
                    minute
                    from
                      ($1::timestamptz at time zone "quiet"."quiet_zone")
                  )
                ) < "quiet"."quiet_to"
              )
            )
          )
      )
  )
order by
  "notification"."user_id",
  "notification"."group_key"
limit
  200
for update of
  "notification" skip locked;

-- notifications.keptZones
select distinct
  "quiet_zone" as "zone"
from
  "notification_settings"
where
  "quiet_zone" is not null;

-- notifications.locked(dismiss, named)
select
  "notification"."id"
from
  "notifications" as "notification"
where
  "notification"."user_id" = $1::uuid
  and "notification"."dismissed_at" is null
  and "notification"."id" = any ($2::uuid[])
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.locked(markRead, all)
select
  "notification"."id"
from
  "notifications" as "notification"
where
  "notification"."user_id" = $1::uuid
  and "notification"."read_at" is null
  and (
    (
      "notification"."dismissed_at" is null
      and "notification"."withdrawn_at" is null
    )
    and "notification"."archived_at" is null
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.milestones(postLiked)
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "counted" as (
    select distinct
      "post"."id",
      "post"."user_id",
      "post"."useful" as "count",
      "post"."company_name",
      '/post/' || "post"."id" as "link"
    from
      "events" as "event"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "location_norm",
          "tags_norm",
          "logo",
          "post_type",
          "experience_type",
          "interview_year",
          "one_liner",
          "offer_status",
          "package",
          "level",
          "is_level_told",
          "campus_type",
          "hashtags",
          "created_at",
          "edited_at",
          "last_active_at",
          "useful",
          "views",
          "shares",
          "comments_count"
        from
          "posts"
        where
          "removed_at" is null
      ) as "post" on "post"."id" = "event"."subject_id"
    where
      "post"."user_id" <> "event"."actor_id"
  ),
  "reached" as (
    select
      *,
      (
        select
          max(milestone)
        from
          unnest(array[5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000]) milestone
        where
          milestone <= "count"
      ) as "milestone"
    from
      "counted"
  )
insert into
  "notifications" (
    "id",
    "user_id",
    "type",
    "kind",
    "group_key",
    "subject",
    "link",
    "fresh_since",
    "created_at",
    "updated_at"
  )
select
  encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send (gen_random_uuid()) placing substring(
            int8send (
              (
                extract(
                  epoch
                  from
                    clock_timestamp()
                ) * 1000
              )::bigint
            )
            from
              3
          )
          from
            1 for 6
        ),
        52,
        1
      ),
      53,
      1
    ),
    'hex'
  )::uuid as "id",
  "reached"."user_id",
  'comment' as "type",
  'postMilestone' as "kind",
  'postMilestone:' || "reached"."id" || ':' || "reached"."milestone" as "group_key",
  "reached"."milestone" || ' ' || "reached"."company_name" as "subject",
  "reached"."link",
  $2::timestamptz as "fresh_since",
  $2::timestamptz as "created_at",
  $2::timestamptz as "updated_at"
from
  "reached"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "recipient" on "recipient"."id" = "reached"."user_id"
where
  "recipient"."is_banned" = false
  and "reached"."milestone" is not null
  and not exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "reached"."user_id"
      and "notification_settings"."comments" = false
  )
order by
  "reached"."user_id",
  "group_key"
on conflict ("user_id", "group_key") do nothing
returning
  "id",
  "user_id" as "userId",
  true as "alerts";

-- notifications.old(dismissed)
select
  "notification"."id"
from
  "notifications" as "notification"
where
  (
    coalesce("notification"."dismissed_at", "notification"."withdrawn_at") is not null
    and coalesce("notification"."dismissed_at", "notification"."withdrawn_at") < $1::timestamptz - '30 days'::interval
  )
  and not "notification"."kind" in ('postMilestone', 'questionMilestone', 'answerMilestone')
order by
  "notification"."user_id",
  "notification"."group_key"
limit
  1000
for update of
  "notification" skip locked;

-- notifications.old(read)
select
  "notification"."id"
from
  "notifications" as "notification"
where
  (
    "notification"."read_at" < $1::timestamptz - '180 days'::interval
    and "notification"."updated_at" < $1::timestamptz - '180 days'::interval
    and "notification"."dismissed_at" is null
    and "notification"."archived_at" is null
    and "notification"."status" is distinct from 'pending'
  )
  and not "notification"."kind" in ('postMilestone', 'questionMilestone', 'answerMilestone')
order by
  "notification"."user_id",
  "notification"."group_key"
limit
  1000
for update of
  "notification" skip locked;

-- notifications.outdatedStatuses
with
  "sides" as (
    select
      "request"."low_id" as "user_id",
      "request"."high_id" as "other_id",
      "request"."status"
    from
      (
        select
          "pair"."low_id",
          "pair"."high_id",
          "pair"."status",
          "pair"."request_id",
          "pair"."asked_by_id",
          case
            when "pair"."asked_by_id" = "pair"."low_id" then "pair"."high_id"
            else "pair"."low_id"
          end as "asked_id"
        from
          (
            select
              "id",
              "low_id",
              "high_id",
              "status",
              "asked_by_id",
              "request_id",
              "asked_at",
              "connected_at",
              "locked_until",
              "blocked_by_low_at",
              "blocked_by_high_at"
            from
              "connections"
          ) as "pair"
      ) as "request"
    where
      "request"."request_id" in (
        select
          "event"."subject_id"
        from
          (
            select
              "subject_id",
              "actor_id",
              "created_at"
            from
              "domain_events"
            where
              "id" = any ($1::int8[])
          ) as "event"
      )
    union all
    select
      "request"."high_id" as "user_id",
      "request"."low_id" as "other_id",
      "request"."status"
    from
      (
        select
          "pair"."low_id",
          "pair"."high_id",
          "pair"."status",
          "pair"."request_id",
          "pair"."asked_by_id",
          case
            when "pair"."asked_by_id" = "pair"."low_id" then "pair"."high_id"
            else "pair"."low_id"
          end as "asked_id"
        from
          (
            select
              "id",
              "low_id",
              "high_id",
              "status",
              "asked_by_id",
              "request_id",
              "asked_at",
              "connected_at",
              "locked_until",
              "blocked_by_low_at",
              "blocked_by_high_at"
            from
              "connections"
          ) as "pair"
      ) as "request"
    where
      "request"."request_id" in (
        select
          "event"."subject_id"
        from
          (
            select
              "subject_id",
              "actor_id",
              "created_at"
            from
              "domain_events"
            where
              "id" = any ($1::int8[])
          ) as "event"
      )
  )
select
  "notification"."id",
  "notification"."user_id" as "userId",
  "side"."status"
from
  "sides" as "side"
  inner join "notifications" as "notification" on "notification"."user_id" = "side"."user_id"
  and "notification"."group_key" in (
    'connectionAsked:' || "side"."other_id",
    'connectionAccepted:' || "side"."other_id"
  )
where
  (
    (
      "notification"."status" is null
      and "side"."status" = 'connected'
    )
    or (
      "notification"."status" = 'accepted'
      and "side"."status" <> 'connected'
    )
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.ownBrowser
select
  "server_key" as "serverKey",
  "silent_since" as "silentSince",
  "renewed_at" as "renewedAt"
from
  "push_subscriptions"
where
  "session_id" = $1::uuid
  and "endpoint" = $2::text;

-- notifications.page(all, 20, latest, false)
select
  "notification"."id",
  "notification"."type",
  "notification"."kind",
  "notification"."subject",
  "notification"."link",
  "notification"."priority",
  "notification"."status",
  "notification"."created_at" as "createdAt",
  "notification"."updated_at" as "updatedAt",
  left(
    case
      when "notification"."kind" in ('answerVoted', 'answerAccepted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
      )
      when "notification"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
      when "notification"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."question_id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "notification"."sender_id"
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
        order by
          "answer"."id" desc
        limit
          1
      )
      when "notification"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = substring(
            "notification"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
    end,
    161
  ) as "quote",
  "notification"."read_at" is not null as "read",
  "notification"."archived_at" is not null as "archived",
  coalesce("notification"."dismissed_at", "notification"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "actor"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "person" on "person"."id" = "actor"."user_id"
    where
      "person"."is_banned" = false
      and "actor"."notification_id" = "notification"."id"
      and "actor"."created_at" >= "notification"."fresh_since"
      and "actor"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "person" on "person"."id" = "actor"."user_id"
        where
          "person"."is_banned" = false
          and "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "actor"."taken_back_at" is null
        order by
          "person"."id" = "notification"."sender_id" desc,
          "actor"."created_at" desc,
          "person"."id"
        limit
          2
      ) as agg
  ) as "people"
from
  "notifications" as "notification"
where
  "notification"."user_id" = $1::uuid
  and (
    (
      "notification"."dismissed_at" is null
      and "notification"."withdrawn_at" is null
    )
    and "notification"."archived_at" is null
  )
order by
  "notification"."updated_at" desc,
  "notification"."id" desc
limit
  21;

-- notifications.page(all, 20, latest, true)
select
  "notification"."id",
  "notification"."type",
  "notification"."kind",
  "notification"."subject",
  "notification"."link",
  "notification"."priority",
  "notification"."status",
  "notification"."created_at" as "createdAt",
  "notification"."updated_at" as "updatedAt",
  left(
    case
      when "notification"."kind" in ('answerVoted', 'answerAccepted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
      )
      when "notification"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
      when "notification"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."question_id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "notification"."sender_id"
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
        order by
          "answer"."id" desc
        limit
          1
      )
      when "notification"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = substring(
            "notification"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
    end,
    161
  ) as "quote",
  "notification"."read_at" is not null as "read",
  "notification"."archived_at" is not null as "archived",
  coalesce("notification"."dismissed_at", "notification"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "actor"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "person" on "person"."id" = "actor"."user_id"
    where
      "person"."is_banned" = false
      and "actor"."notification_id" = "notification"."id"
      and "actor"."created_at" >= "notification"."fresh_since"
      and "actor"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "person" on "person"."id" = "actor"."user_id"
        where
          "person"."is_banned" = false
          and "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "actor"."taken_back_at" is null
        order by
          "person"."id" = "notification"."sender_id" desc,
          "actor"."created_at" desc,
          "person"."id"
        limit
          2
      ) as agg
  ) as "people"
from
  "notifications" as "notification"
where
  "notification"."user_id" = $1::uuid
  and (
    (
      "notification"."dismissed_at" is null
      and "notification"."withdrawn_at" is null
    )
    and "notification"."archived_at" is null
  )
  and ("notification"."updated_at", "notification"."id") < ($2::timestamptz, $3::uuid)
order by
  "notification"."updated_at" desc,
  "notification"."id" desc
limit
  21;

-- notifications.placesTaken
select
  "person"."id" as "userId",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "mail"."place"
        from
          "at_once_mails" as "mail"
        where
          "mail"."user_id" = "person"."id"
      ) as agg
  ) as "taken",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "mail"."sender_id" as "senderId",
          "mail"."place"
        from
          "at_once_senders" as "mail"
        where
          "mail"."user_id" = "person"."id"
      ) as agg
  ) as "takenOf",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "person"."id"
      and "notification_settings"."mail_bounded" = false
  ) as "isUnbounded",
  (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "person"."id"
        and "notification_settings"."mail_at_once" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "person"."id"
        and "notification_settings"."chat" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "person"."id"
        and "notification_settings"."mail_chat" = false
    )
  ) as "isReminderOff"
from
  unnest($1::uuid[]) as "person" (id);

-- notifications.readPushes
select
  "notification"."id",
  "notification"."user_id" as "userId"
from
  "notifications" as "notification"
where
  "notification"."user_id" = any ($1::uuid[])
  and "notification"."pushed_at" is not null
  and not (
    "notification"."read_at" is null
    and (
      (
        "notification"."dismissed_at" is null
        and "notification"."withdrawn_at" is null
      )
      and "notification"."archived_at" is null
    )
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification" skip locked;

-- notifications.readWithConversation
select
  "notification"."id",
  "notification"."user_id" as "userId"
from
  (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ) as "event"
  inner join "notifications" as "notification" on "notification"."user_id" = "event"."actor_id"
  and "notification"."group_key" in (
    'messageSent:' || "event"."subject_id",
    'chatRequested:' || "event"."subject_id",
    'chatAccepted:' || "event"."subject_id",
    'chatRequestEnded:' || "event"."subject_id",
    'callMissed:' || "event"."subject_id"
  )
where
  "notification"."read_at" is null
  and "notification"."updated_at" <= "event"."created_at"
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.reopenedRequests
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  )
select
  "notification"."id",
  "notification"."user_id" as "userId"
from
  "events" as "event"
  inner join (
    select
      "pair"."low_id",
      "pair"."high_id",
      "pair"."status",
      "pair"."request_id",
      "pair"."asked_by_id",
      case
        when "pair"."asked_by_id" = "pair"."low_id" then "pair"."high_id"
        else "pair"."low_id"
      end as "asked_id"
    from
      (
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at"
        from
          "connections"
      ) as "pair"
  ) as "request" on "request"."request_id" = "event"."subject_id"
  inner join "notifications" as "notification" on "notification"."user_id" = "request"."asked_id"
  and (
    "notification"."group_key" = 'connectionAsked:' || "request"."asked_by_id"
    and "notification"."subject" = cast("request"."request_id" as text)
  )
where
  "request"."status" = 'pending'
  and "notification"."status" = 'rejected'
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.requestsToldOf
select
  "notification"."id",
  "notification"."user_id" as "userId"
from
  "notifications" as "notification"
where
  "notification"."user_id" = any ($1::uuid[])
  and "notification"."group_key" in (
    select
      'chatRequested:' || "request"."id" as "key"
    from
      unnest($2::uuid[]) as "request" (id)
  )
  and (
    (
      "notification"."dismissed_at" is null
      and "notification"."withdrawn_at" is null
    )
    and "notification"."archived_at" is null
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.reviseActors(gratitudeChanged)
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "acts" as (
    select
      "event"."actor_id",
      "event"."subject_id" as "user_id",
      'gratitudeSent' as "group_key",
      exists (
        select
        from
          (
            select
              "id",
              "profile_id",
              "user_id",
              "text",
              "hidden_at",
              "created_at"
            from
              "gratitudes"
            where
              "removed_at" is null
          ) as "gratitude"
        where
          "gratitude"."profile_id" = "event"."subject_id"
          and "gratitude"."user_id" = "event"."actor_id"
          and "gratitude"."hidden_at" is null
      ) as "holds"
    from
      (
        select distinct
          "event"."subject_id",
          "event"."actor_id"
        from
          "events" as "event"
      ) as "event"
  ),
  "named" as materialized (
    select
      "notification"."id",
      "act"."actor_id",
      "act"."holds"
    from
      "acts" as "act"
      inner join "notifications" as "notification" on "notification"."user_id" = "act"."user_id"
      and "notification"."group_key" = "act"."group_key"
    order by
      "notification"."user_id",
      "notification"."group_key"
    for update of
      "notification"
  ),
  "changed" as (
    update "notification_actors" as "actor"
    set
      "taken_back_at" = case
        when "named"."holds" = false then $2::timestamptz
      end
    from
      "named"
    where
      "actor"."notification_id" = "named"."id"
      and "actor"."user_id" = "named"."actor_id"
      and "actor"."taken_back_at" is null <> "named"."holds"
    returning
      "actor"."notification_id"
  )
select
  "named"."id",
  bool_or("changed"."notification_id" is not null) as "isChanged"
from
  "named"
  left join "changed" on "changed"."notification_id" = "named"."id"
group by
  "named"."id";

-- notifications.reviseActors(postLiked)
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "acts" as (
    select
      "event"."actor_id",
      "post"."user_id",
      'postLiked:' || "post"."id" as "group_key",
      exists (
        select
        from
          "post_likes" as "liked"
        where
          "liked"."post_id" = "post"."id"
          and "liked"."user_id" = "event"."actor_id"
      ) as "holds"
    from
      (
        select distinct
          "event"."subject_id",
          "event"."actor_id"
        from
          "events" as "event"
      ) as "event"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "location_norm",
          "tags_norm",
          "logo",
          "post_type",
          "experience_type",
          "interview_year",
          "one_liner",
          "offer_status",
          "package",
          "level",
          "is_level_told",
          "campus_type",
          "hashtags",
          "created_at",
          "edited_at",
          "last_active_at",
          "useful",
          "views",
          "shares",
          "comments_count"
        from
          "posts"
        where
          "removed_at" is null
      ) as "post" on "post"."id" = "event"."subject_id"
  ),
  "named" as materialized (
    select
      "notification"."id",
      "act"."actor_id",
      "act"."holds"
    from
      "acts" as "act"
      inner join "notifications" as "notification" on "notification"."user_id" = "act"."user_id"
      and "notification"."group_key" = "act"."group_key"
    order by
      "notification"."user_id",
      "notification"."group_key"
    for update of
      "notification"
  ),
  "changed" as (
    update "notification_actors" as "actor"
    set
      "taken_back_at" = case
        when "named"."holds" = false then $2::timestamptz
      end
    from
      "named"
    where
      "actor"."notification_id" = "named"."id"
      and "actor"."user_id" = "named"."actor_id"
      and "actor"."taken_back_at" is null <> "named"."holds"
    returning
      "actor"."notification_id"
  )
select
  "named"."id",
  bool_or("changed"."notification_id" is not null) as "isChanged"
from
  "named"
  left join "changed" on "changed"."notification_id" = "named"."id"
group by
  "named"."id";

-- notifications.ringableBrowsers
select
  "subscription"."id",
  "subscription"."endpoint",
  "call"."id" as "callId"
from
  "push_subscriptions" as "subscription"
  inner join (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session" on "session"."id" = "subscription"."session_id"
  inner join (
    select
      "call"."id",
      "call"."conversation_id",
      "call"."caller_id",
      "call"."callee_id",
      "call"."started_at"
    from
      "calls" as "call"
    where
      "call"."state" = 'ringing'
  ) as "call" on "call"."callee_id" = "subscription"."user_id"
  inner join (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ) as "event" on "event"."subject_id" = "call"."id"
where
  "session"."expires_at" > $2::timestamptz
  and not exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "call"."callee_id"
      and "notification_settings"."push_calls" = false
  )
  and not (
    exists (
      select
      from
        "notification_settings" as "quiet"
      where
        "quiet"."user_id" = "call"."callee_id"
        and (
          (
            "quiet"."quiet_from" < "quiet"."quiet_to"
            and (
              extract(
                hour
                from
                  ($2::timestamptz at time zone "quiet"."quiet_zone")
              ) * 60 + extract(
                minute
                from
                  ($2::timestamptz at time zone "quiet"."quiet_zone")
              )
            ) >= "quiet"."quiet_from"
            and (
              extract(
                hour
                from
                  ($2::timestamptz at time zone "quiet"."quiet_zone")
              ) * 60 + extract(
                minute
                from
                  ($2::timestamptz at time zone "quiet"."quiet_zone")
              )
            ) < "quiet"."quiet_to"
          )
          or (
            "quiet"."quiet_from" > "quiet"."quiet_to"
            and (
              (
                extract(
                  hour
                  from
                    ($2::timestamptz at time zone "quiet"."quiet_zone")
                ) * 60 + extract(
                  minute
                  from
                    ($2::timestamptz at time zone "quiet"."quiet_zone")
                )
              ) >= "quiet"."quiet_from"
              or (
                extract(
                  hour
                  from
                    ($2::timestamptz at time zone "quiet"."quiet_zone")
                ) * 60 + extract(
                  minute
                  from
                    ($2::timestamptz at time zone "quiet"."quiet_zone")
                )
              ) < "quiet"."quiet_to"
            )
          )
        )
    )
    and exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "call"."callee_id"
        and "notification_settings"."quiet_calls" = false
    )
  )
  and not exists (
    select
      1 as "one"
    from
      (
        select
          "participant"."conversation_id",
          "participant"."user_id",
          "participant"."muted_until"
        from
          "conversation_participants" as "participant"
        where
          "participant"."muted_until" is not null
      ) as "mute"
    where
      "mute"."conversation_id" = "call"."conversation_id"
      and "mute"."user_id" = "call"."callee_id"
      and "mute"."muted_until" > $2::timestamptz
  )
  and (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "call"."conversation_id",
          "call"."caller_id",
          "call"."callee_id",
          "call"."started_at"
        from
          "calls" as "call"
      ) as "begun"
    where
      "begun"."callee_id" = "call"."callee_id"
      and "begun"."caller_id" = "call"."caller_id"
      and "begun"."started_at" > $2::timestamptz - '10 minutes'::interval
  ) <= 3
  and (
    select
      cast(sum("caller"."calls") as integer) as "count"
    from
      (
        select
          least(cast(count(*) as integer), 3) as "calls"
        from
          (
            select
              "call"."conversation_id",
              "call"."caller_id",
              "call"."callee_id",
              "call"."started_at"
            from
              "calls" as "call"
          ) as "begun"
        where
          "begun"."callee_id" = "call"."callee_id"
          and "begun"."started_at" > $2::timestamptz - '10 minutes'::interval
          and not exists (
            select
              1 as "one"
            from
              (
                select
                  "participant"."conversation_id",
                  "participant"."user_id",
                  "participant"."muted_until"
                from
                  "conversation_participants" as "participant"
                where
                  "participant"."muted_until" is not null
              ) as "mute"
            where
              "mute"."conversation_id" = "begun"."conversation_id"
              and "mute"."user_id" = "call"."callee_id"
              and "mute"."muted_until" > $2::timestamptz
          )
        group by
          "begun"."caller_id"
      ) as "caller"
  ) <= 10;

-- notifications.rungBrowsers
select
  "subscription"."id",
  "subscription"."endpoint",
  "subscription"."rung_call_id" as "callId"
from
  "push_subscriptions" as "subscription"
where
  "subscription"."rung_call_id" is not null
  and not exists (
    select
    from
      (
        select
          "call"."id",
          "call"."conversation_id",
          "call"."caller_id",
          "call"."callee_id",
          "call"."started_at"
        from
          "calls" as "call"
        where
          "call"."state" = 'ringing'
      ) as "call"
    where
      "call"."id" = "subscription"."rung_call_id"
  );

-- notifications.rungCall
select
  "call"."id",
  "call"."callee_id" as "calleeId",
  "call"."started_at" as "startedAt",
  "caller"."full_name" as "name",
  '/chat/' || "call"."conversation_id" as "link",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "call"."callee_id"
      and "notification_settings"."push_words" = false
  ) as "hidesWords"
from
  (
    select
      "call"."id",
      "call"."conversation_id",
      "call"."caller_id",
      "call"."callee_id",
      "call"."started_at"
    from
      "calls" as "call"
    where
      "call"."state" = 'ringing'
  ) as "call"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "caller" on "caller"."id" = "call"."caller_id"
where
  "call"."id" = $1::uuid;

-- notifications.settings
select
  "user_id" as "id",
  "notification_settings"."chat" as "chat",
  "notification_settings"."jobs" as "jobs",
  "notification_settings"."gratitudes" as "gratitudes",
  "notification_settings"."comments" as "comments",
  "notification_settings"."connections" as "connections",
  "notification_settings"."sound" as "sound",
  "notification_settings"."mail_at_once" as "mailAtOnce",
  "notification_settings"."mail_bounded" as "mailBounded",
  "notification_settings"."mail_digest" as "mailDigest",
  "notification_settings"."mail_college" as "mailCollege",
  "notification_settings"."mail_chat" as "mailChat",
  "notification_settings"."mail_jobs" as "mailJobs",
  "notification_settings"."mail_gratitudes" as "mailGratitudes",
  "notification_settings"."mail_comments" as "mailComments",
  "notification_settings"."mail_connections" as "mailConnections",
  "notification_settings"."sound_chat" as "soundChat",
  "notification_settings"."sound_jobs" as "soundJobs",
  "notification_settings"."sound_gratitudes" as "soundGratitudes",
  "notification_settings"."sound_comments" as "soundComments",
  "notification_settings"."sound_connections" as "soundConnections",
  "notification_settings"."push_words" as "pushWords",
  "notification_settings"."push_chat" as "pushChat",
  "notification_settings"."push_jobs" as "pushJobs",
  "notification_settings"."push_gratitudes" as "pushGratitudes",
  "notification_settings"."push_comments" as "pushComments",
  "notification_settings"."push_connections" as "pushConnections",
  "notification_settings"."push_calls" as "pushCalls",
  "notification_settings"."quiet_calls" as "quietCalls",
  "notification_settings"."quiet_from" as "quietFrom",
  "notification_settings"."quiet_to" as "quietTo",
  "notification_settings"."quiet_zone" as "quietZone"
from
  "notification_settings"
where
  "user_id" = $1::uuid;

-- notifications.stale
select
  "notification"."id",
  "notification"."user_id" as "userId"
from
  "notifications" as "notification"
where
  (
    "notification"."read_at" is null
    and (
      (
        "notification"."dismissed_at" is null
        and "notification"."withdrawn_at" is null
      )
      and "notification"."archived_at" is null
    )
  )
  and "notification"."mailed_at" is null
  and "notification"."updated_at" > $1::timestamptz - '8 days'::interval
  and (
    (
      "notification"."kind" = 'endorsementSent'
      and not exists (
        select
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              "mentee_id",
              "alumni_id",
              "accepted_at",
              "created_at"
            from
              "endorsements"
          ) as "endorsement" on "endorsement"."alumni_id" = "actor"."user_id"
        where
          "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "endorsement"."mentee_id" = "notification"."user_id"
          and "endorsement"."accepted_at" is null
      )
    )
    or (
      "notification"."kind" = 'gratitudeSent'
      and not exists (
        select
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              "profile_id",
              "user_id",
              "text",
              "hidden_at",
              "created_at"
            from
              "gratitudes"
            where
              "removed_at" is null
          ) as "gratitude" on "gratitude"."user_id" = "actor"."user_id"
        where
          "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "gratitude"."profile_id" = "notification"."user_id"
          and "gratitude"."hidden_at" is null
      )
    )
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification" skip locked;

-- notifications.switchedOffMails
select
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = $1::uuid
      and "notification_settings"."mail_at_once" = false
  ) as "mailAtOnce",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = $1::uuid
      and "notification_settings"."mail_bounded" = false
  ) as "mailBounded",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = $1::uuid
      and "notification_settings"."mail_digest" = false
  ) as "mailDigest",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = $1::uuid
      and "notification_settings"."chat" = false
  ) as "chat",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = $1::uuid
      and "notification_settings"."mail_college" = false
  ) as "mailCollege",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = $1::uuid
      and "notification_settings"."mail_chat" = false
  ) as "mailChat";

-- notifications.toldPerson
select
  "subscription"."user_id" as "userId",
  "subscription"."endpoint",
  "settings"."quiet_from" as "quietFrom",
  "settings"."quiet_to" as "quietTo",
  "settings"."quiet_zone" as "quietZone",
  exists (
    select
    from
      "notification_settings" as "quiet"
    where
      "quiet"."user_id" = "subscription"."user_id"
      and (
        (
          "quiet"."quiet_from" < "quiet"."quiet_to"
          and (
            extract(
              hour
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            ) * 60 + extract(
              minute
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            )
          ) >= "quiet"."quiet_from"
          and (
            extract(
              hour
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            ) * 60 + extract(
              minute
              from
                ($1::timestamptz at time zone "quiet"."quiet_zone")
            )
          ) < "quiet"."quiet_to"
        )
        or (
          "quiet"."quiet_from" > "quiet"."quiet_to"
          and (
            (
              extract(
                hour
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              ) * 60 + extract(
                minute
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              )
            ) >= "quiet"."quiet_from"
            or (
              extract(
                hour
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              ) * 60 + extract(
                minute
                from
                  ($1::timestamptz at time zone "quiet"."quiet_zone")
              )
            ) < "quiet"."quiet_to"
          )
        )
      )
  ) as "isQuiet",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "subscription"."user_id"
      and "notification_settings"."push_words" = false
  ) as "hidesWords"
from
  "push_subscriptions" as "subscription"
  inner join (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session" on "session"."id" = "subscription"."session_id"
  left join "notification_settings" as "settings" on "settings"."user_id" = "subscription"."user_id"
where
  "subscription"."id" = $2::uuid
  and "session"."expires_at" > $1::timestamptz;

-- notifications.undoneDecisions
select
  "notification"."id",
  "notification"."user_id" as "userId"
from
  (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ) as "event"
  inner join "notifications" as "notification" on "notification"."user_id" = "event"."actor_id"
  and "notification"."group_key" = 'reportDecided:' || "event"."subject_id"
where
  "notification"."withdrawn_at" is null
  and not exists (
    select
      "decided"."id"
    from
      (
        select
          "id",
          "taken_back_at",
          case "subject_type"
            when 'post' then 'post'
            when 'question' then 'question'
            when 'answer' then 'answer'
            when 'gratitude' then 'gratitude'
            when 'job' then 'job opening'
            when 'profile' then 'profile'
            when 'message' then 'message'
            when 'chatRequest' then 'chat request'
            else ''
          end || ': ' || case
            when subject_type = 'profile'
            and decision = 'hide' then 'Cleared'
            else case "decision"
              when 'nothing' then 'Nothing was wrong'
              when 'hide' then 'Hidden'
              when 'delete' then 'Deleted'
              when 'warn' then 'Something was done'
              when 'mute' then 'Something was done'
              when 'ban' then 'Something was done'
              else ''
            end
          end as "summary",
          case "appeal_outcome"
            when 'upheld' then 'the decision stands'
            when 'overturned' then 'the decision was taken back'
            else ''
          end || case
            when appeal_answer <> '' then '. ' || left(appeal_answer, 200)
            else ''
          end as "appeal_summary"
        from
          "report_cases"
        where
          "decided_at" is not null
      ) as "decided"
    where
      "decided"."id" = "event"."subject_id"
      and "decided"."taken_back_at" is null
  )
order by
  "notification"."user_id",
  "notification"."group_key"
for update of
  "notification";

-- notifications.unread
select
  cast(count(*) as integer) as "unreadCount",
  cast(
    count(*) filter (
      where
        (
          "list"."seen_until" is null
          or "notification"."updated_at" > "list"."seen_until"
        )
    ) as integer
  ) as "unseenCount"
from
  "notifications" as "notification"
  left join "notification_lists" as "list" on "list"."user_id" = "notification"."user_id"
where
  "notification"."user_id" = $1::uuid
  and (
    "notification"."read_at" is null
    and (
      (
        "notification"."dismissed_at" is null
        and "notification"."withdrawn_at" is null
      )
      and "notification"."archived_at" is null
    )
  );

-- notifications.unreadByIds
select
  "notification"."id",
  "notification"."type",
  "notification"."kind",
  "notification"."subject",
  "notification"."link",
  "notification"."priority",
  "notification"."status",
  "notification"."created_at" as "createdAt",
  "notification"."updated_at" as "updatedAt",
  left(
    case
      when "notification"."kind" in ('answerVoted', 'answerAccepted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
      )
      when "notification"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
      when "notification"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."question_id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "notification"."sender_id"
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
        order by
          "answer"."id" desc
        limit
          1
      )
      when "notification"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = substring(
            "notification"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
    end,
    161
  ) as "quote",
  "notification"."read_at" is not null as "read",
  "notification"."archived_at" is not null as "archived",
  coalesce("notification"."dismissed_at", "notification"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "actor"
      inner join (
        select
          "id",
          case
            when "is_banned" = false then "full_name"
            else 'Member no longer here'
          end as "full_name",
          "role",
          "roles",
          is_verified
          and not is_banned as "is_verified",
          "is_banned",
          case
            when "is_banned" = false then "degree_type"
          end as "degree_type",
          case
            when "is_banned" = false then "stream"
          end as "stream",
          case
            when "is_banned" = false then "specialisation"
          end as "specialisation",
          case
            when "is_banned" = false then "year_of_graduation"
          end as "year_of_graduation",
          "college",
          case
            when "is_banned" = false then "picture_id"
          end as "picture_id",
          case
            when "is_banned" = false then "work"
          end as "work"
        from
          "users"
      ) as "person" on "person"."id" = "actor"."user_id"
    where
      "person"."is_banned" = false
      and "actor"."notification_id" = "notification"."id"
      and "actor"."created_at" >= "notification"."fresh_since"
      and "actor"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "notification_actors" as "actor"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "person" on "person"."id" = "actor"."user_id"
        where
          "person"."is_banned" = false
          and "actor"."notification_id" = "notification"."id"
          and "actor"."created_at" >= "notification"."fresh_since"
          and "actor"."taken_back_at" is null
        order by
          "person"."id" = "notification"."sender_id" desc,
          "actor"."created_at" desc,
          "person"."id"
        limit
          2
      ) as agg
  ) as "people",
  left(
    case
      when "notification"."kind" in ('answerVoted', 'answerAccepted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
      )
      when "notification"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
      when "notification"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "writer" on "writer"."id" = "answer"."user_id"
        where
          "answer"."question_id" = cast(split_part("notification"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "notification"."sender_id"
          and "answer"."removed_at" is null
          and "writer"."is_banned" = false
        order by
          "answer"."id" desc
        limit
          1
      )
      when "notification"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
          inner join (
            select
              "id",
              case
                when "is_banned" = false then "full_name"
                else 'Member no longer here'
              end as "full_name",
              "role",
              "roles",
              is_verified
              and not is_banned as "is_verified",
              "is_banned",
              case
                when "is_banned" = false then "degree_type"
              end as "degree_type",
              case
                when "is_banned" = false then "stream"
              end as "stream",
              case
                when "is_banned" = false then "specialisation"
              end as "specialisation",
              case
                when "is_banned" = false then "year_of_graduation"
              end as "year_of_graduation",
              "college",
              case
                when "is_banned" = false then "picture_id"
              end as "picture_id",
              case
                when "is_banned" = false then "work"
              end as "work"
            from
              "users"
          ) as "asker" on "asker"."id" = "question"."user_id"
        where
          "question"."id" = substring(
            "notification"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
          and "asker"."is_banned" = false
      )
    end,
    2000
  ) as "words"
from
  "notifications" as "notification"
where
  "notification"."user_id" = $1::uuid
  and "notification"."id" = any ($2::uuid[])
  and (
    "notification"."read_at" is null
    and (
      (
        "notification"."dismissed_at" is null
        and "notification"."withdrawn_at" is null
      )
      and "notification"."archived_at" is null
    )
  )
order by
  "notification"."updated_at" desc,
  "notification"."id" desc;

-- notifications.uselessBrowsers
select
  "subscription"."id"
from
  "push_subscriptions" as "subscription"
where
  (
    "subscription"."server_key" <> $1::text
    or not exists (
      select
      from
        (
          select
            "id",
            "user_id",
            "user_agent",
            "place",
            "created_at",
            "last_used_at",
            "expires_at"
          from
            "sessions"
          where
            "ended_at" is null
        ) as "session"
      where
        "session"."id" = "subscription"."session_id"
        and "session"."expires_at" > $2::timestamptz
    )
  )
limit
  1000;

-- notifications.withdraw
with
  "current" as (
    select
      "notification"."id",
      exists (
        select
        from
          "notification_actors" as "actor"
        where
          "actor"."notification_id" = "notification"."id"
          and "actor"."taken_back_at" is null
          and "actor"."created_at" >= "notification"."fresh_since"
      ) as "namesSomebody"
    from
      "notifications" as "notification"
    where
      "notification"."id" = any ($1::uuid[])
  )
update "notifications" as "notification"
set
  "withdrawn_at" = case
    when "current"."namesSomebody" = false then coalesce("notification"."withdrawn_at", $2::timestamptz)
  end
from
  "current"
where
  "notification"."id" = "current"."id"
  and (
    "notification"."id" = any ($3::uuid[])
    or "notification"."withdrawn_at" is null <> "current"."namesSomebody"
  )
returning
  "notification"."id",
  "notification"."user_id" as "userId";

-- notifications.withdrawDeleted
with
  "events" as (
    select
      "subject_id",
      "actor_id",
      "created_at"
    from
      "domain_events"
    where
      "id" = any ($1::int8[])
  ),
  "gone" as materialized (
    select
      "notification"."id"
    from
      "notifications" as "notification"
    where
      "notification"."id" in (
        select
          "notification"."id"
        from
          "notifications" as "notification"
          inner join "events" as "event" on "event"."actor_id" = "notification"."user_id"
        where
          split_part("notification"."group_key", ':', 2) = cast("event"."subject_id" as text)
        union
        select
          "notification"."id"
        from
          "notifications" as "notification"
          inner join "events" as "event" on substring(
            "notification"."link"
            from
              '^/post/([0-9a-f-]{36})'
          ) = cast("event"."subject_id" as text)
      )
      and "notification"."withdrawn_at" is null
    order by
      "notification"."user_id",
      "notification"."group_key"
    for update of
      "notification"
  )
update "notifications" as "notification"
set
  "withdrawn_at" = $2::timestamptz
from
  "gone"
where
  "notification"."id" = "gone"."id"
returning
  "notification"."id",
  "notification"."user_id" as "userId";

-- notifications.zoneNames
select
  "zone"."name"
from
  pg_timezone_names as "zone";
