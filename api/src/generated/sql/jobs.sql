-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- jobs.board(any, applied, 0, false, false, false, false, false, false, false, recent, 20, false)
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and (
    true
    and exists (
      select
      from
        "job_marks" as "mark"
      where
        "mark"."job_id" = "j"."id"
        and "mark"."user_id" = $1::uuid
        and "mark"."kind" = 'application'
    )
  )
order by
  "j"."is_pinned" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 0, false, false, false, false, false, false, false, recent, 20, false)
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and (
    "j"."is_current"
    and (
      "j"."deadline" is null
      or "j"."deadline" >= $2::date
    )
  )
order by
  "j"."is_pinned" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 0, false, false, false, false, false, false, false, recent, 20, true)
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and (
    "j"."is_current"
    and (
      "j"."deadline" is null
      or "j"."deadline" >= $2::date
    )
  )
  and ("j"."is_pinned", "j"."id") < ($3::boolean, $4::uuid)
order by
  "j"."is_pinned" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 0, false, false, false, false, false, false, false, views, 20, true)
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and (
    "j"."is_current"
    and (
      "j"."deadline" is null
      or "j"."deadline" >= $2::date
    )
  )
  and ("j"."is_pinned", "j"."views", "j"."id") < ($3::boolean, $4::int8, $5::uuid)
order by
  "j"."is_pinned" desc,
  "j"."views" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 0, true, false, false, false, false, false, false, recent, 20, false)
with
  "head" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            "j"."is_current"
            and (
              "j"."deadline" is null
              or "j"."deadline" >= $1::date
            )
          )
          and true
        order by
          "j"."is_pinned" desc,
          "j"."id" desc
        limit
          1500
      ) as "j"
    where
      (
        (
          "j"."is_current"
          and (
            "j"."deadline" is null
            or "j"."deadline" >= $1::date
          )
        )
        and "j"."company_norm" like (
          select
            '%' || search_like (search_norm ($2::text)) || '%' as "value"
        )
      )
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            (
              "j"."is_current"
              and (
                "j"."deadline" is null
                or "j"."deadline" >= $1::date
              )
            )
            and "j"."company_norm" like (
              select
                '%' || search_like (search_norm ($2::text)) || '%' as "value"
            )
          )
        offset
          0
      ) as "j"
    where
      true
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "j"."is_pinned" desc,
      "j"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "j" on "j"."id" = "page"."id"
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
  ) as "u" on "u"."id" = "j"."user_id"
order by
  "j"."is_pinned" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 1, false, false, false, false, false, false, false, recent, 20, false)
with
  "head" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            "j"."is_current"
            and (
              "j"."deadline" is null
              or "j"."deadline" >= $1::date
            )
          )
          and true
        order by
          "j"."is_pinned" desc,
          "j"."id" desc
        limit
          1500
      ) as "j"
    where
      (
        (
          "j"."is_current"
          and (
            "j"."deadline" is null
            or "j"."deadline" >= $1::date
          )
        )
        and (
          "j"."found_by" like (
            select
              search_anywhere (($2::text[]) [1]) as "value"
          )
          or "j"."found_keys" && (
            select
              case
                when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                else '{}'
              end as "value"
          )
        )
      )
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            (
              "j"."is_current"
              and (
                "j"."deadline" is null
                or "j"."deadline" >= $1::date
              )
            )
            and (
              "j"."found_by" like (
                select
                  search_anywhere (($2::text[]) [1]) as "value"
              )
              or "j"."found_keys" && (
                select
                  case
                    when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                    else '{}'
                  end as "value"
              )
            )
          )
        offset
          0
      ) as "j"
    where
      true
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "j"."is_pinned" desc,
      "j"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "j" on "j"."id" = "page"."id"
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
  ) as "u" on "u"."id" = "j"."user_id"
order by
  "j"."is_pinned" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 2, false, false, false, false, false, false, false, recent, 20, false)
