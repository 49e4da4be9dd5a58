-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- visionboards.copyOf
select
  "i"."id" as "id",
  "i"."place" as "place",
  "i"."title" as "title",
  "i"."description" as "description",
  "i"."image_url" as "imageUrl",
  "i"."picture_id" as "pictureId",
  "i"."created_at" as "createdAt"
from
  "vision_items" as "i"
where
  "i"."user_id" = $1::uuid
order by
  "i"."place";

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
