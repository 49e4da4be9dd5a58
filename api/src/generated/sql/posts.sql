-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- posts.authorOf
select
  "user_id" as "authorId"
from
  "posts"
where
  "id" = $1::uuid;

-- posts.branchesById
select
  "post"."eligible_branches" as "named"
from
  "posts" as "post"
where
  "post"."id" = $1::uuid;

-- posts.byDetails
select
  "post"."id"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."user_id" = $1::uuid
  and "post"."company_norm" = search_norm ($2::text)
  and "post"."experience_type" = $3::text
order by
  "post"."id" desc
limit
  1;

-- posts.cardParts
select
  "post"."id" as "id",
  "post"."preparation_time" as "preparationTime",
  "post"."final_notes" as "finalNotes",
  "post"."online_assessment" as "onlineAssessment",
  "post"."story_rounds" as "storyRounds"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = any ($1::uuid[]);

-- posts.cardsWithRemoved
select
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
  "posts" as "post"
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
  ) as "person" on "person"."id" = "post"."user_id"
where
  "post"."id" = any ($2::uuid[]);

-- posts.copyOfDrafts
select
  "draft"."company_name" as "companyName",
  "draft"."experience_type" as "experienceType",
  "draft"."form" as "form",
  "draft"."saved_at" as "savedAt"
from
  "post_drafts" as "draft"
where
  "draft"."user_id" = $1::uuid
order by
  "draft"."id";

-- posts.copyOfLikes
select
  "mark"."post_id" as "postId",
  "post"."company_name" as "companyName"
from
  "post_likes" as "mark"
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
  ) as "post" on "post"."id" = "mark"."post_id"
where
  "mark"."user_id" = $1::uuid
order by
  "mark"."post_id";

-- posts.copyOfPostFiles
select
  "post_file"."file_id" as "fileId",
  "post_file"."kind" as "kind",
  "post_file"."post_id" as "postId",
  "post_file"."position" as "position"
from
  "post_files" as "post_file"
  left join "posts" as "post" on "post"."id" = "post_file"."post_id"
  left join "post_drafts" as "draft" on "draft"."id" = "post_file"."draft_id"
where
  (
    "post"."user_id" = $1::uuid
    or "draft"."user_id" = $1::uuid
  )
order by
  "post_file"."file_id";

-- posts.copyOfPostViews
select
  "mark"."post_id" as "postId",
  "post"."company_name" as "companyName"
from
  "post_views" as "mark"
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
  ) as "post" on "post"."id" = "mark"."post_id"
where
  "mark"."user_id" = $1::uuid
order by
  "mark"."post_id";

-- posts.copyOfPosts
select
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
  "post"."eligible_branches" as "eligibleBranches",
  "post"."cgpa_required" as "cgpaRequired",
  "post"."number_of_rounds" as "numberOfRounds",
  "post"."mode" as "mode",
  "post"."is_mode_told" as "isModeTold",
  "post"."location" as "location",
  "post"."final_placement_count" as "finalPlacementCount",
  "post"."at_company" as "atCompany",
  "post"."preparation_tips" as "preparationTips",
  "post"."preparation_time" as "preparationTime",
  "post"."topics_weightage" as "topicsWeightage",
  "post"."final_notes" as "finalNotes",
  "post"."online_assessment" as "onlineAssessment",
  "post"."rounds" as "rounds",
  "post"."story_rounds" as "storyRounds",
  "post"."additional_questions" as "additionalQuestions",
  "post"."material_links" as "materialLinks",
  "post"."resume_link" as "resumeLink",
  "post"."edited_at" as "editedAt",
  "post"."college" as "college",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount"
from
  "posts" as "post"
where
  "post"."user_id" = $1::uuid
order by
  "post"."id";

-- posts.copyOfShares
select
  "mark"."post_id" as "postId",
  "post"."company_name" as "companyName",
  "mark"."day"
from
  "post_shares" as "mark"
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
  ) as "post" on "post"."id" = "mark"."post_id"
where
  "mark"."user_id" = $1::uuid
order by
  "mark"."post_id",
  "mark"."day";

-- posts.countShare
with
  "marker" as materialized (
    select
      "viewer"."id"
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
      ) as "viewer"
    where
      "viewer"."id" = $1::uuid
    for key share
  ),
  "target" as (
    select
      "post"."id",
      "post"."user_id"
    from
      "posts" as "post"
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
      "post"."removed_at" is null
      and "person"."is_banned" = false
      and "post"."id" = $2::uuid
      and exists (
        select
          "marker"."id"
        from
          "marker"
      )
  ),
  "marked" as (
    insert into
      "post_shares" ("post_id", "user_id", "day")
    select
      "target"."id",
      $1::uuid as "user_id",
      $3::date as "day"
    from
      "target"
    on conflict do nothing
    returning
      "post_shares"."post_id"
  ),
  "changed" as (
    update "posts"
    set
      "shares" = "posts"."shares" + 1
    from
      "marked"
    where
      "posts"."id" = "marked"."post_id"
    returning
      "posts"."id",
      "posts"."user_id",
      "posts"."useful",
      "posts"."views",
      "posts"."shares",
      "posts"."comments_count"
  )
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  true as "isNew"
from
  "changed" as "post"
union all
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  false as "isNew"
from
  "target"
  inner join "posts" as "post" on "post"."id" = "target"."id"
where
  not exists (
    select
    from
      "changed"
  );

-- posts.countView
with
  "marker" as materialized (
    select
      "viewer"."id"
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
      ) as "viewer"
    where
      "viewer"."id" = $1::uuid
    for key share
  ),
  "target" as (
    select
      "post"."id",
      "post"."user_id"
    from
      "posts" as "post"
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
      "post"."removed_at" is null
      and "person"."is_banned" = false
      and "post"."id" = $2::uuid
      and exists (
        select
          "marker"."id"
        from
          "marker"
      )
  ),
  "marked" as (
    insert into
      "post_views" ("post_id", "user_id")
    select
      "target"."id",
      $1::uuid as "user_id"
    from
      "target"
    where
      "target"."user_id" <> $1::uuid
    on conflict do nothing
    returning
      "post_views"."post_id"
  ),
  "changed" as (
    update "posts"
    set
      "views" = "posts"."views" + 1
    from
      "marked"
    where
      "posts"."id" = "marked"."post_id"
    returning
      "posts"."id",
      "posts"."user_id",
      "posts"."useful",
      "posts"."views",
      "posts"."shares",
      "posts"."comments_count"
  )
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  true as "isNew"
from
  "changed" as "post"