with
  "head" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            "j"."is_current"
            and (
              "j"."deadline" is null
              or "j"."deadline" >= $1::date
            )
          )
          and true
        order by
          "j"."is_pinned" desc,
          "j"."id" desc
        limit
          1500
      ) as "j"
    where
      (
        (
          "j"."is_current"
          and (
            "j"."deadline" is null
            or "j"."deadline" >= $1::date
          )
        )
        and (
          "j"."found_by" like (
            select
              search_anywhere (($2::text[]) [1]) as "value"
          )
          or "j"."found_keys" && (
            select
              case
                when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                else '{}'
              end as "value"
          )
        )
        and (
          "j"."found_by" like (
            select
              search_anywhere (($2::text[]) [2]) as "value"
          )
          or "j"."found_keys" && (
            select
              case
                when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                else '{}'
              end as "value"
          )
        )
      )
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            (
              "j"."is_current"
              and (
                "j"."deadline" is null
                or "j"."deadline" >= $1::date
              )
            )
            and (
              "j"."found_by" like (
                select
                  search_anywhere (($2::text[]) [1]) as "value"
              )
              or "j"."found_keys" && (
                select
                  case
                    when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                    else '{}'
                  end as "value"
              )
            )
            and (
              "j"."found_by" like (
                select
                  search_anywhere (($2::text[]) [2]) as "value"
              )
              or "j"."found_keys" && (
                select
                  case
                    when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                    else '{}'
                  end as "value"
              )
            )
          )
        offset
          0
      ) as "j"
    where
      true
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "j"."is_pinned" desc,
      "j"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "j" on "j"."id" = "page"."id"
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
  ) as "u" on "u"."id" = "j"."user_id"
order by
  "j"."is_pinned" desc,
  "j"."id" desc
limit
  21;

-- jobs.board(open, , 2, true, true, true, true, true, true, true, useful, 20, true)
with
  "head" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            "j"."is_current"
            and (
              "j"."deadline" is null
              or "j"."deadline" >= $1::date
            )
          )
          and ("j"."is_pinned", "j"."likes", "j"."id") < ($2::boolean, $3::int8, $4::uuid)
        order by
          "j"."is_pinned" desc,
          "j"."likes" desc,
          "j"."id" desc
        limit
          1500
      ) as "j"
    where
      (
        (
          (
            "j"."is_current"
            and (
              "j"."deadline" is null
              or "j"."deadline" >= $1::date
            )
          )
          and (
            "j"."found_by" like (
              select
                search_anywhere (($5::text[]) [1]) as "value"
            )
            or "j"."found_keys" && (
              select
                case
                  when length(($5::text[]) [1]) > 3 then search_typos (search_norm (($5::text[]) [1]))
                  else '{}'
                end as "value"
            )
          )
          and (
            "j"."found_by" like (
              select
                search_anywhere (($5::text[]) [2]) as "value"
            )
            or "j"."found_keys" && (
              select
                case
                  when length(($5::text[]) [2]) > 3 then search_typos (search_norm (($5::text[]) [2]))
                  else '{}'
                end as "value"
            )
          )
          and "j"."role_norm" like (
            select
              '%' || search_like (search_norm ($6::text)) || '%' as "value"
          )
          and "j"."skills_norm" like (
            select
              '%' || search_like (search_norm ($7::text)) || '%' as "value"
          )
          and "j"."experience_norm" like (
            select
              '%' || search_like (search_norm ($8::text)) || '%' as "value"
          )
          and "j"."deadline" >= $9::date
        )
        and "j"."company_norm" like (
          select
            '%' || search_like (search_norm ($10::text)) || '%' as "value"
        )
        and "j"."job_location" = $11::text
        and "j"."job_type" = $12::text
      )
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "j"."id"
    from
      (
        select
          "j"."id",
          "j"."user_id",
          "j"."is_current",
          "j"."is_pinned",
          "j"."deadline",
          "j"."likes",
          "j"."views",
          "j"."found_by",
          "j"."found_keys",
          "j"."company_norm",
          "j"."role_norm",
          "j"."skills_norm",
          "j"."experience_norm",
          "j"."job_location",
          "j"."job_type"
        from
          "job_openings" as "j"
        where
          "j"."removed_at" is null
          and (
            (
              (
                "j"."is_current"
                and (
                  "j"."deadline" is null
                  or "j"."deadline" >= $1::date
                )
              )
              and (
                "j"."found_by" like (
                  select
                    search_anywhere (($5::text[]) [1]) as "value"
                )
                or "j"."found_keys" && (
                  select
                    case
                      when length(($5::text[]) [1]) > 3 then search_typos (search_norm (($5::text[]) [1]))
                      else '{}'
                    end as "value"
                )
              )
              and (
                "j"."found_by" like (
                  select
                    search_anywhere (($5::text[]) [2]) as "value"
                )
                or "j"."found_keys" && (
                  select
                    case
                      when length(($5::text[]) [2]) > 3 then search_typos (search_norm (($5::text[]) [2]))
                      else '{}'
                    end as "value"
                )
              )
              and "j"."role_norm" like (
                select
                  '%' || search_like (search_norm ($6::text)) || '%' as "value"
              )
              and "j"."skills_norm" like (
                select
                  '%' || search_like (search_norm ($7::text)) || '%' as "value"
              )
              and "j"."experience_norm" like (
                select
                  '%' || search_like (search_norm ($8::text)) || '%' as "value"
              )
              and "j"."deadline" >= $9::date
            )
            and "j"."company_norm" like (
              select
                '%' || search_like (search_norm ($10::text)) || '%' as "value"
            )
            and "j"."job_location" = $11::text
            and "j"."job_type" = $12::text
          )
        offset
          0
      ) as "j"
    where
      ("j"."is_pinned", "j"."likes", "j"."id") < ($2::boolean, $3::int8, $4::uuid)
      and (
        select
          "u"."is_banned" = false as "is_not_banned"
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
          ) as "u"
        where
          "u"."id" = "j"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "j"."is_pinned" desc,
      "j"."likes" desc,
      "j"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $13::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $13::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $13::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "j" on "j"."id" = "page"."id"
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
  ) as "u" on "u"."id" = "j"."user_id"
