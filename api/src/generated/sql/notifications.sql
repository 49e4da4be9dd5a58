-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- notifications.about
select
  "n"."id",
  "n"."user_id" as "userId",
  (
    strpos("n"."link" || ' ' || "n"."group_key", cast($1::uuid as text)) > 0
    or not exists (
      select
      from
        "notification_actors" as "other"
      where
        "other"."notification_id" = "n"."id"
        and "other"."user_id" <> $1::uuid
    )
  ) as "isEmpty"
from
  "notifications" as "n"
  left join "notification_actors" as "x" on "x"."notification_id" = "n"."id"
  and "x"."user_id" = $1::uuid
where
  "n"."user_id" <> $1::uuid
  and (
    strpos("n"."link" || ' ' || "n"."group_key", cast($1::uuid as text)) > 0
    or "x"."user_id" is not null
  )
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

-- notifications.answeredRequests
select
  "n"."id",
  "n"."user_id" as "userId",
  "c"."status"
from
  "notifications" as "n"
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
  ) as "c" on "c"."request_id" = cast("n"."subject" as uuid)
where
  "n"."status" = 'pending'
  and "n"."kind" = 'connectionAsked'
  and "c"."status" is distinct from 'pending'
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n" skip locked;

-- notifications.byId
select
  "n"."id",
  "n"."type",
  "n"."kind",
  "n"."subject",
  "n"."link",
  "n"."priority",
  "n"."status",
  "n"."created_at" as "createdAt",
  "n"."updated_at" as "updatedAt",
  left(
    case
      when "n"."kind" in ('answerVoted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
        where
          "answer"."id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
      )
      when "n"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
        where
          "question"."id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
      )
      when "n"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
        where
          "answer"."question_id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "n"."sender_id"
          and "answer"."removed_at" is null
        order by
          "answer"."id" desc
        limit
          1
      )
      when "n"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
        where
          "question"."id" = substring(
            "n"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
      )
    end,
    161
  ) as "quote",
  "n"."read_at" is not null as "read",
  "n"."archived_at" is not null as "archived",
  coalesce("n"."dismissed_at", "n"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "a"
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
      ) as "u" on "u"."id" = "a"."user_id"
    where
      "u"."is_banned" = false
      and "a"."notification_id" = "n"."id"
      and "a"."created_at" >= "n"."fresh_since"
      and "a"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "u"."id" as "u_id",
          "u"."full_name" as "u_fullName",
          "u"."role" as "u_role",
          "u"."is_verified" as "u_isVerified",
          "u"."degree_type" as "u_degreeType",
          "u"."stream" as "u_stream",
          "u"."specialisation" as "u_specialisation",
          "u"."year_of_graduation" as "u_yearOfGraduation",
          "u"."college" as "u_college",
          "u"."picture_id" as "u_pictureId",
          "u"."work" as "u_work"
        from
          "notification_actors" as "a"
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
          ) as "u" on "u"."id" = "a"."user_id"
        where
          "u"."is_banned" = false
          and "a"."notification_id" = "n"."id"
          and "a"."created_at" >= "n"."fresh_since"
          and "a"."taken_back_at" is null
        order by
          "u"."id" = "n"."sender_id" desc,
          "a"."created_at" desc,
          "u"."id"
        limit
          2
      ) as agg
  ) as "people"
from
  "notifications" as "n"
where
  "n"."id" = $1::uuid
  and "n"."user_id" = $2::uuid;

-- notifications.copyOfNotifications
select
  "n"."id" as "id",
  "n"."type" as "type",
  "n"."kind" as "kind",
  "n"."subject" as "subject",
  "n"."link" as "link",
  "n"."status" as "status",
  "n"."created_at" as "createdAt",
  "n"."read_at" as "readAt",
  "n"."archived_at" as "archivedAt",
  "n"."dismissed_at" as "dismissedAt",
  "n"."mailed_at" as "mailedAt"
from
  "notifications" as "n"
where
  "n"."user_id" = $1::uuid
  and "n"."withdrawn_at" is null
  and "n"."id" > $2::uuid
order by
  "n"."id"
limit
  1000;

-- notifications.copyOfSettings
select
  "s"."chat" as "chat",
  "s"."jobs" as "jobs",
  "s"."gratitudes" as "gratitudes",
  "s"."comments" as "comments",
  "s"."connections" as "connections",
  "s"."sound" as "sound",
  "s"."mail_at_once" as "mailAtOnce",
  "s"."mail_digest" as "mailDigest",
  "s"."mail_college" as "mailCollege",
  "s"."mail_chat" as "mailChat",
  "s"."mail_jobs" as "mailJobs",
  "s"."mail_gratitudes" as "mailGratitudes",
  "s"."mail_comments" as "mailComments",
  "s"."mail_connections" as "mailConnections",
  "s"."sound_chat" as "soundChat",
  "s"."sound_jobs" as "soundJobs",
  "s"."sound_gratitudes" as "soundGratitudes",
  "s"."sound_comments" as "soundComments",
  "s"."sound_connections" as "soundConnections"
