-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- mailanswers.addressByHash
select
  "address"."user_id" as "userId",
  "address"."kind",
  "address"."about",
  "address"."expires_at" as "expiresAt"
from
  "answer_addresses" as "address"
where
  "address"."hash" = $1::text;

-- mailanswers.receivedMail
select
  "mail"."at"
from
  "received_mails" as "mail"
where
  "mail"."key" = $1::text;