union all
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  false as "isNew"
from
  "target"
  inner join "posts" as "post" on "post"."id" = "target"."id"
where
  not exists (
    select
    from
      "changed"
  );

-- posts.counters
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = $1::uuid;

-- posts.countersOfMany
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = any ($1::uuid[]);

-- posts.draft
select
  "draft"."id",
  "draft"."company_name" as "companyName",
  "draft"."experience_type" as "experienceType",
  "draft"."form",
  "draft"."saved_at" as "savedAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "file"."id",
          "file"."name",
          "file"."size",
          "file"."content_type" as "contentType",
          "post_file"."kind"
        from
          "post_files" as "post_file"
          inner join (
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
          ) as "file" on "file"."id" = "post_file"."file_id"
        where
          "post_file"."draft_id" = "draft"."id"
        order by
          "post_file"."kind",
          "post_file"."position"
      ) as agg
  ) as "files"
from
  "post_drafts" as "draft"
where
  "draft"."user_id" = $1::uuid
  and "draft"."company_norm" = search_norm ($2::text)
  and "draft"."experience_type" = $3::text;

-- posts.drafts(20, lastSaved, false)
select
  "draft"."id",
  "draft"."company_name" as "companyName",
  "draft"."experience_type" as "experienceType",
  "draft"."saved_at" as "savedAt",
  coalesce("draft"."form" ->> 'role', '') as "role",
  "draft"."form" ->> 'logo' as "logo"
from
  "post_drafts" as "draft"
where
  "draft"."user_id" = $1::uuid
order by
  "draft"."saved_at" desc,
  "draft"."id" desc
limit
  21;

-- posts.drafts(20, lastSaved, true)
select
  "draft"."id",
  "draft"."company_name" as "companyName",
  "draft"."experience_type" as "experienceType",
  "draft"."saved_at" as "savedAt",
  coalesce("draft"."form" ->> 'role', '') as "role",
  "draft"."form" ->> 'logo' as "logo"
from
  "post_drafts" as "draft"
where
  "draft"."user_id" = $1::uuid
  and ("draft"."saved_at", "draft"."id") < ($2::timestamptz, $3::uuid)
order by
  "draft"."saved_at" desc,
  "draft"."id" desc
limit
  21;

-- posts.feed(all, 0, 20, mostHelpful, true)
select
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
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and ("post"."useful", "post"."id") < ($2::int8, $3::uuid)
order by
  "post"."useful" desc,
  "post"."id" desc
limit
  21;

-- posts.feed(all, 0, 20, mostViewed, true)
select
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
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and ("post"."views", "post"."id") < ($2::int8, $3::uuid)
order by
  "post"."views" desc,
  "post"."id" desc
limit
  21;

-- posts.feed(all, 0, 20, recentlyActive, false)
select
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
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- posts.feed(all, 0, 20, recentlyActive, true)
select
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
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- posts.feed(all, 0, 6, recentlyActive, false)
select
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
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  7;

-- posts.feed(phrase, 0, 20, recentlyActive, true)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "term"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "term"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "term"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "term"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "term"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "term"
              where
                (
                  "term"."norm" like search_anywhere ($1::text)
                  or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "term"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("term"."norm"),
                "term"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "profile"."name_norm" as "norm",
                "profile"."user_id",
                case
                  when "profile"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "profile"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "profile"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "profile"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "profile"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
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
              where
                (
                  "profile"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "profile"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "profile"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "profile"."last_active_at" desc
              limit
                20
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      ),
      "hashtags" as (
        select
          array_agg("norm") as "norms",
          min("rank") as "rank"
        from
          "meanings"
        where
          "kind" = 'hashtag'
      ),
      "latest_tagged" as materialized (
        select
          "post"."id"
        from
          (
            select
              *
            from
              "posts" as "post"
            where
              ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              2000
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
          "post"."removed_at" is null
          and "person"."is_banned" = false
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "post"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          21
      ),
      "indexed_tagged" as (
        select
          "post"."id"
        from
          (
            select
              "post".*
            from
              "posts" as "post"
            where
              (
                select
                  count(*) as "count"
                from
                  "latest_tagged"
              ) < 21
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "post"."removed_at" is null
          and "person"."is_banned" = false
          and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          21
      )
    select
      "match"."id",
      coalesce(
        min("match"."rank") filter (
          where
            "match"."kind" <> 'person'
        ),
        min("match"."rank")
      ) as "rank",
      bool_and("match"."kind" = 'person') as "isByAuthorAlone",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" in ('company', 'person')
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "post"."id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'company'
                    and "post"."company_norm" = "meaning"."norm"
                  )
                  and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'role'
                    and "post"."role_norm" = "meaning"."norm"
                  )
                  and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'location'
                    and "post"."location_norm" = "meaning"."norm"
                  )
                  and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'person'
                    and "post"."user_id" = "meaning"."user_id"
                    and not exists (
                      select
                      from
                        "connections" as "pair"
                      where
                        (
                          "pair"."low_id" = least("meaning"."user_id", $4::uuid)
                          and "pair"."high_id" = greatest("meaning"."user_id", $4::uuid)
                        )
                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                    )
                  )
                  and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  21
              )
            ) as "post"
        )
        union all
        (
          select
            "tagged"."id",
            'hashtag' as "kind",
            "hashtags"."rank"
          from
            "hashtags"
            cross join (
              (
                select
                  "id"
                from
                  "latest_tagged"
              )
              union all
              (
                select
                  "id"
                from
                  "indexed_tagged"
              )
            ) as "tagged"
        )
      ) as "match"
    group by
      "match"."id"
  ),
  "found" as (
    select
      "posts".*,
      "match"."rank",
      "match"."isByAuthorAlone",
      "match"."isNameMatch"
    from
      "match"
      inner join "posts" on "posts"."id" = "match"."id"
  )
