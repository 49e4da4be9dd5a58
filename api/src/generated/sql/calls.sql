-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- calls.call
select
  "c"."id",
  "c"."conversation_id" as "conversationId",
  "c"."state",
  "c"."end_reason" as "endReason",
  "c"."started_at" as "startedAt",
  "c"."answered_at" as "answeredAt",
  "c"."ended_at" as "endedAt",
  "p"."device",
  (
    select
      to_json(obj)
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
          (
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
          ) as "u"
        where
          "u"."id" = "c"."caller_id"
      ) as obj
  ) as "caller",
  (
    select
      to_json(obj)
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
          (
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
          ) as "u"
        where
          "u"."id" = "c"."callee_id"
      ) as obj
  ) as "callee"
from
  "call_participants" as "p"
  inner join "calls" as "c" on "c"."id" = "p"."call_id"
where
  "p"."user_id" = $1::uuid
  and "c"."id" = $2::uuid;

-- calls.copyOf
select
  "c"."conversation_id" as "conversationId",
  "c"."state",
  "c"."end_reason" as "endReason",
  "c"."started_at" as "startedAt",
  "c"."answered_at" as "answeredAt",
  "c"."ended_at" as "endedAt",
  "c"."caller_id" = $1::uuid as "calledByMe"
from
  "call_participants" as "p"
  inner join "calls" as "c" on "c"."id" = "p"."call_id"
where
  "p"."user_id" = $1::uuid
order by
  "c"."id";

-- calls.open
select
  "c"."id",
  "c"."conversation_id" as "conversationId",
  "c"."state",
  "c"."end_reason" as "endReason",
  "c"."started_at" as "startedAt",
  "c"."answered_at" as "answeredAt",
  "c"."ended_at" as "endedAt",
  "p"."device",
  (
    select
      to_json(obj)
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
          (
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
          ) as "u"
        where
          "u"."id" = "c"."caller_id"
      ) as obj
  ) as "caller",
  (
    select
      to_json(obj)
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
          (
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
          ) as "u"
        where
          "u"."id" = "c"."callee_id"
      ) as obj
  ) as "callee"
from
  "call_participants" as "p"
  inner join "calls" as "c" on "c"."id" = "p"."call_id"
where
  "p"."user_id" = $1::uuid
  and "p"."is_open" = true
  and (
    "c"."state" = 'ongoing'
    or "c"."started_at" > $2::timestamptz
  );

-- calls.overdue
select
  "c"."id"
from
  "calls" as "c"
where
  "c"."state" <> 'ended'
  and (
    (
      "c"."state" = 'ringing'
      and "c"."started_at" <= $1::timestamptz
    )
    or "c"."started_at" <= $2::timestamptz
    or exists (
      select
        "p"."user_id"
      from
        "call_participants" as "p"
      where
        "p"."call_id" = "c"."id"
        and "p"."seen_at" <= $3::timestamptz
    )
  )
order by
  "c"."started_at"
limit
  100;

-- calls.ringingTooLong
select
  "c"."id"
from
  "calls" as "c"
where
  "c"."id" = $1::uuid
  and "c"."state" = 'ringing'
  and "c"."started_at" <= $2::timestamptz;

-- calls.signal
select
  "s"."id",
  "s"."call_id" as "callId",
  "c"."conversation_id" as "conversationId",
  "s"."number",
  "s"."user_id" as "fromId",
  "s"."kind",
  "s"."content",
  "s"."sdp_mid" as "sdpMid",
  "s"."line_index" as "sdpMLineIndex",
  "s"."username_fragment" as "usernameFragment"
from
  "call_participants" as "p"
  inner join "calls" as "c" on "c"."id" = "p"."call_id"
  inner join "call_signals" as "s" on "s"."call_id" = "c"."id"
where
  "p"."user_id" = $1::uuid
  and "c"."state" <> 'ended'
  and "s"."id" = $2::uuid
  and "s"."user_id" <> $1::uuid;

-- calls.signals
select
  "s"."id",
  "s"."call_id" as "callId",
  "c"."conversation_id" as "conversationId",
  "s"."number",
  "s"."user_id" as "fromId",
  "s"."kind",
  "s"."content",
  "s"."sdp_mid" as "sdpMid",
  "s"."line_index" as "sdpMLineIndex",
  "s"."username_fragment" as "usernameFragment"
from
  "call_participants" as "p"
  inner join "calls" as "c" on "c"."id" = "p"."call_id"
  inner join "call_signals" as "s" on "s"."call_id" = "c"."id"
where
  "p"."user_id" = $1::uuid
  and "c"."id" = $2::uuid
  and "c"."state" <> 'ended'
  and "s"."user_id" <> $1::uuid
  and "s"."number" > $3::int4
order by
  "s"."number";
