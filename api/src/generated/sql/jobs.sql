-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- jobs.board(any, applied, 20, recent, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and (
    true
    and exists (
      select
      from
        "job_marks" as "mark"
      where
        "mark"."job_id" = "opening"."id"
        and "mark"."user_id" = $1::uuid
        and "mark"."kind" = 'application'
    )
  )
  and ("opening"."is_pinned", "opening"."id") < ($2::boolean, $3::uuid)
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, recent, false, 1, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
with
  "head" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and true
        order by
          "opening"."is_pinned" desc,
          "opening"."id" desc
        limit
          1500
      ) as "opening"
    where
      (
        "opening"."is_current"
        and (
          "opening"."deadline" is null
          or "opening"."deadline" >= $1::date
        )
      )
      and (
        "opening"."found_by" like (
          select
            search_anywhere (($2::text[]) [1]) as "value"
        )
        or "opening"."found_keys" && (
          select
            case
              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
              else '{}'
            end as "value"
        )
      )
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and (
            "opening"."found_by" like (
              select
                search_anywhere (($2::text[]) [1]) as "value"
            )
            or "opening"."found_keys" && (
              select
                case
                  when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                  else '{}'
                end as "value"
            )
          )
        offset
          0
      ) as "opening"
    where
      true
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "opening"."is_pinned" desc,
      "opening"."id" desc
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
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "opening" on "opening"."id" = "page"."id"
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
  ) as "person" on "person"."id" = "opening"."user_id"
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, recent, false, 2, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
with
  "head" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and true
        order by
          "opening"."is_pinned" desc,
          "opening"."id" desc
        limit
          1500
      ) as "opening"
    where
      (
        "opening"."is_current"
        and (
          "opening"."deadline" is null
          or "opening"."deadline" >= $1::date
        )
      )
      and (
        (
          "opening"."found_by" like (
            select
              search_anywhere (($2::text[]) [1]) as "value"
          )
          or "opening"."found_keys" && (
            select
              case
                when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                else '{}'
              end as "value"
          )
        )
        and (
          "opening"."found_by" like (
            select
              search_anywhere (($2::text[]) [2]) as "value"
          )
          or "opening"."found_keys" && (
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
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and (
            (
              "opening"."found_by" like (
                select
                  search_anywhere (($2::text[]) [1]) as "value"
              )
              or "opening"."found_keys" && (
                select
                  case
                    when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                    else '{}'
                  end as "value"
              )
            )
            and (
              "opening"."found_by" like (
                select
                  search_anywhere (($2::text[]) [2]) as "value"
              )
              or "opening"."found_keys" && (
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
      ) as "opening"
    where
      true
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "opening"."is_pinned" desc,
      "opening"."id" desc
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
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "opening" on "opening"."id" = "page"."id"
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
  ) as "person" on "person"."id" = "opening"."user_id"
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, recent, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $2::date
    )
  )
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, recent, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false)
with
  "head" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and true
        order by
          "opening"."is_pinned" desc,
          "opening"."id" desc
        limit
          1500
      ) as "opening"
    where
      (
        "opening"."is_current"
        and (
          "opening"."deadline" is null
          or "opening"."deadline" >= $1::date
        )
      )
      and "opening"."company_norm" like (
        select
          '%' || search_like (search_norm ($2::text)) || '%' as "value"
      )
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and "opening"."company_norm" like (
            select
              '%' || search_like (search_norm ($2::text)) || '%' as "value"
          )
        offset
          0
      ) as "opening"
    where
      true
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "opening"."is_pinned" desc,
      "opening"."id" desc
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
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "opening" on "opening"."id" = "page"."id"
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
  ) as "person" on "person"."id" = "opening"."user_id"
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, recent, true, 2, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true)
with
  "head" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and ("opening"."is_pinned", "opening"."id") < ($2::boolean, $3::uuid)
        order by
          "opening"."is_pinned" desc,
          "opening"."id" desc
        limit
          1500
      ) as "opening"
    where
      (
        "opening"."is_current"
        and (
          "opening"."deadline" is null
          or "opening"."deadline" >= $1::date
        )
      )
      and (
        (
          "opening"."found_by" like (
            select
              search_anywhere (($4::text[]) [1]) as "value"
          )
          or "opening"."found_keys" && (
            select
              case
                when length(($4::text[]) [1]) > 3 then search_typos (search_norm (($4::text[]) [1]))
                else '{}'
              end as "value"
          )
        )
        and (
          "opening"."found_by" like (
            select
              search_anywhere (($4::text[]) [2]) as "value"
          )
          or "opening"."found_keys" && (
            select
              case
                when length(($4::text[]) [2]) > 3 then search_typos (search_norm (($4::text[]) [2]))
                else '{}'
              end as "value"
          )
        )
      )
      and "opening"."company_norm" = any (
        array(
          (
            select
              "written"."norm"
            from
              "company_names" as "written"
            where
              "written"."company_id" in (
                select
                  "named"."company_id"
                from
                  "company_names" as "named"
                where
                  "named"."slug" in (
                    select
                      company_slug (search_norm ("asked"."text")) as "slug"
                    from
                      unnest($5::text[]) as asked (text)
                  )
              )
          )
        )
      )
      and "opening"."role_norm" = any (search_norms ($6::text[]))
      and "opening"."job_type" = any ($7::text[])
      and "opening"."pay" = any ($8::text[])
      and "opening"."job_location" = any ($9::text[])
      and "opening"."specific_location" = any ($10::text[])
      and "opening"."specific_to" = any ($11::text[])
      and search_norms ("opening"."skills_required") && search_norms ($12::text[])
      and "opening"."company_norm" like (
        select
          '%' || search_like (search_norm ($13::text)) || '%' as "value"
      )
      and "opening"."role_norm" like (
        select
          '%' || search_like (search_norm ($14::text)) || '%' as "value"
      )
      and "opening"."job_location" = $15::text
      and "opening"."specific_location" = $16::text
      and "opening"."job_type" = $17::text
      and "opening"."skills_norm" like (
        select
          '%' || search_like (search_norm ($18::text)) || '%' as "value"
      )
      and "opening"."experience_norm" like (
        select
          '%' || search_like (search_norm ($19::text)) || '%' as "value"
      )
      and array_remove(
        array[
          case
            when opening.deadline <= $1::date + 7 then 'week'
          end,
          case
            when opening.deadline <= $1::date + 30 then 'month'
          end,
          case
            when "opening"."deadline" is null then 'noDeadline'
          end
        ],
        null
      ) && $20::text[]
      and "opening"."deadline" >= $21::date
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
    limit
      21
  ),
  "found" as materialized (
    select
      "opening"."id"
    from
      (
        select
          "opening"."id",
          "opening"."user_id",
          "opening"."is_current",
          "opening"."is_pinned",
          "opening"."deadline",
          "opening"."likes",
          "opening"."views",
          "opening"."found_by",
          "opening"."found_keys",
          "opening"."company_norm",
          "opening"."role_norm",
          "opening"."skills_norm",
          "opening"."experience_norm",
          "opening"."job_location",
          "opening"."specific_location",
          "opening"."job_type",
          "opening"."pay",
          "opening"."specific_to",
          "opening"."skills_required"
        from
          "job_openings" as "opening"
        where
          "opening"."removed_at" is null
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
          and (
            (
              "opening"."found_by" like (
                select
                  search_anywhere (($4::text[]) [1]) as "value"
              )
              or "opening"."found_keys" && (
                select
                  case
                    when length(($4::text[]) [1]) > 3 then search_typos (search_norm (($4::text[]) [1]))
                    else '{}'
                  end as "value"
              )
            )
            and (
              "opening"."found_by" like (
                select
                  search_anywhere (($4::text[]) [2]) as "value"
              )
              or "opening"."found_keys" && (
                select
                  case
                    when length(($4::text[]) [2]) > 3 then search_typos (search_norm (($4::text[]) [2]))
                    else '{}'
                  end as "value"
              )
            )
          )
          and "opening"."company_norm" = any (
            array(
              (
                select
                  "written"."norm"
                from
                  "company_names" as "written"
                where
                  "written"."company_id" in (
                    select
                      "named"."company_id"
                    from
                      "company_names" as "named"
                    where
                      "named"."slug" in (
                        select
                          company_slug (search_norm ("asked"."text")) as "slug"
                        from
                          unnest($5::text[]) as asked (text)
                      )
                  )
              )
            )
          )
          and "opening"."role_norm" = any (search_norms ($6::text[]))
          and "opening"."job_type" = any ($7::text[])
          and "opening"."pay" = any ($8::text[])
          and "opening"."job_location" = any ($9::text[])
          and "opening"."specific_location" = any ($10::text[])
          and "opening"."specific_to" = any ($11::text[])
          and search_norms ("opening"."skills_required") && search_norms ($12::text[])
          and "opening"."company_norm" like (
            select
              '%' || search_like (search_norm ($13::text)) || '%' as "value"
          )
          and "opening"."role_norm" like (
            select
              '%' || search_like (search_norm ($14::text)) || '%' as "value"
          )
          and "opening"."job_location" = $15::text
          and "opening"."specific_location" = $16::text
          and "opening"."job_type" = $17::text
          and "opening"."skills_norm" like (
            select
              '%' || search_like (search_norm ($18::text)) || '%' as "value"
          )
          and "opening"."experience_norm" like (
            select
              '%' || search_like (search_norm ($19::text)) || '%' as "value"
          )
          and array_remove(
            array[
              case
                when opening.deadline <= $1::date + 7 then 'week'
              end,
              case
                when opening.deadline <= $1::date + 30 then 'month'
              end,
              case
                when "opening"."deadline" is null then 'noDeadline'
              end
            ],
            null
          ) && $20::text[]
          and "opening"."deadline" >= $21::date
        offset
          0
      ) as "opening"
    where
      ("opening"."is_pinned", "opening"."id") < ($2::boolean, $3::uuid)
      and (
        select
          "person"."is_banned" = false as "is_not_banned"
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
          ) as "person"
        where
          "person"."id" = "opening"."user_id"
      )
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "opening"."is_pinned" desc,
      "opening"."id" desc
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
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $22::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $22::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $22::uuid
  ) as "hasBookmarked"
