-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- casework.namesOf
select
  "target"."id",
  left(regexp_replace(target.name, '\s+', ' ', 'g'), 80) as "name"
from
  (
    select
      "account"."id",
      "account"."full_name" as "name"
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
    union all
    select
      "request"."id",
      "account"."full_name" as "name"
    from
      (
        select
          "id",
          "user_id",
          "document_type",
          "file_id",
          "status",
          "reason",
          "created_at",
          "decided_at",
          "decided_by"
        from
          "verification_requests"
      ) as "request"
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
      ) as "account" on "account"."id" = "request"."user_id"
    union all
    select
      "thing"."id",
      "thing"."name"
    from
      (
        select
          "content"."id",
          "content"."title" as "name"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/post/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("content"."one_liner", '') as "text"
            from
              (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "one_liner",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "content"
          ) as "content"
        union all
        select
          "content"."id",
          "content"."text" as "name"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "post"."role" || ' at ' || "post"."company_name" as "title",
              '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
              "post"."company_norm" as "company",
              "content"."content" as "text",
              "content"."words",
              "content"."packed",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              "content"."post_id" as "post_id"
            from
              (
                select
                  "question"."id",
                  "question"."user_id",
                  "question"."content",
                  "question"."created_at",
                  "question"."removed_at",
                  "question"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "question"
                union all
                select
                  "answer"."id",
                  "answer"."user_id",
                  "answer"."content",
                  "answer"."created_at",
                  "answer"."removed_at",
                  "answer"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "answer"
                  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
              ) as "content"
              inner join (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "one_liner",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "post" on "post"."id" = "content"."post_id"
            where
              "content"."kind" = 'question'
          ) as "content"
        union all
        select
          "content"."id",
          "content"."text" as "name"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "post"."role" || ' at ' || "post"."company_name" as "title",
              '/post/' || "content"."post_id" || '#question-' || "content"."question_id" as "link",
              "post"."company_norm" as "company",
              "content"."content" as "text",
              "content"."words",
              "content"."packed",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              "content"."post_id" as "post_id"
            from
              (
                select
                  "question"."id",
                  "question"."user_id",
                  "question"."content",
                  "question"."created_at",
                  "question"."removed_at",
                  "question"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "question"
                union all
                select
                  "answer"."id",
                  "answer"."user_id",
                  "answer"."content",
                  "answer"."created_at",
                  "answer"."removed_at",
                  "answer"."content" as "words",
                  null::text as "packed",
                  "question"."post_id",
                  "question"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "answer"
                  inner join "questions" as "question" on "question"."id" = "answer"."question_id"
              ) as "content"
              inner join (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "one_liner",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "posts"."one_liner",
                    "posts"."package",
                    "posts"."location",
                    "posts"."preparation_tips",
                    "posts"."preparation_time",
                    "posts"."topics_weightage",
                    "posts"."final_notes",
                    array_to_string("posts"."hashtags", chr(10)),
                    array_to_string("posts"."material_links", chr(10)),
                    "posts"."logo",
                    "posts"."resume_link",
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  to_jsonb(
                    concat_ws(
                      chr(10),
                      "posts"."one_liner",
                      "posts"."package",
                      "posts"."location",
                      "posts"."preparation_tips",
                      "posts"."preparation_time",
                      "posts"."topics_weightage",
                      "posts"."final_notes",
                      array_to_string("posts"."hashtags", chr(10)),
                      array_to_string("posts"."material_links", chr(10)),
                      "posts"."logo",
                      "posts"."resume_link"
                    )
                  )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
                from
                  "posts"
              ) as "post" on "post"."id" = "content"."post_id"
            where
              "content"."kind" = 'answer'
          ) as "content"
        union all
        select
          "content"."id",
          "content"."text" as "name"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              '/profile/' || "content"."profile_id" || '?tab=gratitudes#gratitude-' || "content"."id" as "link",
              '' as "title",
              '' as "company",
              "content"."text",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              false as "is_pinned",
              "content"."profile_id" as "profile_id",
              "content"."hidden_at" is not null as "is_hidden"
            from
              (
                select
                  "id",
                  "user_id",
                  "profile_id",
                  "text",
                  "hidden_at",
                  "created_at",
                  "removed_at",
                  "gratitudes"."text" as "words",
                  null::text as "packed"
                from
                  "gratitudes"
              ) as "content"
          ) as "content"
        union all
        select
          "content"."id",
          "content"."title" as "name"
        from
          (
            select
              "content"."id",
              "content"."user_id",
              "content"."created_at",
              "content"."removed_at",
              "content"."role" || ' at ' || "content"."company_name" as "title",
              '/job/' || "content"."id" as "link",
              "content"."company_norm" as "company",
              '' as "text",
              "content"."words",
              "content"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              "content"."is_pinned"
            from
              (
                select
                  "id",
                  "user_id",
                  "company_name",
                  "company_norm",
                  "role",
                  "role_norm",
                  "is_pinned",
                  "is_current",
                  "created_at",
                  "removed_at",
                  concat_ws(
                    chr(10),
                    "job_openings"."duration",
                    "job_openings"."ctc",
                    "job_openings"."experience",
                    "job_openings"."specific_location",
                    "job_openings"."job_description",
                    array_to_string("job_openings"."skills_required", chr(10)),
                    "job_openings"."application_link",
                    "job_openings"."logo_link"
                  ) as "words",
                  null::text as "packed"
                from
                  "job_openings"
              ) as "content"
          ) as "content"
        union all
        select
          "report_case"."id",
          "report_case"."excerpt" as "name"
        from
          "report_cases" as "report_case"
      ) as "thing"
    union all
    select
      "announcement"."id",
      "announcement"."name"
    from
      (
        select
          "id",
          "message" as "name"
        from
          "announcements"
      ) as "announcement"
    union all
    select
      "brought"."id",
      "brought"."name"
    from
      (
        select
          "id",
          "name"
        from
          "imports"
      ) as "brought"
  ) as "target"
where
  "target"."id" = any ($1::uuid[]);