from
  "notification_settings" as "s"
where
  "s"."user_id" = $1::uuid;

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
      on ("c"."user_id", "c"."group_key", "c"."actor_id") "c"."actor_id",
      "c"."at",
      "c"."user_id",
      "c"."group_key",
      "c"."subject",
      "c"."link"
    from
      "candidates" as "c"
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
      ) as "actor" on "actor"."id" = "c"."actor_id"
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
      ) as "recipient" on "recipient"."id" = "c"."user_id"
    where
      "actor"."id" <> "c"."user_id"
      and "actor"."is_banned" = false
      and "recipient"."is_banned" = false
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("actor"."id", "c"."user_id")
            and "pair"."high_id" = greatest("actor"."id", "c"."user_id")
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
      and not exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "c"."user_id"
          and "notification_settings"."connections" = false
      )
    order by
      "c"."user_id",
      "c"."group_key",
      "c"."actor_id",
      "c"."at" desc
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
      "wanted" as "w"
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
      "f"."user_id",
      "f"."group_key"
    from
      "fresh" as "f"
      left join "notifications" as "n" on "n"."user_id" = "f"."user_id"
      and "n"."group_key" = "f"."group_key"
      left join "notification_actors" as "x" on "x"."notification_id" = "n"."id"
      and "x"."user_id" = "f"."actor_id"
    group by
      "f"."user_id",
      "f"."group_key"
    having
      (
        true
        and bool_and(coalesce("x"."created_at" > $2::timestamptz - '24 hours'::interval, false))
      )
  ),
  "earlier" as materialized (
    select
      "n"."user_id",
      "n"."group_key",
      coalesce("n"."read_at", "n"."dismissed_at", "n"."archived_at", "n"."withdrawn_at") is not null as "wasClosed"
    from
      "notifications" as "n"
      inner join "groups" as "g" on "g"."user_id" = "n"."user_id"
      and "g"."group_key" = "n"."group_key"
    order by
      "n"."user_id",
      "n"."group_key"
    for update of
      "n"
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
      "g"."user_id",
      'connection' as "type",
      'connectionAsked' as "kind",
      "g"."group_key",
      "g"."subject",
      "g"."link",
      cast("g"."actor_id" as uuid) as "sender_id",
      'high' as "priority",
      'pending' as "status",
      $2::timestamptz as "fresh_since",
      "g"."at" as "created_at",
      "g"."at" as "updated_at"
    from
      "groups" as "g"
    where
      (
        select
          count(*) as "count"
        from
          "earlier"
      ) >= 0
    order by
      "g"."user_id",
      "g"."group_key"
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
              "repeated" as "r"
            where
              "r"."user_id" = "notifications"."user_id"
              and "r"."group_key" = "notifications"."group_key"
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
      "s"."id" as "notification_id",
      "f"."actor_id" as "user_id",
      $2::timestamptz as "created_at"
    from
      "fresh" as "f"
      inner join "saved" as "s" on "s"."user_id" = "f"."user_id"
      and "s"."group_key" = "f"."group_key"
    where
      true
    on conflict ("notification_id", "user_id") do update
    set
      "created_at" = "excluded"."created_at",
      "taken_back_at" = null
  )
select
  "s"."id",
  "s"."user_id" as "userId",
  not exists (
    select
    from
      "repeated" as "r"
    where
      "r"."user_id" = "s"."user_id"
      and "r"."group_key" = "s"."group_key"
  ) as "alerts"
