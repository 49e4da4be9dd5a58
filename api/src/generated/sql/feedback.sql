-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- feedback.copyOf
select
  "feedback"."message" as "message",
  "feedback"."page" as "page",
  "feedback"."created_at" as "createdAt"
from
  "feedback"
where
  "feedback"."user_id" = $1::uuid
order by
  "feedback"."id";
