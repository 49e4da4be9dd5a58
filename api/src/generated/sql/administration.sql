-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- administration.admins
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber"
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
    "account"."is_admin"
    or "account"."is_super_admin"
  )
order by
  "account"."id"
limit
  500;

-- administration.adminsToRemind
select
  "account"."email",
  "account"."full_name" as "fullName"
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
    "account"."is_admin"
    or "account"."is_super_admin"
  )
  and "account"."is_banned" = false
  and not exists (
    select
    from
      "admin_choices" as "choice"
    where
      "choice"."user_id" = "account"."id"
      and "choice"."reminds_by_mail" = false
  );

-- administration.anyAdmin
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
  (
    "account"."is_admin"
    or "account"."is_super_admin"
  )
limit
  1;

-- administration.firstAdmins
select
  cast(count(*) as integer) as "made"
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
  "line"."action" = 'admin.first';

-- administration.lastSignIn
select
  "session"."created_at" as "at"
from
  (
    select
      "user_id",
      "created_at"
    from
      "sessions"
  ) as "session"
where
  "session"."user_id" = $1::uuid
order by
  "session"."created_at" desc
limit
  1;

-- administration.namesOf
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

-- administration.notes
select
  "id",
  "text",
  "author_id" as "authorId",
  "created_at" as "createdAt"
from
  "admin_notes"
where
  "person_id" = $1::uuid
order by
  "id" desc
limit
  50;

-- administration.personAudit
select
  "line"."id",
  "line"."action",
  "line"."admin_id" as "adminId",
  "line"."created_at" as "createdAt"
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
  "line"."target_type" = 'user'
  and "line"."target_id" = $1::uuid
order by
  "line"."id" desc
limit
  50;

-- administration.personSessions
select
  "session"."id",
  "session"."place",
  "session"."user_agent" as "userAgent",
  "session"."created_at" as "signedInAt",
  "session"."last_used_at" as "lastUsedAt"
from
  (
    select
      "id",
      "user_id",
      "user_agent",
      "place",
      "created_at",
      "last_used_at",
      "expires_at"
    from
      "sessions"
    where
      "ended_at" is null
  ) as "session"
where
  "session"."user_id" = $1::uuid
  and "session"."expires_at" > $2::timestamptz
order by
  "session"."last_used_at" desc,
  "session"."id" desc
limit
  50;

-- administration.tasks
select
  (
    select
      cast(count(*) as integer) as "count"
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
    where
      "request"."status" = 'pending'
  ) as "verifications",
  (
    select
      percentile_cont(0.5) within group (
        order by
          extract(
            epoch
            from
              request.decided_at - request.created_at
          ) / 3600
      )::float8 as "hours"
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
    where
      "request"."decided_at" >= $1::timestamptz
      and "request"."decided_by" is not null
  ) as "medianHours";

-- administration.userIds(false, banned, true, true, true, true, true)
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
  "account"."is_banned"
  and "account"."role" = $1::text
  and coalesce("account"."stream", "account"."specialisation") = $2::text
  and "account"."year_of_graduation" = $3::int4
  and lower("account"."college") = lower($4::text)
  and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($5::text) || '%'
order by
  "account"."id" desc
limit
  1000;

-- administration.userIds(false, false, false, false, false, false, false)
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
order by
  "account"."id" desc
limit
  1000;

-- administration.userIds(true, false, false, false, false, false, false)
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
order by
  "account"."id" desc
limit
  1000;

-- administration.users(false, 20, name, true, false, false, false, false, false, false)
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber",
  lower(account.full_name) as "sortName"
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
  (lower(account.full_name), "account"."id") > ($1::text, $2::uuid)
order by
  lower(account.full_name) asc,
  "account"."id" asc
limit
  21;

-- administration.users(false, 20, newest, false, false, false, false, false, false, false)
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber",
  lower(account.full_name) as "sortName"
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
order by
  "account"."id" desc
limit
  21;

-- administration.users(false, 20, newest, true, banned, true, true, true, true, true)
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber",
  lower(account.full_name) as "sortName"
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
  "account"."is_banned"
  and "account"."role" = $1::text
  and coalesce("account"."stream", "account"."specialisation") = $2::text
  and "account"."year_of_graduation" = $3::int4
  and lower("account"."college") = lower($4::text)
  and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($5::text) || '%'
  and ("account"."id") < ($6::uuid)
order by
  "account"."id" desc
limit
  21;

-- administration.users(false, 20, newest, true, false, false, false, false, false, false)
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber",
  lower(account.full_name) as "sortName"
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
  ("account"."id") < ($1::uuid)
order by
  "account"."id" desc
limit
  21;

-- administration.users(false, 20, oldest, true, false, false, false, false, false, false)
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber",
  lower(account.full_name) as "sortName"
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
  ("account"."id") > ($1::uuid)
