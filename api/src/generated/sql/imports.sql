-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- imports.byAddress
select
  "account"."id",
  "account"."email"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "account"
where
  "account"."is_verified" = false
  and "account"."verification_ended_at" is null
  and exists (
    select
      "import_row"."number"
    from
      "import_rows" as "import_row"
    where
      "import_row"."email" = "account"."email"
      and "import_row"."state" = 'listed'
  )
order by
  "account"."id"
limit
  200;

-- imports.byId
select
  "import"."id",
  "import"."name",
  "import"."mode",
  "import"."status",
  "import"."total",
  "import"."valid_count" as "validCount",
  "import"."invalid_count" as "invalidCount",
  "import"."existing_count" as "existingCount",
  "import"."created_count" as "createdCount",
  "import"."invited",
  "import"."declined_count" as "declinedCount",
  "import"."undone",
  "import"."kept_count" as "keptCount",
  "import"."created_at" as "createdAt",
  "import"."finished_at" as "finishedAt",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
      "other"."id"
    from
      "imports" as "other"
    where
      "other"."file_hash" = "import"."file_hash"
      and "other"."mode" = "import"."mode"
      and "other"."id" < "import"."id"
      and "other"."status" <> 'undone'
  ) as "isRepeated"
from
  "imports" as "import"
  left join (
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
  ) as "person" on "person"."id" = "import"."admin_id"
where
  "import"."id" = $1::uuid;

-- imports.byName
select distinct
  on ("account"."id") "account"."id",
  "import_row"."email"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "account"
  inner join "import_rows" as "import_row" on lower(import_row.full_name) = lower(account.full_name)
  and "import_row"."year_of_graduation" = "account"."year_of_graduation"
  and lower(import_row.stream) = lower(account.branch)
where
  "account"."is_verified" = false
  and "account"."verification_ended_at" is null
  and "import_row"."state" = 'listed'
  and not exists (
    select
      "match"."user_id"
    from
      "roster_matches" as "match"
    where
      "match"."user_id" = "account"."id"
  )
order by
  "account"."id"
limit
  200;

-- imports.copyOfGraduation
select
  "ask"."year" as "year"
from
  "graduation_asks" as "ask"
where
  "ask"."user_id" = $1::uuid;

-- imports.copyOfImports
select
  "import"."name" as "name",
  "import"."mode" as "mode",
  "import"."status" as "status",
  "import"."total" as "total",
  "import"."created_at" as "createdAt",
  "import"."finished_at" as "finishedAt"
from
  "imports" as "import"
where
  "import"."admin_id" = $1::uuid
order by
  "import"."id";

-- imports.copyOfMatches
select
  "match"."status" as "status",
  "match"."created_at" as "createdAt"
from
  "roster_matches" as "match"
where
  "match"."user_id" = $1::uuid;

-- imports.copyOfRows
select
  "import_row"."state" as "state",
  "import_row"."email" as "email",
  "import_row"."full_name" as "fullName",
  "import_row"."mobile_number" as "mobileNumber",
  "import_row"."college" as "college",
  "import_row"."stream" as "stream",
  "import_row"."year_of_graduation" as "yearOfGraduation",
  "import_row"."role" as "role"
from
  "import_rows" as "import_row"
where
  "import_row"."user_id" = $1::uuid
order by
  "import_row"."import_id";

-- imports.goodRows
select
  "import_row"."number",
  "import_row"."email",
  "import_row"."full_name" as "fullName",
  "import_row"."mobile_number" as "mobileNumber",
  "import_row"."college",
  "import_row"."stream",
  "import_row"."year_of_graduation" as "yearOfGraduation",
  "import_row"."role"
from
  "import_rows" as "import_row"
where
  "import_row"."import_id" = $1::uuid
  and "import_row"."state" = 'good'
  and "import_row"."number" > $2::int4
order by
  "import_row"."number"
limit
  400;

