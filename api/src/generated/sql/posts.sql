-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- posts.authorOf
select
  "user_id" as "authorId"
from
  "posts"
where
  "id" = $1::uuid;

-- posts.byDetails
select
  "p"."id"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."user_id" = $1::uuid
  and "p"."company_norm" = search_norm ($2::text)
  and "p"."experience_type" = $3::text
order by
  "p"."id" desc
limit
  1;

-- posts.cardParts
select
  "p"."id" as "id",
  "p"."preparation_time" as "preparationTime",
  "p"."final_notes" as "finalNotes",
  "p"."online_assessment" as "onlineAssessment",
  "p"."story_rounds" as "storyRounds"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = any ($1::uuid[]);

-- posts.cardsWithRemoved
select
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
  "posts" as "p"
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
  ) as "u" on "u"."id" = "p"."user_id"
where
  "p"."id" = any ($2::uuid[]);

-- posts.copyOfDrafts
select
  "d"."company_name" as "companyName",
  "d"."experience_type" as "experienceType",
  "d"."form" as "form",
  "d"."saved_at" as "savedAt"
from
  "post_drafts" as "d"
where
  "d"."user_id" = $1::uuid
order by
  "d"."id";

-- posts.copyOfLikes
select
  "m"."post_id" as "postId",
  "p"."company_name" as "companyName"
from
  "post_likes" as "m"
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
  ) as "p" on "p"."id" = "m"."post_id"
where
  "m"."user_id" = $1::uuid
order by
  "m"."post_id";

-- posts.copyOfPostFiles
select
  "f"."file_id" as "fileId",
  "f"."kind" as "kind",
  "f"."post_id" as "postId",
  "f"."position" as "position"
from
  "post_files" as "f"
  left join "posts" as "p" on "p"."id" = "f"."post_id"
  left join "post_drafts" as "d" on "d"."id" = "f"."draft_id"
where
  (
    "p"."user_id" = $1::uuid
    or "d"."user_id" = $1::uuid
  )
order by
  "f"."file_id";

-- posts.copyOfPostViews
select
  "m"."post_id" as "postId",
  "p"."company_name" as "companyName"
from
  "post_views" as "m"
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
  ) as "p" on "p"."id" = "m"."post_id"
where
  "m"."user_id" = $1::uuid
order by
  "m"."post_id";

-- posts.copyOfPosts
select
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
  "p"."eligible_branches" as "eligibleBranches",
  "p"."cgpa_required" as "cgpaRequired",
  "p"."number_of_rounds" as "numberOfRounds",
  "p"."mode" as "mode",
  "p"."location" as "location",
  "p"."final_placement_count" as "finalPlacementCount",
  "p"."at_company" as "atCompany",
  "p"."preparation_tips" as "preparationTips",
  "p"."preparation_time" as "preparationTime",
  "p"."topics_weightage" as "topicsWeightage",
  "p"."final_notes" as "finalNotes",
  "p"."online_assessment" as "onlineAssessment",
  "p"."rounds" as "rounds",
  "p"."story_rounds" as "storyRounds",
  "p"."additional_questions" as "additionalQuestions",
  "p"."material_links" as "materialLinks",
  "p"."resume_link" as "resumeLink",
  "p"."edited_at" as "editedAt",
  "p"."college" as "college",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount"
from
  "posts" as "p"
where
  "p"."user_id" = $1::uuid
order by
  "p"."id";

-- posts.copyOfShares
select
  "m"."post_id" as "postId",
  "p"."company_name" as "companyName",
  "m"."day"
from
  "post_shares" as "m"
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
  ) as "p" on "p"."id" = "m"."post_id"
where
  "m"."user_id" = $1::uuid
order by
  "m"."post_id",
  "m"."day";

