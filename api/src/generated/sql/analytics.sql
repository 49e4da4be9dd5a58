-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- analytics.answerHours
select
  floor(
    extract(
      epoch
      from
        first_answer.answered_at - first_answer.question_created_at
    ) / 3600
  )::int as "hours",
  cast(count(*) as integer) as "count"
from
  (
    select
      "question"."created_at" as "question_created_at",
      (
        select
          min("answer"."created_at") as "at"
        from
          (
            select
              "answer"."id",
              "answer"."user_id",
              "answer"."upvotes",
              "answer"."accepted_at",
              "answer"."accepted_by_id",
              "answer"."created_at",
              "question"."id" as "question_id",
              "question"."user_id" as "asker_id",
              "question"."post_id",
              "post"."company_name"
            from
              "answers" as "answer"
              inner join "questions" as "question" on "question"."id" = "answer"."question_id"
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
              "answer"."removed_at" is null
              and "question"."removed_at" is null
          ) as "answer"
        where
          "answer"."question_id" = "question"."id"
          and "answer"."user_id" <> "question"."user_id"
      ) as "answered_at"
    from
      (
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
      ) as "question"
    where
      (
        "question"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "question"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "first_answer"
where
  "first_answer"."answered_at" is not null
group by
  1;

-- analytics.branchPosts
select
  replace(account.stream, 'ECE VLSI', 'ECE') as "branch",
  cast(count(*) as integer) as "posts"
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
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account" on "account"."id" = "post"."user_id"
where
  "account"."stream" is not null
group by
  1;

-- analytics.byCollege
select
  "account"."college",
  cast(count(*) as integer) as "users",
  coalesce(sum(written.posts), 0)::int as "posts"
from
  (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
  left join (
    select
      "post"."user_id",
      cast(count(*) as integer) as "posts"
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
    group by
      "post"."user_id"
  ) as "written" on "written"."user_id" = "account"."id"
group by
  "account"."college"
order by
  2 desc
limit
  100;

-- analytics.coveredCompanies
select
  count(distinct post.company_norm)::int as "count"
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
  ) as "post";

-- analytics.day
select
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "account"
    where
      (
        "account"."joined_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "account"."joined_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "signUps",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "account"
    where
      "account"."is_verified" = true
      and coalesce(account.verified_at, account.created_at) < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
  ) as "verified",
  (
    select
      count(distinct active_day.user_id)::int as "count"
    from
      (
        select
          "user_id",
          "day"
        from
          "active_days"
      ) as "active_day"
    where
      active_day.day > $1::date - 1
      and active_day.day <= $1::date
  ) as "activeDay",
  (
    select
      count(distinct active_day.user_id)::int as "count"
    from
      (
        select
          "user_id",
          "day"
        from
          "active_days"
      ) as "active_day"
    where
      active_day.day > $1::date - 7
      and active_day.day <= $1::date
  ) as "activeWeek",
  (
    select
      count(distinct active_day.user_id)::int as "count"
    from
      (
        select
          "user_id",
          "day"
        from
          "active_days"
      ) as "active_day"
    where
      active_day.day > $1::date - 30
      and active_day.day <= $1::date
  ) as "activeMonth",
  (
    select
      cast(count(*) as integer) as "count"
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
      (
        "post"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "post"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "posts",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "question"."created_at" as "question_created_at",
          (
            select
              min("answer"."created_at") as "at"
            from
              (
                select
                  "answer"."id",
                  "answer"."user_id",
                  "answer"."upvotes",
                  "answer"."accepted_at",
                  "answer"."accepted_by_id",
                  "answer"."created_at",
                  "question"."id" as "question_id",
                  "question"."user_id" as "asker_id",
                  "question"."post_id",
                  "post"."company_name"
                from
                  "answers" as "answer"
                  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
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
                  "answer"."removed_at" is null
                  and "question"."removed_at" is null
              ) as "answer"
            where
              "answer"."question_id" = "question"."id"
              and "answer"."user_id" <> "question"."user_id"
          ) as "answered_at"
        from
          (
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
          ) as "question"
        where
          (
            "question"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
            and "question"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
          )
      ) as "first_answer"
  ) as "questions",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."upvotes",
          "answer"."accepted_at",
          "answer"."accepted_by_id",
          "answer"."created_at",
          "question"."id" as "question_id",
          "question"."user_id" as "asker_id",
          "question"."post_id",
          "post"."company_name"
        from
          "answers" as "answer"
          inner join "questions" as "question" on "question"."id" = "answer"."question_id"
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
          "answer"."removed_at" is null
          and "question"."removed_at" is null
      ) as "answer"
    where
      (
        "answer"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "answer"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "answers",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "question"."created_at" as "question_created_at",
          (
            select
              min("answer"."created_at") as "at"
            from
              (
                select
                  "answer"."id",
                  "answer"."user_id",
                  "answer"."upvotes",
                  "answer"."accepted_at",
                  "answer"."accepted_by_id",
                  "answer"."created_at",
                  "question"."id" as "question_id",
                  "question"."user_id" as "asker_id",
                  "question"."post_id",
                  "post"."company_name"
                from
                  "answers" as "answer"
                  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
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
                  "answer"."removed_at" is null
                  and "question"."removed_at" is null
              ) as "answer"
            where
              "answer"."question_id" = "question"."id"
              and "answer"."user_id" <> "question"."user_id"
          ) as "answered_at"
        from
          (
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
          ) as "question"
        where
          (
            "question"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
            and "question"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
          )
      ) as "first_answer"
    where
      first_answer.answered_at <= first_answer.question_created_at + interval '3 days'
  ) as "questionsAnswered",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "status",
          "created_at",
          "asked_at",
          "answered_at"
        from
          "conversations"
      ) as "conversation"
    where
      (
        "conversation"."asked_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "conversation"."asked_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "requests",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "status",
          "created_at",
          "asked_at",
          "answered_at"
        from
          "conversations"
      ) as "conversation"
    where
      "conversation"."status" = 'active'
      and "conversation"."asked_at" is not null
      and (
        "conversation"."answered_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "conversation"."answered_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "requestsAccepted",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          *
        from
          "job_openings"
        where
          "removed_at" is null
      ) as "opening"
    where
      (
        "opening"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "opening"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "jobs",
  (
    select
      cast(count(*) as integer) as "count"
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
      (
        "gratitude"."created_at" >= ($1::date::timestamp at time zone 'Asia/Kolkata')
        and "gratitude"."created_at" < (($1::date + 1)::timestamp at time zone 'Asia/Kolkata')
      )
  ) as "gratitudes";

-- analytics.finishing
select
  "person"."year",
  "person"."branch",
  cast(count(*) as integer) as "count"
from
  (
    select
      "account"."id",
      "account"."year_of_graduation" as "year",
      coalesce("account"."stream", "account"."degree_type", '') as "branch"
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
      ) as "account"
    where
      "account"."is_verified" = true
      and "account"."year_of_graduation" <= $1::int4
  ) as "person"
