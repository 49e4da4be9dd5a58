-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- account.dataCopy
select
  "c"."state",
  "c"."progress",
  "c"."file_id" as "fileId",
  "f"."size",
  "c"."asked_at" as "askedAt"
from
  "data_copies" as "c"
  left join (
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
  ) as "f" on "f"."id" = "c"."file_id"
where
  "c"."user_id" = $1::uuid;