order by
  "account"."id" asc
limit
  21;

-- administration.users(true, 20, newest, true, false, false, false, false, false, false)
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber",
  lower(account.full_name) as "sortName"
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
  ("account"."id") < ($1::uuid)
order by
  "account"."id" desc
limit
  21;

-- administration.usersById
select
  "account"."id" as "id",
  "account"."full_name" as "fullName",
  "account"."email" as "email",
  "account"."role" as "role",
  "account"."roles" as "roles",
  "account"."is_verified" as "isVerified",
  "account"."verified_at" as "verifiedAt",
  "account"."verified_by" as "verifiedBy",
  "account"."verification_ended_at" as "verificationEndedAt",
  "account"."has_second_factor" as "hasSecondFactor",
  "account"."is_profile_complete" as "isProfileComplete",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin",
  "account"."is_banned" as "isBanned",
  "account"."banned_until" as "bannedUntil",
  "account"."muted_until" as "mutedUntil",
  "account"."degree_type" as "degreeType",
  "account"."stream" as "stream",
  "account"."specialisation" as "specialisation",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."college" as "college",
  "account"."picture_id" as "pictureId",
  "account"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "account"."id"
  ) as "mobileNumber"
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
  "account"."id" = any ($1::uuid[]);

-- administration.usersCount(false, banned, true, true, true, true, true)
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
  "account"."is_banned"
  and "account"."role" = $1::text
  and coalesce("account"."stream", "account"."specialisation") = $2::text
  and "account"."year_of_graduation" = $3::int4
  and lower("account"."college") = lower($4::text)
  and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($5::text) || '%';

-- administration.usersCount(false, false, false, false, false, false, false)
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
  ) as "account";

-- administration.usersCount(true, false, false, false, false, false, false)
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
  ) as "account";

-- administration.verification
select
  "request"."id",
  "request"."document_type" as "documentType",
  "request"."status",
  "request"."reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt",
  "request"."user_id" as "userId",
  "request"."decided_by" as "decidedById",
  "file"."id" as "fileId",
  "file"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "request"."file_id"
where
  "request"."id" = $1::uuid;

-- administration.verifications(20, newest, false, false, false, false)
select
  "request"."id",
  "request"."document_type" as "documentType",
  "request"."status",
  "request"."reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt",
  "request"."user_id" as "userId",
  "request"."decided_by" as "decidedById",
  "file"."id" as "fileId",
  "file"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "request"."file_id"
order by
  "request"."id" desc
limit
  21;

-- administration.verifications(20, newest, true, false, false, false)
select
  "request"."id",
  "request"."document_type" as "documentType",
  "request"."status",
  "request"."reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt",
  "request"."user_id" as "userId",
  "request"."decided_by" as "decidedById",
  "file"."id" as "fileId",
  "file"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "request"."file_id"
where
  ("request"."id") < ($1::uuid)
order by
  "request"."id" desc
limit
  21;

-- administration.verifications(20, newest, true, true, true, true)
select
  "request"."id",
  "request"."document_type" as "documentType",
  "request"."status",
  "request"."reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt",
  "request"."user_id" as "userId",
  "request"."decided_by" as "decidedById",
  "file"."id" as "fileId",
  "file"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "request"."file_id"
where
  "request"."status" = $1::text
  and exists (
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
      "account"."id" = "request"."user_id"
      and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($2::text) || '%'
  )
  and "request"."document_type" = $3::text
  and ("request"."id") < ($4::uuid)
order by
  "request"."id" desc
limit
  21;

-- administration.verifications(20, oldest, true, false, false, false)
select
  "request"."id",
  "request"."document_type" as "documentType",
  "request"."status",
  "request"."reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt",
  "request"."user_id" as "userId",
  "request"."decided_by" as "decidedById",
  "file"."id" as "fileId",
  "file"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "request"."file_id"
where
  ("request"."id") > ($1::uuid)
order by
  "request"."id" asc
limit
  21;