select
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
      and "liked"."user_id" = $4::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $4::uuid
  ) as "hasBookmarked",
  "post"."rank",
  "post"."isNameMatch"
from
  (
    select
      "post".*
    from
      "found" as "post"
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      21
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
order by
  "post"."last_active_at" desc,
  "post"."id" desc;

-- posts.feed(words, 2, 20, recentlyActive, true)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "number",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "word"."number",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "word"
                cross join lateral (
                  select
                    "term"."kind",
                    "term"."norm",
                    case
                      when "term"."norm" = "word"."norm" then 0
                      when "term"."norm" like "word"."literal" || '%' then 1
                      when "term"."norm" like '% ' || "word"."literal" || '%' then 2
                      when "term"."norm" like '%' || "word"."literal" || '%' then 3
                      when "term"."keys" && "word"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      (
                        "term"."norm" like "word"."pattern"
                        or "term"."keys" && "word"."typo_keys"
                        or "term"."norm" %> "word"."norm"
                      )
                      or "term"."norm" like "word"."later_word"
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "word"."number",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "word"
                cross join lateral (
                  select
                    "profile"."user_id",
                    case
                      when "profile"."name_norm" = "word"."norm" then 0
                      when "profile"."name_norm" like "word"."literal" || '%' then 1
                      when "profile"."name_norm" like '% ' || "word"."literal" || '%' then 2
                      when "profile"."name_norm" like '%' || "word"."literal" || '%' then 3
                      when "profile"."name_keys" && "word"."typo_keys" then 4
                      else 5
                    end as "rank"
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
                  where
                    (
                      (
                        "profile"."name_norm" like "word"."pattern"
                        or "profile"."name_keys" && "word"."typo_keys"
                        or "profile"."name_norm" %> "word"."norm"
                      )
                      or "profile"."name_norm" like "word"."later_word"
                    )
                  order by
                    "rank",
                    "profile"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."number",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "number",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "number"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "number" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "word"."number",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'company'
                            and "post"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'role'
                            and "post"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'location'
                            and "post"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "post"."tags_norm" @> array[meaning.norm]
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 4) as "author"
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."number" = "word"."number"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "word"
            where
              "word"."number" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."number" = "word"."number"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "number"
              order by
                "occurrences",
                "number"
            )
          ) [1] as "number",
          coalesce(min("occurrences") >= 600, true) as "is_common"
        from
          "frequencies"
      ),
      "depth" as materialized (
        select
          case
            when (
              select
                "is_common"
              from
                "rarest"
            ) then greatest(20, 600 / greatest(count(*), 1))
            else 600
          end as "posts"
        from
          "meanings"
        where
          "number" in (
            select
              "number"
            from
              "rarest"
          )
      ),
      "candidates" as materialized (
        select
          "post"."id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
                and ("post"."last_active_at", "post"."id") < ($3::timestamptz, $4::uuid)
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'role'
                and "post"."role_norm" = "meaning"."norm"
                and ("post"."last_active_at", "post"."id") < ($3::timestamptz, $4::uuid)
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'location'
                and "post"."location_norm" = "meaning"."norm"
                and ("post"."last_active_at", "post"."id") < ($3::timestamptz, $4::uuid)
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'hashtag'
                and "post"."tags_norm" @> array[meaning.norm]
                and not (
                  select
                    "is_common"
                  from
                    "rarest"
                )
              limit
                600
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'person'
                and "post"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."number" = 0
            or "meaning"."number" in (
              select
                "number"
              from
                "rarest"
            )
          )
        union
        (
          select
            "post"."id"
          from
            "posts" as "post"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and ("post"."last_active_at", "post"."id") < ($3::timestamptz, $4::uuid)
          order by
            "post"."last_active_at" desc,
            "post"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "post"."id",
          0 as "rank",
          false as "isByAuthorAlone",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "post".*
            from
              "posts" as "post"
            where
              "post"."id" = "candidates"."id"
              and "post"."removed_at" is null
            offset
              0
          ) as "post"
          cross join lateral (
            select
              "person".*
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
              "person"."id" = "post"."user_id"
              and "person"."is_banned" = false
            offset
              0
          ) as "person"
        where
          ("post"."last_active_at", "post"."id") < ($3::timestamptz, $4::uuid)
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "number" = 0
              )
              and (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          21
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "posts".*,
      "match"."rank",
      "match"."isByAuthorAlone",
      "match"."isNameMatch"
    from
      "match"
      inner join "posts" on "posts"."id" = "match"."id"
  )
select
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
      and "liked"."user_id" = $5::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $5::uuid
  ) as "hasBookmarked",
  "post"."rank",
  "post"."isNameMatch"