from
  "page"
  inner join "job_openings" as "opening" on "opening"."id" = "page"."id"
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
  ) as "person" on "person"."id" = "opening"."user_id"
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, recent, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $2::date
    )
  )
  and ("opening"."is_pinned", "opening"."id") < ($3::boolean, $4::uuid)
order by
  "opening"."is_pinned" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, useful, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $2::date
    )
  )
  and ("opening"."is_pinned", "opening"."likes", "opening"."id") < ($3::boolean, $4::int8, $5::uuid)
order by
  "opening"."is_pinned" desc,
  "opening"."likes" desc,
  "opening"."id" desc
limit
  21;

-- jobs.board(open, , 20, views, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $2::date
    )
  )
  and ("opening"."is_pinned", "opening"."views", "opening"."id") < ($3::boolean, $4::int8, $5::uuid)
order by
  "opening"."is_pinned" desc,
  "opening"."views" desc,
  "opening"."id" desc
limit
  21;

-- jobs.byId
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and "opening"."id" = $2::uuid;

-- jobs.copyOfMarks
select
  "mark"."job_id" as "jobId",
  "mark"."kind",
  "opening"."company_name" as "companyName",
  "opening"."role"
from
  "job_marks" as "mark"
  inner join "job_openings" as "opening" on "opening"."id" = "mark"."job_id"
where
  "mark"."user_id" = $1::uuid
order by
  "mark"."job_id",
  "mark"."kind";

-- jobs.copyOfOpenings
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  "opening"."is_current" as "isCurrent",
  "opening"."file_id" as "fileId",
  "opening"."logo_file_id" as "logoFileId",
  cast("opening"."deadline" as text) as "deadline"
from
  "job_openings" as "opening"
where
  "opening"."user_id" = $1::uuid
order by
  "opening"."id";

