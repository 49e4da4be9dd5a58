-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- audits.actions
select distinct
  "a"."action"
from
  "audit_log" as "a"
order by
  "a"."action"
limit
  200;

-- audits.chain
select
  a.number::text as "number",
  "a"."id",
  "a"."admin_id" as "adminId",
  "a"."admin_digest" as "adminDigest",
  "a"."hash",
  jsonb_build_array(
    a.number,
    a.id,
    a.admin_digest,
    a.action,
    a.target_type,
    a.target_id,
    a.changes,
    floor(
      extract(
        epoch
        from
          a.created_at
      ) * 1000
    )::bigint
  )::text as "content"
from
  "audit_log" as "a"
where
  a.number > $1::int8
order by
  "a"."number"
limit
  1000;

-- audits.copyOfActions
select
  "l"."id" as "id",
  "l"."action" as "action",
  "l"."target_type" as "targetType",
  "l"."created_at" as "createdAt"
from
  "audit_log" as "l"
where
  "l"."admin_id" = $1::uuid
  and "l"."id" > $2::uuid
order by
  "l"."id"
limit
  1000;

-- audits.page(20, false, false, false, false, false, false, false)
select
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  "a"."id",
  a.number::int as "number",
  "a"."action",
  "a"."target_type" as "targetType",
  "a"."target_id" as "targetId",
  "a"."changes",
  "a"."hash",
  "a"."created_at" as "createdAt"
from
  "audit_log" as "a"
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
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "a"."admin_id"
order by
  "a"."id" desc
limit
  21;

-- audits.page(20, true, true, true, true, true, true, true)
select
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  "a"."id",
  a.number::int as "number",
  "a"."action",
  "a"."target_type" as "targetType",
  "a"."target_id" as "targetId",
  "a"."changes",
  "a"."hash",
  "a"."created_at" as "createdAt"
from
  "audit_log" as "a"
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
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "a"."admin_id"
where
  "a"."id" < $1::uuid
  and "a"."admin_id" = $2::uuid
  and "a"."action" = $3::text
  and "a"."target_type" = $4::text
  and "a"."target_id" = $5::uuid
  and "a"."created_at" >= ($6::date::timestamp at time zone 'Asia/Kolkata')
  and "a"."created_at" < (($7::date + 1)::timestamp at time zone 'Asia/Kolkata')
order by
  "a"."id" desc
limit
  21;

-- audits.unchained
select
  "a"."id"
from
  "audit_log" as "a"
where
  "a"."number" is null
order by
  "a"."id"
limit
  1;