from
  (
    select
      "post".*
    from
      "found" as "post"
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      21
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
order by
  "post"."last_active_at" desc,
  "post"."id" desc;

-- posts.filesOfOwner(draft_id)
select
  "file"."id",
  "file"."name",
  "post_file"."kind"
from
  "post_files" as "post_file"
  inner join (
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
  ) as "file" on "file"."id" = "post_file"."file_id"
where
  "post_file"."draft_id" = $1::uuid
order by
  "post_file"."position",
  "file"."id";

-- posts.filesOfOwner(post_id)
select
  "file"."id",
  "file"."name",
  "post_file"."kind"
from
  "post_files" as "post_file"
  inner join (
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
  ) as "file" on "file"."id" = "post_file"."file_id"
where
  "post_file"."post_id" = $1::uuid
order by
  "post_file"."position",
  "file"."id";

-- posts.marked
select
  "post"."id",
  "post"."user_id" as "authorId",
  "post"."removed_at" as "removedAt"
from
  "posts" as "post"
where
  "post"."id" in (
    select
      "post_id"
    from
      "post_likes"
    where
      "user_id" = $1::uuid
    union
    select
      "post_id"
    from
      "post_views"
    where
      "user_id" = $1::uuid
    union
    select
      "post_id"
    from
      "post_shares"
    where
      "user_id" = $1::uuid
  )
order by
  "post"."id"
for no key update of
  "post";

-- posts.media
select
  "post"."college",
  "post"."user_id" as "userId",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "file"."id",
          "file"."name",
          "file"."size",
          "file"."content_type" as "contentType",
          "post_file"."kind"
        from
          "post_files" as "post_file"
          inner join (
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
          ) as "file" on "file"."id" = "post_file"."file_id"
        where
          "post_file"."post_id" = "post"."id"
        order by
          "post_file"."kind",
          "post_file"."position"
      ) as agg
  ) as "files"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = $1::uuid;

-- posts.mediaWithRemoved
select
  "post"."college",
  "post"."user_id" as "userId",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "file"."id",
          "file"."name",
          "file"."size",
          "file"."content_type" as "contentType",
          "post_file"."kind"
        from
          "post_files" as "post_file"
          inner join (
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
          ) as "file" on "file"."id" = "post_file"."file_id"
        where
          "post_file"."post_id" = "post"."id"
        order by
          "post_file"."kind",
          "post_file"."position"
      ) as agg
  ) as "files"
from
  "posts" as "post"
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
  "post"."id" = $1::uuid;

-- posts.namesForVisitors
select
  "post"."company_name" as "name"
from
  (
    select
      "post".*
    from
      "posts" as "post"
    where
      "post"."company_norm" = any ($1::text[])
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "open"
    where
      "open"."user_id" = "post"."user_id"
      and "open"."visibility" <> 'connections'
  )
group by
  "post"."company_name"
order by
  count(*) desc,
  "post"."company_name"
limit
  20;

-- posts.ofPerson(20, newest, false)
select
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
  "posts" as "post"
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
  "post"."user_id" = $2::uuid
  and "post"."removed_at" is null
order by
  "post"."id" desc
limit
  21;

-- posts.ofPerson(20, newest, true)
select
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
  "posts" as "post"
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
  "post"."user_id" = $2::uuid
  and "post"."removed_at" is null
  and ("post"."id") < ($3::uuid)
order by
  "post"."id" desc
limit
  21;

-- posts.ownByHeadline
select
  "post"."id"
from
  "posts" as "post"
where
  "post"."user_id" = $1::uuid
  and "post"."company_norm" = search_norm ($2::text)
  and "post"."role_norm" = search_norm ($3::text);

-- posts.page
select
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
  ) as "hasBookmarked",
  "post"."eligible_branches" as "eligibleBranches",
  "post"."cgpa_required" as "cgpaRequired",
  "post"."number_of_rounds" as "numberOfRounds",
  "post"."mode" as "mode",
  "post"."is_mode_told" as "isModeTold",
  "post"."location" as "location",
  "post"."final_placement_count" as "finalPlacementCount",
  "post"."at_company" as "atCompany",
  "post"."preparation_tips" as "preparationTips",
  "post"."preparation_time" as "preparationTime",
  "post"."topics_weightage" as "topicsWeightage",
  "post"."final_notes" as "finalNotes",
  "post"."online_assessment" as "onlineAssessment",
  "post"."rounds" as "rounds",
  "post"."story_rounds" as "storyRounds",
  "post"."additional_questions" as "additionalQuestions",
  "post"."material_links" as "materialLinks",
  "post"."resume_link" as "resumeLink",
  "post"."edited_at" as "editedAt",
  "post"."college",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "file"."id",
          "file"."name",
          "file"."size",
          "file"."content_type" as "contentType",
          "post_file"."kind"
        from
          "post_files" as "post_file"
          inner join (
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
          ) as "file" on "file"."id" = "post_file"."file_id"
        where
          "post_file"."post_id" = "post"."id"
        order by
          "post_file"."kind",
          "post_file"."position"
      ) as agg
  ) as "files"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = $2::uuid;

-- posts.pageWithRemoved
select
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
  ) as "hasBookmarked",
  "post"."eligible_branches" as "eligibleBranches",
  "post"."cgpa_required" as "cgpaRequired",
  "post"."number_of_rounds" as "numberOfRounds",
  "post"."mode" as "mode",
  "post"."is_mode_told" as "isModeTold",
  "post"."location" as "location",
  "post"."final_placement_count" as "finalPlacementCount",
  "post"."at_company" as "atCompany",
  "post"."preparation_tips" as "preparationTips",
  "post"."preparation_time" as "preparationTime",
  "post"."topics_weightage" as "topicsWeightage",
  "post"."final_notes" as "finalNotes",
  "post"."online_assessment" as "onlineAssessment",
  "post"."rounds" as "rounds",
  "post"."story_rounds" as "storyRounds",
  "post"."additional_questions" as "additionalQuestions",
  "post"."material_links" as "materialLinks",
  "post"."resume_link" as "resumeLink",
  "post"."edited_at" as "editedAt",
  "post"."college",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "file"."id",
          "file"."name",
          "file"."size",
          "file"."content_type" as "contentType",
          "post_file"."kind"
        from
          "post_files" as "post_file"
          inner join (
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
          ) as "file" on "file"."id" = "post_file"."file_id"
        where
          "post_file"."post_id" = "post"."id"
        order by
          "post_file"."kind",
          "post_file"."position"
      ) as agg
  ) as "files"
from
  "posts" as "post"
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
  "post"."id" = $2::uuid;

-- posts.popularCompanies(5)
select
  (
    array_agg(
      "post"."company_name"
      order by
        "post"."last_active_at" desc,
        "post"."id" desc
    )
  ) [1] as "name"