-- jobs.copyOfSearches
select
  "search"."search" as "search",
  "search"."company" as "company",
  "search"."role" as "role",
  "search"."skill" as "skill",
  "search"."experience" as "experience",
  "search"."city" as "city",
  "search"."job_location" as "jobLocation",
  "search"."job_type" as "jobType",
  "search"."mails" as "mails",
  "search"."mails_before" as "mailsBefore",
  "search"."since" as "since",
  "search"."mailed_at" as "mailedAt",
  "search"."created_at" as "createdAt",
  "search"."chosen"
from
  "saved_job_searches" as "search"
where
  "search"."user_id" = $1::uuid
order by
  "search"."id";

-- jobs.dueFinds
select
  "search"."id" as "searchId",
  "search"."user_id" as "userId",
  (
    array_agg(
      "opening"."id"
      order by
        "opening"."id" desc
    )
  ) [1:1001] as "foundIds"
from
  "saved_job_searches" as "search"
  inner join "job_openings" as "opening" on (
    "search"."user_id" <> "opening"."user_id"
    and (
      "search"."company" is null
      or "opening"."company_norm" like (
        select
          '%' || search_like (search_norm ("search"."company")) || '%' as "value"
      )
    )
    and (
      "search"."role" is null
      or "opening"."role_norm" like (
        select
          '%' || search_like (search_norm ("search"."role")) || '%' as "value"
      )
    )
    and (
      "search"."skill" is null
      or "opening"."skills_norm" like (
        select
          '%' || search_like (search_norm ("search"."skill")) || '%' as "value"
      )
    )
    and (
      "search"."experience" is null
      or "opening"."experience_norm" like (
        select
          '%' || search_like (search_norm ("search"."experience")) || '%' as "value"
      )
    )
    and (
      "search"."job_location" is null
      or "search"."job_location" = "opening"."job_location"
    )
    and (
      "search"."city" is null
      or "search"."city" = "opening"."specific_location"
    )
    and (
      "search"."job_type" is null
      or "search"."job_type" = "opening"."job_type"
    )
    and (
      ("search"."chosen" -> 'companies') is null
      or "opening"."company_norm" = any (
        array(
          (
            select
              "written"."norm"
            from
              "company_names" as "written"
            where
              "written"."company_id" in (
                select
                  "named"."company_id"
                from
                  "company_names" as "named"
                where
                  "named"."slug" in (
                    select
                      company_slug (search_norm ("asked"."text")) as "slug"
                    from
                      unnest(
                        array(
                          select
                            jsonb_array_elements_text("search"."chosen" -> 'companies')
                        )
                      ) as asked (text)
                  )
              )
          )
        )
      )
      or company_slug ("opening"."company_norm") = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'companies')
        )
      )
    )
    and (
      ("search"."chosen" -> 'roles') is null
      or "opening"."role_norm" = any (
        search_norms (
          array(
            select
              jsonb_array_elements_text("search"."chosen" -> 'roles')
          )
        )
      )
    )
    and (
      ("search"."chosen" -> 'types') is null
      or "opening"."job_type" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'types')
        )
      )
    )
    and (
      ("search"."chosen" -> 'pays') is null
      or "opening"."pay" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'pays')
        )
      )
    )
    and (
      ("search"."chosen" -> 'locations') is null
      or "opening"."job_location" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'locations')
        )
      )
    )
    and (
      ("search"."chosen" -> 'cities') is null
      or "opening"."specific_location" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'cities')
        )
      )
    )
    and (
      ("search"."chosen" -> 'audiences') is null
      or "opening"."specific_to" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'audiences')
        )
      )
    )
    and (
      ("search"."chosen" -> 'skills') is null
      or search_norms ("opening"."skills_required") && search_norms (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'skills')
        )
      )
    )
    and (
      "search"."search" is null
      or not exists (
        select
        from
          unnest((regexp_split_to_array(btrim("search"."search"), '\s+')) [1:5]) as "word"
        where
          not (
            "opening"."found_by" like (
              select
                search_anywhere ("word") as "value"
            )
            or "opening"."found_keys" && (
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
  ) as "owner" on "owner"."id" = "search"."user_id"
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
  ) as "poster" on "poster"."id" = "opening"."user_id"
  inner join "job_alert_finds" as "waiting" on "waiting"."search_id" = "search"."id"
  and "waiting"."job_id" = "opening"."id"
where
  (
    "owner"."is_banned" = false
    and (
      "owner"."is_verified"
      or "owner"."role" = 'alumni'
    )
  )
  and "poster"."is_banned" = false
  and "opening"."removed_at" is null
  and "opening"."is_current" = true
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("search"."user_id", "opening"."user_id")
        and "pair"."high_id" = greatest("search"."user_id", "opening"."user_id")
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and not (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."jobs" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."mail_jobs" = false
    )
  )
  and (
    "search"."mails" = $1::text
    and (
      "search"."mailed_at" is null
      or "search"."mailed_at" <= $2::timestamptz
    )
  )
  and "opening"."created_at" > "search"."since"
group by
  "search"."id"
order by
  "search"."user_id",
  "search"."id"
limit
  500;

-- jobs.facets(any, applied, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
    when 'role' then (
      select
        "opening"."role"
      from
        "job_openings" as "opening"
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
        ) as "person" on "person"."id" = "opening"."user_id"
      where
        "opening"."removed_at" is null
        and "person"."is_banned" = false
        and "opening"."role_norm" = "ranked"."value"
      limit
        1
    )
    when 'skill' then (
      select
        "asked"."skill"
      from
        (
          select
            unnest("opening"."skills_required") as "skill"
          from
            "job_openings" as "opening"
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
            ) as "person" on "person"."id" = "opening"."user_id"
          where
            "opening"."removed_at" is null
            and "person"."is_banned" = false
            and "opening"."skills_norm" like '%' || search_like ("ranked"."value") || '%'
        ) as "asked"
      where
        search_norm ("asked"."skill") = "ranked"."value"
      limit
        1
    )
  end as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          (
                            select
                              'all' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    true
                                    and exists (
                                      select
                                      from
                                        "job_marks" as "mark"
                                      where
                                        "mark"."job_id" = "opening"."id"
                                        and "mark"."user_id" = $2::uuid
                                        and "mark"."kind" = 'application'
                                    )
                                  )
                                  and 1 = 1
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) <> all (array[''])
                            group by
                              token
                          )
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'standing' as "facet",
                            'open' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and exists (
                                    select
                                    from
                                      "job_marks" as "mark"
                                    where
                                      "mark"."job_id" = "opening"."id"
                                      and "mark"."user_id" = $2::uuid
                                      and "mark"."kind" = 'application'
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'standing' as "facet",
                            'past' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  not "opening"."is_current"
                                  and exists (
                                    select
                                    from
                                      "job_marks" as "mark"
                                    where
                                      "mark"."job_id" = "opening"."id"
                                      and "mark"."user_id" = $2::uuid
                                      and "mark"."kind" = 'application'
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'all' as "facet",
                            '' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  true
                                  and exists (
                                    select
                                    from
                                      "job_marks" as "mark"
                                    where
                                      "mark"."job_id" = "opening"."id"
                                      and "mark"."user_id" = $2::uuid
                                      and "mark"."kind" = 'application'
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'mine' as "fitting",
                            'all' as "facet",
                            '' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  "opening"."is_current"
                                  and (
                                    "opening"."deadline" is null
                                    or "opening"."deadline" >= $1::date
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'mine' as "fitting",
                            'mine' as "facet",
                            'posted' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  true
                                  and "opening"."user_id" = $2::uuid
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'mine' as "fitting",
                            'mine' as "facet",
                            'applied' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  true
                                  and exists (
                                    select
                                    from
                                      "job_marks" as "mark"
                                    where
                                      "mark"."job_id" = "opening"."id"
                                      and "mark"."user_id" = $2::uuid
                                      and "mark"."kind" = 'application'
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- jobs.facets(open, , 2, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
    when 'role' then (
      select
        "opening"."role"
      from
        "job_openings" as "opening"
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
        ) as "person" on "person"."id" = "opening"."user_id"
      where
        "opening"."removed_at" is null
        and "person"."is_banned" = false
        and "opening"."role_norm" = "ranked"."value"
      limit
        1
    )
    when 'skill' then (
      select
        "asked"."skill"
      from
        (
          select
            unnest("opening"."skills_required") as "skill"
          from
            "job_openings" as "opening"
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
            ) as "person" on "person"."id" = "opening"."user_id"
          where
            "opening"."removed_at" is null
            and "person"."is_banned" = false
            and "opening"."skills_norm" like '%' || search_like ("ranked"."value") || '%'
        ) as "asked"
      where
        search_norm ("asked"."skill") = "ranked"."value"
      limit
        1
    )
  end as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          (
                            select
                              'all' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) <> all (
                                array[
                                  '',
                                  'company',
                                  'role',
                                  'type',
                                  'pay',
                                  'location',
                                  'city',
                                  'skill',
                                  'audience',
                                  'closes',
                                  'companyHas',
                                  'roleHas',
                                  'skillHas',
                                  'experienceHas',
                                  'deadlineFrom'
                                ]
                              )
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'company' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'company'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'role' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'role'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'type' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'type'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'pay' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'pay'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'location' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'location'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'city' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'city'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'skill' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'skill'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'audience' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'audience'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'closes' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'closes'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'companyHas' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'companyHas'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'roleHas' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'roleHas'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'skillHas' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'skillHas'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'experienceHas' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                    and "opening"."deadline" >= $19::date
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'experienceHas'
                            group by
                              token
                          )
                          union all
                          (
                            select
                              'deadlineFrom' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and (
                                    (
                                      (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [1]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                      and (
                                        "opening"."found_by" like (
                                          select
                                            search_anywhere (($2::text[]) [2]) as "value"
                                        )
                                        or "opening"."found_keys" && (
                                          select
                                            case
                                              when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                              else '{}'
                                            end as "value"
                                        )
                                      )
                                    )
                                    and "opening"."company_norm" = any (
                                      array(
                                        (
                                          select
                                            "written"."norm"
                                          from
                                            "company_names" as "written"
                                          where
                                            "written"."company_id" in (
                                              select
                                                "named"."company_id"
                                              from
                                                "company_names" as "named"
                                              where
                                                "named"."slug" in (
                                                  select
                                                    company_slug (search_norm ("asked"."text")) as "slug"
                                                  from
                                                    unnest($3::text[]) as asked (text)
                                                )
                                            )
                                        )
                                      )
                                    )
                                    and "opening"."role_norm" = any (search_norms ($4::text[]))
                                    and "opening"."job_type" = any ($5::text[])
                                    and "opening"."pay" = any ($6::text[])
                                    and "opening"."job_location" = any ($7::text[])
                                    and "opening"."specific_location" = any ($8::text[])
                                    and "opening"."specific_to" = any ($9::text[])
                                    and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                    and "opening"."company_norm" like (
                                      select
                                        '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                    )
                                    and "opening"."role_norm" like (
                                      select
                                        '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                    )
                                    and "opening"."job_location" = $13::text
                                    and "opening"."specific_location" = $14::text
                                    and "opening"."job_type" = $15::text
                                    and "opening"."skills_norm" like (
                                      select
                                        '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                    )
                                    and "opening"."experience_norm" like (
                                      select
                                        '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                    )
                                    and array_remove(
                                      array[
                                        case
                                          when opening.deadline <= $1::date + 7 then 'week'
                                        end,
                                        case
                                          when opening.deadline <= $1::date + 30 then 'month'
                                        end,
                                        case
                                          when "opening"."deadline" is null then 'noDeadline'
                                        end
                                      ],
                                      null
                                    ) && $18::text[]
                                  )
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) = 'deadlineFrom'
                            group by
                              token
                          )
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'standing' as "facet",
                            'open' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  "opening"."is_current"
                                  and (
                                    "opening"."deadline" is null
                                    or "opening"."deadline" >= $1::date
                                  )
                                )
                                and (
                                  (
                                    (
                                      "opening"."found_by" like (
                                        select
                                          search_anywhere (($2::text[]) [1]) as "value"
                                      )
                                      or "opening"."found_keys" && (
                                        select
                                          case
                                            when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                            else '{}'
                                          end as "value"
                                      )
                                    )
                                    and (
                                      "opening"."found_by" like (
                                        select
                                          search_anywhere (($2::text[]) [2]) as "value"
                                      )
                                      or "opening"."found_keys" && (
                                        select
                                          case
                                            when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                            else '{}'
                                          end as "value"
                                      )
                                    )
                                  )
                                  and "opening"."company_norm" = any (
                                    array(
                                      (
                                        select
                                          "written"."norm"
                                        from
                                          "company_names" as "written"
                                        where
                                          "written"."company_id" in (
                                            select
                                              "named"."company_id"
                                            from
                                              "company_names" as "named"
                                            where
                                              "named"."slug" in (
                                                select
                                                  company_slug (search_norm ("asked"."text")) as "slug"
                                                from
                                                  unnest($3::text[]) as asked (text)
                                              )
                                          )
                                      )
                                    )
                                  )
                                  and "opening"."role_norm" = any (search_norms ($4::text[]))
                                  and "opening"."job_type" = any ($5::text[])
                                  and "opening"."pay" = any ($6::text[])
                                  and "opening"."job_location" = any ($7::text[])
                                  and "opening"."specific_location" = any ($8::text[])
                                  and "opening"."specific_to" = any ($9::text[])
                                  and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                  and "opening"."company_norm" like (
                                    select
                                      '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                  )
                                  and "opening"."role_norm" like (
                                    select
                                      '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                  )
                                  and "opening"."job_location" = $13::text
                                  and "opening"."specific_location" = $14::text
                                  and "opening"."job_type" = $15::text
                                  and "opening"."skills_norm" like (
                                    select
                                      '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                  )
                                  and "opening"."experience_norm" like (
                                    select
                                      '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                  )
                                  and array_remove(
                                    array[
                                      case
                                        when opening.deadline <= $1::date + 7 then 'week'
                                      end,
                                      case
                                        when opening.deadline <= $1::date + 30 then 'month'
                                      end,
                                      case
                                        when "opening"."deadline" is null then 'noDeadline'
                                      end
                                    ],
                                    null
                                  ) && $18::text[]
                                  and "opening"."deadline" >= $19::date
                                )
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'standing' as "facet",
                            'past' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                (
                                  select
                                    *
                                  from
                                    "job_openings"
                                  where
                                    "is_current" = false
                                    and "removed_at" is null
                                  order by
                                    "is_pinned" desc,
                                    "id" desc
                                  limit
                                    3000
                                ) as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "person"."is_banned" = false
                                and not "opening"."is_current"
                                and (
                                  (
                                    (
                                      "opening"."found_by" like (
                                        select
                                          search_anywhere (($2::text[]) [1]) as "value"
                                      )
                                      or "opening"."found_keys" && (
                                        select
                                          case
                                            when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                            else '{}'
                                          end as "value"
                                      )
                                    )
                                    and (
                                      "opening"."found_by" like (
                                        select
                                          search_anywhere (($2::text[]) [2]) as "value"
                                      )
                                      or "opening"."found_keys" && (
                                        select
                                          case
                                            when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                            else '{}'
                                          end as "value"
                                      )
                                    )
                                  )
                                  and "opening"."company_norm" = any (
                                    array(
                                      (
                                        select
                                          "written"."norm"
                                        from
                                          "company_names" as "written"
                                        where
                                          "written"."company_id" in (
                                            select
                                              "named"."company_id"
                                            from
                                              "company_names" as "named"
                                            where
                                              "named"."slug" in (
                                                select
                                                  company_slug (search_norm ("asked"."text")) as "slug"
                                                from
                                                  unnest($3::text[]) as asked (text)
                                              )
                                          )
                                      )
                                    )
                                  )
                                  and "opening"."role_norm" = any (search_norms ($4::text[]))
                                  and "opening"."job_type" = any ($5::text[])
                                  and "opening"."pay" = any ($6::text[])
                                  and "opening"."job_location" = any ($7::text[])
                                  and "opening"."specific_location" = any ($8::text[])
                                  and "opening"."specific_to" = any ($9::text[])
                                  and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                  and "opening"."company_norm" like (
                                    select
                                      '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                  )
                                  and "opening"."role_norm" like (
                                    select
                                      '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                  )
                                  and "opening"."job_location" = $13::text
                                  and "opening"."specific_location" = $14::text
                                  and "opening"."job_type" = $15::text
                                  and "opening"."skills_norm" like (
                                    select
                                      '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                  )
                                  and "opening"."experience_norm" like (
                                    select
                                      '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                  )
                                  and array_remove(
                                    array[
                                      case
                                        when opening.deadline <= $1::date + 7 then 'week'
                                      end,
                                      case
                                        when opening.deadline <= $1::date + 30 then 'month'
                                      end,
                                      case
                                        when "opening"."deadline" is null then 'noDeadline'
                                      end
                                    ],
                                    null
                                  ) && $18::text[]
                                  and "opening"."deadline" >= $19::date
                                )
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'all' as "facet",
                            '' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  "opening"."is_current"
                                  and (
                                    "opening"."deadline" is null
                                    or "opening"."deadline" >= $1::date
                                  )
                                )
                                and (
                                  (
                                    (
                                      "opening"."found_by" like (
                                        select
                                          search_anywhere (($2::text[]) [1]) as "value"
                                      )
                                      or "opening"."found_keys" && (
                                        select
                                          case
                                            when length(($2::text[]) [1]) > 3 then search_typos (search_norm (($2::text[]) [1]))
                                            else '{}'
                                          end as "value"
                                      )
                                    )
                                    and (
                                      "opening"."found_by" like (
                                        select
                                          search_anywhere (($2::text[]) [2]) as "value"
                                      )
                                      or "opening"."found_keys" && (
                                        select
                                          case
                                            when length(($2::text[]) [2]) > 3 then search_typos (search_norm (($2::text[]) [2]))
                                            else '{}'
                                          end as "value"
                                      )
                                    )
                                  )
                                  and "opening"."company_norm" = any (
                                    array(
                                      (
                                        select
                                          "written"."norm"
                                        from
                                          "company_names" as "written"
                                        where
                                          "written"."company_id" in (
                                            select
                                              "named"."company_id"
                                            from
                                              "company_names" as "named"
                                            where
                                              "named"."slug" in (
                                                select
                                                  company_slug (search_norm ("asked"."text")) as "slug"
                                                from
                                                  unnest($3::text[]) as asked (text)
                                              )
                                          )
                                      )
                                    )
                                  )
                                  and "opening"."role_norm" = any (search_norms ($4::text[]))
                                  and "opening"."job_type" = any ($5::text[])
                                  and "opening"."pay" = any ($6::text[])
                                  and "opening"."job_location" = any ($7::text[])
                                  and "opening"."specific_location" = any ($8::text[])
                                  and "opening"."specific_to" = any ($9::text[])
                                  and search_norms ("opening"."skills_required") && search_norms ($10::text[])
                                  and "opening"."company_norm" like (
                                    select
                                      '%' || search_like (search_norm ($11::text)) || '%' as "value"
                                  )
                                  and "opening"."role_norm" like (
                                    select
                                      '%' || search_like (search_norm ($12::text)) || '%' as "value"
                                  )
                                  and "opening"."job_location" = $13::text
                                  and "opening"."specific_location" = $14::text
                                  and "opening"."job_type" = $15::text
                                  and "opening"."skills_norm" like (
                                    select
                                      '%' || search_like (search_norm ($16::text)) || '%' as "value"
                                  )
                                  and "opening"."experience_norm" like (
                                    select
                                      '%' || search_like (search_norm ($17::text)) || '%' as "value"
                                  )
                                  and array_remove(
                                    array[
                                      case
                                        when opening.deadline <= $1::date + 7 then 'week'
                                      end,
                                      case
                                        when opening.deadline <= $1::date + 30 then 'month'
                                      end,
                                      case
                                        when "opening"."deadline" is null then 'noDeadline'
                                      end
                                    ],
                                    null
                                  ) && $18::text[]
                                  and "opening"."deadline" >= $19::date
                                )
                              limit
                                1001
                            ) as "fitting"
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- jobs.facets(open, , false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
    when 'role' then (
      select
        "opening"."role"
      from
        "job_openings" as "opening"
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
        ) as "person" on "person"."id" = "opening"."user_id"
      where
        "opening"."removed_at" is null
        and "person"."is_banned" = false
        and "opening"."role_norm" = "ranked"."value"
      limit
        1
    )
    when 'skill' then (
      select
        "asked"."skill"
      from
        (
          select
            unnest("opening"."skills_required") as "skill"
          from
            "job_openings" as "opening"
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
            ) as "person" on "person"."id" = "opening"."user_id"
          where
            "opening"."removed_at" is null
            and "person"."is_banned" = false
            and "opening"."skills_norm" like '%' || search_like ("ranked"."value") || '%'
        ) as "asked"
      where
        search_norm ("asked"."skill") = "ranked"."value"
      limit
        1
    )
  end as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          (
                            select
                              'all' as fitting,
                              split_part(token, ':', 1) as facet,
                              substr(token, length(split_part(token, ':', 1)) + 2) as value,
                              cast(count(*) as integer) as count
                            from
                              (
                                select
                                  "opening"."facet_tokens" || array(
                                    select
                                      'closes:' || word
                                    from
                                      unnest(
                                        array_remove(
                                          array[
                                            case
                                              when opening.deadline <= $1::date + 7 then 'week'
                                            end,
                                            case
                                              when opening.deadline <= $1::date + 30 then 'month'
                                            end,
                                            case
                                              when "opening"."deadline" is null then 'noDeadline'
                                            end
                                          ],
                                          null
                                        )
                                      ) as word
                                  ) as "tokens"
                                from
                                  "job_openings" as "opening"
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
                                  ) as "person" on "person"."id" = "opening"."user_id"
                                where
                                  "opening"."removed_at" is null
                                  and "person"."is_banned" = false
                                  and (
                                    "opening"."is_current"
                                    and (
                                      "opening"."deadline" is null
                                      or "opening"."deadline" >= $1::date
                                    )
                                  )
                                  and 1 = 1
                                limit
                                  1001
                              ) as fitting,
                              unnest(fitting.tokens || 'all'::text) as token
                            where
                              token = 'all'
                              or split_part(token, ':', 1) <> all (array[''])
                            group by
                              token
                          )
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'standing' as "facet",
                            'open' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  "opening"."is_current"
                                  and (
                                    "opening"."deadline" is null
                                    or "opening"."deadline" >= $1::date
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'standing' as "facet",
                            'past' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                (
                                  select
                                    *
                                  from
                                    "job_openings"
                                  where
                                    "is_current" = false
                                    and "removed_at" is null
                                  order by
                                    "is_pinned" desc,
                                    "id" desc
                                  limit
                                    3000
                                ) as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "person"."is_banned" = false
                                and not "opening"."is_current"
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                        union all
                        (
                          select
                            'standing' as "fitting",
                            'all' as "facet",
                            '' as "value",
                            cast(count(*) as integer) as "count"
                          from
                            (
                              select
                                "opening"."id"
                              from
                                "job_openings" as "opening"
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
                                ) as "person" on "person"."id" = "opening"."user_id"
                              where
                                "opening"."removed_at" is null
                                and "person"."is_banned" = false
                                and (
                                  "opening"."is_current"
                                  and (
                                    "opening"."deadline" is null
                                    or "opening"."deadline" >= $1::date
                                  )
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as "fitting"
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- jobs.insiders
with
  "worked" as (
    select
      "step"."user_id"
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
      "step"."company_norm" = search_norm ($1::text)
      and exists (
        select
        from
          "profiles" as "full"
        where
          "full"."user_id" = "step"."user_id"
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
      "post"."user_id"
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
      "post"."company_norm" = search_norm ($1::text)
  )
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
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
  ) as "person" on "person"."id" = "worked"."user_id"
where
  "person"."id" <> $2::uuid
  and "person"."is_banned" = false
  and 'alumni' = any ("person"."roles")
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "person"."id"
      and "listed"."is_listed" = true
  )
  and (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "asked"
      inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
    where
      "asked"."user_id" = "person"."id"
      and "waiting"."status" = 'pending'
      and "waiting"."creator_id" <> "person"."id"
  ) < coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "person"."id"
    ),
    5
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("person"."id", $2::uuid)
        and "pair"."high_id" = greatest("person"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
order by
  "person"."year_of_graduation" desc,
  "person"."id"
limit
  6;

-- jobs.jobToAskAbout
select
  "opening"."user_id" as "userId",
  "opening"."company_name" as "companyName",
  "opening"."role"
from
  "job_openings" as "opening"
where
  "opening"."id" = $1::uuid
  and "opening"."is_current" = true
  and "opening"."removed_at" is null;

-- jobs.mailed
select
  "opening"."id",
  "opening"."company_name" as "companyName",
  "opening"."role",
  "opening"."ctc"
from
  "saved_job_searches" as "search"
  inner join "job_openings" as "opening" on (
    "search"."user_id" <> "opening"."user_id"
    and (
      "search"."company" is null
      or "opening"."company_norm" like (
        select
          '%' || search_like (search_norm ("search"."company")) || '%' as "value"
      )
    )
    and (
      "search"."role" is null
      or "opening"."role_norm" like (
        select
          '%' || search_like (search_norm ("search"."role")) || '%' as "value"
      )
    )
    and (
      "search"."skill" is null
      or "opening"."skills_norm" like (
        select
          '%' || search_like (search_norm ("search"."skill")) || '%' as "value"
      )
    )
    and (
      "search"."experience" is null
      or "opening"."experience_norm" like (
        select
          '%' || search_like (search_norm ("search"."experience")) || '%' as "value"
      )
    )
    and (
      "search"."job_location" is null
      or "search"."job_location" = "opening"."job_location"
    )
    and (
      "search"."city" is null
      or "search"."city" = "opening"."specific_location"
    )
    and (
      "search"."job_type" is null
      or "search"."job_type" = "opening"."job_type"
    )
    and (
      ("search"."chosen" -> 'companies') is null
      or "opening"."company_norm" = any (
        array(
          (
            select
              "written"."norm"
            from
              "company_names" as "written"
            where
              "written"."company_id" in (
                select
                  "named"."company_id"
                from
                  "company_names" as "named"
                where
                  "named"."slug" in (
                    select
                      company_slug (search_norm ("asked"."text")) as "slug"
                    from
                      unnest(
                        array(
                          select
                            jsonb_array_elements_text("search"."chosen" -> 'companies')
                        )
                      ) as asked (text)
                  )
              )
          )
        )
      )
      or company_slug ("opening"."company_norm") = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'companies')
        )
      )
    )
    and (
      ("search"."chosen" -> 'roles') is null
      or "opening"."role_norm" = any (
        search_norms (
          array(
            select
              jsonb_array_elements_text("search"."chosen" -> 'roles')
          )
        )
      )
    )
    and (
      ("search"."chosen" -> 'types') is null
      or "opening"."job_type" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'types')
        )
      )
    )
    and (
      ("search"."chosen" -> 'pays') is null
      or "opening"."pay" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'pays')
        )
      )
    )
    and (
      ("search"."chosen" -> 'locations') is null
      or "opening"."job_location" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'locations')
        )
      )
    )
    and (
      ("search"."chosen" -> 'cities') is null
      or "opening"."specific_location" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'cities')
        )
      )
    )
    and (
      ("search"."chosen" -> 'audiences') is null
      or "opening"."specific_to" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'audiences')
        )
      )
    )
    and (
      ("search"."chosen" -> 'skills') is null
      or search_norms ("opening"."skills_required") && search_norms (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'skills')
        )
      )
    )
    and (
      "search"."search" is null
      or not exists (
        select
        from
          unnest((regexp_split_to_array(btrim("search"."search"), '\s+')) [1:5]) as "word"
        where
          not (
            "opening"."found_by" like (
              select
                search_anywhere ("word") as "value"
            )
            or "opening"."found_keys" && (
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
  ) as "owner" on "owner"."id" = "search"."user_id"
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
  ) as "poster" on "poster"."id" = "opening"."user_id"
where
  (
    "owner"."is_banned" = false
    and (
      "owner"."is_verified"
      or "owner"."role" = 'alumni'
    )
  )
  and "poster"."is_banned" = false
  and "opening"."removed_at" is null
  and "opening"."is_current" = true
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("search"."user_id", "opening"."user_id")
        and "pair"."high_id" = greatest("search"."user_id", "opening"."user_id")
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and not (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."jobs" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."mail_jobs" = false
    )
  )
  and "search"."id" = $1::uuid
  and "opening"."id" = any ($2::uuid[])
order by
  "opening"."id" desc;

-- jobs.mailedSearch
select
  "search"."user_id" as "userId",
  "search"."search",
  "search"."company",
  "search"."role",
  "search"."job_location" as "location",
  "search"."job_type" as "type",
  "search"."skill",
  "search"."experience",
  "search"."city",
  "search"."chosen"
from
  "saved_job_searches" as "search"
where
  "search"."id" = $1::uuid
  and "search"."mails" <> 'never';

-- jobs.mailedSearches
select
  "search"."id"
from
  "saved_job_searches" as "search"
where
  "search"."mails" <> 'never'
  and (
    $1::uuid is null
    or "search"."id" > $1::uuid
  )
order by
  "search"."id"
limit
  200;

-- jobs.matches
select
  "search"."id" as "search",
  "opening"."id" as "job"
from
  "saved_job_searches" as "search"
  inner join "job_openings" as "opening" on (
    "search"."user_id" <> "opening"."user_id"
    and (
      "search"."company" is null
      or "opening"."company_norm" like (
        select
          '%' || search_like (search_norm ("search"."company")) || '%' as "value"
      )
    )
    and (
      "search"."role" is null
      or "opening"."role_norm" like (
        select
          '%' || search_like (search_norm ("search"."role")) || '%' as "value"
      )
    )
    and (
      "search"."skill" is null
      or "opening"."skills_norm" like (
        select
          '%' || search_like (search_norm ("search"."skill")) || '%' as "value"
      )
    )
    and (
      "search"."experience" is null
      or "opening"."experience_norm" like (
        select
          '%' || search_like (search_norm ("search"."experience")) || '%' as "value"
      )
    )
    and (
      "search"."job_location" is null
      or "search"."job_location" = "opening"."job_location"
    )
    and (
      "search"."city" is null
      or "search"."city" = "opening"."specific_location"
    )
    and (
      "search"."job_type" is null
      or "search"."job_type" = "opening"."job_type"
    )
    and (
      ("search"."chosen" -> 'companies') is null
      or "opening"."company_norm" = any (
        array(
          (
            select
              "written"."norm"
            from
              "company_names" as "written"
            where
              "written"."company_id" in (
                select
                  "named"."company_id"
                from
                  "company_names" as "named"
                where
                  "named"."slug" in (
                    select
                      company_slug (search_norm ("asked"."text")) as "slug"
                    from
                      unnest(
                        array(
                          select
                            jsonb_array_elements_text("search"."chosen" -> 'companies')
                        )
                      ) as asked (text)
                  )
              )
          )
        )
      )
      or company_slug ("opening"."company_norm") = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'companies')
        )
      )
    )
    and (
      ("search"."chosen" -> 'roles') is null
      or "opening"."role_norm" = any (
        search_norms (
          array(
            select
              jsonb_array_elements_text("search"."chosen" -> 'roles')
          )
        )
      )
    )
    and (
      ("search"."chosen" -> 'types') is null
      or "opening"."job_type" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'types')
        )
      )
    )
    and (
      ("search"."chosen" -> 'pays') is null
      or "opening"."pay" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'pays')
        )
      )
    )
    and (
      ("search"."chosen" -> 'locations') is null
      or "opening"."job_location" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'locations')
        )
      )
    )
    and (
      ("search"."chosen" -> 'cities') is null
      or "opening"."specific_location" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'cities')
        )
      )
    )
    and (
      ("search"."chosen" -> 'audiences') is null
      or "opening"."specific_to" = any (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'audiences')
        )
      )
    )
    and (
      ("search"."chosen" -> 'skills') is null
      or search_norms ("opening"."skills_required") && search_norms (
        array(
          select
            jsonb_array_elements_text("search"."chosen" -> 'skills')
        )
      )
    )
    and (
      "search"."search" is null
      or not exists (
        select
        from
          unnest((regexp_split_to_array(btrim("search"."search"), '\s+')) [1:5]) as "word"
        where
          not (
            "opening"."found_by" like (
              select
                search_anywhere ("word") as "value"
            )
            or "opening"."found_keys" && (
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
where
  "search"."id" = any ($1::uuid[])
  and "opening"."id" = any ($2::uuid[])
  and "opening"."created_at" > "search"."since";

-- jobs.readable
select
  "opening"."id"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and "opening"."id" = $1::uuid;

-- jobs.savedSearches
select
  "search"."search",
  "search"."company",
  "search"."role",
  "search"."job_location" as "location",
  "search"."job_type" as "type",
  "search"."skill",
  "search"."experience",
  "search"."city",
  "search"."chosen",
  "search"."id",
  "search"."mails",
  "search"."created_at" as "createdAt"
from
  "saved_job_searches" as "search"
where
  "search"."user_id" = $1::uuid
order by
  "search"."id" desc;

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
              "opening"."id",
              1 as "rank"
            from
              "job_openings" as "opening"
            where
              "opening"."id" <> (
                select
                  "this"."id"
                from
                  "this"
              )
              and "opening"."removed_at" is null
              and (
                "opening"."is_current"
                and (
                  "opening"."deadline" is null
                  or "opening"."deadline" >= $2::date
                )
              )
              and "opening"."company_norm" = (
                select
                  "this"."company_norm"
                from
                  "this"
              )
            order by
              "opening"."id" desc
            limit
              4
          ) as "of_company"
        union all
        select
          *
        from
          (
            select
              "opening"."id",
              2 as "rank"
            from
              "job_openings" as "opening"
            where
              "opening"."id" <> (
                select
                  "this"."id"
                from
                  "this"
              )
              and "opening"."removed_at" is null
              and (
                "opening"."is_current"
                and (
                  "opening"."deadline" is null
                  or "opening"."deadline" >= $2::date
                )
              )
              and "opening"."role_norm" = (
                select
                  "this"."role_norm"
                from
                  "this"
              )
            order by
              "opening"."id" desc
            limit
              4
          ) as "of_role"
      ) as "found"
    group by
      "found"."id"
  )
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $3::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $3::uuid
  ) as "hasBookmarked"