-- imports.graduatesCount
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "account"
where
  "account"."year_of_graduation" < $1::int4
  and not 'alumni' = any ("account"."roles")
  and not exists (
    select
      "ask"."year"
    from
      "graduation_asks" as "ask"
    where
      "ask"."user_id" = "account"."id"
      and "ask"."year" = $1::int4
  );

-- imports.graduation
select
  "account"."id",
  "account"."email",
  "account"."full_name"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "account"
where
  "account"."year_of_graduation" < $1::int4
  and not 'alumni' = any ("account"."roles")
  and not exists (
    select
      "ask"."year"
    from
      "graduation_asks" as "ask"
    where
      "ask"."user_id" = "account"."id"
      and "ask"."year" = $1::int4
  )
order by
  "account"."id"
limit
  100;

-- imports.insertRows
insert into
  "import_rows" (
    "import_id",
    "number",
    "state",
    "email",
    "full_name",
    "mobile_number",
    "college",
    "stream",
    "year_of_graduation",
    "role",
    "cells",
    "problems"
  )
select
  $1::uuid as "import_id",
  "number",
  "state",
  "email",
  "full_name",
  "mobile_number",
  "college",
  "stream",
  "year_of_graduation",
  "role",
  "cells",
  "problems"
from
  jsonb_to_recordset($2::jsonb) as "row" (
    number int,
    state text,
    email citext,
    full_name text,
    mobile_number text,
    college text,
    stream text,
    year_of_graduation int,
    role text,
    cells jsonb,
    problems jsonb
  )
returning
  "number";

-- imports.invited(20, newest, false, false, false, false, false)
select
  "account"."id",
  "account"."full_name" as "fullName",
  "account"."email",
  "account"."stream",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."joined_at" as "cameAt",
  "import_row"."invited_at" as "invitedAt",
  "import_row"."reminded_at" as "remindedAt",
  "import_row"."bounced_at" as "bouncedAt",
  "import_row"."state" = 'declined' as "hasDeclined"
from
  "import_rows" as "import_row"
  inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
  inner join (
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
  ) as "account" on "account"."id" = "import_row"."user_id"
where
  "import"."mode" = 'accounts'
order by
  "import_row"."user_id" desc
limit
  21;

-- imports.invited(20, newest, true, came, true, true, true)
select
  "account"."id",
  "account"."full_name" as "fullName",
  "account"."email",
  "account"."stream",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."joined_at" as "cameAt",
  "import_row"."invited_at" as "invitedAt",
  "import_row"."reminded_at" as "remindedAt",
  "import_row"."bounced_at" as "bouncedAt",
  "import_row"."state" = 'declined' as "hasDeclined"
from
  "import_rows" as "import_row"
  inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
  inner join (
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
  ) as "account" on "account"."id" = "import_row"."user_id"
where
  "import"."mode" = 'accounts'
  and account.joined_at is not null
  and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($1::text) || '%'
  and "import_row"."import_id" = $2::uuid
  and (
    "import_row"."state" = 'invited'
    and account.joined_at is null
    and not "import_row"."bounced_at" is not null
    and "account"."is_banned" = false
    and not exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "account"."id"
        and "notification_settings"."mail_college" = false
    )
    and (
      "import_row"."invited_at" is null
      or "import_row"."invited_at" < $3::timestamptz
    )
    and (
      "import_row"."reminded_at" is null
      or "import_row"."reminded_at" < $3::timestamptz
    )
  )
  and ("import_row"."user_id") < ($4::uuid)
order by
  "import_row"."user_id" desc
limit
  21;

-- imports.invited(20, newest, true, false, false, false, false)
select
  "account"."id",
  "account"."full_name" as "fullName",
  "account"."email",
  "account"."stream",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."joined_at" as "cameAt",
  "import_row"."invited_at" as "invitedAt",
  "import_row"."reminded_at" as "remindedAt",
  "import_row"."bounced_at" as "bouncedAt",
  "import_row"."state" = 'declined' as "hasDeclined"
from
  "import_rows" as "import_row"
  inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
  inner join (
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
  ) as "account" on "account"."id" = "import_row"."user_id"
where
  "import"."mode" = 'accounts'
  and ("import_row"."user_id") < ($1::uuid)