-- posts.countShare
with
  "target" as (
    select
      "p"."id",
      "p"."user_id"
    from
      "posts" as "p"
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
      "p"."removed_at" is null
      and "u"."is_banned" = false
      and "p"."id" = $1::uuid
  ),
  "marked" as (
    insert into
      "post_shares" ("post_id", "user_id", "day")
    select
      "target"."id",
      $2::uuid as "user_id",
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
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  true as "isNew"
from
  "changed" as "p"
union all
select
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  false as "isNew"
from
  "target"
  inner join "posts" as "p" on "p"."id" = "target"."id"
where
  not exists (
    select
    from
      "changed"
  );

-- posts.countView
with
  "target" as (
    select
      "p"."id",
      "p"."user_id"
    from
      "posts" as "p"
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
      "p"."removed_at" is null
      and "u"."is_banned" = false
      and "p"."id" = $1::uuid
  ),
  "marked" as (
    insert into
      "post_views" ("post_id", "user_id")
    select
      "target"."id",
      $2::uuid as "user_id"
    from
      "target"
    where
      "target"."user_id" <> $2::uuid
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
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  true as "isNew"
from
  "changed" as "p"
union all
select
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  false as "isNew"
from
  "target"
  inner join "posts" as "p" on "p"."id" = "target"."id"
where
  not exists (
    select
    from
      "changed"
  );

-- posts.counters
select
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = $1::uuid;

-- posts.countersOfMany
select
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = any ($1::uuid[]);

-- posts.draft
select
  "d"."id",
  "d"."company_name" as "companyName",
  "d"."experience_type" as "experienceType",
  "d"."form",
  "d"."saved_at" as "savedAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "f"."id",
          "f"."name",
          "f"."size",
          "f"."content_type" as "contentType",
          "pf"."kind"
        from
          "post_files" as "pf"
          inner join (
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
          ) as "f" on "f"."id" = "pf"."file_id"
        where
          "pf"."draft_id" = "d"."id"
        order by
          "pf"."kind",
          "pf"."position"
      ) as agg
  ) as "files"
from
  "post_drafts" as "d"
where
  "d"."user_id" = $1::uuid
  and "d"."company_norm" = search_norm ($2::text)
  and "d"."experience_type" = $3::text;

-- posts.drafts(20, true)
select
  "d"."id",
  "d"."company_name" as "companyName",
  "d"."experience_type" as "experienceType",
  coalesce(d.form ->> 'role', '') as "role",
  d.form ->> 'logo' as "logo",
  "d"."saved_at" as "savedAt"
from
  "post_drafts" as "d"
where
  "d"."user_id" = $1::uuid
  and ("d"."saved_at", "d"."id") < ($2::timestamptz, $3::uuid)
order by
  "d"."saved_at" desc,
  "d"."id" desc
limit
  21;

-- posts.feed(mostViewed, 20, true)
select
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
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and ("p"."views", "p"."id") < ($2::int8, $3::uuid)
order by
  "p"."views" desc,
  "p"."id" desc
limit
  21;

-- posts.feed(recentlyActive, 20, true)
select
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
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
order by
  "p"."last_active_at" desc,
  "p"."id" desc
limit
  21;

-- posts.feed(recentlyActive, 6, false)
select
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
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
order by
  "p"."last_active_at" desc,
  "p"."id" desc
limit
  7;

-- posts.feedByPhrase(mostViewed, 20, true)
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
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
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
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "pr"."last_active_at" desc
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
          "p"."id"
        from
          (
            select
              *
            from
              "posts" as "p"
            where
              ("p"."views", "p"."id") < ($2::int8, $3::uuid)
            order by
              "p"."views" desc,
              "p"."id" desc
            limit
              2000
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "p"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "p"."views" desc,
          "p"."id" desc
        limit
          21
      ),
      "indexed_tagged" as (
        select
          "p"."id"
        from
          (
            select
              "p".*
            from
              "posts" as "p"
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
                and "p"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and ("p"."views", "p"."id") < ($2::int8, $3::uuid)
        order by
          "p"."views" desc,
          "p"."id" desc
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
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'company'
                    and "p"."company_norm" = "meaning"."norm"
                  )
                  and ("p"."views", "p"."id") < ($2::int8, $3::uuid)
                order by
                  "p"."views" desc,
                  "p"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'role'
                    and "p"."role_norm" = "meaning"."norm"
                  )
                  and ("p"."views", "p"."id") < ($2::int8, $3::uuid)
                order by
                  "p"."views" desc,
                  "p"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'location'
                    and "p"."location_norm" = "meaning"."norm"
                  )
                  and ("p"."views", "p"."id") < ($2::int8, $3::uuid)
                order by
                  "p"."views" desc,
                  "p"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'person'
                    and "p"."user_id" = "meaning"."user_id"
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
                  and ("p"."views", "p"."id") < ($2::int8, $3::uuid)
                order by
                  "p"."views" desc,
                  "p"."id" desc
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
      and "liked"."user_id" = $4::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $4::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."views" desc,
      "p"."id" desc
    limit
      21
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
order by
  "p"."views" desc,
  "p"."id" desc;

