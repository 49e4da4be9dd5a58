-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- replies.changed
with
  "habit" as (
    select
      "reached"."user_id",
      case
        when percentile_disc(0.5) within group (
          order by
            case
              when reached.replied_at is not null then extract(
                epoch
                from
                  reached.replied_at - reached.reached_at
              )::float8 / 3600
              when reached.reached_at < $1::timestamptz - make_interval(hours => 96) then 'infinity'::float8
            end
        ) <= 1 then 'hour'
        when percentile_disc(0.5) within group (
          order by
            case
              when reached.replied_at is not null then extract(
                epoch
                from
                  reached.replied_at - reached.reached_at
              )::float8 / 3600
              when reached.reached_at < $1::timestamptz - make_interval(hours => 96) then 'infinity'::float8
            end
        ) <= 24 then 'day'
        when percentile_disc(0.5) within group (
          order by
            case
              when reached.replied_at is not null then extract(
                epoch
                from
                  reached.replied_at - reached.reached_at
              )::float8 / 3600
              when reached.reached_at < $1::timestamptz - make_interval(hours => 96) then 'infinity'::float8
            end
        ) <= 96 then 'days'
      end as "time"
    from
      (
        (
          select
            "reached"."user_id",
            "reached"."reached_at",
            "reached"."replied_at"
          from
            (
              select
                "post"."user_id",
                "question"."created_at" as "reached_at",
                (
                  select
                    min("answer"."created_at") as "at"
                  from
                    "answers" as "answer"
                  where
                    "answer"."question_id" = "question"."id"
                    and "answer"."user_id" = "post"."user_id"
                    and "answer"."removed_at" is null
                ) as "replied_at"
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
                and "question"."user_id" <> "post"."user_id"
            ) as "reached"
          where
            "reached"."reached_at" > $2::timestamptz
        )
        union all
        (
          select
            "reached"."user_id",
            "reached"."reached_at",
            "reached"."replied_at"
          from
            (
              select
                "participant"."user_id",
                conversation.asked_at as "reached_at",
                "conversation"."answered_at" as "replied_at"
              from
                "conversations" as "conversation"
                inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "conversation"."id"
              where
                "participant"."user_id" <> "conversation"."creator_id"
                and "conversation"."status" <> 'withdrawn'
                and "conversation"."asked_at" is not null
            ) as "reached"
          where
            "reached"."reached_at" > $2::timestamptz
        )
        union all
        (
          select
            "reached"."user_id",
            "reached"."reached_at",
            "reached"."replied_at"
          from
            (
              select
                "participant"."user_id",
                "first"."created_at" as "reached_at",
                (
                  select
                    "reply"."created_at"
                  from
                    "messages" as "reply"
                  where
                    "reply"."conversation_id" = "conversation"."id"
                    and "reply"."sender_id" = "participant"."user_id"
                    and "reply"."kind" in ('text', 'image', 'pdf', 'voice')
                  order by
                    "reply"."number"
                  limit
                    1
                ) as "replied_at"
              from
                "conversations" as "conversation"
                inner join "messages" as "first" on "first"."conversation_id" = "conversation"."id"
                and "first"."number" = 1
                and "first"."kind" in ('text', 'image', 'pdf', 'voice')
                inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "conversation"."id"
                and "participant"."user_id" <> "first"."sender_id"
              where
                "conversation"."type" = 'dm'
                and "conversation"."asked_at" is null
            ) as "reached"
          where
            "reached"."reached_at" > $2::timestamptz
        )
      ) as "reached"
    group by
      "reached"."user_id"
    having
      count("reached"."replied_at") >= 3
  )
select
  "kept"."user_id" as "userId",
  "habit"."time"
from
  (
    select
      "user_id",
      "replies_in"
    from
      "profiles"
  ) as "kept"
  left join "habit" on "habit"."user_id" = "kept"."user_id"
where
  habit.time is distinct from kept.replies_in
order by
  "kept"."user_id";
