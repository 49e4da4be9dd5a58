-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- administration.admins
select
  "u"."id" as "id",
  "u"."full_name" as "fullName",
  "u"."email" as "email",
  "u"."role" as "role",
  "u"."roles" as "roles",
  "u"."is_verified" as "isVerified",
  "u"."verified_at" as "verifiedAt",
  "u"."verified_by" as "verifiedBy",
  "u"."verification_ended_at" as "verificationEndedAt",
  "u"."has_second_factor" as "hasSecondFactor",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_banned" as "isBanned",
  "u"."banned_until" as "bannedUntil",
  "u"."muted_until" as "mutedUntil",
  "u"."degree_type" as "degreeType",
  "u"."stream" as "stream",
  "u"."specialisation" as "specialisation",
  "u"."year_of_graduation" as "yearOfGraduation",
  "u"."college" as "college",
  "u"."picture_id" as "pictureId",
  "u"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "u"."id"
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
      "created_at"
    from
      "users"
  ) as "u"
where
  (
    "u"."is_admin"
    or "u"."is_super_admin"
  )
order by
  "u"."id"
limit
  500;

-- administration.adminsToRemind
select
  "u"."email",
  "u"."full_name" as "fullName"
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
where
  (
    "u"."is_admin"
    or "u"."is_super_admin"
  )
  and "u"."is_banned" = false
  and not exists (
    select
    from
      "admin_choices" as "c"
    where
      "c"."user_id" = "u"."id"
      and "c"."reminds_by_mail" = false
  );

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
  "s"."id",
  "s"."place",
  "s"."user_agent" as "userAgent",
  "s"."created_at" as "signedInAt",
  "s"."last_used_at" as "lastUsedAt"
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
  ) as "s"
where
  "s"."user_id" = $1::uuid
  and "s"."expires_at" > $2::timestamptz
order by
  "s"."last_used_at" desc,
  "s"."id" desc
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
      ) as "r"
    where
      "r"."status" = 'pending'
  ) as "verifications",
  (
    select
      percentile_cont(0.5) within group (
        order by
          extract(
            epoch
            from
              r.decided_at - r.created_at
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
      ) as "r"
    where
      "r"."decided_at" >= $1::timestamptz
      and "r"."decided_by" is not null
  ) as "medianHours";

-- administration.users(false, , false, false, false, false, false, name, 20, true)
select
  "u"."id" as "id",
  "u"."full_name" as "fullName",
  "u"."email" as "email",
  "u"."role" as "role",
  "u"."roles" as "roles",
  "u"."is_verified" as "isVerified",
  "u"."verified_at" as "verifiedAt",
  "u"."verified_by" as "verifiedBy",
  "u"."verification_ended_at" as "verificationEndedAt",
  "u"."has_second_factor" as "hasSecondFactor",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_banned" as "isBanned",
  "u"."banned_until" as "bannedUntil",
  "u"."muted_until" as "mutedUntil",
  "u"."degree_type" as "degreeType",
  "u"."stream" as "stream",
  "u"."specialisation" as "specialisation",
  "u"."year_of_graduation" as "yearOfGraduation",
  "u"."college" as "college",
  "u"."picture_id" as "pictureId",
  "u"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "u"."id"
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
      "created_at"
    from
      "users"
  ) as "u"
where
  1 = 1
  and (lower(u.full_name), u.id) > ($1::text, $2::uuid)
order by
  lower(u.full_name),
  "u"."id"
limit
  21;

-- administration.users(false, , false, false, false, false, false, newest, 20, false)
select
  "u"."id" as "id",
  "u"."full_name" as "fullName",
  "u"."email" as "email",
  "u"."role" as "role",
  "u"."roles" as "roles",
  "u"."is_verified" as "isVerified",
  "u"."verified_at" as "verifiedAt",
  "u"."verified_by" as "verifiedBy",
  "u"."verification_ended_at" as "verificationEndedAt",
  "u"."has_second_factor" as "hasSecondFactor",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_banned" as "isBanned",
  "u"."banned_until" as "bannedUntil",
  "u"."muted_until" as "mutedUntil",
  "u"."degree_type" as "degreeType",
  "u"."stream" as "stream",
  "u"."specialisation" as "specialisation",
  "u"."year_of_graduation" as "yearOfGraduation",
  "u"."college" as "college",
  "u"."picture_id" as "pictureId",
  "u"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "u"."id"
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
      "created_at"
    from
      "users"
  ) as "u"