from
  (
    select
      "post".*
    from
      "posts" as "post"
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      500
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
group by
  "post"."company_norm"
order by
  count(*) desc,
  max("post"."last_active_at") desc,
  "post"."company_norm"
limit
  5;

-- posts.previewById(signedIn)
select
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
  (
    select
      *
    from
      "posts"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = $2::uuid;

-- posts.previewById(visitors)
select
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
  (
    select
      *
    from
      "posts"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "open"
    where
      "open"."user_id" = "post"."user_id"
      and "open"."visibility" <> 'connections'
  )
  and "post"."id" = $2::uuid;

-- posts.previewByPhrase(3, signedIn)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "term"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "term"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "term"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "term"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "term"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "term"
              where
                (
                  "term"."norm" like search_anywhere ($1::text)
                  or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "term"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("term"."norm"),
                "term"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "profile"."name_norm" as "norm",
                "profile"."user_id",
                case
                  when "profile"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "profile"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "profile"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "profile"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "profile"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
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
              where
                (
                  "profile"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "profile"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "profile"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "profile"."last_active_at" desc
              limit
                20
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      ),
      "hashtags" as (
        select
          array_agg("norm") as "norms",
          min("rank") as "rank"
        from
          "meanings"
        where
          "kind" = 'hashtag'
      ),
      "latest_tagged" as materialized (
        select
          "post"."id"
        from
          (
            select
              *
            from
              "posts" as "post"
            where
              true
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              2000
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
          "post"."removed_at" is null
          and "person"."is_banned" = false
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "post"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          3
      ),
      "indexed_tagged" as (
        select
          "post"."id"
        from
          (
            select
              "post".*
            from
              "posts" as "post"
            where
              (
                select
                  count(*) as "count"
                from
                  "latest_tagged"
              ) < 3
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "post"."removed_at" is null
          and "person"."is_banned" = false
          and true
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          3
      )
    select
      "match"."id",
      coalesce(
        min("match"."rank") filter (
          where
            "match"."kind" <> 'person'
        ),
        min("match"."rank")
      ) as "rank",
      bool_and("match"."kind" = 'person') as "isByAuthorAlone",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" in ('company', 'person')
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "post"."id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'company'
                    and "post"."company_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'role'
                    and "post"."role_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'location'
                    and "post"."location_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and (
                    "meaning"."kind" = 'person'
                    and "post"."user_id" = "meaning"."user_id"
                    and not exists (
                      select
                      from
                        "connections" as "pair"
                      where
                        (
                          "pair"."low_id" = least("meaning"."user_id", $2::uuid)
                          and "pair"."high_id" = greatest("meaning"."user_id", $2::uuid)
                        )
                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                    )
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
            ) as "post"
        )
        union all
        (
          select
            "tagged"."id",
            'hashtag' as "kind",
            "hashtags"."rank"
          from
            "hashtags"
            cross join (
              (
                select
                  "id"
                from
                  "latest_tagged"
              )
              union all
              (
                select
                  "id"
                from
                  "indexed_tagged"
              )
            ) as "tagged"
        )
      ) as "match"
    group by
      "match"."id"
  ),
  "found" as (
    select
      "posts".*,
      "match"."rank",
      "match"."isByAuthorAlone",
      "match"."isNameMatch"
    from
      "match"
      inner join "posts" on "posts"."id" = "match"."id"
  )
select
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
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked",
  "post"."rank",
  "post"."isNameMatch"
from
  (
    select
      "post".*
    from
      "found" as "post"
    order by
      "post"."isByAuthorAlone",
      "post"."rank",
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      3
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
order by
  "post"."isByAuthorAlone",
  "post"."rank",
  "post"."last_active_at" desc,
  "post"."id" desc;

-- posts.previewByPhrase(3, visitors)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "term"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "term"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "term"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "term"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "term"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "term"
              where
                (
                  "term"."norm" like search_anywhere ($1::text)
                  or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "term"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("term"."norm"),
                "term"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "profile"."name_norm" as "norm",
                "profile"."user_id",
                case
                  when "profile"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "profile"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "profile"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "profile"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "profile"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
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
              where
                (
                  "profile"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "profile"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "profile"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "profile"."last_active_at" desc
              limit
                20
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      ),
      "hashtags" as (
        select
          array_agg("norm") as "norms",
          min("rank") as "rank"
        from
          "meanings"
        where
          "kind" = 'hashtag'
      ),
      "latest_tagged" as materialized (
        select
          "post"."id"
        from
          (
            select
              *
            from
              "posts" as "post"
            where
              true
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              2000
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
          "post"."removed_at" is null
          and "person"."is_banned" = false
          and exists (
            select
            from
              "profiles" as "open"
            where
              "open"."user_id" = "post"."user_id"
              and "open"."visibility" <> 'connections'
          )
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "post"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          3
      ),
      "indexed_tagged" as (
        select
          "post"."id"
        from
          (
            select
              "post".*
            from
              "posts" as "post"
            where
              (
                select
                  count(*) as "count"
                from
                  "latest_tagged"
              ) < 3
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "post"."removed_at" is null
          and "person"."is_banned" = false
          and exists (
            select
            from
              "profiles" as "open"
            where
              "open"."user_id" = "post"."user_id"
              and "open"."visibility" <> 'connections'
          )
          and true
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          3
      )
    select
      "match"."id",
      coalesce(
        min("match"."rank") filter (
          where
            "match"."kind" <> 'person'
        ),
        min("match"."rank")
      ) as "rank",
      bool_and("match"."kind" = 'person') as "isByAuthorAlone",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" in ('company', 'person')
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "post"."id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "post"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'company'
                    and "post"."company_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "post"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'role'
                    and "post"."role_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "post"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'location'
                    and "post"."location_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "post"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "post"."removed_at" is null
                  and "person"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "post"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'person'
                    and "post"."user_id" = "meaning"."user_id"
                    and not exists (
                      select
                      from
                        "connections" as "pair"
                      where
                        (
                          "pair"."low_id" = least("meaning"."user_id", $2::uuid)
                          and "pair"."high_id" = greatest("meaning"."user_id", $2::uuid)
                        )
                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                    )
                  )
                  and true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  3
              )
            ) as "post"
        )
        union all
        (
          select
            "tagged"."id",
            'hashtag' as "kind",
            "hashtags"."rank"
          from
            "hashtags"
            cross join (
              (
                select
                  "id"
                from
                  "latest_tagged"
              )
              union all
              (
                select
                  "id"
                from
                  "indexed_tagged"
              )
            ) as "tagged"
        )
      ) as "match"
    group by
      "match"."id"
  ),
  "found" as (
    select
      "posts".*,
      "match"."rank",
      "match"."isByAuthorAlone",
      "match"."isNameMatch"
    from
      "match"
      inner join "posts" on "posts"."id" = "match"."id"
  )