order by
  "import_row"."user_id" desc
limit
  21;

-- imports.invited(20, oldest, true, false, false, false, false)
select
  "account"."id",
  "account"."full_name" as "fullName",
  "account"."email",
  "account"."stream",
  "account"."year_of_graduation" as "yearOfGraduation",
  "account"."joined_at" as "cameAt",
  "import_row"."invited_at" as "invitedAt",
  "import_row"."reminded_at" as "remindedAt",
  "import_row"."bounced_at" as "bouncedAt",
  "import_row"."state" = 'declined' as "hasDeclined"
from
  "import_rows" as "import_row"
  inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
  inner join (
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
  ) as "account" on "account"."id" = "import_row"."user_id"
where
  "import"."mode" = 'accounts'
  and ("import_row"."user_id") > ($1::uuid)
order by
  "import_row"."user_id" asc
limit
  21;

-- imports.invitedAddress
select
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = $1::uuid
  ) as "email";

-- imports.invitedCount(came, true, true, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "account"."id",
      "account"."full_name" as "fullName",
      "account"."email",
      "account"."stream",
      "account"."year_of_graduation" as "yearOfGraduation",
      "account"."joined_at" as "cameAt",
      "import_row"."invited_at" as "invitedAt",
      "import_row"."reminded_at" as "remindedAt",
      "import_row"."bounced_at" as "bouncedAt",
      "import_row"."state" = 'declined' as "hasDeclined"
    from
      "import_rows" as "import_row"
      inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
      inner join (
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
      ) as "account" on "account"."id" = "import_row"."user_id"
    where
      "import"."mode" = 'accounts'
      and account.joined_at is not null
      and (account.full_name || ' ' || account.email::text) ilike '%' || search_like ($1::text) || '%'
      and "import_row"."import_id" = $2::uuid
      and (
        "import_row"."state" = 'invited'
        and account.joined_at is null
        and not "import_row"."bounced_at" is not null
        and "account"."is_banned" = false
        and not exists (
          select
          from
            "notification_settings"
          where
            "user_id" = "account"."id"
            and "notification_settings"."mail_college" = false
        )
        and (
          "import_row"."invited_at" is null
          or "import_row"."invited_at" < $3::timestamptz
        )
        and (
          "import_row"."reminded_at" is null
          or "import_row"."reminded_at" < $3::timestamptz
        )
      )
    limit
      1001
  ) as "counted";

-- imports.invitedCount(false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "account"."id",
      "account"."full_name" as "fullName",
      "account"."email",
      "account"."stream",
      "account"."year_of_graduation" as "yearOfGraduation",
      "account"."joined_at" as "cameAt",
      "import_row"."invited_at" as "invitedAt",
      "import_row"."reminded_at" as "remindedAt",
      "import_row"."bounced_at" as "bouncedAt",
      "import_row"."state" = 'declined' as "hasDeclined"
    from
      "import_rows" as "import_row"
      inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
      inner join (
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
      ) as "account" on "account"."id" = "import_row"."user_id"
    where
      "import"."mode" = 'accounts'
    limit
      1001
  ) as "counted";

-- imports.madeRows
select
  "import_row"."number",
  "import_row"."user_id" as "userId"
from
  "import_rows" as "import_row"
where
  "import_row"."import_id" = $1::uuid
  and "import_row"."state" in ('made', 'invited', 'declined')
  and "import_row"."user_id" is not null
order by
  "import_row"."number"
limit
  400;

-- imports.matches(20, newest, true, false)
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  "match"."user_id" as "userId",
  "match"."roster_email" as "rosterEmail",
  "match"."created_at" as "createdAt",
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = "match"."user_id"
  ) as "email"
from
  "roster_matches" as "match"
  inner join (
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
  ) as "person" on "person"."id" = "match"."user_id"
where
  "match"."status" = 'pending'
  and ("match"."user_id") < ($1::uuid)
order by
  "match"."user_id" desc
limit
  21;