from
  "alike"
  inner join "job_openings" as "opening" on "opening"."id" = "alike"."id"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
order by
  "alike"."rank",
  "opening"."id" desc
limit
  4;

-- jobs.stillOpenDue
select
  "opening"."id"
from
  "job_openings" as "opening"
where
  "opening"."is_current" = true
  and "opening"."removed_at" is null
  and (
    (
      "opening"."unanswered_checks" = 0
      and coalesce("opening"."open_checked_at", "opening"."created_at") < $1::timestamptz
    )
    or (
      "opening"."unanswered_checks" > 0
      and "opening"."open_checked_at" < $2::timestamptz
    )
    or (
      "opening"."unanswered_checks" = 0
      and "opening"."deadline" between $3::date and $3::date + 3
      and "opening"."deadline" - 30 > "opening"."created_at"
      and coalesce("opening"."open_checked_at", "opening"."created_at") < $2::timestamptz
    )
  )
order by
  "opening"."id"
limit
  200
for no key update of
  "opening" skip locked;

-- jobs.twin
select
  "opening"."id"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and "opening"."company_norm" = search_norm ($1::text)
  and "opening"."role_norm" = search_norm ($2::text)
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $3::date
    )
  )
order by
  "opening"."id" desc
limit
  1;

-- jobs.unmatched
select
  "opening"."id"
from
  "job_openings" as "opening"
where
  "opening"."is_matched" = false
  and "opening"."created_at" <= $1::timestamptz
order by
  "opening"."created_at",
  "opening"."id"
limit
  10;

-- jobs.update
select
  "opening"."id" as "id",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  cast("opening"."deadline" as text) as "deadline"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."removed_at" is null
  and "person"."is_banned" = false
  and "opening"."id" = $1::uuid;

-- jobs.withRemoved
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
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
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "job_openings" as "opening"
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
  ) as "person" on "person"."id" = "opening"."user_id"
where
  "opening"."id" = any ($2::uuid[]);