order by
  "j"."is_pinned" desc,
  "j"."likes" desc,
  "j"."id" desc
limit
  21;

-- jobs.byId
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and "j"."id" = $2::uuid;

-- jobs.copyOfMarks
select
  "m"."job_id" as "jobId",
  "m"."kind",
  "j"."company_name" as "companyName",
  "j"."role"
from
  "job_marks" as "m"
  inner join "job_openings" as "j" on "j"."id" = "m"."job_id"
where
  "m"."user_id" = $1::uuid
order by
  "m"."job_id",
  "m"."kind";

-- jobs.copyOfOpenings
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  "j"."is_current" as "isCurrent",
  "j"."file_id" as "fileId",
  "j"."logo_file_id" as "logoFileId",
  cast("j"."deadline" as text) as "deadline"
from
  "job_openings" as "j"
where
  "j"."user_id" = $1::uuid
order by
  "j"."id";

-- jobs.copyOfSearches
select
  "s"."search" as "search",
  "s"."company" as "company",
  "s"."role" as "role",
  "s"."job_location" as "jobLocation",
  "s"."job_type" as "jobType",
  "s"."skill" as "skill",
  "s"."experience" as "experience",
  "s"."mails" as "mails",
  "s"."mails_before" as "mailsBefore",
  "s"."mailed_at" as "mailedAt",
  "s"."created_at" as "createdAt"
from
  "saved_job_searches" as "s"
where
  "s"."user_id" = $1::uuid
order by
  "s"."id";

-- jobs.dueFinds
select
  "s"."id" as "searchId",
  "s"."user_id" as "userId",
  (
    array_agg(
      "j"."id"
      order by
        "j"."id" desc
    )
  ) [1:15] as "jobIds"