group by
  "person"."year",
  "person"."branch"
order by
  "person"."year" desc,
  "person"."branch";

-- analytics.kept
select
  "day",
  "name",
  "value"
from
  "daily_figures"
where
  "day" >= $1::date
  and "day" <= $2::date;

-- analytics.lastDay
select
  (
    select
      max("day") as "day"
    from
      "daily_figures"
  ) as "day",
  (
    select
      min(to_char("account"."created_at" at time zone 'Asia/Kolkata', 'YYYY-MM-DD')) as "first"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "account"
  ) as "first";

-- analytics.missingCompanies
select
  min(step.company_name) as "name",
  count(distinct step.user_id)::int as "people"
from
  (
    select
      "id",
      "user_id",
      "company_name",
      "company_norm",
      "role",
      "role_norm",
      "experience_type",
      "from_year",
      "from_month",
      "to_year",
      "is_currently_working"
    from
      "career_experiences"
  ) as "step"
where
  not exists (
    select
      "post"."id"
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
      "post"."company_norm" = "step"."company_norm"
  )
group by
  "step"."company_norm"
order by
  2 desc,
  1
limit
  20;

-- analytics.newcomers
select
  to_char(date_trunc('month', account.joined_at at time zone 'Asia/Kolkata'), 'YYYY-MM') as "month",
  cast(count(*) as integer) as "newcomers",
  cast(
    count(*) filter (
      where
        exists (
          select
            "active_day"."day"
          from
            (
              select
                "user_id",
                "day"
              from
                "active_days"
            ) as "active_day"
          where
            "active_day"."user_id" = "account"."id"
            and "active_day"."day" >= (
              date_trunc('month', account.joined_at at time zone 'Asia/Kolkata') + interval '1 month'
            )::date
            and "active_day"."day" < (
              date_trunc('month', account.joined_at at time zone 'Asia/Kolkata') + interval '2 months'
            )::date
        )
    ) as integer
  ) as "returned"