-- posts.feedByPhrase(recentlyActive, 20, true)
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
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
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
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "pr"."last_active_at" desc
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
          "p"."id"
        from
          (
            select
              *
            from
              "posts" as "p"
            where
              ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
            order by
              "p"."last_active_at" desc,
              "p"."id" desc
            limit
              2000
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "p"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
        limit
          21
      ),
      "indexed_tagged" as (
        select
          "p"."id"
        from
          (
            select
              "p".*
            from
              "posts" as "p"
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
                and "p"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'company'
                    and "p"."company_norm" = "meaning"."norm"
                  )
                  and ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'role'
                    and "p"."role_norm" = "meaning"."norm"
                  )
                  and ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'location'
                    and "p"."location_norm" = "meaning"."norm"
                  )
                  and ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  21
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'person'
                    and "p"."user_id" = "meaning"."user_id"
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
                  and ("p"."last_active_at", "p"."id") < ($2::timestamptz, $3::uuid)
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
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
      and "liked"."user_id" = $4::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $4::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      21
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
order by
  "p"."last_active_at" desc,
  "p"."id" desc;

-- posts.feedByWords(mostViewed, 20, true, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
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
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
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
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
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
                  "n"
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
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
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
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'company'
                            and "p"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'role'
                            and "p"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'location'
                            and "p"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "p"."tags_norm" @> array[meaning.norm]
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
                      "meaning"."n" = "w"."n"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
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
          "n" in (
            select
              "n"
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'role'
                and "p"."role_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'location'
                and "p"."location_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'hashtag'
                and "p"."tags_norm" @> array[meaning.norm]
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'person'
                and "p"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
        union
        (
          select
            "p"."id"
          from
            "posts" as "p"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and ("p"."views", "p"."id") < ($3::int8, $4::uuid)
          order by
            "p"."views" desc,
            "p"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "p"."id",
          0 as "rank",
          false as "isByAuthorAlone",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "posts".*
            from
              "posts"
            where
              "posts"."id" = "candidates"."id"
              and "posts"."removed_at" is null
            offset
              0
          ) as "p"
          cross join lateral (
            select
              "author".*
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
              ) as "author"
            where
              "author"."id" = "p"."user_id"
              and "author"."is_banned" = false
            offset
              0
          ) as "u"
        where
          ("p"."views", "p"."id") < ($3::int8, $4::uuid)
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "p"."views" desc,
          "p"."id" desc
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
      and "liked"."user_id" = $5::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $5::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."views" desc,
      "p"."id" desc
    limit
      21
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
order by
  "p"."views" desc,
  "p"."id" desc;

-- posts.feedByWords(recentlyActive, 20, true, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
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
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
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
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
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
                  "n"
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
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
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
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'company'
                            and "p"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'role'
                            and "p"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'location'
                            and "p"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "p"."tags_norm" @> array[meaning.norm]
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
                      "meaning"."n" = "w"."n"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
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
          "n" in (
            select
              "n"
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
                and ("p"."last_active_at", "p"."id") < ($3::timestamptz, $4::uuid)
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'role'
                and "p"."role_norm" = "meaning"."norm"
                and ("p"."last_active_at", "p"."id") < ($3::timestamptz, $4::uuid)
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'location'
                and "p"."location_norm" = "meaning"."norm"
                and ("p"."last_active_at", "p"."id") < ($3::timestamptz, $4::uuid)
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'hashtag'
                and "p"."tags_norm" @> array[meaning.norm]
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'person'
                and "p"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
        union
        (
          select
            "p"."id"
          from
            "posts" as "p"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and ("p"."last_active_at", "p"."id") < ($3::timestamptz, $4::uuid)
          order by
            "p"."last_active_at" desc,
            "p"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "p"."id",
          0 as "rank",
          false as "isByAuthorAlone",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "posts".*
            from
              "posts"
            where
              "posts"."id" = "candidates"."id"
              and "posts"."removed_at" is null
            offset
              0
          ) as "p"
          cross join lateral (
            select
              "author".*
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
              ) as "author"
            where
              "author"."id" = "p"."user_id"
              and "author"."is_banned" = false
            offset
              0
          ) as "u"
        where
          ("p"."last_active_at", "p"."id") < ($3::timestamptz, $4::uuid)
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $5::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $5::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
      and "liked"."user_id" = $5::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $5::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      21
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
order by
  "p"."last_active_at" desc,
  "p"."id" desc;

-- posts.filesOfOwner(draft_id)
select
  "f"."id",
  "f"."name",
  "pf"."kind"
from
  "post_files" as "pf"
  inner join (
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
  ) as "f" on "f"."id" = "pf"."file_id"
where
  "pf"."draft_id" = $1::uuid
order by
  "pf"."position",
  "f"."id";

-- posts.filesOfOwner(post_id)
select
  "f"."id",
  "f"."name",
  "pf"."kind"
from
  "post_files" as "pf"
  inner join (
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
  ) as "f" on "f"."id" = "pf"."file_id"
where
  "pf"."post_id" = $1::uuid
order by
  "pf"."position",
  "f"."id";

-- posts.marked
select
  "p"."id",
  "p"."user_id" as "authorId",
  "p"."removed_at" as "removedAt"
from
  "posts" as "p"
where
  "p"."id" in (
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
  "p"."id"
for no key update of
  "p";

-- posts.media
select
  "p"."college",
  "p"."user_id" as "userId",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "f"."id",
          "f"."name",
          "f"."size",
          "f"."content_type" as "contentType",
          "pf"."kind"
        from
          "post_files" as "pf"
          inner join (
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
          ) as "f" on "f"."id" = "pf"."file_id"
        where
          "pf"."post_id" = "p"."id"
        order by
          "pf"."kind",
          "pf"."position"
      ) as agg
  ) as "files"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = $1::uuid;

-- posts.mediaWithRemoved
select
  "p"."college",
  "p"."user_id" as "userId",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "f"."id",
          "f"."name",
          "f"."size",
          "f"."content_type" as "contentType",
          "pf"."kind"
        from
          "post_files" as "pf"
          inner join (
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
          ) as "f" on "f"."id" = "pf"."file_id"
        where
          "pf"."post_id" = "p"."id"
        order by
          "pf"."kind",
          "pf"."position"
      ) as agg
  ) as "files"
