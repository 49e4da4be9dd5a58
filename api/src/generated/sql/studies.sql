-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- studies.written
select
  "studies"."degrees" as "degrees",
  "studies"."streams" as "streams"
from
  "studies";