where
  1 = 1
order by
  "u"."id" desc
limit
  21;

-- administration.users(false, banned, false, false, false, true, true, oldest, 20, true)
select
  "u"."id" as "id",
  "u"."full_name" as "fullName",
  "u"."email" as "email",
  "u"."role" as "role",
  "u"."roles" as "roles",
  "u"."is_verified" as "isVerified",
  "u"."verified_at" as "verifiedAt",
  "u"."verified_by" as "verifiedBy",
  "u"."verification_ended_at" as "verificationEndedAt",
  "u"."has_second_factor" as "hasSecondFactor",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_banned" as "isBanned",
  "u"."banned_until" as "bannedUntil",
  "u"."muted_until" as "mutedUntil",
  "u"."degree_type" as "degreeType",
  "u"."stream" as "stream",
  "u"."specialisation" as "specialisation",
  "u"."year_of_graduation" as "yearOfGraduation",
  "u"."college" as "college",
  "u"."picture_id" as "pictureId",
  "u"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "u"."id"
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
      "created_at"
    from
      "users"
  ) as "u"
where
  (
    "u"."is_banned"
    and (
      (u.full_name || ' ' || u.email::text) ilike '%' || search_like ($1::text) || '%'
      or regexp_replace(
        (
          select
            "reached"."contact"
          from
            "profiles" as "reached"
          where
            "reached"."user_id" = "u"."id"
        ),
        '[^0-9]',
        '',
        'g'
      ) like $2::text
    )
  )
  and "u"."id" > $3::uuid
order by
  "u"."id" asc
limit
  21;

-- administration.usersById
select
  "u"."id" as "id",
  "u"."full_name" as "fullName",
  "u"."email" as "email",
  "u"."role" as "role",
  "u"."roles" as "roles",
  "u"."is_verified" as "isVerified",
  "u"."verified_at" as "verifiedAt",
  "u"."verified_by" as "verifiedBy",
  "u"."verification_ended_at" as "verificationEndedAt",
  "u"."has_second_factor" as "hasSecondFactor",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_banned" as "isBanned",
  "u"."banned_until" as "bannedUntil",
  "u"."muted_until" as "mutedUntil",
  "u"."degree_type" as "degreeType",
  "u"."stream" as "stream",
  "u"."specialisation" as "specialisation",
  "u"."year_of_graduation" as "yearOfGraduation",
  "u"."college" as "college",
  "u"."picture_id" as "pictureId",
  "u"."created_at" as "createdAt",
  (
    select
      "reached"."contact"
    from
      "profiles" as "reached"
    where
      "reached"."user_id" = "u"."id"
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
      "created_at"
    from
      "users"
  ) as "u"
where
  "u"."id" = any ($1::uuid[]);

-- administration.verification
select
  "r"."id",
  "r"."document_type" as "documentType",
  "r"."status",
  "r"."reason",
  "r"."created_at" as "createdAt",
  "r"."decided_at" as "decidedAt",
  "r"."user_id" as "userId",
  "r"."decided_by" as "decidedById",
  "f"."id" as "fileId",
  "f"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "variants",
      "created_at"
    from
      "files"
  ) as "f" on "f"."id" = "r"."file_id"
where
  "r"."id" = $1::uuid;

-- administration.verifications(pending, oldest, 20, false, false, false)
select
  "r"."id",
  "r"."document_type" as "documentType",
  "r"."status",
  "r"."reason",
  "r"."created_at" as "createdAt",
  "r"."decided_at" as "decidedAt",
  "r"."user_id" as "userId",
  "r"."decided_by" as "decidedById",
  "f"."id" as "fileId",
  "f"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "variants",
      "created_at"
    from
      "files"
  ) as "f" on "f"."id" = "r"."file_id"
