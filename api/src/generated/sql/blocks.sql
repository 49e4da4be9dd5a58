-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- blocks.copyOf
select
  "block"."other_id" as "userId",
  "person"."full_name" as "fullName",
  "block"."blocked_at" as "blockedAt"
from
  (
    select
      "high_id" as "other_id",
      "blocked_by_low_at" as "blocked_at"
    from
      "connections"
    where
      "low_id" = $1::uuid
      and "blocked_by_low_at" is not null
    union all
    select
      "low_id" as "other_id",
      "blocked_by_high_at" as "blocked_at"
    from
      "connections"
    where
      "high_id" = $1::uuid
      and "blocked_by_high_at" is not null
  ) as "block"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "person" on "person"."id" = "block"."other_id"
order by
  "block"."blocked_at";

-- blocks.last
select
  "blocked"."other_id" as "id"
from
  (
    select
      "high_id" as "other_id",
      "blocked_by_low_at" as "blocked_at"
    from
      "connections"
    where
      "low_id" = $1::uuid
      and "blocked_by_low_at" is not null
    union all
    select
      "low_id" as "other_id",
      "blocked_by_high_at" as "blocked_at"
    from
      "connections"
    where
      "high_id" = $1::uuid
      and "blocked_by_high_at" is not null
  ) as "blocked"
order by
  "blocked"."blocked_at" desc,
  "blocked"."other_id" desc
limit
  500;

-- blocks.page(20, latest, false)
select
  "blocked"."blocked_at" as "blockedAt",
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
  "person"."work" as "person_work"
from
  (
    select
      "high_id" as "other_id",
      "blocked_by_low_at" as "blocked_at"
    from
      "connections"
    where
      "low_id" = $1::uuid
      and "blocked_by_low_at" is not null
    union all
    select
      "low_id" as "other_id",
      "blocked_by_high_at" as "blocked_at"
    from
      "connections"
    where
      "high_id" = $1::uuid
      and "blocked_by_high_at" is not null
  ) as "blocked"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "person" on "person"."id" = "blocked"."other_id"
order by
  "blocked"."blocked_at" desc,
  "blocked"."other_id" desc
limit
  21;

-- blocks.page(20, latest, true)
select
  "blocked"."blocked_at" as "blockedAt",
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
  "person"."work" as "person_work"
from
  (
    select
      "high_id" as "other_id",
      "blocked_by_low_at" as "blocked_at"
    from
      "connections"
    where
      "low_id" = $1::uuid
      and "blocked_by_low_at" is not null
    union all
    select
      "low_id" as "other_id",
      "blocked_by_high_at" as "blocked_at"
    from
      "connections"
    where
      "high_id" = $1::uuid
      and "blocked_by_high_at" is not null
  ) as "blocked"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "person" on "person"."id" = "blocked"."other_id"
where
  ("blocked"."blocked_at", "blocked"."other_id") < ($2::timestamptz, $3::uuid)
order by
  "blocked"."blocked_at" desc,
  "blocked"."other_id" desc
limit
  21;
