-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- calls.call
select
  "call"."id",
  "call"."conversation_id" as "conversationId",
  "call"."state",
  "call"."end_reason" as "endReason",
  "call"."started_at" as "startedAt",
  "call"."answered_at" as "answeredAt",
  "call"."ended_at" as "endedAt",
  "participant"."device",
  (
    select
      to_json(obj)
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
          ) as "person"
        where
          "person"."id" = "call"."caller_id"
      ) as obj
  ) as "caller",
  (
    select
      to_json(obj)
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
          ) as "person"
        where
          "person"."id" = "call"."callee_id"
      ) as obj
  ) as "callee"
from
  "call_participants" as "participant"
  inner join "calls" as "call" on "call"."id" = "participant"."call_id"
where
  "participant"."user_id" = $1::uuid
  and "call"."id" = $2::uuid;

-- calls.copyOf
select
  "call"."conversation_id" as "conversationId",
  "call"."state",
  "call"."end_reason" as "endReason",
  "call"."started_at" as "startedAt",
  "call"."answered_at" as "answeredAt",
  "call"."ended_at" as "endedAt",
  "call"."caller_id" = $1::uuid as "calledByMe"
from
  "call_participants" as "participant"
  inner join "calls" as "call" on "call"."id" = "participant"."call_id"
where
  "participant"."user_id" = $1::uuid
order by
  "call"."id";

-- calls.open
select
  "call"."id",
  "call"."conversation_id" as "conversationId",
  "call"."state",
  "call"."end_reason" as "endReason",
  "call"."started_at" as "startedAt",
  "call"."answered_at" as "answeredAt",
  "call"."ended_at" as "endedAt",
  "participant"."device",
  (
    select
      to_json(obj)
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
          ) as "person"
        where
          "person"."id" = "call"."caller_id"
      ) as obj
  ) as "caller",
  (
    select
      to_json(obj)
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
          ) as "person"
        where
          "person"."id" = "call"."callee_id"
      ) as obj
  ) as "callee"
from
  "call_participants" as "participant"
  inner join "calls" as "call" on "call"."id" = "participant"."call_id"
where
  "participant"."user_id" = $1::uuid
  and "participant"."is_open" = true
  and (
    "call"."state" = 'ongoing'
    or "call"."started_at" > $2::timestamptz
  );

-- calls.overdue
select
  "call"."id"
from
  "calls" as "call"
where
  "call"."state" <> 'ended'
  and (
    (
      "call"."state" = 'ringing'
      and "call"."started_at" <= $1::timestamptz
    )
    or "call"."started_at" <= $2::timestamptz
    or exists (
      select
        "participant"."user_id"
      from
        "call_participants" as "participant"
      where
        "participant"."call_id" = "call"."id"
        and "participant"."seen_at" <= $3::timestamptz
    )
  )
order by
  "call"."started_at"
limit
  100;

-- calls.ringingTooLong
select
  "call"."id"
from
  "calls" as "call"
where
  "call"."id" = $1::uuid
  and "call"."state" = 'ringing'
  and "call"."started_at" <= $2::timestamptz;

-- calls.signal
select
  "signal"."id",
  "signal"."call_id" as "callId",
  "call"."conversation_id" as "conversationId",
  "signal"."number",
  "signal"."user_id" as "fromId",
  "signal"."kind",
  "signal"."content",
  "signal"."sdp_mid" as "sdpMid",
  "signal"."line_index" as "sdpMLineIndex",
  "signal"."username_fragment" as "usernameFragment"
from
  "call_participants" as "participant"
  inner join "calls" as "call" on "call"."id" = "participant"."call_id"
  inner join "call_signals" as "signal" on "signal"."call_id" = "call"."id"
where
  "participant"."user_id" = $1::uuid
  and "call"."state" <> 'ended'
  and "signal"."id" = $2::uuid
  and "signal"."user_id" <> $1::uuid;

-- calls.signals
select
  "signal"."id",
  "signal"."call_id" as "callId",
  "call"."conversation_id" as "conversationId",
  "signal"."number",
  "signal"."user_id" as "fromId",
  "signal"."kind",
  "signal"."content",
  "signal"."sdp_mid" as "sdpMid",
  "signal"."line_index" as "sdpMLineIndex",
  "signal"."username_fragment" as "usernameFragment"
from
  "call_participants" as "participant"
  inner join "calls" as "call" on "call"."id" = "participant"."call_id"
  inner join "call_signals" as "signal" on "signal"."call_id" = "call"."id"
where
  "participant"."user_id" = $1::uuid
  and "call"."id" = $2::uuid
  and "call"."state" <> 'ended'
  and "signal"."user_id" <> $1::uuid
  and "signal"."number" > $3::int4
order by
  "signal"."number";