-- imports.matches(20, oldest, false, false)
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  "match"."user_id" as "userId",
  "match"."roster_email" as "rosterEmail",
  "match"."created_at" as "createdAt",
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = "match"."user_id"
  ) as "email"
from
  "roster_matches" as "match"
  inner join (
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
  ) as "person" on "person"."id" = "match"."user_id"
where
  "match"."status" = 'pending'
order by
  "match"."user_id" asc
limit
  21;

-- imports.matches(20, oldest, true, false)
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  "match"."user_id" as "userId",
  "match"."roster_email" as "rosterEmail",
  "match"."created_at" as "createdAt",
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = "match"."user_id"
  ) as "email"
from
  "roster_matches" as "match"
  inner join (
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
  ) as "person" on "person"."id" = "match"."user_id"
where
  "match"."status" = 'pending'
  and ("match"."user_id") > ($1::uuid)
order by
  "match"."user_id" asc
limit
  21;

-- imports.matches(20, oldest, true, true)
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  "match"."user_id" as "userId",
  "match"."roster_email" as "rosterEmail",
  "match"."created_at" as "createdAt",
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = "match"."user_id"
  ) as "email"
from
  "roster_matches" as "match"
  inner join (
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
  ) as "person" on "person"."id" = "match"."user_id"
where
  "match"."status" = 'pending'
  and (
    person.full_name || ' ' || (
      select
        "account"."email"
      from
        "users" as "account"
      where
        "account"."id" = "match"."user_id"
    )::text || ' ' || match.roster_email::text
  ) ilike '%' || search_like ($1::text) || '%'
  and ("match"."user_id") > ($2::uuid)
order by
  "match"."user_id" asc
limit
  21;

-- imports.matchesCount(false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "person"."id" as "person_id",
      "person"."full_name" as "person_fullName",
      "person"."role" as "person_role",
      "person"."is_verified" as "person_isVerified",
      "person"."degree_type" as "person_degreeType",
      "person"."stream" as "person_stream",
      "person"."specialisation" as "person_specialisation",
      "person"."year_of_graduation" as "person_yearOfGraduation",
      "person"."college" as "person_college",
      "person"."picture_id" as "person_pictureId",
      "person"."work" as "person_work",
      "match"."user_id" as "userId",
      "match"."roster_email" as "rosterEmail",
      "match"."created_at" as "createdAt",
      (
        select
          "account"."email"
        from
          "users" as "account"
        where
          "account"."id" = "match"."user_id"
      ) as "email"
    from
      "roster_matches" as "match"
      inner join (
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
      ) as "person" on "person"."id" = "match"."user_id"
    where
      "match"."status" = 'pending'
    limit
      1001
  ) as "counted";

-- imports.matchesCount(true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "person"."id" as "person_id",
      "person"."full_name" as "person_fullName",
      "person"."role" as "person_role",
      "person"."is_verified" as "person_isVerified",
      "person"."degree_type" as "person_degreeType",
      "person"."stream" as "person_stream",
      "person"."specialisation" as "person_specialisation",
      "person"."year_of_graduation" as "person_yearOfGraduation",
      "person"."college" as "person_college",
      "person"."picture_id" as "person_pictureId",
      "person"."work" as "person_work",
      "match"."user_id" as "userId",
      "match"."roster_email" as "rosterEmail",
      "match"."created_at" as "createdAt",
      (
        select
          "account"."email"
        from
          "users" as "account"
        where
          "account"."id" = "match"."user_id"
      ) as "email"
    from
      "roster_matches" as "match"
      inner join (
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
      ) as "person" on "person"."id" = "match"."user_id"
    where
      "match"."status" = 'pending'
      and (
        person.full_name || ' ' || (
          select
            "account"."email"
          from
            "users" as "account"
          where
            "account"."id" = "match"."user_id"
        )::text || ' ' || match.roster_email::text
      ) ilike '%' || search_like ($1::text) || '%'
    limit
      1001
  ) as "counted";

-- imports.matchesLeft
select
  "match"."user_id" as "userId"
from
  "roster_matches" as "match"