select
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
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked",
  "post"."rank",
  "post"."isNameMatch"
from
  (
    select
      "post".*
    from
      "found" as "post"
    order by
      "post"."isByAuthorAlone",
      "post"."rank",
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      3
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
order by
  "post"."isByAuthorAlone",
  "post"."rank",
  "post"."last_active_at" desc,
  "post"."id" desc;

-- posts.previewByWords(3, signedIn, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "number",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "word"."number",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "word"
                cross join lateral (
                  select
                    "term"."kind",
                    "term"."norm",
                    case
                      when "term"."norm" = "word"."norm" then 0
                      when "term"."norm" like "word"."literal" || '%' then 1
                      when "term"."norm" like '% ' || "word"."literal" || '%' then 2
                      when "term"."norm" like '%' || "word"."literal" || '%' then 3
                      when "term"."keys" && "word"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      (
                        "term"."norm" like "word"."pattern"
                        or "term"."keys" && "word"."typo_keys"
                        or "term"."norm" %> "word"."norm"
                      )
                      or "term"."norm" like "word"."later_word"
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "word"."number",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "word"
                cross join lateral (
                  select
                    "profile"."user_id",
                    case
                      when "profile"."name_norm" = "word"."norm" then 0
                      when "profile"."name_norm" like "word"."literal" || '%' then 1
                      when "profile"."name_norm" like '% ' || "word"."literal" || '%' then 2
                      when "profile"."name_norm" like '%' || "word"."literal" || '%' then 3
                      when "profile"."name_keys" && "word"."typo_keys" then 4
                      else 5
                    end as "rank"
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
                  where
                    (
                      (
                        "profile"."name_norm" like "word"."pattern"
                        or "profile"."name_keys" && "word"."typo_keys"
                        or "profile"."name_norm" %> "word"."norm"
                      )
                      or "profile"."name_norm" like "word"."later_word"
                    )
                  order by
                    "rank",
                    "profile"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."number",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "number",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "number"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "number" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "word"."number",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'company'
                            and "post"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'role'
                            and "post"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'location'
                            and "post"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "post"."tags_norm" @> array[meaning.norm]
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 4) as "author"
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."number" = "word"."number"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "word"
            where
              "word"."number" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."number" = "word"."number"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "number"
              order by
                "occurrences",
                "number"
            )
          ) [1] as "number",
          coalesce(min("occurrences") >= 600, true) as "is_common"
        from
          "frequencies"
      ),
      "depth" as materialized (
        select
          case
            when (
              select
                "is_common"
              from
                "rarest"
            ) then greatest(20, 600 / greatest(count(*), 1))
            else 600
          end as "posts"
        from
          "meanings"
        where
          "number" in (
            select
              "number"
            from
              "rarest"
          )
      ),
      "candidates" as materialized (
        select
          "post"."id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
                and true
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'role'
                and "post"."role_norm" = "meaning"."norm"
                and true
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'location'
                and "post"."location_norm" = "meaning"."norm"
                and true
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'hashtag'
                and "post"."tags_norm" @> array[meaning.norm]
                and not (
                  select
                    "is_common"
                  from
                    "rarest"
                )
              limit
                600
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'person'
                and "post"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."number" = 0
            or "meaning"."number" in (
              select
                "number"
              from
                "rarest"
            )
          )
        union
        (
          select
            "post"."id"
          from
            "posts" as "post"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and true
          order by
            "post"."last_active_at" desc,
            "post"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "post"."id",
          (
            select
              sum(
                case
                  when "shown"."text" like '% ' || "word"."literal" || ' %' then 0
                  when "shown"."text" like '% ' || "word"."literal" || '%' then 1
                  when "shown"."text" like '%' || "word"."literal" || '%' then 2
                  else 3
                end * case "word"."number"
                  when 0 then 10
                  else 1
                end
              ) as "rank"
            from
              "words" as "word"
              cross join lateral (
                select
                  concat_ws(
                    ' ',
                    '',
                    "post"."company_norm",
                    "post"."role_norm",
                    array_to_string("post"."tags_norm", ' '),
                    "post"."location_norm",
                    search_norm ("person"."full_name"),
                    ''
                  ) as "text"
              ) as "shown"
          ) as "rank",
          false as "isByAuthorAlone",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "post".*
            from
              "posts" as "post"
            where
              "post"."id" = "candidates"."id"
              and "post"."removed_at" is null
            offset
              0
          ) as "post"
          cross join lateral (
            select
              "person".*
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
              "person"."id" = "post"."user_id"
              and "person"."is_banned" = false
            offset
              0
          ) as "person"
        where
          true
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "number" = 0
              )
              and (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          100
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "posts".*,
      "match"."rank",
      "match"."isByAuthorAlone",
      "match"."isNameMatch"
    from
      "match"
      inner join "posts" on "posts"."id" = "match"."id"
  )
select
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
      and "liked"."user_id" = $3::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $3::uuid
  ) as "hasBookmarked",
  "post"."rank",
  "post"."isNameMatch"