from
  "posts" as "p"
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
  "p"."id" = $1::uuid;

-- posts.ofPerson(20, true)
select
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
  "posts" as "p"
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
  "p"."user_id" = $2::uuid
  and "p"."removed_at" is null
  and "p"."id" < $3::uuid
order by
  "p"."id" desc
limit
  21;

-- posts.ownByHeadline
select
  "p"."id"
from
  "posts" as "p"
where
  "p"."user_id" = $1::uuid
  and "p"."company_norm" = search_norm ($2::text)
  and "p"."role_norm" = search_norm ($3::text);

-- posts.page
select
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
  ) as "hasBookmarked",
  "p"."eligible_branches" as "eligibleBranches",
  "p"."cgpa_required" as "cgpaRequired",
  "p"."number_of_rounds" as "numberOfRounds",
  "p"."mode" as "mode",
  "p"."location" as "location",
  "p"."final_placement_count" as "finalPlacementCount",
  "p"."at_company" as "atCompany",
  "p"."preparation_tips" as "preparationTips",
  "p"."preparation_time" as "preparationTime",
  "p"."topics_weightage" as "topicsWeightage",
  "p"."final_notes" as "finalNotes",
  "p"."online_assessment" as "onlineAssessment",
  "p"."rounds" as "rounds",
  "p"."story_rounds" as "storyRounds",
  "p"."additional_questions" as "additionalQuestions",
  "p"."material_links" as "materialLinks",
  "p"."resume_link" as "resumeLink",
  "p"."edited_at" as "editedAt",
  "p"."college",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "f"."id",
          "f"."name",
          "f"."size",
          "f"."content_type" as "contentType",
          "pf"."kind"
        from
          "post_files" as "pf"
          inner join (
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
          ) as "f" on "f"."id" = "pf"."file_id"
        where
          "pf"."post_id" = "p"."id"
        order by
          "pf"."kind",
          "pf"."position"
      ) as agg
  ) as "files"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = $2::uuid;

