-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- legacies.copyOf
select
  "p"."id" as "id",
  "p"."title" as "title",
  "p"."description" as "description",
  "p"."link" as "link",
  "p"."skills" as "skills",
  "p"."is_looking_for_successor" as "isLookingForSuccessor",
  "p"."created_at" as "createdAt",
  "p"."updated_at" as "updatedAt"
from
  "legacy_projects" as "p"
where
  "p"."user_id" = $1::uuid
order by
  "p"."id";

-- legacies.ofOwner
select
  "id",
  "user_id" as "userId",
  "title",
  "description",
  "link",
  "skills",
  "is_looking_for_successor" as "isLookingForSuccessor",
  "created_at" as "createdAt",
  "updated_at" as "updatedAt"
from
  "legacy_projects"
where
  "id" = $1::uuid
  and "user_id" = $2::uuid;

-- legacies.page(20, true)
select
  "id",
  "user_id" as "userId",
  "title",
  "description",
  "link",
  "skills",
  "is_looking_for_successor" as "isLookingForSuccessor",
  "created_at" as "createdAt",
  "updated_at" as "updatedAt"
from
  "legacy_projects"
where
  "user_id" = $1::uuid
  and "id" < $2::uuid
order by
  "id" desc
limit
  21;
