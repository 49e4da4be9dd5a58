-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- college.heldDegrees
select
  "account"."degree_type" as "name",
  cast(count(*) as integer) as "people"
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
  "account"."degree_type" is not null
group by
  1
order by
  2 desc,
  1;

-- college.heldStreams
select
  "account"."stream" as "name",
  cast(count(*) as integer) as "people"
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
  "account"."stream" is not null
group by
  1
order by
  2 desc,
  1;

-- college.logo
select
  "file_id" as "fileId"
from
  "college_logo";

-- college.nameInBackups
select
  "name"
from
  "college";

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

-- college.writtenName
select
  "college"."name" as "name",
  "college"."short_name" as "shortName",
  "college"."email_domain" as "emailDomain"
from
  "college";
