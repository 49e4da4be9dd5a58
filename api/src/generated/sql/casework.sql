-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- casework.namesOf
select
  "target"."id",
  left(regexp_replace(target.name, '\s+', ' ', 'g'), 80) as "name"
from
  (
    select
      "u"."id",
      "u"."full_name" as "name"
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
      ) as "u"
    union all
    select
      "r"."id",
      "u"."full_name" as "name"
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
      ) as "r"
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
      ) as "u" on "u"."id" = "r"."user_id"
    union all
    select
      "thing"."id",
      "thing"."name"
    from
      (
        select
          "c"."id",
          c.title as "name"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "c"."role" || ' at ' || "c"."company_name" as "title",
              '/post/' || "c"."id" as "link",
              "c"."company_norm" as "company",
              "c"."words",
              "c"."packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned",
              coalesce("c"."one_liner", '') as "text"
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
              ) as "c"
          ) as "c"
        union all
        select
          "c"."id",
          c.text as "name"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "p"."role" || ' at ' || "p"."company_name" as "title",
              '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
              "p"."company_norm" as "company",
              "c"."content" as "text",
              "c"."content" as "words",
              null::text as "packed",
              c.post_id as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned"
            from
              (
                select
                  "q"."id",
                  "q"."user_id",
                  "q"."content",
                  "q"."created_at",
                  "q"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "q"
                union all
                select
                  "a"."id",
                  "a"."user_id",
                  "a"."content",
                  "a"."created_at",
                  "a"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "a"
                  inner join "questions" as "q" on "q"."id" = "a"."question_id"
              ) as "c"
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
              ) as "p" on "p"."id" = "c"."post_id"
            where
              "c"."kind" = 'question'
          ) as "c"
        union all
        select
          "c"."id",
          c.text as "name"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "p"."role" || ' at ' || "p"."company_name" as "title",
              '/post/' || "c"."post_id" || '#question-' || "c"."question_id" as "link",
              "p"."company_norm" as "company",
              "c"."content" as "text",
              "c"."content" as "words",
              null::text as "packed",
              c.post_id as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              false as "is_pinned"
            from
              (
                select
                  "q"."id",
                  "q"."user_id",
                  "q"."content",
                  "q"."created_at",
                  "q"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'question' as "kind"
                from
                  "questions" as "q"
                union all
                select
                  "a"."id",
                  "a"."user_id",
                  "a"."content",
                  "a"."created_at",
                  "a"."removed_at",
                  "q"."post_id",
                  "q"."id" as "question_id",
                  'answer' as "kind"
                from
                  "answers" as "a"
                  inner join "questions" as "q" on "q"."id" = "a"."question_id"
              ) as "c"
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
              ) as "p" on "p"."id" = "c"."post_id"
            where
              "c"."kind" = 'answer'
          ) as "c"
        union all
        select
          "c"."id",
          c.text as "name"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              '/profile/' || "c"."profile_id" || '?tab=gratitudes#gratitude-' || "c"."id" as "link",
              '' as "title",
              '' as "company",
              "c"."text",
              "c"."text" as "words",
              null::text as "packed",
              null::uuid as "post_id",
              c.profile_id as "profile_id",
              false as "is_pinned",
              "c"."hidden_at" is not null as "is_hidden"
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
              ) as "c"
          ) as "c"
        union all
        select
          "c"."id",
          c.title as "name"
        from
          (
            select
              "c"."id",
              "c"."user_id",
              "c"."created_at",
              "c"."removed_at",
              "c"."role" || ' at ' || "c"."company_name" as "title",
              '/job/' || "c"."id" as "link",
              "c"."company_norm" as "company",
              '' as "text",
              "c"."words",
              null::text as "packed",
              null::uuid as "post_id",
              null::uuid as "profile_id",
              false as "is_hidden",
              "c"."is_pinned"
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
              ) as "c"
          ) as "c"
        union all
        select
          "c"."id",
          "c"."excerpt" as "name"
        from
          "report_cases" as "c"
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