from
  "saved" as "s"
  left join "earlier" as "e" on "e"."user_id" = "s"."user_id"
  and "e"."group_key" = "s"."group_key";

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
      on ("c"."user_id", "c"."group_key", "c"."actor_id") "c"."actor_id",
      "c"."at",
      "c"."user_id",
      "c"."group_key",
      "c"."subject",
      "c"."link"
    from
      "candidates" as "c"
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
      ) as "actor" on "actor"."id" = "c"."actor_id"
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
      ) as "recipient" on "recipient"."id" = "c"."user_id"
    where
      "actor"."id" <> "c"."user_id"
      and "actor"."is_banned" = false
      and "recipient"."is_banned" = false
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("actor"."id", "c"."user_id")
            and "pair"."high_id" = greatest("actor"."id", "c"."user_id")
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
      and not exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "c"."user_id"
          and "notification_settings"."comments" = false
      )
    order by
      "c"."user_id",
      "c"."group_key",
      "c"."actor_id",
      "c"."at" desc
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
      "wanted" as "w"
    where
      not exists (
        select
        from
          "notifications" as "n"
          inner join "notification_actors" as "x" on "x"."notification_id" = "n"."id"
        where
          "x"."user_id" = "w"."actor_id"
          and "n"."user_id" = "w"."user_id"
          and "n"."group_key" = "w"."group_key"
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
      "f"."user_id",
      "f"."group_key"
    from
      "fresh" as "f"
      left join "notifications" as "n" on "n"."user_id" = "f"."user_id"
      and "n"."group_key" = "f"."group_key"
      left join "notification_actors" as "x" on "x"."notification_id" = "n"."id"
      and "x"."user_id" = "f"."actor_id"
    group by
      "f"."user_id",
      "f"."group_key"
    having
      (
        false
        and bool_and(coalesce("x"."created_at" > $2::timestamptz - '24 hours'::interval, false))
      )
  ),
  "earlier" as materialized (
    select
      "n"."user_id",
      "n"."group_key",
      coalesce("n"."read_at", "n"."dismissed_at", "n"."archived_at", "n"."withdrawn_at") is not null as "wasClosed"
    from
      "notifications" as "n"
      inner join "groups" as "g" on "g"."user_id" = "n"."user_id"
      and "g"."group_key" = "n"."group_key"
    order by
      "n"."user_id",
      "n"."group_key"
    for update of
      "n"
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
      "g"."user_id",
      'comment' as "type",
      'postLiked' as "kind",
      "g"."group_key",
      "g"."subject",
      "g"."link",
      cast("g"."actor_id" as uuid) as "sender_id",
      'normal' as "priority",
      null as "status",
      $2::timestamptz as "fresh_since",
      "g"."at" as "created_at",
      "g"."at" as "updated_at"
    from
      "groups" as "g"
    where
      (
        select
          count(*) as "count"
        from
          "earlier"
      ) >= 0
    order by
      "g"."user_id",
      "g"."group_key"
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
              "repeated" as "r"
            where
              "r"."user_id" = "notifications"."user_id"
              and "r"."group_key" = "notifications"."group_key"
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
      "s"."id" as "notification_id",
      "f"."actor_id" as "user_id",
      $2::timestamptz as "created_at"
    from
      "fresh" as "f"
      inner join "saved" as "s" on "s"."user_id" = "f"."user_id"
      and "s"."group_key" = "f"."group_key"
    where
      true
    on conflict ("notification_id", "user_id") do update
    set
      "created_at" = "excluded"."created_at",
      "taken_back_at" = null
  )
select
  "s"."id",
  "s"."user_id" as "userId",
  coalesce("e"."wasClosed", true) as "alerts"
from
  "saved" as "s"
  left join "earlier" as "e" on "e"."user_id" = "s"."user_id"
  and "e"."group_key" = "s"."group_key";

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
      on ("c"."user_id", "c"."group_key", "c"."actor_id") "c"."actor_id",
      "c"."at",
      "c"."user_id",
      "c"."group_key",
      "c"."subject",
      "c"."link"
    from
      "candidates" as "c"
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
      ) as "actor" on "actor"."id" = "c"."actor_id"
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
      ) as "recipient" on "recipient"."id" = "c"."user_id"
    where
      "actor"."id" <> "c"."user_id"
      and "actor"."is_banned" = false
      and "recipient"."is_banned" = false
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("actor"."id", "c"."user_id")
            and "pair"."high_id" = greatest("actor"."id", "c"."user_id")
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
      and not exists (
        select
        from
          "notification_settings"
        where
          "user_id" = "c"."user_id"
          and "notification_settings"."comments" = false
      )
    order by
      "c"."user_id",
      "c"."group_key",
      "c"."actor_id",
      "c"."at" desc
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
      "wanted" as "w"
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
      "f"."user_id",
      "f"."group_key"
    from
      "fresh" as "f"
      left join "notifications" as "n" on "n"."user_id" = "f"."user_id"
      and "n"."group_key" = "f"."group_key"
      left join "notification_actors" as "x" on "x"."notification_id" = "n"."id"
      and "x"."user_id" = "f"."actor_id"
    group by
      "f"."user_id",
      "f"."group_key"
    having
      (
        false
        and bool_and(coalesce("x"."created_at" > $2::timestamptz - '24 hours'::interval, false))
      )
  ),
  "earlier" as materialized (
    select
      "n"."user_id",
      "n"."group_key",
      coalesce("n"."read_at", "n"."dismissed_at", "n"."archived_at", "n"."withdrawn_at") is not null as "wasClosed"
    from
      "notifications" as "n"
      inner join "groups" as "g" on "g"."user_id" = "n"."user_id"
      and "g"."group_key" = "n"."group_key"
    order by
      "n"."user_id",
      "n"."group_key"
    for update of
      "n"
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
      "g"."user_id",
      'comment' as "type",
      'questionAsked' as "kind",
      "g"."group_key",
      "g"."subject",
      "g"."link",
      cast("g"."actor_id" as uuid) as "sender_id",
      'normal' as "priority",
      null as "status",
      $2::timestamptz as "fresh_since",
      "g"."at" as "created_at",
      "g"."at" as "updated_at"
    from
      "groups" as "g"
    where
      (
        select
          count(*) as "count"
        from
          "earlier"
      ) >= 0
    order by
      "g"."user_id",
      "g"."group_key"
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
              "repeated" as "r"
            where
              "r"."user_id" = "notifications"."user_id"
              and "r"."group_key" = "notifications"."group_key"
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
      "s"."id" as "notification_id",
      "f"."actor_id" as "user_id",
      $2::timestamptz as "created_at"
    from
      "fresh" as "f"
      inner join "saved" as "s" on "s"."user_id" = "f"."user_id"
      and "s"."group_key" = "f"."group_key"
    where
      true
    on conflict ("notification_id", "user_id") do update
    set
      "created_at" = "excluded"."created_at",
      "taken_back_at" = null
  )
