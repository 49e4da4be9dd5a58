-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- account.dataCopy
select
  "copy"."state",
  "copy"."progress",
  "copy"."file_id" as "fileId",
  "file"."size",
  "copy"."asked_at" as "askedAt"
from
  "data_copies" as "copy"
  left join (
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
  ) as "file" on "file"."id" = "copy"."file_id"
where
  "copy"."user_id" = $1::uuid;
