-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- profiles.accessFacts
select
  "viewer"."id" as "viewerId",
  "profile"."user_id" as "id",
  "profile"."visibility",
  "profile"."is_listed" as "isListed",
  coalesce("pair"."status" = 'connected', false) as "isConnected",
  coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null as "isBlocked"
from
  "profiles" as "profile"
  inner join unnest($1::uuid[]) as "viewer" (id) on true
  left join (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at"
    from
      "connections"
  ) as "pair" on (
    "pair"."low_id" = least($2::uuid, "viewer"."id")
    and "pair"."high_id" = greatest($2::uuid, "viewer"."id")
  )
where
  "profile"."user_id" = $2::uuid;

-- profiles.byId
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
  "person"."work" as "person_work",
  "profile"."user_id" as "id",
  "profile"."bio",
  "profile"."location",
  "profile"."linked_in_url" as "linkedInUrl",
  "profile"."git_hub_url" as "gitHubUrl",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  "profile"."is_listed" as "isListed",
  "profile"."contact",
  "profile"."views",
  "profile"."banner_id" as "ownBannerId",
  (
    select
      "file_id"
    from
      "default_banners"
    order by
      "id" desc
    limit
      1
  ) as "defaultBannerId",
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = "profile"."user_id"
  ) as "email",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."profile_id" = "profile"."user_id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  coalesce("pair"."status" = 'connected', false) as "isConnected",
  coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null as "isBlocked",
  case
    when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
    else "pair"."blocked_by_high_at"
  end is not null as "isBlockedByViewer"
from
  "profiles" as "profile"
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
  left join (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at"
    from
      "connections"
  ) as "pair" on (
    "pair"."low_id" = least($2::uuid, $1::uuid)
    and "pair"."high_id" = greatest($2::uuid, $1::uuid)
  )
where
  "profile"."user_id" = $2::uuid;

-- profiles.copyOfProfile
select
  "profile"."bio" as "bio",
  "profile"."location" as "location",
  "profile"."interests" as "interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."contact" as "contact",
  "profile"."linked_in_url" as "linkedInUrl",
  "profile"."git_hub_url" as "gitHubUrl",
  "profile"."banner_id" as "bannerId",
  "profile"."visibility" as "visibility",
  "profile"."is_listed" as "isListed",
  "profile"."views" as "views",
  "profile"."helpful" as "helpful",
  "profile"."last_active_at" as "lastActiveAt",
  "profile"."replies_in" as "repliesIn"
from
  "profiles" as "profile"
where
  "profile"."user_id" = $1::uuid;

-- profiles.copyOfViews
select
  "view"."profile_id" as "userId",
  "person"."full_name" as "fullName"
from
  "profile_views" as "view"
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
  ) as "person" on "person"."id" = "view"."profile_id"
where
  "view"."user_id" = $1::uuid
order by
  "view"."profile_id";

-- profiles.countView
with
  "target" as (
    select
      "user_id"
    from
      "profiles"
    where
      "user_id" = $1::uuid
      and (
        "is_listed" = true
        or "user_id" = $2::uuid
      )
      and (
        $3::boolean
        or not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("user_id", $2::uuid)
              and "pair"."high_id" = greatest("user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
      )
  ),
  "marked" as (
    insert into
      "profile_views" ("profile_id", "user_id")
    select
      "user_id",
      $2::uuid as "viewer_id"
    from
      "target"
    where
      "user_id" <> $2::uuid
    on conflict do nothing
    returning
      "profile_id"
  ),
  "changed" as (
    update "profiles"
    set
      "views" = "profiles"."views" + 1
    from
      "marked"
    where
      "profiles"."user_id" = "marked"."profile_id"
    returning
      "profiles"."user_id" as "id",
      "profiles"."views" as "views"
  )
select
  "id",
  "views",
  true as "isNew"
from
  "changed"
union all
select
  "profile"."user_id" as "id",
  "profile"."views",
  false as "isNew"
from
  "target"
  inner join "profiles" as "profile" on "profile"."user_id" = "target"."user_id"
where
  not exists (
    select
    from
      "changed"
  );

-- profiles.defaultBanner
select
  "id",
  "file_id" as "fileId",
  "created_at" as "createdAt"
from
  "default_banners"
order by
  "id" desc
limit
  1;

-- profiles.listedPerson
select
  "person"."id"
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
  "person"."id" = $1::uuid
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "person"."id"
      and "listed"."is_listed" = true
  );

-- profiles.lockedListedPerson
select
  "person"."id"
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
  "person"."id" = $1::uuid
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "person"."id"
      and "listed"."is_listed" = true
  )
for key share of
  "person";

-- profiles.picture
select
  "person"."picture_id" as "pictureId"
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
  "person"."id" = $1::uuid;

-- profiles.replyTimes
select
  "person"."id",
  (
    select
      "replying"."replies_in"
    from
      "profiles" as "replying"
    where
      "replying"."user_id" = "person"."id"
      and coalesce(
        (
          select
            "chosen"."show_online"
          from
            "settings" as "chosen"
          where
            "chosen"."user_id" = "person"."id"
        ),
        true
      )
  ) as "time"
from
  unnest($1::uuid[]) as "person" (id)
where
  exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "person"."id"
      and (
        "full"."user_id" = $2::uuid
        or (
          "full"."is_listed" = true
          and (
            $3::boolean
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
  );

-- profiles.shown
select
  "profile"."bio" as "bio",
  "profile"."location" as "location",
  "profile"."interests" as "interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."linked_in_url" as "linkedInUrl",
  "profile"."git_hub_url" as "gitHubUrl",
  "profile"."banner_id" as "bannerId",
  "person"."picture_id" as "pictureId"
from
  "profiles" as "profile"
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
  "profile"."user_id" = $1::uuid;

-- profiles.visibility
select
  "visibility"
from
  "profiles"
where
  "user_id" = $1::uuid;

-- profiles.writeContacts
update "profiles"
set
  "contact" = "sent"."contact"
from
  jsonb_to_recordset($1::jsonb) as "sent" ("user_id" uuid, "contact" text)
where
  "profiles"."user_id" = "sent"."user_id"
returning
  "profiles"."user_id";

-- profiles.writtenTo
select
  "person"."role",
  "person"."roles",
  exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "person"."id"
      and (
        "full"."user_id" = $1::uuid
        or (
          "full"."is_listed" = true
          and (
            $2::boolean
            or (
              (
                "full"."visibility" <> 'connections'
                or exists (
                  select
                  from
                    "connections" as "pair"
                  where
                    (
                      "pair"."low_id" = least("full"."user_id", $1::uuid)
                      and "pair"."high_id" = greatest("full"."user_id", $1::uuid)
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
                    "pair"."low_id" = least("full"."user_id", $1::uuid)
                    and "pair"."high_id" = greatest("full"."user_id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
            )
          )
        )
      )
  ) as "isWhole"
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
  "person"."id" = $3::uuid
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "person"."id"
      and "listed"."is_listed" = true
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("person"."id", $1::uuid)
        and "pair"."high_id" = greatest("person"."id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );
