-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- activities.days
select
  to_char(contribution.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "date",
  cast(count(*) as integer) as "count"
from
  (
    (
      select
        "post"."created_at"
      from
        (
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
        ) as "post"
      where
        "post"."user_id" = $1::uuid
    )
    union all
    (
      select
        "comment"."created_at"
      from
        (
          select
            "user_id",
            "created_at"
          from
            "questions"
          where
            "removed_at" is null
          union all
          select
            "user_id",
            "created_at"
          from
            "answers"
          where
            "removed_at" is null
        ) as "comment"
      where
        "comment"."user_id" = $1::uuid
    )
    union all
    (
      select
        "gratitude"."created_at"
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
        "gratitude"."user_id" = $1::uuid
    )
  ) as "contribution"
where
  "contribution"."created_at" >= ($2::date::timestamp at time zone 'Asia/Kolkata')
  and "contribution"."created_at" < ($3::date::timestamp at time zone 'Asia/Kolkata') + interval '1 day'
group by
  "date"
order by
  "date";

-- activities.firstYear
select
  extract(
    year
    from
      min(contribution.created_at) at time zone 'Asia/Kolkata'
  )::int as "year"
from
  (
    (
      select
        "post"."created_at"
      from
        (
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
        ) as "post"
      where
        "post"."user_id" = $1::uuid
    )
    union all
    (
      select
        "comment"."created_at"
      from
        (
          select
            "user_id",
            "created_at"
          from
            "questions"
          where
            "removed_at" is null
          union all
          select
            "user_id",
            "created_at"
          from
            "answers"
          where
            "removed_at" is null
        ) as "comment"
      where
        "comment"."user_id" = $1::uuid
    )
    union all
    (
      select
        "gratitude"."created_at"
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
        "gratitude"."user_id" = $1::uuid
    )
  ) as "contribution";