select
  "s"."id",
  "s"."user_id" as "userId",
  not exists (
    select
    from
      "repeated" as "r"
    where
      "r"."user_id" = "s"."user_id"
      and "r"."group_key" = "s"."group_key"
  ) as "alerts"
from
  "saved" as "s"
  left join "earlier" as "e" on "e"."user_id" = "s"."user_id"
  and "e"."group_key" = "s"."group_key";

-- notifications.due(mailAtOnce)
with
  "mailed" as (
    select distinct
      "n"."user_id"
    from
      "notifications" as "n"
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
      ) as "u" on "u"."id" = "n"."user_id"
    where
      "u"."is_banned" = false
      and (
        "n"."mailed_at" is null
        and (
          "n"."read_at" is null
          and (
            (
              "n"."dismissed_at" is null
              and "n"."withdrawn_at" is null
            )
            and "n"."archived_at" is null
          )
        )
        and not exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "n"."user_id"
            and "notification_settings"."mail_at_once" = false
        )
        and not (
          "n"."kind" not in (
            'contentRemoved',
            'contentRestored',
            'reportDecided',
            'appealDecided',
            'personWarned',
            'personMuted',
            'factsCorrected',
            'graduated'
          )
          and (
            (
              "n"."type" = 'chat'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_chat" = false
              )
            )
            or (
              "n"."type" = 'job'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_jobs" = false
              )
            )
            or (
              "n"."type" = 'gratitude'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_gratitudes" = false
              )
            )
            or (
              "n"."type" = 'comment'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_comments" = false
              )
            )
            or (
              "n"."type" = 'connection'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_connections" = false
              )
            )
          )
        )
        and "n"."kind" in (
          'connectionAsked',
          'questionAnswered',
          'messageSent',
          'chatRequested',
          'chatAccepted',
          'callMissed'
        )
        and "n"."fresh_since" <= $1::timestamptz - '120 seconds'::interval
        and (
          "n"."kind" <> 'messageSent'
          or (
            "n"."fresh_since" <= $1::timestamptz - '15 minutes'::interval
            and coalesce(
              (
                select
                  "seen"."last_seen_at"
                from
                  "presences" as "seen"
                where
                  "seen"."user_id" = "n"."user_id"
              ),
              "n"."fresh_since"
            ) <= $1::timestamptz - '15 minutes'::interval
          )
        )
        and "n"."updated_at" > $1::timestamptz - '24 hours'::interval
      )
    order by
      "n"."user_id"
    limit
      200
  )
select
  "n"."id",
  "n"."user_id" as "userId"
from
  "notifications" as "n"
  inner join "mailed" on "mailed"."user_id" = "n"."user_id"
where
  (
    "n"."mailed_at" is null
    and (
      "n"."read_at" is null
      and (
        (
          "n"."dismissed_at" is null
          and "n"."withdrawn_at" is null
        )
        and "n"."archived_at" is null
      )
    )
    and not exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "n"."user_id"
        and "notification_settings"."mail_at_once" = false
    )
    and not (
      "n"."kind" not in (
        'contentRemoved',
        'contentRestored',
        'reportDecided',
        'appealDecided',
        'personWarned',
        'personMuted',
        'factsCorrected',
        'graduated'
      )
      and (
        (
          "n"."type" = 'chat'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_chat" = false
          )
        )
        or (
          "n"."type" = 'job'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_jobs" = false
          )
        )
        or (
          "n"."type" = 'gratitude'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_gratitudes" = false
          )
        )
        or (
          "n"."type" = 'comment'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_comments" = false
          )
        )
        or (
          "n"."type" = 'connection'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_connections" = false
          )
        )
      )
    )
    and "n"."kind" in (
      'connectionAsked',
      'questionAnswered',
      'messageSent',
      'chatRequested',
      'chatAccepted',
      'callMissed'
    )
    and "n"."fresh_since" <= $1::timestamptz - '120 seconds'::interval
    and (
      "n"."kind" <> 'messageSent'
      or (
        "n"."fresh_since" <= $1::timestamptz - '15 minutes'::interval
        and coalesce(
          (
            select
              "seen"."last_seen_at"
            from
              "presences" as "seen"
            where
              "seen"."user_id" = "n"."user_id"
          ),
          "n"."fresh_since"
        ) <= $1::timestamptz - '15 minutes'::interval
      )
    )
    and "n"."updated_at" > $1::timestamptz - '24 hours'::interval
  )
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

