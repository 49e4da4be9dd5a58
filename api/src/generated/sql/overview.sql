-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- overview.facts
select
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id"
        from
          "feedback"
        where
          "closed_at" is null
      ) as "word"
  ) as "openFeedback",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "pair"."id"
        from
          "company_pairs" as "pair"
          inner join "companies" as "one" on "one"."id" = "pair"."first_id"
          inner join "companies" as "other" on "other"."id" = "pair"."second_id"
        where
          (
            "pair"."state" = 'open'
            and (
              "one"."joined_to_id" is null
              and (
                "one"."experience_count" > 0
                or "one"."opening_count" > 0
                or "one"."people_count" > 0
              )
            )
            and (
              "other"."joined_to_id" is null
              and (
                "other"."experience_count" > 0
                or "other"."opening_count" > 0
                or "other"."people_count" > 0
              )
            )
          )
      ) as "pair"
  ) as "companyPairs",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id"
        from
          "health_states"
        where
          "state" = 'bad'
      ) as "part"
  ) as "badParts",
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
      "account"."joined_at" >= $1::timestamptz
  ) as "newPeople",
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
      "post"."created_at" >= $1::timestamptz
  ) as "newPosts",
  (
    select
      cast(count(*) as integer) as "count"
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
      "question"."created_at" >= $1::timestamptz
  ) as "newQuestions",
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
      "opening"."created_at" >= $1::timestamptz
  ) as "newOpenings",
  exists (
    select
      "account"."id"
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
      "account"."id" = $2::uuid
      and "account"."has_second_factor" = true
  ) as "secondFactor",
  exists (
    select
      "account"."id"
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
      "account"."id" <> $2::uuid
      and "account"."is_super_admin" = true
      and "account"."is_banned" = false
  ) as "secondSuperAdmin",
  exists (
    select
      "account"."id"
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
      "account"."id" <> $2::uuid
      and (
        "account"."is_admin" = true
        or "account"."is_super_admin" = true
      )
  ) as "otherAdmin",
  exists (
    select
      "line"."id"
    from
      (
        select
          "id",
          "admin_id",
          "action",
          "target_type",
          "target_id",
          "changes",
          "created_at"
        from
          "audit_log"
      ) as "line"
    where
      "line"."action" = 'mail.test'
  ) as "testLetter",
  exists (
    select
      "line"."id"
    from
      (
        select
          "id",
          "admin_id",
          "action",
          "target_type",
          "target_id",
          "changes",
          "created_at"
        from
          "audit_log"
      ) as "line"
    where
      "line"."action" = 'college.begin'
  ) as "begun",
  exists (
    select
      "college"."id"
    from
      (
        select
          "id"
        from
          "college"
      ) as "college"
  ) as "collegeWords",
  exists (
    select
      "brought"."id"
    from
      (
        select
          "id"
        from
          "imports"
        where
          "status" = 'done'
      ) as "brought"
  ) as "roster",
  exists (
    select
      "announcement"."id"
    from
      (
        select
          "id",
          "message" as "name"
        from
          "announcements"
      ) as "announcement"
  ) as "announcement";
