-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- settings.choices
select
  "settings"."show_online" as "showOnline",
  "settings"."auto_accept" as "autoAccept",
  "settings"."retention" as "retention",
  "settings"."open_requests_limit" as "openRequestsLimit",
  "settings"."theme" as "theme",
  "settings"."contrast" as "contrast",
  "settings"."text_size" as "textSize",
  "settings"."motion" as "motion"
from
  "settings"
where
  "user_id" = $1::uuid;
