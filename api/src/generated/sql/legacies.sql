-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- legacies.copyOf
select
  "project"."id" as "id",
  "project"."title" as "title",
  "project"."description" as "description",
  "project"."link" as "link",
  "project"."skills" as "skills",
  "project"."is_looking_for_successor" as "isLookingForSuccessor",
  "project"."created_at" as "createdAt",
  "project"."updated_at" as "updatedAt"
from
  "legacy_projects" as "project"
where
  "project"."user_id" = $1::uuid
order by
  "project"."id";

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

-- legacies.page(20, newest, false)
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
order by
  "id" desc
limit
  21;

-- legacies.page(20, newest, true)
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
  and ("id") < ($2::uuid)
order by
  "id" desc
limit
  21;