-- notifications.due(mailDigest)
with
  "mailed" as (
    select distinct
      "n"."user_id"
    from
      "notifications" as "n"
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
      ) as "u" on "u"."id" = "n"."user_id"
    where
      "u"."is_banned" = false
      and (
        "n"."mailed_at" is null
        and (
          "n"."read_at" is null
          and (
            (
              "n"."dismissed_at" is null
              and "n"."withdrawn_at" is null
            )
            and "n"."archived_at" is null
          )
        )
        and not exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "n"."user_id"
            and "notification_settings"."mail_digest" = false
        )
        and not (
          "n"."kind" not in (
            'contentRemoved',
            'contentRestored',
            'reportDecided',
            'appealDecided',
            'personWarned',
            'personMuted',
            'factsCorrected',
            'graduated'
          )
          and (
            (
              "n"."type" = 'chat'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_chat" = false
              )
            )
            or (
              "n"."type" = 'job'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_jobs" = false
              )
            )
            or (
              "n"."type" = 'gratitude'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_gratitudes" = false
              )
            )
            or (
              "n"."type" = 'comment'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_comments" = false
              )
            )
            or (
              "n"."type" = 'connection'
              and exists (
                select
                from
                  "notification_settings"
                where
                  "user_id" = "n"."user_id"
                  and "notification_settings"."mail_connections" = false
              )
            )
          )
        )
        and "n"."kind" not in ('jobPosted')
        and "n"."updated_at" <= $1::timestamptz - '10 minutes'::interval
        and "n"."updated_at" > $1::timestamptz - '60 days'::interval
      )
    order by
      "n"."user_id"
    limit
      200
  )
select
  "n"."id",
  "n"."user_id" as "userId"
from
  "notifications" as "n"
  inner join "mailed" on "mailed"."user_id" = "n"."user_id"
where
  (
    "n"."mailed_at" is null
    and (
      "n"."read_at" is null
      and (
        (
          "n"."dismissed_at" is null
          and "n"."withdrawn_at" is null
        )
        and "n"."archived_at" is null
      )
    )
    and not exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "n"."user_id"
        and "notification_settings"."mail_digest" = false
    )
    and not (
      "n"."kind" not in (
        'contentRemoved',
        'contentRestored',
        'reportDecided',
        'appealDecided',
        'personWarned',
        'personMuted',
        'factsCorrected',
        'graduated'
      )
      and (
        (
          "n"."type" = 'chat'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_chat" = false
          )
        )
        or (
          "n"."type" = 'job'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_jobs" = false
          )
        )
        or (
          "n"."type" = 'gratitude'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_gratitudes" = false
          )
        )
        or (
          "n"."type" = 'comment'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_comments" = false
          )
        )
        or (
          "n"."type" = 'connection'
          and exists (
            select
            from
              "notification_settings"
            where
              "user_id" = "n"."user_id"
              and "notification_settings"."mail_connections" = false
          )
        )
      )
    )
    and "n"."kind" not in ('jobPosted')
    and "n"."updated_at" <= $1::timestamptz - '10 minutes'::interval
    and "n"."updated_at" > $1::timestamptz - '60 days'::interval
  )
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

-- notifications.locked(dismiss, named)
select
  "n"."id"
from
  "notifications" as "n"
where
  "n"."user_id" = $1::uuid
  and "n"."dismissed_at" is null
  and "n"."id" = any ($2::uuid[])
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

-- notifications.locked(markRead, all)
select
  "n"."id"
from
  "notifications" as "n"
where
  "n"."user_id" = $1::uuid
  and "n"."read_at" is null
  and (
    (
      "n"."dismissed_at" is null
      and "n"."withdrawn_at" is null
    )
    and "n"."archived_at" is null
  )
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

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
  "r"."user_id",
  'comment' as "type",
  'postMilestone' as "kind",
  'postMilestone:' || "r"."id" || ':' || "r"."milestone" as "group_key",
  "r"."milestone" || ' ' || "r"."company_name" as "subject",
  "r"."link",
  $2::timestamptz as "fresh_since",
  $2::timestamptz as "created_at",
  $2::timestamptz as "updated_at"
from
  "reached" as "r"
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
  ) as "recipient" on "recipient"."id" = "r"."user_id"
where
  "recipient"."is_banned" = false
  and "r"."milestone" is not null
  and not exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "r"."user_id"
      and "notification_settings"."comments" = false
  )
order by
  "r"."user_id",
  "group_key"