where
  "match"."status" = 'pending'
  and not exists (
    select
      "import_row"."number"
    from
      "import_rows" as "import_row"
    where
      "import_row"."email" = "match"."roster_email"
      and "import_row"."state" = 'listed'
  );

-- imports.ownAddress
select
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = $1::uuid
  ) as "email";

-- imports.page(20, newest, false)
select
  "import"."id",
  "import"."name",
  "import"."mode",
  "import"."status",
  "import"."total",
  "import"."valid_count" as "validCount",
  "import"."invalid_count" as "invalidCount",
  "import"."existing_count" as "existingCount",
  "import"."created_count" as "createdCount",
  "import"."invited",
  "import"."declined_count" as "declinedCount",
  "import"."undone",
  "import"."kept_count" as "keptCount",
  "import"."created_at" as "createdAt",
  "import"."finished_at" as "finishedAt",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
      "other"."id"
    from
      "imports" as "other"
    where
      "other"."file_hash" = "import"."file_hash"
      and "other"."mode" = "import"."mode"
      and "other"."id" < "import"."id"
      and "other"."status" <> 'undone'
  ) as "isRepeated"
from
  "imports" as "import"
  left join (
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
  ) as "person" on "person"."id" = "import"."admin_id"
order by
  "import"."id" desc
limit
  21;

-- imports.page(20, newest, true)
select
  "import"."id",
  "import"."name",
  "import"."mode",
  "import"."status",
  "import"."total",
  "import"."valid_count" as "validCount",
  "import"."invalid_count" as "invalidCount",
  "import"."existing_count" as "existingCount",
  "import"."created_count" as "createdCount",
  "import"."invited",
  "import"."declined_count" as "declinedCount",
  "import"."undone",
  "import"."kept_count" as "keptCount",
  "import"."created_at" as "createdAt",
  "import"."finished_at" as "finishedAt",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
      "other"."id"
    from
      "imports" as "other"
    where
      "other"."file_hash" = "import"."file_hash"
      and "other"."mode" = "import"."mode"
      and "other"."id" < "import"."id"
      and "other"."status" <> 'undone'
  ) as "isRepeated"
from
  "imports" as "import"
  left join (
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
  ) as "person" on "person"."id" = "import"."admin_id"
where
  ("import"."id") < ($1::uuid)
order by
  "import"."id" desc
limit
  21;

-- imports.page(20, oldest, true)
select
  "import"."id",
  "import"."name",
  "import"."mode",
  "import"."status",
  "import"."total",
  "import"."valid_count" as "validCount",
  "import"."invalid_count" as "invalidCount",
  "import"."existing_count" as "existingCount",
  "import"."created_count" as "createdCount",
  "import"."invited",
  "import"."declined_count" as "declinedCount",
  "import"."undone",
  "import"."kept_count" as "keptCount",
  "import"."created_at" as "createdAt",
  "import"."finished_at" as "finishedAt",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  exists (
    select
      "other"."id"
    from
      "imports" as "other"
    where
      "other"."file_hash" = "import"."file_hash"
      and "other"."mode" = "import"."mode"
      and "other"."id" < "import"."id"
      and "other"."status" <> 'undone'
  ) as "isRepeated"
from
  "imports" as "import"
  left join (
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
  ) as "person" on "person"."id" = "import"."admin_id"
where
  ("import"."id") > ($1::uuid)
order by
  "import"."id" asc
limit
  21;

