-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- college.written
select
  "college"."version" as "version",
  "college"."address" as "address",
  "college"."email" as "email",
  "college"."phones" as "phones",
  "college"."hours" as "hours",
  "college"."about" as "about",
  "college"."founders" as "founders",
  "college"."voices" as "voices",
  "college"."accent" as "accent"
from
  "college";
