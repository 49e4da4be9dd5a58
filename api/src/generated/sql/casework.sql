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
          "created_at"
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
          "created_at"
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
                    "one_liner",
                    "preparation_time",
                    "preparation_tips",
                    "topics_weightage",
                    "final_notes",
                    array_to_string("material_links", chr(10)),
                    "resume_link",
                    array_to_string("hashtags", ' '),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  cast(
                    to_jsonb(
                      concat_ws(
                        chr(10),
                        "one_liner",
                        "preparation_time",
                        "preparation_tips",
                        "topics_weightage",
                        "final_notes",
                        array_to_string("material_links", chr(10)),
                        "resume_link",
                        array_to_string("hashtags", ' ')
                      )
                    ) as text
                  ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
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
              "content"."content" as "words",
              null::text as "packed",
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
                    "one_liner",
                    "preparation_time",
                    "preparation_tips",
                    "topics_weightage",
                    "final_notes",
                    array_to_string("material_links", chr(10)),
                    "resume_link",
                    array_to_string("hashtags", ' '),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  cast(
                    to_jsonb(
                      concat_ws(
                        chr(10),
                        "one_liner",
                        "preparation_time",
                        "preparation_tips",
                        "topics_weightage",
                        "final_notes",
                        array_to_string("material_links", chr(10)),
                        "resume_link",
                        array_to_string("hashtags", ' ')
                      )
                    ) as text
                  ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
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
              "content"."content" as "words",
              null::text as "packed",
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
                    "one_liner",
                    "preparation_time",
                    "preparation_tips",
                    "topics_weightage",
                    "final_notes",
                    array_to_string("material_links", chr(10)),
                    "resume_link",
                    array_to_string("hashtags", ' '),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("story_rounds", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("online_assessment", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    ),
                    (
                      select
                        string_agg(part #>> '{}', chr(10))
                      from
                        jsonb_path_query("additional_questions", 'strict $.**') as part
                      where
                        jsonb_typeof(part) = 'string'
                    )
                  ) as "words",
                  cast(
                    to_jsonb(
                      concat_ws(
                        chr(10),
                        "one_liner",
                        "preparation_time",
                        "preparation_tips",
                        "topics_weightage",
                        "final_notes",
                        array_to_string("material_links", chr(10)),
                        "resume_link",
                        array_to_string("hashtags", ' ')
                      )
                    ) as text
                  ) || cast("rounds" as text) || cast("story_rounds" as text) || coalesce(cast("online_assessment" as text), '') || cast("additional_questions" as text) as "packed"
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
              "content"."text" as "words",
              null::text as "packed",
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
                  "removed_at"
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
              null::text as "packed",
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
                    "job_description",
                    "application_link",
                    "duration",
                    "ctc",
                    "experience",
                    "specific_location",
                    array_to_string("skills_required", ', ')
                  ) as "words"
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