from
  (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
where
  "account"."joined_at" >= (date_trunc('month', $1::date::timestamp) - make_interval(months => 6)) at time zone 'Asia/Kolkata'
  and "account"."joined_at" < (date_trunc('month', $1::date::timestamp) - make_interval(months => 0)) at time zone 'Asia/Kolkata'
group by
  1
order by
  1;

-- analytics.placed
with
  "outcome" as (
    select
      "person"."id",
      "person"."year",
      "person"."branch",
      "post"."id" as "told_id",
      0 as "place",
      "post"."interview_year" as "late",
      post.campus_type as "campus",
      "post"."company_norm",
      "post"."company_name",
      "post"."role_norm",
      "post"."role",
      "post"."package"
    from
      (
        select
          "account"."id",
          "account"."year_of_graduation" as "year",
          coalesce("account"."stream", "account"."degree_type", '') as "branch"
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
          ) as "account"
        where
          "account"."is_verified" = true
          and "account"."year_of_graduation" <= $1::int4
      ) as "person"
      inner join (
        select
          "post".*
        from
          "posts" as "post"
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
          ) as "person" on "person"."id" = "post"."user_id"
        where
          "post"."removed_at" is null
          and "person"."is_banned" = false
      ) as "post" on "post"."user_id" = "person"."id"
    where
      "post"."offer_status" = 'accepted'
      and "post"."experience_type" = $2::text
      and "post"."interview_year" <= "person"."year"
      and "post"."interview_year" >= "person"."year" - $3::int4
    union all
    select
      "person"."id",
      "person"."year",
      "person"."branch",
      "step"."id" as "told_id",
      1 as "place",
      -12 * step.from_year - coalesce(step.from_month, 12) as "late",
      '' as "campus",
      "step"."company_norm",
      "step"."company_name",
      "step"."role_norm",
      "step"."role",
      null::text as "package"
    from
      (
        select
          "account"."id",
          "account"."year_of_graduation" as "year",
          coalesce("account"."stream", "account"."degree_type", '') as "branch"
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
          ) as "account"
        where
          "account"."is_verified" = true
          and "account"."year_of_graduation" <= $1::int4
      ) as "person"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "location",
          "alumni_topics",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "person"."id"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "experience_type",
          "from_year",
          "from_month",
          "to_year",
          "is_currently_working"
        from
          "career_experiences"
      ) as "step" on "step"."user_id" = "person"."id"
    where
      "profile"."visibility" <> 'connections'
      and "step"."experience_type" = $2::text
      and "step"."from_year" >= "person"."year" - $4::int4
      and "step"."from_year" <= "person"."year" + $5::int4
  ),
  "placed" as (
    select distinct
      on ("outcome"."id") *
    from
      "outcome"
    order by
      "outcome"."id",
      "outcome"."place",
      "outcome"."late" desc,
      "outcome"."told_id" desc
  )
select
  "placed"."year",
  "placed"."branch",
  "placed"."campus",
  coalesce("written"."slug", "placed"."company_norm") as "company",
  min(coalesce(written.name, placed.company_name)) as "companyName",
  "placed"."role_norm" as "roleNorm",
  min(placed.role) as "role",
  "placed"."package",
  cast(count(*) as integer) as "count"
from
  "placed"
  left join (
    select
      "written"."norm",
      "company"."id",
      "company"."slug",
      "company"."name"
    from
      "company_names" as "written"
      inner join "companies" as "company" on "company"."id" = "written"."company_id"
  ) as "written" on "written"."norm" = "placed"."company_norm"
group by
  "placed"."year",
  "placed"."branch",
  "placed"."campus",
  "placed"."role_norm",
  "placed"."package",
  "written"."slug",
  "placed"."company_norm";

-- analytics.totals
select
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "account"
  ) as "totalUsers",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "user_id"
        from
          "import_rows"
        where
          "state" = 'invited'
          and "user_id" is not null
      ) as "invited"
      inner join (
        select
          "id",
          "full_name",
          "email",
          "role",
          "roles",
          "is_verified",
          "verified_at",
          "verified_by",
          "verification_ended_at",
          "has_second_factor",
          "is_profile_complete",
          "is_admin",
          "is_super_admin",
          "is_banned",
          "banned_until",
          "muted_until",
          "degree_type",
          "stream",
          "specialisation",
          "year_of_graduation",
          "college",
          "picture_id",
          "institute_email",
          "work",
          "created_at",
          case
            when verified_by = 'import' then email_proven_at
            else created_at
          end as "joined_at"
        from
          "users"
      ) as "account" on "account"."id" = "invited"."user_id"
    where
      "account"."joined_at" is null
  ) as "totalInvited",
  (
    select
      cast(count(*) as integer) as "count"
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
  ) as "totalPosts",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          *
        from
          "job_openings"
        where
          "removed_at" is null
      ) as "opening"
  ) as "totalJobs",
  (
    select
      cast(count(*) as integer) as "count"
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
  ) as "totalGratitudes",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "status",
          "created_at",
          "asked_at",
          "answered_at"
        from
          "conversations"
      ) as "conversation"
  ) as "totalChats";