-- posts.pageWithRemoved
select
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
  ) as "hasBookmarked",
  "p"."eligible_branches" as "eligibleBranches",
  "p"."cgpa_required" as "cgpaRequired",
  "p"."number_of_rounds" as "numberOfRounds",
  "p"."mode" as "mode",
  "p"."location" as "location",
  "p"."final_placement_count" as "finalPlacementCount",
  "p"."at_company" as "atCompany",
  "p"."preparation_tips" as "preparationTips",
  "p"."preparation_time" as "preparationTime",
  "p"."topics_weightage" as "topicsWeightage",
  "p"."final_notes" as "finalNotes",
  "p"."online_assessment" as "onlineAssessment",
  "p"."rounds" as "rounds",
  "p"."story_rounds" as "storyRounds",
  "p"."additional_questions" as "additionalQuestions",
  "p"."material_links" as "materialLinks",
  "p"."resume_link" as "resumeLink",
  "p"."edited_at" as "editedAt",
  "p"."college",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "f"."id",
          "f"."name",
          "f"."size",
          "f"."content_type" as "contentType",
          "pf"."kind"
        from
          "post_files" as "pf"
          inner join (
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
          ) as "f" on "f"."id" = "pf"."file_id"
        where
          "pf"."post_id" = "p"."id"
        order by
          "pf"."kind",
          "pf"."position"
      ) as agg
  ) as "files"
from
  "posts" as "p"
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
  "p"."id" = $2::uuid;

-- posts.popularCompanies(5)
select
  (
    array_agg(
      "p"."company_name"
      order by
        "p"."last_active_at" desc,
        "p"."id" desc
    )
  ) [1] as "name"
