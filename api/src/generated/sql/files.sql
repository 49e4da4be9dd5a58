-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- files.all
select
  "file"."id",
  array(
    select
      json_object_keys(file.variants::json)
  ) as "variants"
from
  "files" as "file"
order by
  "file"."id";

-- files.byId
select
  "file"."content_type" as "contentType",
  "file"."name",
  coalesce((file.variants ->> $1::text)::int, file.size) as "size",
  file.variants ? $1::text as "hasVariant"
from
  "files" as "file"
where
  "file"."id" = $2::uuid;

-- files.copyOfUploads
select
  "file"."id" as "id",
  "file"."purpose" as "purpose",
  "file"."name" as "name",
  "file"."content_type" as "contentType",
  "file"."size" as "size",
  "file"."pages" as "pages",
  "file"."created_at" as "createdAt"
from
  "files" as "file"
where
  "file"."owner_id" = $1::uuid
  and "file"."purpose" not in ('export', 'ownData')
order by
  "file"."id";

-- files.unreferenced(chat.collect-files)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('chat')
  and "file"."created_at" < $1::timestamptz
  and not (
    exists (
      select
      from
        "messages" as "message"
      where
        "message"."file_id" = "file"."id"
    )
    or exists (
      select
      from
        "conversations" as "conversation"
      where
        "conversation"."picture_id" = "file"."id"
    )
  )
limit
  200
for update of
  "file" skip locked;

-- files.unreferenced(college.collect-logo)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('collegeLogo')
  and "file"."created_at" < $1::timestamptz
  and not exists (
    select
    from
      "college_logo" as "logo"
    where
      "logo"."file_id" = "file"."id"
  )
limit
  200
for update of
  "file" skip locked;

-- files.unreferenced(companies.collect-logos)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('companyLogo')
  and "file"."created_at" < $1::timestamptz
  and not (
    exists (
      select
      from
        "company_logos" as "logo"
      where
        "logo"."file_id" = "file"."id"
    )
    or exists (
      select
      from
        "company_logos" as "logo"
      where
        "logo"."before_id" = "file"."id"
    )
  )
limit
  200
for update of
  "file" skip locked;

-- files.unreferenced(identity.collect-documents)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('verification')
  and "file"."created_at" < $1::timestamptz
  and not exists (
    select
    from
      "verification_requests" as "request"
    where
      "request"."file_id" = "file"."id"
  )
limit
  200
for update of
  "file" skip locked;

-- files.unreferenced(jobs.collect-files)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('job')
  and "file"."created_at" < $1::timestamptz
  and not (
    exists (
      select
      from
        "job_openings" as "opening"
      where
        "opening"."file_id" = "file"."id"
    )
    or exists (
      select
      from
        "job_openings" as "opening"
      where
        "opening"."logo_file_id" = "file"."id"
    )
  )
limit
  200
for update of
  "file" skip locked;

-- files.unreferenced(posts.collect-unfinished)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('post')
  and "file"."created_at" < $1::timestamptz
  and not exists (
    select
    from
      "post_files" as "post_file"
    where
      "post_file"."file_id" = "file"."id"
  )
limit
  200
for update of
  "file" skip locked;

-- files.unreferenced(profiles.collect-pictures)
select
  "file"."id"
from
  "files" as "file"
where
  "file"."purpose" in ('picture', 'banner', 'vision')
  and "file"."created_at" < $1::timestamptz
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
        ) as "person"
      where
        "person"."picture_id" = "file"."id"
    )
    or exists (
      select
      from
        "profiles" as "profile"
      where
        "profile"."banner_id" = "file"."id"
    )
    or exists (
      select
      from
        "default_banners" as "banner"
      where
        "banner"."file_id" = "file"."id"
    )
    or exists (
      select
      from
        "vision_items" as "item"
      where
        "item"."picture_id" = "file"."id"
    )
  )
limit
  200
for update of
  "file" skip locked;