from
  "saved_job_searches" as "s"
  inner join "job_openings" as "j" on (
    "s"."user_id" <> "j"."user_id"
    and (
      "s"."company" is null
      or "j"."company_norm" like (
        select
          '%' || search_like (search_norm ("s"."company")) || '%' as "value"
      )
    )
    and (
      "s"."role" is null
      or "j"."role_norm" like (
        select
          '%' || search_like (search_norm ("s"."role")) || '%' as "value"
      )
    )
    and (
      "s"."skill" is null
      or "j"."skills_norm" like (
        select
          '%' || search_like (search_norm ("s"."skill")) || '%' as "value"
      )
    )
    and (
      "s"."experience" is null
      or "j"."experience_norm" like (
        select
          '%' || search_like (search_norm ("s"."experience")) || '%' as "value"
      )
    )
    and (
      "s"."job_location" is null
      or "s"."job_location" = "j"."job_location"
    )
    and (
      "s"."job_type" is null
      or "s"."job_type" = "j"."job_type"
    )
    and (
      "s"."search" is null
      or not exists (
        select
        from
          unnest((regexp_split_to_array(btrim("s"."search"), '\s+')) [1:5]) as "word"
        where
          not (
            "j"."found_by" like (
              select
                search_anywhere ("word") as "value"
            )
            or "j"."found_keys" && (
              select
                case
                  when length("word") > 3 then search_typos (search_norm ("word"))
                  else '{}'
                end as "value"
            )
          )
      )
    )
  )
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
  ) as "owner" on "owner"."id" = "s"."user_id"
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
  ) as "poster" on "poster"."id" = "j"."user_id"
where
  "owner"."is_banned" = false
  and "poster"."is_banned" = false
  and "j"."removed_at" is null
  and (
    "owner"."is_verified"
    or "owner"."role" = 'alumni'
  )
  and "j"."is_current" = true
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("s"."user_id", "j"."user_id")
        and "pair"."high_id" = greatest("s"."user_id", "j"."user_id")
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and not (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "s"."user_id"
        and "notification_settings"."jobs" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "s"."user_id"
        and "notification_settings"."mail_jobs" = false
    )
  )
  and "s"."mails" = $1::text
  and "s"."mailed_at" <= $2::timestamptz
  and "j"."created_at" > "s"."mailed_at"
  and "j"."created_at" <= $3::timestamptz
group by
  "s"."id"
order by
  "s"."user_id",
  "s"."id"
limit
  500;

-- jobs.facets(open, , 0, false, false, false, false, false, false, false)
with
  "fitting" as materialized (
    select
      "j"."id",
      "j"."company_norm",
      "j"."company_name",
      "j"."job_location",
      "j"."job_type",
      true as "of_company",
      true as "of_location",
      true as "of_type"
    from
      "job_openings" as "j"
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
      ) as "u" on "u"."id" = "j"."user_id"
    where
      "j"."removed_at" is null
      and "u"."is_banned" = false
      and (
        "j"."is_current"
        and (
          "j"."deadline" is null
          or "j"."deadline" >= $1::date
        )
      )
    limit
      2001
  ),
  "counted" as materialized (
    select
      "fitting"."id"
    from
      "fitting"
  )
select
  (
    select
      least(cast(count(*) as integer), 2000) as "count"
    from
      "counted"
  ) as "count",
  (
    select
      count(*) > 2000 as "are_more"
    from
      "counted"
  ) as "isMore",
  (
    select
      count(*) > 2000 as "are_more"
    from
      "fitting"
  ) as "areFacetsMore",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          (
            array_agg(
              "company_name"
              order by
                "id" desc
            )
          ) [1] as "value",
          cast(count(*) as integer) as "count"
        from
          "fitting"
        where
          "of_location" = true
          and "of_type" = true
        group by
          "company_norm"
        order by
          "count" desc,
          "company_norm"
        limit
          10
      ) as agg
  ) as "companies",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "job_location" as "value",
          cast(count(*) as integer) as "count"
        from
          "fitting"
        where
          "of_company" = true
          and "of_type" = true
          and "job_location" is not null
        group by
          "job_location"
        order by
          "count" desc,
          "job_location"
      ) as agg
  ) as "locations",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "job_type" as "value",
          cast(count(*) as integer) as "count"
        from
          "fitting"
        where
          "of_company" = true
          and "of_location" = true
        group by
          "job_type"
        order by
          "count" desc,
          "job_type"
      ) as agg
  ) as "types";