on conflict ("user_id", "group_key") do nothing
returning
  "id",
  "user_id" as "userId",
  true as "alerts";

-- notifications.old(dismissed)
select
  "n"."id"
from
  "notifications" as "n"
where
  (
    coalesce("n"."dismissed_at", "n"."withdrawn_at") is not null
    and coalesce("n"."dismissed_at", "n"."withdrawn_at") < $1::timestamptz - '30 days'::interval
  )
  and not "n"."kind" in ('postMilestone', 'questionMilestone', 'answerMilestone')
order by
  "n"."user_id",
  "n"."group_key"
limit
  1000
for update of
  "n" skip locked;

-- notifications.old(read)
select
  "n"."id"
from
  "notifications" as "n"
where
  (
    "n"."read_at" < $1::timestamptz - '180 days'::interval
    and "n"."updated_at" < $1::timestamptz - '180 days'::interval
    and "n"."dismissed_at" is null
    and "n"."archived_at" is null
    and "n"."status" is distinct from 'pending'
  )
  and not "n"."kind" in ('postMilestone', 'questionMilestone', 'answerMilestone')
order by
  "n"."user_id",
  "n"."group_key"
limit
  1000
for update of
  "n" skip locked;

-- notifications.outdatedStatuses
with
  "sides" as (
    select
      "c"."low_id" as "user_id",
      "c"."high_id" as "other_id",
      "c"."status"
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
      ) as "c"
    where
      "c"."request_id" in (
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
      "c"."high_id" as "user_id",
      "c"."low_id" as "other_id",
      "c"."status"
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
      ) as "c"
    where
      "c"."request_id" in (
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
  "n"."id",
  "n"."user_id" as "userId",
  "s"."status"
from
  "sides" as "s"
  inner join "notifications" as "n" on "n"."user_id" = "s"."user_id"
  and "n"."group_key" in ('connectionAsked:' || "s"."other_id", 'connectionAccepted:' || "s"."other_id")
where
  (
    (
      "n"."status" is null
      and "s"."status" = 'connected'
    )
    or (
      "n"."status" = 'accepted'
      and "s"."status" <> 'connected'
    )
  )
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

-- notifications.page(all, 20, true)
select
  "n"."id",
  "n"."type",
  "n"."kind",
  "n"."subject",
  "n"."link",
  "n"."priority",
  "n"."status",
  "n"."created_at" as "createdAt",
  "n"."updated_at" as "updatedAt",
  left(
    case
      when "n"."kind" in ('answerVoted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
        where
          "answer"."id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
      )
      when "n"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
        where
          "question"."id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
      )
      when "n"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
        where
          "answer"."question_id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "n"."sender_id"
          and "answer"."removed_at" is null
        order by
          "answer"."id" desc
        limit
          1
      )
      when "n"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
        where
          "question"."id" = substring(
            "n"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
      )
    end,
    161
  ) as "quote",
  "n"."read_at" is not null as "read",
  "n"."archived_at" is not null as "archived",
  coalesce("n"."dismissed_at", "n"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "a"
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
      ) as "u" on "u"."id" = "a"."user_id"
    where
      "u"."is_banned" = false
      and "a"."notification_id" = "n"."id"
      and "a"."created_at" >= "n"."fresh_since"
      and "a"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "u"."id" as "u_id",
          "u"."full_name" as "u_fullName",
          "u"."role" as "u_role",
          "u"."is_verified" as "u_isVerified",
          "u"."degree_type" as "u_degreeType",
          "u"."stream" as "u_stream",
          "u"."specialisation" as "u_specialisation",
          "u"."year_of_graduation" as "u_yearOfGraduation",
          "u"."college" as "u_college",
          "u"."picture_id" as "u_pictureId",
          "u"."work" as "u_work"
        from
          "notification_actors" as "a"
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
          ) as "u" on "u"."id" = "a"."user_id"
        where
          "u"."is_banned" = false
          and "a"."notification_id" = "n"."id"
          and "a"."created_at" >= "n"."fresh_since"
          and "a"."taken_back_at" is null
        order by
          "u"."id" = "n"."sender_id" desc,
          "a"."created_at" desc,
          "u"."id"
        limit
          2
      ) as agg
  ) as "people"
from
  "notifications" as "n"
where
  "n"."user_id" = $1::uuid
  and (
    (
      "n"."dismissed_at" is null
      and "n"."withdrawn_at" is null
    )
    and "n"."archived_at" is null
  )
  and ("n"."updated_at", "n"."id") < ($2::timestamptz, $3::uuid)
order by
  "n"."updated_at" desc,
  "n"."id" desc
limit
  21;

-- notifications.readWithConversation
select
  "n"."id",
  "n"."user_id" as "userId"
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
  inner join "notifications" as "n" on "n"."user_id" = "event"."actor_id"
  and "n"."group_key" in (
    'messageSent:' || "event"."subject_id",
    'chatRequested:' || "event"."subject_id",
    'chatAccepted:' || "event"."subject_id",
    'chatRequestEnded:' || "event"."subject_id",
    'callMissed:' || "event"."subject_id"
  )