from
  (
    select
      "post".*
    from
      "found" as "post"
    order by
      "post"."isByAuthorAlone",
      "post"."rank",
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      3
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
order by
  "post"."isByAuthorAlone",
  "post"."rank",
  "post"."last_active_at" desc,
  "post"."id" desc;

-- posts.previewByWords(3, visitors, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "number",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "word"."number",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "word"
                cross join lateral (
                  select
                    "term"."kind",
                    "term"."norm",
                    case
                      when "term"."norm" = "word"."norm" then 0
                      when "term"."norm" like "word"."literal" || '%' then 1
                      when "term"."norm" like '% ' || "word"."literal" || '%' then 2
                      when "term"."norm" like '%' || "word"."literal" || '%' then 3
                      when "term"."keys" && "word"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      (
                        "term"."norm" like "word"."pattern"
                        or "term"."keys" && "word"."typo_keys"
                        or "term"."norm" %> "word"."norm"
                      )
                      or "term"."norm" like "word"."later_word"
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "word"."number",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "word"
                cross join lateral (
                  select
                    "profile"."user_id",
                    case
                      when "profile"."name_norm" = "word"."norm" then 0
                      when "profile"."name_norm" like "word"."literal" || '%' then 1
                      when "profile"."name_norm" like '% ' || "word"."literal" || '%' then 2
                      when "profile"."name_norm" like '%' || "word"."literal" || '%' then 3
                      when "profile"."name_keys" && "word"."typo_keys" then 4
                      else 5
                    end as "rank"
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
                  where
                    (
                      (
                        "profile"."name_norm" like "word"."pattern"
                        or "profile"."name_keys" && "word"."typo_keys"
                        or "profile"."name_norm" %> "word"."norm"
                      )
                      or "profile"."name_norm" like "word"."later_word"
                    )
                  order by
                    "rank",
                    "profile"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."number",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "number",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "number"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "number" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "word"."number",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'company'
                            and "post"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'role'
                            and "post"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'location'
                            and "post"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "post"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "post"."tags_norm" @> array[meaning.norm]
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 4) as "author"
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."number" = "word"."number"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "word"
            where
              "word"."number" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."number" = "word"."number"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "number"
              order by
                "occurrences",
                "number"
            )
          ) [1] as "number",
          coalesce(min("occurrences") >= 600, true) as "is_common"
        from
          "frequencies"
      ),
      "depth" as materialized (
        select
          case
            when (
              select
                "is_common"
              from
                "rarest"
            ) then greatest(20, 600 / greatest(count(*), 1))
            else 600
          end as "posts"
        from
          "meanings"
        where
          "number" in (
            select
              "number"
            from
              "rarest"
          )
      ),
      "candidates" as materialized (
        select
          "post"."id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
                and true
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'role'
                and "post"."role_norm" = "meaning"."norm"
                and true
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'location'
                and "post"."location_norm" = "meaning"."norm"
                and true
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                (
                  select
                    "posts"
                  from
                    "depth"
                )
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'hashtag'
                and "post"."tags_norm" @> array[meaning.norm]
                and not (
                  select
                    "is_common"
                  from
                    "rarest"
                )
              limit
                600
            )
            union all
            (
              select
                "post"."id"
              from
                "posts" as "post"
              where
                "meaning"."kind" = 'person'
                and "post"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."number" = 0
            or "meaning"."number" in (
              select
                "number"
              from
                "rarest"
            )
          )
        union
        (
          select
            "post"."id"
          from
            "posts" as "post"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and true
          order by
            "post"."last_active_at" desc,
            "post"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "post"."id",
          (
            select
              sum(
                case
                  when "shown"."text" like '% ' || "word"."literal" || ' %' then 0
                  when "shown"."text" like '% ' || "word"."literal" || '%' then 1
                  when "shown"."text" like '%' || "word"."literal" || '%' then 2
                  else 3
                end * case "word"."number"
                  when 0 then 10
                  else 1
                end
              ) as "rank"
            from
              "words" as "word"
              cross join lateral (
                select
                  concat_ws(
                    ' ',
                    '',
                    "post"."company_norm",
                    "post"."role_norm",
                    array_to_string("post"."tags_norm", ' '),
                    "post"."location_norm",
                    search_norm ("person"."full_name"),
                    ''
                  ) as "text"
              ) as "shown"
          ) as "rank",
          false as "isByAuthorAlone",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "post".*
            from
              "posts" as "post"
            where
              "post"."id" = "candidates"."id"
              and "post"."removed_at" is null
            offset
              0
          ) as "post"
          cross join lateral (
            select
              "person".*
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
              "person"."id" = "post"."user_id"
              and "person"."is_banned" = false
            offset
              0
          ) as "person"
        where
          true
          and exists (
            select
            from
              "profiles" as "open"
            where
              "open"."user_id" = "post"."user_id"
              and "open"."visibility" <> 'connections'
          )
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "number" = 0
              )
              and (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "post"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('company')
                )
                or "post"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('role')
                )
                or "post"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('location')
                )
                or "post"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "post"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "number" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("post"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("post"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("post"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('year')
                )
                or "post"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('experienceType')
                )
                or lower("person"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('branch')
                )
                or "person"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          100
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "posts".*,
      "match"."rank",
      "match"."isByAuthorAlone",
      "match"."isNameMatch"
    from
      "match"
      inner join "posts" on "posts"."id" = "match"."id"
  )
select
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
      and "liked"."user_id" = $3::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $3::uuid
  ) as "hasBookmarked",
  "post"."rank",
  "post"."isNameMatch"
