-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- bookmarks.copyOfBookmarkFolders
select
  "folder"."name" as "name",
  "folder"."created_at" as "createdAt"
from
  "bookmark_folders" as "folder"
where
  "folder"."user_id" = $1::uuid
order by
  "folder"."id";

-- bookmarks.copyOfBookmarks
select
  "bookmark"."post_id" as "postId",
  "bookmark"."profile_id" as "profileId",
  "bookmark"."job_id" as "jobId",
  "bookmark"."created_at" as "createdAt",
  "folder"."name" as "folder"
from
  "bookmarks" as "bookmark"
  left join "bookmark_folders" as "folder" on "folder"."id" = "bookmark"."folder_id"
where
  "bookmark"."user_id" = $1::uuid
order by
  "bookmark"."id";

-- bookmarks.folderOfName
select
  "folder"."id"
from
  "bookmark_folders" as "folder"
where
  "folder"."user_id" = $1::uuid
  and lower("folder"."name") = lower($2::text)
  and "folder"."id" is distinct from $3::uuid;

-- bookmarks.folders
select
  "folder"."id",
  "folder"."name",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."folder_id" = "folder"."id"
      and (
        exists (
          select
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
            "post"."id" = "bookmark"."post_id"
            and "person"."is_banned" = false
        )
        or exists (
          select
          from
            (
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
            ) as "profile"
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
            ) as "person" on "person"."id" = "profile"."user_id"
          where
            "profile"."user_id" = "bookmark"."profile_id"
            and not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("profile"."user_id", $1::uuid)
                  and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
        )
        or exists (
          select
          from
            (
              select
                *
              from
                "job_openings"
              where
                "removed_at" is null
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
            "opening"."id" = "bookmark"."job_id"
            and "person"."is_banned" = false
        )
      )
  ) as "count"
from
  "bookmark_folders" as "folder"
where
  "folder"."user_id" = $1::uuid
order by
  lower("folder"."name"),
  "folder"."id";

-- bookmarks.jobs(20, newest, false, false, false)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
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
  "bookmarks" as "bookmark"
  inner join (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
  ) as "opening" on "opening"."id" = "bookmark"."job_id"
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
  and "bookmark"."user_id" = $1::uuid
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.jobs(20, newest, true, false, false)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
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
  "bookmarks" as "bookmark"
  inner join (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
  ) as "opening" on "opening"."id" = "bookmark"."job_id"
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
  and "bookmark"."user_id" = $1::uuid
  and ("bookmark"."id") < ($2::uuid)
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.jobs(20, newest, true, true, 2)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
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
  "bookmarks" as "bookmark"
  inner join (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
  ) as "opening" on "opening"."id" = "bookmark"."job_id"
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
  and "bookmark"."user_id" = $1::uuid
  and bookmark.folder_id = $2::uuid
  and (
    concat_ws(' ', "opening"."company_name", "opening"."role", "person"."full_name") ilike '%' || search_like (($3::text[]) [1]) || '%'
    and concat_ws(' ', "opening"."company_name", "opening"."role", "person"."full_name") ilike '%' || search_like (($3::text[]) [2]) || '%'
  )
  and ("bookmark"."id") < ($4::uuid)
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.posts(20, newest, false, false, false)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "bookmarks" as "bookmark"
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
  ) as "post" on "post"."id" = "bookmark"."post_id"
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
  "person"."is_banned" = false
  and "bookmark"."user_id" = $1::uuid
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.posts(20, newest, true, false, false)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "bookmarks" as "bookmark"
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
  ) as "post" on "post"."id" = "bookmark"."post_id"
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
  "person"."is_banned" = false
  and "bookmark"."user_id" = $1::uuid
  and ("bookmark"."id") < ($2::uuid)
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.posts(20, newest, true, true, 2)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "bookmarks" as "bookmark"
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
  ) as "post" on "post"."id" = "bookmark"."post_id"
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
  "person"."is_banned" = false
  and "bookmark"."user_id" = $1::uuid
  and bookmark.folder_id = $2::uuid
  and (
    concat_ws(
      ' ',
      "post"."company_name",
      "post"."role",
      "post"."one_liner",
      "person"."full_name"
    ) ilike '%' || search_like (($3::text[]) [1]) || '%'
    and concat_ws(
      ' ',
      "post"."company_name",
      "post"."role",
      "post"."one_liner",
      "person"."full_name"
    ) ilike '%' || search_like (($3::text[]) [2]) || '%'
  )
  and ("bookmark"."id") < ($4::uuid)
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.profiles(20, newest, false, false, false)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
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
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "profile"."user_id"
  ) as "steps"
from
  "bookmarks" as "bookmark"
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
  ) as "profile" on "profile"."user_id" = "bookmark"."profile_id"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "bookmark"."user_id" = $1::uuid
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.profiles(20, newest, true, false, false)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
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
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "profile"."user_id"
  ) as "steps"
from
  "bookmarks" as "bookmark"
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
  ) as "profile" on "profile"."user_id" = "bookmark"."profile_id"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "bookmark"."user_id" = $1::uuid
  and ("bookmark"."id") < ($2::uuid)
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.profiles(20, newest, true, true, 2)
select
  "bookmark"."id" as "bookmarkId",
  "bookmark"."created_at" as "bookmarkedAt",
  "bookmark"."folder_id" as "folderId",
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
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "profile"."user_id"
  ) as "steps"
from
  "bookmarks" as "bookmark"
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
  ) as "profile" on "profile"."user_id" = "bookmark"."profile_id"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "bookmark"."user_id" = $1::uuid
  and bookmark.folder_id = $2::uuid
  and (
    concat_ws(' ', "person"."full_name", "person"."stream") ilike '%' || search_like (($3::text[]) [1]) || '%'
    and concat_ws(' ', "person"."full_name", "person"."stream") ilike '%' || search_like (($3::text[]) [2]) || '%'
  )
  and ("bookmark"."id") < ($4::uuid)
order by
  "bookmark"."id" desc
limit
  21;

-- bookmarks.targetJob(false)
select
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
  "opening"."user_id" = $1::uuid as "canEdit"
from
  (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
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
  "opening"."id" = $2::uuid
  and "person"."is_banned" = false;

-- bookmarks.targetJob(true)
select
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
  "opening"."user_id" = $1::uuid as "canEdit"
from
  (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
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
  "opening"."id" = $2::uuid
  and "person"."is_banned" = false
for key share of
  "opening";

-- bookmarks.targetPost(false)
select
  exists (
    select
    from
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked"
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
  "post"."id" = $2::uuid
  and "person"."is_banned" = false;

-- bookmarks.targetPost(true)
select
  exists (
    select
    from
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked"
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
  "post"."id" = $2::uuid
  and "person"."is_banned" = false
for key share of
  "post";

-- bookmarks.targetProfile(false)
select
  false as "hasLiked"
from
  (
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
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "person"."id" = $1::uuid
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
  );

-- bookmarks.targetProfile(true)
select
  false as "hasLiked"
from
  (
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
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "person"."id" = $1::uuid
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
for key share of
  "person";