where
  "r"."status" = 'pending'
order by
  "r"."id" asc
limit
  21;

-- administration.verifications(rejected, newest, 20, true, true, true)
select
  "r"."id",
  "r"."document_type" as "documentType",
  "r"."status",
  "r"."reason",
  "r"."created_at" as "createdAt",
  "r"."decided_at" as "decidedAt",
  "r"."user_id" as "userId",
  "r"."decided_by" as "decidedById",
  "f"."id" as "fileId",
  "f"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "variants",
      "created_at"
    from
      "files"
  ) as "f" on "f"."id" = "r"."file_id"
where
  "r"."status" = 'rejected'
  and "r"."id" < $1::uuid
  and "r"."document_type" = $2::text
  and exists (
    select
      "u"."id"
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
    where
      "u"."id" = "r"."user_id"
      and (u.full_name || ' ' || u.email::text) ilike '%' || search_like ($3::text) || '%'
  )
order by
  "r"."id" desc
limit
  21;

-- administration.verificationsOf
select
  "r"."id",
  "r"."document_type" as "documentType",
  "r"."status",
  "r"."reason",
  "r"."created_at" as "createdAt",
  "r"."decided_at" as "decidedAt",
  "r"."user_id" as "userId",
  "r"."decided_by" as "decidedById",
  "f"."id" as "fileId",
  "f"."content_type" as "contentType"
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
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "variants",
      "created_at"
    from
      "files"
  ) as "f" on "f"."id" = "r"."file_id"
where
  "r"."user_id" = $1::uuid
order by
  "r"."id" desc
limit
  50;

-- administration.written(answer, 20, true)
select
  "item"."id",
  "item"."text",
  "item"."link",
  "item"."created_at" as "createdAt"
from
  (
    select
      "w"."id",
      "w"."user_id",
      "w"."created_at",
      "w"."content" as "text",
      '/post/' || "w"."post_id" || '#question-' || "w"."question_id" as "link"
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
      ) as "w"
  ) as "item"
where
  "item"."user_id" = $1::uuid
  and "item"."id" < $2::uuid
order by
  "item"."id" desc
limit
  21;

-- administration.written(post, 20, false)
select
  "item"."id",
  "item"."text",
  "item"."link",
  "item"."created_at" as "createdAt"
from
  (
    select
      "w"."id",
      "w"."user_id",
      "w"."created_at",
      "w"."role" || ' at ' || "w"."company_name" as "text",
      '/post/' || "w"."id" as "link"
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
      ) as "w"
  ) as "item"
where
  "item"."user_id" = $1::uuid
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
          "w"."id",
          "w"."user_id",
          "w"."created_at",
          "w"."role" || ' at ' || "w"."company_name" as "text",
          '/post/' || "w"."id" as "link"
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
          ) as "w"
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
          "w"."id",
          "w"."user_id",
          "w"."created_at",
          "w"."content" as "text",
          '/post/' || "w"."post_id" || '#question-' || "w"."id" as "link"
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
          ) as "w"
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
          "w"."id",
          "w"."user_id",
          "w"."created_at",
          "w"."content" as "text",
          '/post/' || "w"."post_id" || '#question-' || "w"."question_id" as "link"
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
          ) as "w"
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
          "w"."id",
          "w"."user_id",
          "w"."created_at",
          "w"."text",
          '/profile/' || "w"."profile_id" || '?tab=gratitudes#gratitude-' || "w"."id" as "link"
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
          ) as "w"
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
          "w"."id",
          "w"."user_id",
          "w"."created_at",
          "w"."role" || ' at ' || "w"."company_name" as "text",
          '/job/' || "w"."id" as "link"
        from
          (
            select
              *
            from
              "job_openings"
            where
              "removed_at" is null
          ) as "w"
      ) as "item"
    where
      "item"."user_id" = $1::uuid
  ) as "jobs";
