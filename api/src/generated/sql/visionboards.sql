-- Written by `npm run codegen` from the typed statements of this room; never edited.

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