-- jobs.facets(open, , 1, true, false, true, true, false, false, false)
with
  "fitting" as materialized (
    select
      "j"."id",
      "j"."company_norm",
      "j"."company_name",
      "j"."job_location",
      "j"."job_type",
      "j"."company_norm" like (
        select
          '%' || search_like (search_norm ($1::text)) || '%' as "value"
      ) as "of_company",
      "j"."job_location" = $2::text as "of_location",
      "j"."job_type" = $3::text as "of_type"
    from
      "job_openings" as "j"
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
      ) as "u" on "u"."id" = "j"."user_id"
    where
      "j"."removed_at" is null
      and "u"."is_banned" = false
      and (
        (
          "j"."is_current"
          and (
            "j"."deadline" is null
            or "j"."deadline" >= $4::date
          )
        )
        and (
          "j"."found_by" like (
            select
              search_anywhere (($5::text[]) [1]) as "value"
          )
          or "j"."found_keys" && (
            select
              case
                when length(($5::text[]) [1]) > 3 then search_typos (search_norm (($5::text[]) [1]))
                else '{}'
              end as "value"
          )
        )
      )
    limit
      2001
  ),
  "counted" as materialized (
    select
      "j"."id"
    from
      "job_openings" as "j"
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
      ) as "u" on "u"."id" = "j"."user_id"
    where
      "j"."removed_at" is null
      and "u"."is_banned" = false
      and (
        (
          (
            "j"."is_current"
            and (
              "j"."deadline" is null
              or "j"."deadline" >= $4::date
            )
          )
          and (
            "j"."found_by" like (
              select
                search_anywhere (($5::text[]) [1]) as "value"
            )
            or "j"."found_keys" && (
              select
                case
                  when length(($5::text[]) [1]) > 3 then search_typos (search_norm (($5::text[]) [1]))
                  else '{}'
                end as "value"
            )
          )
        )
        and "j"."company_norm" like (
          select
            '%' || search_like (search_norm ($1::text)) || '%' as "value"
        )
        and "j"."job_location" = $2::text
        and "j"."job_type" = $3::text
      )
    limit
      2001
  )
select
  (
    select
      least(cast(count(*) as integer), 2000) as "count"
    from
      "counted"
  ) as "count",
  (
    select
      count(*) > 2000 as "are_more"
    from
      "counted"
  ) as "isMore",
  (
    select
      count(*) > 2000 as "are_more"
    from
      "fitting"
  ) as "areFacetsMore",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          (
            array_agg(
              "company_name"
              order by
                "id" desc
            )
          ) [1] as "value",
          cast(count(*) as integer) as "count"
        from
          "fitting"
        where
          "of_location" = true
          and "of_type" = true
        group by
          "company_norm"
        order by
          "count" desc,
          "company_norm"
        limit
          10
      ) as agg
  ) as "companies",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "job_location" as "value",
          cast(count(*) as integer) as "count"
        from
          "fitting"
        where
          "of_company" = true
          and "of_type" = true
          and "job_location" is not null
        group by
          "job_location"
        order by
          "count" desc,
          "job_location"
      ) as agg
  ) as "locations",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "job_type" as "value",
          cast(count(*) as integer) as "count"
        from
          "fitting"
        where
          "of_company" = true
          and "of_location" = true
        group by
          "job_type"
        order by
          "count" desc,
          "job_type"
      ) as agg
  ) as "types";