-- administration.verificationsCount(false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "request"."id",
      "request"."document_type" as "documentType",
      "request"."status",
      "request"."reason",
      "request"."created_at" as "createdAt",
      "request"."decided_at" as "decidedAt",
      "request"."user_id" as "userId",
      "request"."decided_by" as "decidedById",
      "file"."id" as "fileId",
      "file"."content_type" as "contentType"
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
      left join (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file" on "file"."id" = "request"."file_id"
    limit
      1001
  ) as "counted";

-- administration.verificationsCount(true, true, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "request"."id",
      "request"."document_type" as "documentType",
      "request"."status",
      "request"."reason",
      "request"."created_at" as "createdAt",
      "request"."decided_at" as "decidedAt",
      "request"."user_id" as "userId",
      "request"."decided_by" as "decidedById",
      "file"."id" as "fileId",
      "file"."content_type" as "contentType"
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
      left join (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file" on "file"."id" = "request"."file_id"
    where
      "request"."status" = $1::text
      and exists (
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
          "account"."id" = "request"."user_id"
          and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($2::text) || '%'
      )
      and "request"."document_type" = $3::text
    limit
      1001
  ) as "counted";

-- administration.verificationsOf
select
  "request"."id",
  "request"."document_type" as "documentType",
  "request"."status",
  "request"."reason",
  "request"."created_at" as "createdAt",
  "request"."decided_at" as "decidedAt",
  "request"."user_id" as "userId",
  "request"."decided_by" as "decidedById",
  "file"."id" as "fileId",
  "file"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "request"."file_id"
where
  "request"."user_id" = $1::uuid
order by
  "request"."id" desc
limit
  50;

-- administration.written(answer, 20, newest, true)
select
  "item"."id",
  "item"."text",
  "item"."link",
  "item"."created_at" as "createdAt"
from
  (
    select
      "answer"."id",
      "answer"."user_id",
      "answer"."created_at",
      "answer"."content" as "text",
      '/post/' || "answer"."post_id" || '#question-' || "answer"."question_id" as "link"
    from
      (
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."question_id",
          "question"."post_id",
          "answer"."content",
          "answer"."created_at"
        from
          "answers" as "answer"
          inner join "questions" as "question" on "question"."id" = "answer"."question_id"
        where
          "answer"."removed_at" is null
          and "question"."removed_at" is null
      ) as "answer"
  ) as "item"
where
  "item"."user_id" = $1::uuid
  and ("item"."id") < ($2::uuid)
order by
  "item"."id" desc
limit
  21;

-- administration.written(post, 20, newest, false)
select
  "item"."id",
  "item"."text",
  "item"."link",
  "item"."created_at" as "createdAt"
from
  (
    select
      "post"."id",
      "post"."user_id",
      "post"."created_at",
      "post"."role" || ' at ' || "post"."company_name" as "text",
      '/post/' || "post"."id" as "link"
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
  ) as "item"
where
  "item"."user_id" = $1::uuid
order by
  "item"."id" desc
limit
  21;

-- administration.written(post, 20, newest, true)
select
  "item"."id",
  "item"."text",
  "item"."link",
  "item"."created_at" as "createdAt"
from
  (
    select
      "post"."id",
      "post"."user_id",
      "post"."created_at",
      "post"."role" || ' at ' || "post"."company_name" as "text",
      '/post/' || "post"."id" as "link"
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
  ) as "item"
where
  "item"."user_id" = $1::uuid
  and ("item"."id") < ($2::uuid)
order by
  "item"."id" desc
limit
  21;

-- administration.writtenCounts
select
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "post"."id",
          "post"."user_id",
          "post"."created_at",
          "post"."role" || ' at ' || "post"."company_name" as "text",
          '/post/' || "post"."id" as "link"
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
      ) as "item"
    where
      "item"."user_id" = $1::uuid
  ) as "posts",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "question"."id",
          "question"."user_id",
          "question"."created_at",
          "question"."content" as "text",
          '/post/' || "question"."post_id" || '#question-' || "question"."id" as "link"
        from
          (
            select
              "id",
              "user_id",
              "post_id",
              "content",
              "created_at"
            from
              "questions"
            where
              "removed_at" is null
          ) as "question"
      ) as "item"
    where
      "item"."user_id" = $1::uuid
  ) as "questions",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "answer"."id",
          "answer"."user_id",
          "answer"."created_at",
          "answer"."content" as "text",
          '/post/' || "answer"."post_id" || '#question-' || "answer"."question_id" as "link"
        from
          (
            select
              "answer"."id",
              "answer"."user_id",
              "answer"."question_id",
              "question"."post_id",
              "answer"."content",
              "answer"."created_at"
            from
              "answers" as "answer"
              inner join "questions" as "question" on "question"."id" = "answer"."question_id"
            where
              "answer"."removed_at" is null
              and "question"."removed_at" is null
          ) as "answer"
      ) as "item"
    where
      "item"."user_id" = $1::uuid
  ) as "answers",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "gratitude"."id",
          "gratitude"."user_id",
          "gratitude"."created_at",
          "gratitude"."text",
          '/profile/' || "gratitude"."profile_id" || '?tab=gratitudes#gratitude-' || "gratitude"."id" as "link"
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
      ) as "item"
    where
      "item"."user_id" = $1::uuid
  ) as "gratitudes",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."created_at",
          "opening"."role" || ' at ' || "opening"."company_name" as "text",
          '/job/' || "opening"."id" as "link"
        from
          (
            select
              *
            from
              "job_openings"
            where
              "removed_at" is null
          ) as "opening"
      ) as "item"
    where
      "item"."user_id" = $1::uuid
  ) as "jobs";
