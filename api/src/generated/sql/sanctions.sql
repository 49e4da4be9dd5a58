-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- sanctions.copyOfSanctions
select
  "s"."id" as "id",
  "s"."kind" as "kind",
  "s"."reason" as "reason",
  "s"."until" as "until",
  "s"."lifted_at" as "liftedAt",
  "s"."created_at" as "createdAt"
from
  "sanctions" as "s"
where
  "s"."person_id" = $1::uuid
order by
  "s"."id";

-- sanctions.due
select
  "id",
  "person_id" as "personId"
from
  "sanctions"
where
  "lifted_at" is null
  and "kind" <> 'warning'
  and "until" <= $1::timestamptz
order by
  "until"
limit
  500;

-- sanctions.ofPerson
select
  "id",
  "kind",
  "reason",
  "until",
  "by_id" as "byId",
  "lifted_by_id" as "liftedById",
  "lifted_at" as "liftedAt",
  "created_at" as "createdAt"
from
  "sanctions"
where
  "person_id" = $1::uuid
order by
  "id" desc
limit
  100;

-- sanctions.told
select
  "person_id" as "personId",
  "kind",
  "reason",
  "until",
  "created_at" as "createdAt",
  "lifted_at" as "liftedAt"
from
  "sanctions"
where
  "id" = $1::uuid;