where
  "n"."read_at" is null
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

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
  "n"."id",
  "n"."user_id" as "userId"
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
  ) as "c" on "c"."request_id" = "event"."subject_id"
  inner join "notifications" as "n" on "n"."user_id" = "c"."asked_id"
  and (
    "n"."group_key" = 'connectionAsked:' || "c"."asked_by_id"
    and "n"."subject" = cast("c"."request_id" as text)
  )
where
  "c"."status" = 'pending'
  and "n"."status" = 'rejected'
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

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
      "n"."id",
      "a"."actor_id",
      "a"."holds"
    from
      "acts" as "a"
      inner join "notifications" as "n" on "n"."user_id" = "a"."user_id"
      and "n"."group_key" = "a"."group_key"
    order by
      "n"."user_id",
      "n"."group_key"
    for update of
      "n"
  ),
  "changed" as (
    update "notification_actors" as "x"
    set
      "taken_back_at" = case
        when "named"."holds" = false then $2::timestamptz
      end
    from
      "named"
    where
      "x"."notification_id" = "named"."id"
      and "x"."user_id" = "named"."actor_id"
      and "x"."taken_back_at" is null <> "named"."holds"
    returning
      "x"."notification_id"
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
      "n"."id",
      "a"."actor_id",
      "a"."holds"
    from
      "acts" as "a"
      inner join "notifications" as "n" on "n"."user_id" = "a"."user_id"
      and "n"."group_key" = "a"."group_key"
    order by
      "n"."user_id",
      "n"."group_key"
    for update of
      "n"
  ),
  "changed" as (
    update "notification_actors" as "x"
    set
      "taken_back_at" = case
        when "named"."holds" = false then $2::timestamptz
      end
    from
      "named"
    where
      "x"."notification_id" = "named"."id"
      and "x"."user_id" = "named"."actor_id"
      and "x"."taken_back_at" is null <> "named"."holds"
    returning
      "x"."notification_id"
  )
select
  "named"."id",
  bool_or("changed"."notification_id" is not null) as "isChanged"
from
  "named"
  left join "changed" on "changed"."notification_id" = "named"."id"
group by
  "named"."id";

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
  "notification_settings"."sound_connections" as "soundConnections"
from
  "notification_settings"
where
  "user_id" = $1::uuid;

-- notifications.stale
select
  "n"."id",
  "n"."user_id" as "userId"
from
  "notifications" as "n"
where
  (
    "n"."read_at" is null
    and (
      (
        "n"."dismissed_at" is null
        and "n"."withdrawn_at" is null
      )
      and "n"."archived_at" is null
    )
  )
  and "n"."mailed_at" is null
  and "n"."updated_at" > $1::timestamptz - '8 days'::interval
  and (
    (
      "n"."kind" = 'endorsementSent'
      and not exists (
        select
        from
          "notification_actors" as "x"
          inner join (
            select
              "id",
              "mentee_id",
              "alumni_id",
              "accepted_at",
              "created_at"
            from
              "endorsements"
          ) as "e" on "e"."alumni_id" = "x"."user_id"
        where
          "x"."notification_id" = "n"."id"
          and "x"."created_at" >= "n"."fresh_since"
          and "e"."mentee_id" = "n"."user_id"
          and "e"."accepted_at" is null
      )
    )
    or (
      "n"."kind" = 'gratitudeSent'
      and not exists (
        select
        from
          "notification_actors" as "x"
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
          ) as "g" on "g"."user_id" = "x"."user_id"
        where
          "x"."notification_id" = "n"."id"
          and "x"."created_at" >= "n"."fresh_since"
          and "g"."profile_id" = "n"."user_id"
          and "g"."hidden_at" is null
      )
    )
  )
order by
  "n"."user_id",
  "n"."group_key"
for update of
  "n" skip locked;

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

-- notifications.undoneDecisions
select
  "n"."id",
  "n"."user_id" as "userId"
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
  inner join "notifications" as "n" on "n"."user_id" = "event"."actor_id"
  and "n"."group_key" = 'reportDecided:' || "event"."subject_id"
where
  "n"."withdrawn_at" is null
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
  "n"."user_id",
  "n"."group_key"
for update of
  "n";

-- notifications.unread
select
  cast(count(*) as integer) as "count"
from
  "notifications" as "n"
where
  "n"."user_id" = $1::uuid
  and (
    "n"."read_at" is null
    and (
      (
        "n"."dismissed_at" is null
        and "n"."withdrawn_at" is null
      )
      and "n"."archived_at" is null
    )
  );