from
  (
    select
      "post".*
    from
      "found" as "post"
    order by
      "post"."isByAuthorAlone",
      "post"."rank",
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      3
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
order by
  "post"."isByAuthorAlone",
  "post"."rank",
  "post"."last_active_at" desc,
  "post"."id" desc;

-- posts.readableById
select
  "post"."id"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = $1::uuid;

-- posts.similar
with
  "this" as (
    select
      "id",
      "company_norm",
      "role_norm",
      "tags_norm"
    from
      "posts"
    where
      "id" = $1::uuid
  ),
  "named" as materialized (
    select
      *
    from
      (
        select
          "post"."id",
          1 as "rank"
        from
          "posts" as "post"
        where
          "post"."id" <> (
            select
              "this"."id"
            from
              "this"
          )
          and "post"."removed_at" is null
          and "post"."company_norm" = (
            select
              "this"."company_norm"
            from
              "this"
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          5
      ) as "of_company"
    union all
    select
      *
    from
      (
        select
          "post"."id",
          2 as "rank"
        from
          "posts" as "post"
        where
          "post"."id" <> (
            select
              "this"."id"
            from
              "this"
          )
          and "post"."removed_at" is null
          and "post"."role_norm" = (
            select
              "this"."role_norm"
            from
              "this"
          )
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          5
      ) as "of_role"
  ),
  "named_count" as (
    select
      count(distinct "id") as "count"
    from
      "named"
  ),
  "tagged" as (
    select
      *
    from
      (
        select
          "post"."id",
          3 as "rank"
        from
          "posts" as "post"
          inner join "this" on "post"."id" <> "this"."id"
        where
          "post"."tags_norm" && "this"."tags_norm"
        limit
          50
      ) as "alike"
    where
      (
        select
          "count"
        from
          "named_count"
      ) < 5
  ),
  "best" as (
    select
      "found"."id",
      min("found"."rank") as "rank"
    from
      (
        select
          *
        from
          "named"
        union all
        select
          *
        from
          "tagged"
      ) as "found"
    group by
      "found"."id"
  )
select
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
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked"
from
  "best"
  inner join "posts" as "post" on "post"."id" = "best"."id"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
order by
  "best"."rank",
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  5;

-- posts.toggleLike
with
  "marker" as materialized (
    select
      "viewer"."id"
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
      ) as "viewer"
    where
      "viewer"."id" = $1::uuid
    for key share
  ),
  "target" as materialized (
    select
      "post"."id",
      "post"."user_id"
    from
      "posts" as "post"
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
      "post"."removed_at" is null
      and "person"."is_banned" = false
      and "post"."id" = $2::uuid
      and exists (
        select
          "marker"."id"
        from
          "marker"
      )
    for no key update of
      "post"
  ),
  "removed" as (
    delete from "post_likes" using "target"
    where
      "post_likes"."post_id" = "target"."id"
      and "target"."user_id" <> $1::uuid
      and "post_likes"."user_id" = $1::uuid
    returning
      -1 as "step"
  ),
  "added" as (
    insert into
      "post_likes" ("post_id", "user_id")
    select
      "target"."id",
      $1::uuid as "user_id"
    from
      "target"
    where
      "target"."user_id" <> $1::uuid
      and not exists (
        select
        from
          "removed"
      )
    on conflict do nothing
    returning
      1 as "step"
  ),
  "toggled" as (
    select
      "step"
    from
      "removed"
    union all
    select
      "step"
    from
      "added"
  ),
  "changed" as (
    update "posts"
    set
      "useful" = "posts"."useful" + "toggled"."step"
    from
      "toggled"
    where
      "posts"."id" = $2::uuid
    returning
      "posts"."id",
      "posts"."user_id",
      "posts"."useful",
      "posts"."views",
      "posts"."shares",
      "posts"."comments_count"
  ),
  "author" as (
    update "profiles"
    set
      "helpful" = "profiles"."helpful" + "liked"."step"
    from
      (
        select
          "changed"."user_id",
          "toggled"."step"
        from
          "toggled",
          "changed"
      ) as "liked"
    where
      "profiles"."user_id" = "liked"."user_id"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'postLiked' as "kind",
      "target"."id" as "subject_id",
      $1::uuid as "actor_id",
      $3::timestamptz as "created_at"
    from
      "target",
      "toggled"
  )
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  exists (
    select
    from
      "added"
  ) as "hasLiked",
  "target"."user_id" = $1::uuid as "isOwn",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "target"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  "target"
  left join "changed" as "post" on true;

-- posts.trending(3, signedIn)
select
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
  (
    select
      "post".*
    from
      "posts" as "post"
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      300
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
order by
  (
    "post"."useful" * 4 + "post"."comments_count" * 3 + "post"."shares" * 3 + "post"."views" * 0.25::float8 + 1
  ) / power(
    extract(
      epoch
      from
        ($2::timestamptz - "post"."last_active_at")
    )::float8 / 86400 + 2,
    1.2::float8
  ) desc,
  "post"."id" desc
limit
  3;

-- posts.trending(3, visitors)
select
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
  (
    select
      "post".*
    from
      "posts" as "post"
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      300
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "open"
    where
      "open"."user_id" = "post"."user_id"
      and "open"."visibility" <> 'connections'
  )
order by
  (
    "post"."useful" * 4 + "post"."comments_count" * 3 + "post"."shares" * 3 + "post"."views" * 0.25::float8 + 1
  ) / power(
    extract(
      epoch
      from
        ($2::timestamptz - "post"."last_active_at")
    )::float8 / 86400 + 2,
    1.2::float8
  ) desc,
  "post"."id" desc
limit
  3;

-- posts.update
select
  "post"."id" as "id",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."company_name" as "companyName",
  "post"."role",
  "post"."logo",
  "post"."one_liner" as "oneLiner",
  "post"."edited_at" as "editedAt"
from
  "posts" as "post"
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
  "post"."removed_at" is null
  and "person"."is_banned" = false
  and "post"."id" = $1::uuid;

-- posts.writtenByUsers
select
  "user_id" as "userId",
  "company_norm" as "companyNorm",
  "role_norm" as "roleNorm",
  "experience_type" as "experienceType",
  "id" as "postId"
from
  "posts" as "post"
where
  "user_id" = any ($1::uuid[])
  and "post"."removed_at" is null
union all
select
  "user_id" as "userId",
  "company_norm" as "companyNorm",
  null as "roleNorm",
  "experience_type" as "experienceType",
  null as "postId"
from
  "post_drafts"
where
  "user_id" = $2::uuid
order by
  "postId" desc;
