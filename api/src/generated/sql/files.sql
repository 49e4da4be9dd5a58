-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- files.byId
select
  "f"."content_type" as "contentType",
  "f"."name",
  coalesce((f.variants ->> $1::text)::int, f.size) as "size",
  f.variants ? $1::text as "hasVariant"
from
  "files" as "f"
where
  "f"."id" = $2::uuid;

-- files.copyOfUploads
select
  "f"."id" as "id",
  "f"."purpose" as "purpose",
  "f"."name" as "name",
  "f"."content_type" as "contentType",
  "f"."size" as "size",
  "f"."pages" as "pages",
  "f"."created_at" as "createdAt"
from
  "files" as "f"
where
  "f"."owner_id" = $1::uuid
  and "f"."purpose" not in ('export', 'ownData')
order by
  "f"."id";

-- files.unreferenced(identity.collect-documents)
select
  "f"."id"
from
  "files" as "f"
where
  "f"."purpose" in ('verification')
  and "f"."created_at" < $1::timestamptz
  and not exists (
    select
    from
      "verification_requests" as "r"
    where
      "r"."file_id" = "f"."id"
  )
limit
  200
for update of
  "f" skip locked;

-- files.unreferenced(jobs.collect-files)
select
  "f"."id"
from
  "files" as "f"
where
  "f"."purpose" in ('job')
  and "f"."created_at" < $1::timestamptz
  and not (
    exists (
      select
      from
        "job_openings" as "j"
      where
        "j"."file_id" = "f"."id"
    )
    or exists (
      select
      from
        "job_openings" as "j"
      where
        "j"."logo_file_id" = "f"."id"
    )
  )
limit
  200
for update of
  "f" skip locked;

-- files.unreferenced(posts.collect-unfinished)
select
  "f"."id"
from
  "files" as "f"
where
  "f"."purpose" in ('post')
  and "f"."created_at" < $1::timestamptz
  and not exists (
    select
    from
      "post_files" as "pf"
    where
      "pf"."file_id" = "f"."id"
  )
limit
  200
for update of
  "f" skip locked;

-- files.unreferenced(profiles.collect-pictures)
select
  "f"."id"
from
  "files" as "f"
where
  "f"."purpose" in ('picture', 'banner', 'vision')
  and "f"."created_at" < $1::timestamptz
  and not (
    exists (
      select
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
        "u"."picture_id" = "f"."id"
    )
    or exists (
      select
      from
        "profiles" as "pr"
      where
        "pr"."banner_id" = "f"."id"
    )
    or exists (
      select
      from
        "default_banners" as "b"
      where
        "b"."file_id" = "f"."id"
    )
    or exists (
      select
      from
        "vision_items" as "item"
      where
        "item"."picture_id" = "f"."id"
    )
  )
limit
  200
for update of
  "f" skip locked;
