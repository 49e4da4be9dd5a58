-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- sanctions.adminById
select
  "account"."id",
  "account"."is_admin" as "isAdmin",
  "account"."is_super_admin" as "isSuperAdmin"
from
  (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at",
      case
        when verified_by = 'import' then email_proven_at
        else created_at
      end as "joined_at"
    from
      "users"
  ) as "account"
where
  "account"."id" = $1::uuid;

-- sanctions.copyOfSanctions
select
  "sanction"."id" as "id",
  "sanction"."kind" as "kind",
  "sanction"."reason" as "reason",
  "sanction"."until" as "until",
  "sanction"."lifted_at" as "liftedAt",
  "sanction"."created_at" as "createdAt"
from
  "sanctions" as "sanction"
where
  "sanction"."person_id" = $1::uuid
order by
  "sanction"."id";

-- sanctions.due
select
  "id",
  "person_id" as "personId"
from
  "sanctions"
where
  "lifted_at" is null
  and "kind" <> 'warning'
  and "until" <= $1::timestamptz
order by
  "until"
limit
  500;

-- sanctions.ofPerson
select
  "id",
  "kind",
  "reason",
  "until",
  "by_id" as "byId",
  "lifted_by_id" as "liftedById",
  "lifted_at" as "liftedAt",
  "created_at" as "createdAt"
from
  "sanctions"
where
  "person_id" = $1::uuid
order by
  "id" desc
limit
  100;

-- sanctions.runningBan
select
  "id",
  "reason",
  "until",
  "created_at" as "createdAt"
from
  "sanctions"
where
  "person_id" = $1::uuid
  and "kind" = 'ban'
  and "lifted_at" is null
  and (
    "until" is null
    or "until" > $2::timestamptz
  )
order by
  "id" desc
limit
  1;

-- sanctions.told
select
  "person_id" as "personId",
  "kind",
  "reason",
  "until",
  "created_at" as "createdAt",
  "lifted_at" as "liftedAt"
from
  "sanctions"
where
  "id" = $1::uuid;