-- jobs.insiders
with
  "worked" as (
    select
      "e"."user_id"
    from
      (
        select
          "user_id",
          "company_name",
          "company_norm",
          "role_norm",
          "experience_type"
        from
          "career_experiences"
      ) as "e"
    where
      "e"."company_norm" = search_norm ($1::text)
      and exists (
        select
        from
          "profiles" as "full"
        where
          "full"."user_id" = "e"."user_id"
          and (
            "full"."user_id" = $2::uuid
            or (
              "full"."is_listed" = true
              and (
                false
                or (
                  (
                    "full"."visibility" <> 'connections'
                    or exists (
                      select
                      from
                        "connections" as "pair"
                      where
                        (
                          "pair"."low_id" = least("full"."user_id", $2::uuid)
                          and "pair"."high_id" = greatest("full"."user_id", $2::uuid)
                        )
                        and "pair"."status" = 'connected'
                    )
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("full"."user_id", $2::uuid)
                        and "pair"."high_id" = greatest("full"."user_id", $2::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
              )
            )
          )
      )
    union
    select
      "p"."user_id"
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
      ) as "p"
    where
      "p"."company_norm" = search_norm ($1::text)
  )
select
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work"
from
  "worked"
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
  ) as "u" on "u"."id" = "worked"."user_id"
where
  "u"."id" <> $2::uuid
  and "u"."is_banned" = false
  and 'alumni' = any ("u"."roles")
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "u"."id"
      and "listed"."is_listed" = true
  )
  and (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "asked"
      inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
    where
      "asked"."user_id" = "u"."id"
      and "waiting"."status" = 'pending'
      and "waiting"."creator_id" <> "u"."id"
  ) < coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "u"."id"
    ),
    5
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $2::uuid)
        and "pair"."high_id" = greatest("u"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
order by
  "u"."year_of_graduation" desc,
  "u"."id"
limit
  6;

-- jobs.jobToAskAbout
select
  "j"."user_id" as "userId",
  "j"."company_name" as "companyName",
  "j"."role"
from
  "job_openings" as "j"
where
  "j"."id" = $1::uuid
  and "j"."is_current" = true
  and "j"."removed_at" is null;

-- jobs.mailed
select
  "s"."user_id" as "userId",
  "j"."id",
  "j"."company_name" as "companyName",
  "j"."role",
  "j"."ctc"
from
  "saved_job_searches" as "s"
  inner join "job_openings" as "j" on (
    "s"."user_id" <> "j"."user_id"
    and (
      "s"."company" is null
      or "j"."company_norm" like (
        select
          '%' || search_like (search_norm ("s"."company")) || '%' as "value"
      )
    )
    and (
      "s"."role" is null
      or "j"."role_norm" like (
        select
          '%' || search_like (search_norm ("s"."role")) || '%' as "value"
      )
    )
    and (
      "s"."skill" is null
      or "j"."skills_norm" like (
        select
          '%' || search_like (search_norm ("s"."skill")) || '%' as "value"
      )
    )
    and (
      "s"."experience" is null
      or "j"."experience_norm" like (
        select
          '%' || search_like (search_norm ("s"."experience")) || '%' as "value"
      )
    )
    and (
      "s"."job_location" is null
      or "s"."job_location" = "j"."job_location"
    )
    and (
      "s"."job_type" is null
      or "s"."job_type" = "j"."job_type"
    )
    and (
      "s"."search" is null
      or not exists (
        select
        from
          unnest((regexp_split_to_array(btrim("s"."search"), '\s+')) [1:5]) as "word"
        where
          not (
            "j"."found_by" like (
              select
                search_anywhere ("word") as "value"
            )
            or "j"."found_keys" && (
              select
                case
                  when length("word") > 3 then search_typos (search_norm ("word"))
                  else '{}'
                end as "value"
            )
          )
      )
    )
  )
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
  ) as "owner" on "owner"."id" = "s"."user_id"
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
  ) as "poster" on "poster"."id" = "j"."user_id"
where
  "owner"."is_banned" = false
  and "poster"."is_banned" = false
  and "j"."removed_at" is null
  and (
    "owner"."is_verified"
    or "owner"."role" = 'alumni'
  )
  and "j"."is_current" = true
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("s"."user_id", "j"."user_id")
        and "pair"."high_id" = greatest("s"."user_id", "j"."user_id")
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and not (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "s"."user_id"
        and "notification_settings"."jobs" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "s"."user_id"
        and "notification_settings"."mail_jobs" = false
    )
  )
  and "s"."id" = $1::uuid
  and "s"."mails" <> 'never'
  and "j"."id" = any ($2::uuid[])
order by
  "j"."id" desc;

-- jobs.readable
select
  "j"."id"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and "j"."id" = $1::uuid;

-- jobs.savedSearches
select
  "s"."id",
  "s"."search",
  "s"."company",
  "s"."role",
  "s"."job_location" as "location",
  "s"."job_type" as "type",
  "s"."skill",
  "s"."experience",
  "s"."mails",
  "s"."created_at" as "createdAt"
from
  "saved_job_searches" as "s"
where
  "s"."user_id" = $1::uuid
order by
  "s"."id" desc;

