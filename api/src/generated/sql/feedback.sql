-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- feedback.copyOf
select
  "f"."message" as "message",
  "f"."page" as "page",
  "f"."created_at" as "createdAt"
from
  "feedback" as "f"
where
  "f"."user_id" = $1::uuid
order by
  "f"."id";
