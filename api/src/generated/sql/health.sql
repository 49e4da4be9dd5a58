-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- health.notedSecret
select
  "fingerprint"
from
  "sealing_secret";

-- health.stateOfParts
select
  "name",
  "state"
from
  "health_states";

-- health.superAdmins
select
  "account"."id",
  "account"."email",
  "account"."full_name" as "fullName"
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
  "account"."is_super_admin" = true
  and "account"."is_banned" = false;

-- health.toldBroken
select
  "name"
from
  "health_states"
where
  "told" = 'bad';
