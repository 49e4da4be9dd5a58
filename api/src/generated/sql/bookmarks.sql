-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- bookmarks.copyOfBookmarks
select
  "b"."post_id" as "postId",
  "b"."profile_id" as "profileId",
  "b"."job_id" as "jobId",
  "b"."created_at" as "createdAt"
from
  "bookmarks" as "b"
where
  "b"."user_id" = $1::uuid
order by
  "b"."id";

-- bookmarks.jobs(21, true)
select
  "b"."id" as "bookmarkId",
  "b"."created_at" as "bookmarkedAt",
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
  "bookmarks" as "b"
  inner join (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
  ) as "j" on "j"."id" = "b"."job_id"
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
  "u"."is_banned" = false
  and "b"."user_id" = $1::uuid
  and "b"."id" < $2::uuid
order by
  "b"."id" desc
limit
  21;

-- bookmarks.posts(21, true)
select
  "b"."id" as "bookmarkId",
  "b"."created_at" as "bookmarkedAt",
  "p"."id" as "id",
  "p"."company_name" as "companyName",
  "p"."role" as "role",
  "p"."logo" as "logo",
  "p"."post_type" as "postType",
  "p"."experience_type" as "experienceType",
  "p"."interview_year" as "interviewYear",
  "p"."one_liner" as "oneLiner",
  "p"."campus_type" as "campusType",
  "p"."offer_status" as "offerStatus",
  "p"."package" as "package",
  "p"."level" as "level",
  "p"."hashtags" as "hashtags",
  "p"."created_at" as "createdAt",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  "p"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "p"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "bookmarks" as "b"
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
  ) as "p" on "p"."id" = "b"."post_id"
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
  ) as "u" on "u"."id" = "p"."user_id"
where
  "u"."is_banned" = false
  and "b"."user_id" = $1::uuid
  and "b"."id" < $2::uuid
order by
  "b"."id" desc
limit
  21;

-- bookmarks.profiles(21, true)
select
  "b"."id" as "bookmarkId",
  "b"."created_at" as "bookmarkedAt",
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
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
      "step"."user_id" = "pr"."user_id"
  ) as "steps"
from
  "bookmarks" as "b"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr" on "pr"."user_id" = "b"."profile_id"
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
  ) as "u" on "u"."id" = "pr"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("pr"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("pr"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "b"."user_id" = $1::uuid
  and "b"."id" < $2::uuid
order by
  "b"."id" desc
limit
  21;

-- bookmarks.targetJob(false)
select
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
  "j"."user_id" = $1::uuid as "canEdit"
from
  (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
  ) as "j"
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
  "j"."id" = $2::uuid
  and "u"."is_banned" = false;

-- bookmarks.targetJob(true)
select
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
  "j"."user_id" = $1::uuid as "canEdit"
from
  (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
  ) as "j"
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
  "j"."id" = $2::uuid
  and "u"."is_banned" = false
for key share of
  "j";

-- bookmarks.targetPost(false)
select
  exists (
    select
    from
      "post_likes" as "liked"
    where
      "liked"."post_id" = "p"."id"
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
  ) as "u" on "u"."id" = "p"."user_id"
where
  "p"."id" = $2::uuid
  and "u"."is_banned" = false;

-- bookmarks.targetPost(true)
select
  exists (
    select
    from
      "post_likes" as "liked"
    where
      "liked"."post_id" = "p"."id"
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
  ) as "u" on "u"."id" = "p"."user_id"
where
  "p"."id" = $2::uuid
  and "u"."is_banned" = false
for key share of
  "p";

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
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
where
  "u"."id" = $1::uuid
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
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
where
  "u"."id" = $1::uuid
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
for key share of
  "u";