-- notifications.unreadByIds
select
  "n"."id",
  "n"."type",
  "n"."kind",
  "n"."subject",
  "n"."link",
  "n"."priority",
  "n"."status",
  "n"."created_at" as "createdAt",
  "n"."updated_at" as "updatedAt",
  left(
    case
      when "n"."kind" in ('answerVoted', 'answerMilestone') then (
        select
          "answer"."content"
        from
          "answers" as "answer"
        where
          "answer"."id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "answer"."removed_at" is null
      )
      when "n"."kind" in ('questionVoted', 'questionMilestone') then (
        select
          "question"."content"
        from
          "questions" as "question"
        where
          "question"."id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "question"."removed_at" is null
      )
      when "n"."kind" = 'questionAnswered' then (
        select
          "answer"."content"
        from
          "answers" as "answer"
        where
          "answer"."question_id" = cast(split_part("n"."group_key", ':', 2) as uuid)
          and "answer"."user_id" = "n"."sender_id"
          and "answer"."removed_at" is null
        order by
          "answer"."id" desc
        limit
          1
      )
      when "n"."kind" = 'questionAsked' then (
        select
          "question"."content"
        from
          "questions" as "question"
        where
          "question"."id" = substring(
            "n"."link"
            from
              '#question-([0-9a-f-]{36})'
          )::uuid
          and "question"."removed_at" is null
      )
    end,
    161
  ) as "quote",
  "n"."read_at" is not null as "read",
  "n"."archived_at" is not null as "archived",
  coalesce("n"."dismissed_at", "n"."withdrawn_at") is not null as "dismissed",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "notification_actors" as "a"
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
      ) as "u" on "u"."id" = "a"."user_id"
    where
      "u"."is_banned" = false
      and "a"."notification_id" = "n"."id"
      and "a"."created_at" >= "n"."fresh_since"
      and "a"."taken_back_at" is null
  ) as "count",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "u"."id" as "u_id",
          "u"."full_name" as "u_fullName",
          "u"."role" as "u_role",
          "u"."is_verified" as "u_isVerified",
          "u"."degree_type" as "u_degreeType",
          "u"."stream" as "u_stream",
          "u"."specialisation" as "u_specialisation",
          "u"."year_of_graduation" as "u_yearOfGraduation",
          "u"."college" as "u_college",
          "u"."picture_id" as "u_pictureId",
          "u"."work" as "u_work"
        from
          "notification_actors" as "a"
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
          ) as "u" on "u"."id" = "a"."user_id"
        where
          "u"."is_banned" = false
          and "a"."notification_id" = "n"."id"
          and "a"."created_at" >= "n"."fresh_since"
          and "a"."taken_back_at" is null
        order by
          "u"."id" = "n"."sender_id" desc,
          "a"."created_at" desc,
          "u"."id"
        limit
          2
      ) as agg
  ) as "people"
from
  "notifications" as "n"
where
  "n"."user_id" = $1::uuid
  and "n"."id" = any ($2::uuid[])
  and (
    "n"."read_at" is null
    and (
      (
        "n"."dismissed_at" is null
        and "n"."withdrawn_at" is null
      )
      and "n"."archived_at" is null
    )
  )
order by
  "n"."updated_at" desc,
  "n"."id" desc;

-- notifications.withdraw
with
  "current" as (
    select
      "n"."id",
      exists (
        select
        from
          "notification_actors" as "x"
        where
          "x"."notification_id" = "n"."id"
          and "x"."taken_back_at" is null
          and "x"."created_at" >= "n"."fresh_since"
      ) as "namesSomebody"
    from
      "notifications" as "n"
    where
      "n"."id" = any ($1::uuid[])
  )
update "notifications" as "n"
set
  "withdrawn_at" = case
    when "c"."namesSomebody" = false then coalesce("n"."withdrawn_at", $2::timestamptz)
  end
from
  "current" as "c"
where
  "n"."id" = "c"."id"
  and (
    "n"."id" = any ($3::uuid[])
    or "n"."withdrawn_at" is null <> "c"."namesSomebody"
  )
returning
  "n"."id",
  "n"."user_id" as "userId";

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
      "n"."id"
    from
      "notifications" as "n"
    where
      "n"."id" in (
        select
          "n"."id"
        from
          "notifications" as "n"
          inner join "events" as "event" on "event"."actor_id" = "n"."user_id"
        where
          split_part("n"."group_key", ':', 2) = cast("event"."subject_id" as text)
        union
        select
          "n"."id"
        from
          "notifications" as "n"
          inner join "events" as "event" on substring(
            "n"."link"
            from
              '^/post/([0-9a-f-]{36})'
          ) = cast("event"."subject_id" as text)
      )
      and "n"."withdrawn_at" is null
    order by
      "n"."user_id",
      "n"."group_key"
    for update of
      "n"
  )
update "notifications" as "n"
set
  "withdrawn_at" = $2::timestamptz
from
  "gone"
where
  "n"."id" = "gone"."id"
returning
  "n"."id",
  "n"."user_id" as "userId";