from
  (
    select
      "p".*
    from
      "posts" as "p"
    order by
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      500
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
group by
  "p"."company_norm"
order by
  count(*) desc,
  max("p"."last_active_at") desc,
  "p"."company_norm"
limit
  5;

-- posts.previewById(signedIn)
select
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
  (
    select
      *
    from
      "posts"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = $2::uuid;

-- posts.previewById(visitors)
select
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
  (
    select
      *
    from
      "posts"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "open"
    where
      "open"."user_id" = "p"."user_id"
      and "open"."visibility" <> 'connections'
  )
  and "p"."id" = $2::uuid;

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
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
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
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "pr"."last_active_at" desc
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
          "p"."id"
        from
          (
            select
              *
            from
              "posts" as "p"
            where
              true
            order by
              "p"."last_active_at" desc,
              "p"."id" desc
            limit
              2000
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "p"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
        limit
          3
      ),
      "indexed_tagged" as (
        select
          "p"."id"
        from
          (
            select
              "p".*
            from
              "posts" as "p"
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
                and "p"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and true
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'company'
                    and "p"."company_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'role'
                    and "p"."role_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'location'
                    and "p"."location_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and (
                    "meaning"."kind" = 'person'
                    and "p"."user_id" = "meaning"."user_id"
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
                  "p"."last_active_at" desc,
                  "p"."id" desc
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
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $2::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."isByAuthorAlone",
      "p"."rank",
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      3
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
order by
  "p"."isByAuthorAlone",
  "p"."rank",
  "p"."last_active_at" desc,
  "p"."id" desc;

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
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
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
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
              order by
                "rank",
                "pr"."last_active_at" desc
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
          "p"."id"
        from
          (
            select
              *
            from
              "posts" as "p"
            where
              true
            order by
              "p"."last_active_at" desc,
              "p"."id" desc
            limit
              2000
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and exists (
            select
            from
              "profiles" as "open"
            where
              "open"."user_id" = "p"."user_id"
              and "open"."visibility" <> 'connections'
          )
          and (
            (
              select
                "norms"
              from
                "hashtags"
            ) is not null
            and "p"."tags_norm" && (
              select
                "norms"
              from
                "hashtags"
            )
          )
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
        limit
          3
      ),
      "indexed_tagged" as (
        select
          "p"."id"
        from
          (
            select
              "p".*
            from
              "posts" as "p"
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
                and "p"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            offset
              0
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
          "p"."removed_at" is null
          and "u"."is_banned" = false
          and exists (
            select
            from
              "profiles" as "open"
            where
              "open"."user_id" = "p"."user_id"
              and "open"."visibility" <> 'connections'
          )
          and true
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "p"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'company'
                    and "p"."company_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "p"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'role'
                    and "p"."role_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "p"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'location'
                    and "p"."location_norm" = "meaning"."norm"
                  )
                  and true
                order by
                  "p"."last_active_at" desc,
                  "p"."id" desc
                limit
                  3
              )
              union all
              (
                select
                  "p"."id"
                from
                  (
                    select
                      *
                    from
                      "posts"
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
                  "p"."removed_at" is null
                  and "u"."is_banned" = false
                  and exists (
                    select
                    from
                      "profiles" as "open"
                    where
                      "open"."user_id" = "p"."user_id"
                      and "open"."visibility" <> 'connections'
                  )
                  and (
                    "meaning"."kind" = 'person'
                    and "p"."user_id" = "meaning"."user_id"
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
                  "p"."last_active_at" desc,
                  "p"."id" desc
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
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $2::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."isByAuthorAlone",
      "p"."rank",
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      3
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
order by
  "p"."isByAuthorAlone",
  "p"."rank",
  "p"."last_active_at" desc,
  "p"."id" desc;

-- posts.previewByWords(3, signedIn, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
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
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
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
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
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
                  "n"
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
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
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
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'company'
                            and "p"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'role'
                            and "p"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'location'
                            and "p"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "p"."tags_norm" @> array[meaning.norm]
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
                      "meaning"."n" = "w"."n"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
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
          "n" in (
            select
              "n"
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
                and true
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'role'
                and "p"."role_norm" = "meaning"."norm"
                and true
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'location'
                and "p"."location_norm" = "meaning"."norm"
                and true
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'hashtag'
                and "p"."tags_norm" @> array[meaning.norm]
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'person'
                and "p"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
        union
        (
          select
            "p"."id"
          from
            "posts" as "p"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and true
          order by
            "p"."last_active_at" desc,
            "p"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "p"."id",
          (
            select
              sum(
                case
                  when "shown"."text" like '% ' || "w"."literal" || ' %' then 0
                  when "shown"."text" like '% ' || "w"."literal" || '%' then 1
                  when "shown"."text" like '%' || "w"."literal" || '%' then 2
                  else 3
                end * case "w"."n"
                  when 0 then 10
                  else 1
                end
              ) as "rank"
            from
              "words" as "w"
              cross join lateral (
                select
                  concat_ws(
                    ' ',
                    '',
                    "p"."company_norm",
                    "p"."role_norm",
                    array_to_string("p"."tags_norm", ' '),
                    "p"."location_norm",
                    search_norm ("u"."full_name"),
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
              "posts".*
            from
              "posts"
            where
              "posts"."id" = "candidates"."id"
              and "posts"."removed_at" is null
            offset
              0
          ) as "p"
          cross join lateral (
            select
              "author".*
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
              ) as "author"
            where
              "author"."id" = "p"."user_id"
              and "author"."is_banned" = false
            offset
              0
          ) as "u"
        where
          true
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
      and "liked"."user_id" = $3::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $3::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."isByAuthorAlone",
      "p"."rank",
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      3
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
order by
  "p"."isByAuthorAlone",
  "p"."rank",
  "p"."last_active_at" desc,
  "p"."id" desc;

-- posts.previewByWords(3, visitors, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
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
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
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
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
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
                  "n"
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
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
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
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'company'
                            and "p"."company_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'role'
                            and "p"."role_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'location'
                            and "p"."location_norm" = "meaning"."norm"
                          limit
                            600
                        )
                        union all
                        (
                          select
                          from
                            "posts" as "p"
                          where
                            "meaning"."kind" = 'hashtag'
                            and "p"."tags_norm" @> array[meaning.norm]
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
                      "meaning"."n" = "w"."n"
                    limit
                      600
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
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
          "n" in (
            select
              "n"
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
                and true
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'role'
                and "p"."role_norm" = "meaning"."norm"
                and true
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'location'
                and "p"."location_norm" = "meaning"."norm"
                and true
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'hashtag'
                and "p"."tags_norm" @> array[meaning.norm]
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
                "p"."id"
              from
                "posts" as "p"
              where
                "meaning"."kind" = 'person'
                and "p"."user_id" = "meaning"."user_id"
              limit
                50
            )
          ) as "post"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
        union
        (
          select
            "p"."id"
          from
            "posts" as "p"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and true
          order by
            "p"."last_active_at" desc,
            "p"."id" desc
          limit
            600
        )
        limit
          1200
      ),
      "matches" as (
        select
          "p"."id",
          (
            select
              sum(
                case
                  when "shown"."text" like '% ' || "w"."literal" || ' %' then 0
                  when "shown"."text" like '% ' || "w"."literal" || '%' then 1
                  when "shown"."text" like '%' || "w"."literal" || '%' then 2
                  else 3
                end * case "w"."n"
                  when 0 then 10
                  else 1
                end
              ) as "rank"
            from
              "words" as "w"
              cross join lateral (
                select
                  concat_ws(
                    ' ',
                    '',
                    "p"."company_norm",
                    "p"."role_norm",
                    array_to_string("p"."tags_norm", ' '),
                    "p"."location_norm",
                    search_norm ("u"."full_name"),
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
              "posts".*
            from
              "posts"
            where
              "posts"."id" = "candidates"."id"
              and "posts"."removed_at" is null
            offset
              0
          ) as "p"
          cross join lateral (
            select
              "author".*
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
              ) as "author"
            where
              "author"."id" = "p"."user_id"
              and "author"."is_banned" = false
            offset
              0
          ) as "u"
        where
          true
          and exists (
            select
            from
              "profiles" as "open"
            where
              "open"."user_id" = "p"."user_id"
              and "open"."visibility" <> 'connections'
          )
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
              )
            )
            or (
              (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
              )
              and (
                "p"."company_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('company')
                )
                or "p"."role_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('role')
                )
                or "p"."location_norm" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('location')
                )
                or "p"."tags_norm" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('hashtag')
                )
                or (
                  "p"."user_id" in (
                    select
                      "user_id"
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('person')
                  )
                  and not exists (
                    select
                    from
                      "connections" as "pair"
                    where
                      (
                        "pair"."low_id" = least("p"."user_id", $3::uuid)
                        and "pair"."high_id" = greatest("p"."user_id", $3::uuid)
                      )
                      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                  )
                )
                or cast("p"."interview_year" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "p"."experience_type" in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('experienceType')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
              )
            )
          )
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
      and "liked"."user_id" = $3::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $3::uuid
  ) as "hasBookmarked",
  "p"."rank",
  "p"."isNameMatch"
from
  (
    select
      "p".*
    from
      "found" as "p"
    order by
      "p"."isByAuthorAlone",
      "p"."rank",
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      3
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
order by
  "p"."isByAuthorAlone",
  "p"."rank",
  "p"."last_active_at" desc,
  "p"."id" desc;

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
          "p"."id",
          1 as "rank"
        from
          "posts" as "p"
          inner join "this" on "p"."id" <> "this"."id"
        where
          "p"."removed_at" is null
          and "p"."company_norm" = "this"."company_norm"
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
        limit
          5
      ) as "of_company"
    union all
    select
      *
    from
      (
        select
          "p"."id",
          2 as "rank"
        from
          "posts" as "p"
          inner join "this" on "p"."id" <> "this"."id"
        where
          "p"."removed_at" is null
          and "p"."role_norm" = "this"."role_norm"
        order by
          "p"."last_active_at" desc,
          "p"."id" desc
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
          "p"."id",
          3 as "rank"
        from
          "posts" as "p"
          inner join "this" on "p"."id" <> "this"."id"
        where
          "p"."tags_norm" && "this"."tags_norm"
        limit
          50
      ) as "p"
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
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "p"."id"
      and "b"."user_id" = $2::uuid
  ) as "hasBookmarked"
from
  "best"
  inner join "posts" as "p" on "p"."id" = "best"."id"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
order by
  "best"."rank",
  "p"."last_active_at" desc,
  "p"."id" desc
limit
  5;

-- posts.toggleLike
with
  "target" as materialized (
    select
      "p"."id",
      "p"."user_id"
    from
      "posts" as "p"
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
      "p"."removed_at" is null
      and "u"."is_banned" = false
      and "p"."id" = $1::uuid
    for no key update of
      "p"
  ),
  "removed" as (
    delete from "post_likes" using "target"
    where
      "post_likes"."post_id" = "target"."id"
      and "target"."user_id" <> $2::uuid
      and "post_likes"."user_id" = $2::uuid
    returning
      -1 as "step"
  ),
  "added" as (
    insert into
      "post_likes" ("post_id", "user_id")
    select
      "target"."id",
      $2::uuid as "user_id"
    from
      "target"
    where
      "target"."user_id" <> $2::uuid
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
      "posts"."id" = $1::uuid
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
      $2::uuid as "actor_id",
      $3::timestamptz as "created_at"
    from
      "target",
      "toggled"
  )
select
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  exists (
    select
    from
      "added"
  ) as "hasLiked",
  "target"."user_id" = $2::uuid as "isOwn",
  exists (
    select
    from
      "bookmarks" as "b"
    where
      "b"."post_id" = "target"."id"
      and "b"."user_id" = $2::uuid
  ) as "hasBookmarked"
from
  "target"
  left join "changed" as "p" on true;

-- posts.trending(3, signedIn)
select
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
  (
    select
      "p".*
    from
      "posts" as "p"
    order by
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      300
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
order by
  (p.useful * 4 + p.comments_count * 3 + p.shares * 3 + p.views * 0.25::float8 + 1) / power(
    extract(
      epoch
      from
        ($2::timestamptz - p.last_active_at)
    )::float8 / 86400 + 2,
    1.2::float8
  ) desc,
  "p"."id" desc
limit
  3;

-- posts.trending(3, visitors)
select
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
  (
    select
      "p".*
    from
      "posts" as "p"
    order by
      "p"."last_active_at" desc,
      "p"."id" desc
    limit
      300
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "open"
    where
      "open"."user_id" = "p"."user_id"
      and "open"."visibility" <> 'connections'
  )
order by
  (p.useful * 4 + p.comments_count * 3 + p.shares * 3 + p.views * 0.25::float8 + 1) / power(
    extract(
      epoch
      from
        ($2::timestamptz - p.last_active_at)
    )::float8 / 86400 + 2,
    1.2::float8
  ) desc,
  "p"."id" desc
limit
  3;

-- posts.update
select
  "p"."id" as "id",
  "p"."useful" as "useful",
  "p"."views" as "views",
  "p"."shares" as "shares",
  "p"."comments_count" as "commentsCount",
  "p"."company_name" as "companyName",
  "p"."role",
  "p"."logo",
  "p"."one_liner" as "oneLiner",
  "p"."edited_at" as "editedAt"
from
  "posts" as "p"
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
  "p"."removed_at" is null
  and "u"."is_banned" = false
  and "p"."id" = $1::uuid;

-- posts.writtenByUsers
select
  "user_id" as "userId",
  "company_norm" as "companyNorm",
  "role_norm" as "roleNorm",
  "experience_type" as "experienceType",
  "id" as "postId"
from
  "posts"
where
  "user_id" = any ($1::uuid[])
  and "removed_at" is null
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
