-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- adminaccess.choicesCopy
select
  "choice"."reminds_by_mail" as "remindsByMail",
  "choice"."announces_tasks" as "announcesTasks"
from
  "admin_choices" as "choice"
where
  "choice"."user_id" = $1::uuid;

-- adminaccess.ownChoices
select
  "reminds_by_mail" as "remindsByMail",
  "announces_tasks" as "announcesTasks"
from
  "admin_choices"
where
  "user_id" = $1::uuid;

-- adminaccess.ownFactor
select
  cardinality(recovery_hashes) as "recoveryCodesLeft"
from
  "second_factors"
where
  "user_id" = $1::uuid
  and "confirmed_at" is not null;

-- adminaccess.secondFactorCopy
select
  "factor"."confirmed_at" as "confirmedAt"
from
  "second_factors" as "factor"
where
  "factor"."user_id" = $1::uuid;
