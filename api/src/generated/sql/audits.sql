-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- audits.actions
select distinct
  "entry"."action"
from
  "audit_log" as "entry"
order by
  "entry"."action"
limit
  200;

-- audits.chain
select
  entry.number::text as "number",
  "entry"."id",
  "entry"."admin_id" as "adminId",
  "entry"."admin_digest" as "adminDigest",
  "entry"."hash",
  jsonb_build_array(
    entry.number,
    entry.id,
    entry.admin_digest,
    entry.action,
    entry.target_type,
    entry.target_id,
    entry.changes,
    floor(
      extract(
        epoch
        from
          entry.created_at
      ) * 1000
    )::bigint
  )::text as "content"
from
  "audit_log" as "entry"
where
  entry.number > $1::int8
order by
  "entry"."number"
limit
  1000;

-- audits.copyOfActions
select
  "entry"."id" as "id",
  "entry"."action" as "action",
  "entry"."target_type" as "targetType",
  "entry"."created_at" as "createdAt"
from
  "audit_log" as "entry"
where
  "entry"."admin_id" = $1::uuid
  and "entry"."id" > $2::uuid
order by
  "entry"."id"
limit
  1000;

-- audits.page(20, newest, false, false, false, false, false, false, false)
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
  "entry"."id",
  entry.number::int as "number",
  "entry"."action",
  "entry"."target_type" as "targetType",
  "entry"."target_id" as "targetId",
  "entry"."changes",
  "entry"."hash",
  "entry"."created_at" as "createdAt"
from
  "audit_log" as "entry"
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
  ) as "person" on "person"."id" = "entry"."admin_id"
order by
  "entry"."id" desc
limit
  21;

-- audits.page(20, newest, true, false, false, false, false, false, false)
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
  "entry"."id",
  entry.number::int as "number",
  "entry"."action",
  "entry"."target_type" as "targetType",
  "entry"."target_id" as "targetId",
  "entry"."changes",
  "entry"."hash",
  "entry"."created_at" as "createdAt"
from
  "audit_log" as "entry"
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
  ) as "person" on "person"."id" = "entry"."admin_id"
where
  ("entry"."id") < ($1::uuid)
order by
  "entry"."id" desc
limit
  21;

-- audits.page(20, newest, true, true, true, true, true, true, true)
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
  "entry"."id",
  entry.number::int as "number",
  "entry"."action",
  "entry"."target_type" as "targetType",
  "entry"."target_id" as "targetId",
  "entry"."changes",
  "entry"."hash",
  "entry"."created_at" as "createdAt"
from
  "audit_log" as "entry"
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
  ) as "person" on "person"."id" = "entry"."admin_id"
where
  "entry"."admin_id" = $1::uuid
  and "entry"."action" = $2::text
  and "entry"."target_type" = $3::text
  and "entry"."target_id" = $4::uuid
  and "entry"."created_at" >= (($5::date + 0)::timestamp at time zone 'Asia/Kolkata')
  and "entry"."created_at" < (($6::date + 1)::timestamp at time zone 'Asia/Kolkata')
  and ("entry"."id") < ($7::uuid)
order by
  "entry"."id" desc
limit
  21;

-- audits.pageCount(false, false, false, false, false, false)
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
      "entry"."id",
      entry.number::int as "number",
      "entry"."action",
      "entry"."target_type" as "targetType",
      "entry"."target_id" as "targetId",
      "entry"."changes",
      "entry"."hash",
      "entry"."created_at" as "createdAt"
    from
      "audit_log" as "entry"
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
      ) as "person" on "person"."id" = "entry"."admin_id"
    limit
      1001
  ) as "counted";

-- audits.pageCount(true, true, true, true, true, true)
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
      "entry"."id",
      entry.number::int as "number",
      "entry"."action",
      "entry"."target_type" as "targetType",
      "entry"."target_id" as "targetId",
      "entry"."changes",
      "entry"."hash",
      "entry"."created_at" as "createdAt"
    from
      "audit_log" as "entry"
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
      ) as "person" on "person"."id" = "entry"."admin_id"
    where
      "entry"."admin_id" = $1::uuid
      and "entry"."action" = $2::text
      and "entry"."target_type" = $3::text
      and "entry"."target_id" = $4::uuid
      and "entry"."created_at" >= (($5::date + 0)::timestamp at time zone 'Asia/Kolkata')
      and "entry"."created_at" < (($6::date + 1)::timestamp at time zone 'Asia/Kolkata')
    limit
      1001
  ) as "counted";

-- audits.unchained
select
  "entry"."id"
from
  "audit_log" as "entry"
where
  "entry"."number" is null
order by
  "entry"."id"
limit
  1;
