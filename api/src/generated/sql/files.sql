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
  "f"."created_at" as "createdAt"
from
  "files" as "f"
where
  "f"."owner_id" = $1::uuid
  and "f"."purpose" not in ('export', 'ownData')
order by
  "f"."id";