-- jobs.similar
with
  "this" as (
    select
      "id",
      "company_norm",
      "role_norm"
    from
      "job_openings"
    where
      "id" = $1::uuid
  ),
  "alike" as (
    select
      "found"."id",
      min("found"."rank") as "rank"
    from
      (
        select
          *
        from
          (
            select
              "j"."id",
              1 as "rank"
            from
              "job_openings" as "j"
              inner join "this" on "j"."id" <> "this"."id"
            where
              "j"."removed_at" is null
              and (
                "j"."is_current"
                and (
                  "j"."deadline" is null
                  or "j"."deadline" >= $2::date
                )
              )
              and "j"."company_norm" = "this"."company_norm"
            order by
              "j"."id" desc
            limit
              4
          ) as "of_company"
        union all
        select
          *
        from
          (
            select
              "j"."id",
              2 as "rank"
            from
              "job_openings" as "j"
              inner join "this" on "j"."id" <> "this"."id"
            where
              "j"."removed_at" is null
              and (
                "j"."is_current"
                and (
                  "j"."deadline" is null
                  or "j"."deadline" >= $2::date
                )
              )
              and "j"."role_norm" = "this"."role_norm"
            order by
              "j"."id" desc
            limit
              4
          ) as "of_role"
      ) as "found"
    group by
      "found"."id"
  )
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "alike"
  inner join "job_openings" as "j" on "j"."id" = "alike"."id"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
order by
  "alike"."rank",
  "j"."id" desc
limit
  4;

-- jobs.stillOpenDue
select
  "j"."id"
from
  "job_openings" as "j"
where
  "j"."is_current" = true
  and "j"."removed_at" is null
  and (
    (
      "j"."unanswered_checks" = 0
      and coalesce("j"."open_checked_at", "j"."created_at") < $1::timestamptz
    )
    or (
      "j"."unanswered_checks" > 0
      and "j"."open_checked_at" < $2::timestamptz
    )
    or (
      "j"."unanswered_checks" = 0
      and "j"."deadline" between $3::date and $3::date + 3
      and j.deadline - 30 > "j"."created_at"
      and coalesce("j"."open_checked_at", "j"."created_at") < $2::timestamptz
    )
  )
order by
  "j"."id"
limit
  200
for update of
  "j" skip locked;

-- jobs.twin
select
  "j"."id"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and "j"."company_norm" = search_norm ($1::text)
  and "j"."role_norm" = search_norm ($2::text)
  and (
    "j"."is_current"
    and (
      "j"."deadline" is null
      or "j"."deadline" >= $3::date
    )
  )
order by
  "j"."id" desc
limit
  1;

-- jobs.update
select
  "j"."id" as "id",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  cast("j"."deadline" as text) as "deadline"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."removed_at" is null
  and "u"."is_banned" = false
  and "j"."id" = $1::uuid;

-- jobs.withRemoved
select
  "j"."id" as "id",
  "j"."company_name" as "companyName",
  "j"."role" as "role",
  "j"."job_type" as "jobType",
  "j"."duration" as "duration",
  "j"."ctc" as "ctc",
  "j"."experience" as "experience",
  "j"."job_location" as "jobLocation",
  "j"."specific_location" as "specificLocation",
  "j"."interview_location" as "interviewLocation",
  "j"."specific_to" as "specificTo",
  "j"."skills_required" as "skillsRequired",
  "j"."job_description" as "jobDescription",
  "j"."application_link" as "applicationLink",
  "j"."is_pinned" as "isPinned",
  "j"."created_at" as "createdAt",
  "j"."edited_at" as "editedAt",
  "j"."closed_at" as "closedAt",
  "j"."close_reason" as "closeReason",
  "j"."likes" as "likes",
  "j"."views" as "views",
  "j"."applications" as "applications",
  "j"."college" as "college",
  "j"."logo_link" as "logoLink",
  cast("j"."deadline" as text) as "deadline",
  "j"."logo_file_id" as "logoFileId",
  "j"."file_id" as "fileId",
  (
    select
      "f"."name"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileName",
  (
    select
      "f"."content_type"
    from
      (
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
      ) as "f"
    where
      "f"."id" = "j"."file_id"
  ) as "fileType",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "j"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."job_id" = "j"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "j"
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
  ) as "u" on "u"."id" = "j"."user_id"
where
  "j"."id" = any ($2::uuid[]);
