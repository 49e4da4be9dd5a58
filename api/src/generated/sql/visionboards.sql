-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- visionboards.copyOf
select
  "item"."id" as "id",
  "item"."place" as "place",
  "item"."title" as "title",
  "item"."description" as "description",
  "item"."image_url" as "imageUrl",
  "item"."picture_id" as "pictureId",
  "item"."created_at" as "createdAt"
from
  "vision_items" as "item"
where
  "item"."user_id" = $1::uuid
order by
  "item"."place";

-- visionboards.items
select
  "id",
  "title",
  "description",
  "image_url" as "imageUrl",
  "picture_id" as "pictureId"
from
  "vision_items"
where
  "user_id" = $1::uuid
order by
  "place",
  "id";