-- imports.pageCount()
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "import"."id",
      "import"."name",
      "import"."mode",
      "import"."status",
      "import"."total",
      "import"."valid_count" as "validCount",
      "import"."invalid_count" as "invalidCount",
      "import"."existing_count" as "existingCount",
      "import"."created_count" as "createdCount",
      "import"."invited",
      "import"."declined_count" as "declinedCount",
      "import"."undone",
      "import"."kept_count" as "keptCount",
      "import"."created_at" as "createdAt",
      "import"."finished_at" as "finishedAt",
      "person"."id" as "person_id",
      "person"."full_name" as "person_fullName",
      "person"."role" as "person_role",
      "person"."is_verified" as "person_isVerified",
      "person"."degree_type" as "person_degreeType",
      "person"."stream" as "person_stream",
      "person"."specialisation" as "person_specialisation",
      "person"."year_of_graduation" as "person_yearOfGraduation",
      "person"."college" as "person_college",
      "person"."picture_id" as "person_pictureId",
      "person"."work" as "person_work",
      exists (
        select
          "other"."id"
        from
          "imports" as "other"
        where
          "other"."file_hash" = "import"."file_hash"
          and "other"."mode" = "import"."mode"
          and "other"."id" < "import"."id"
          and "other"."status" <> 'undone'
      ) as "isRepeated"
    from
      "imports" as "import"
      left join (
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
      ) as "person" on "person"."id" = "import"."admin_id"
    limit
      1001
  ) as "counted";

-- imports.reconcileRows
update "import_rows"
set
  "state" = "result"."state",
  "user_id" = "result"."user_id"
from
  jsonb_to_recordset($1::jsonb) as result (number int, state text, user_id uuid)
where
  "import_rows"."import_id" = $2::uuid
  and "import_rows"."number" = "result"."number"
returning
  "import_rows"."number";

-- imports.rosterRow
select
  "import"."name",
  "import_row"."number"
from
  "import_rows" as "import_row"
  inner join "imports" as "import" on "import"."id" = "import_row"."import_id"
where
  "import_row"."email" = $1::citext
  and "import_row"."state" = 'listed'
order by
  "import"."id" desc
limit
  1;

-- imports.rows(, 20, asInFile, false)
select
  "import_row"."number",
  "import_row"."state",
  "import_row"."email",
  "import_row"."full_name" as "fullName",
  "import_row"."problems",
  "import_row"."cells"
from
  "import_rows" as "import_row"
where
  "import_row"."import_id" = $1::uuid
order by
  "import_row"."number" asc
limit
  21;

-- imports.rows(, 20, asInFile, true)
select
  "import_row"."number",
  "import_row"."state",
  "import_row"."email",
  "import_row"."full_name" as "fullName",
  "import_row"."problems",
  "import_row"."cells"
from
  "import_rows" as "import_row"
where
  "import_row"."import_id" = $1::uuid
  and ("import_row"."number") > ($2::int4)
order by
  "import_row"."number" asc
limit
  21;

-- imports.rows(bad, 20, asInFile, true)
select
  "import_row"."number",
  "import_row"."state",
  "import_row"."email",
  "import_row"."full_name" as "fullName",
  "import_row"."problems",
  "import_row"."cells"
from
  "import_rows" as "import_row"
where
  "import_row"."import_id" = $1::uuid
  and "import_row"."state" = 'bad'
  and ("import_row"."number") > ($2::int4)
order by
  "import_row"."number" asc
limit
  21;

-- imports.toInvite
select
  "account"."id",
  "account"."email",
  "account"."full_name" as "fullName",
  exists (
    select
    from
      "notification_settings"
    where
      "user_id" = "account"."id"
      and "notification_settings"."mail_college" = false
  ) as "isDeclined"
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
  "account"."id" = any ($1::uuid[]);

-- imports.toRemind
select
  "account"."id",
  "account"."email",
  "account"."full_name" as "fullName"
from
  "import_rows" as "import_row"
  inner join (
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
  ) as "account" on "account"."id" = "import_row"."user_id"
where
  "import_row"."user_id" = any ($1::uuid[])
  and (
    "import_row"."state" = 'invited'
    and account.joined_at is null
    and not "import_row"."bounced_at" is not null
    and "account"."is_banned" = false
    and not exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "account"."id"
        and "notification_settings"."mail_college" = false
    )
    and (
      "import_row"."invited_at" is null
      or "import_row"."invited_at" < $2::timestamptz
    )
    and (
      "import_row"."reminded_at" is null
      or "import_row"."reminded_at" < $2::timestamptz
    )
  );

-- imports.waitingMatches
select
  cast(count(*) as integer) as "count"
from
  "roster_matches" as "match"
where
  "match"."status" = 'pending';
