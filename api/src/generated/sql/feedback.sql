-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- feedback.byId
select
  "word"."id",
  "word"."message",
  "word"."page",
  "word"."created_at" as "createdAt",
  "word"."closed_at" as "closedAt",
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
  "feedback" as "word"
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
  ) as "person" on "person"."id" = "word"."user_id"
where
  "word"."id" = $1::uuid;

-- feedback.copyOf
select
  "feedback"."message" as "message",
  "feedback"."page" as "page",
  "feedback"."created_at" as "createdAt",
  "feedback"."closed_at" as "closedAt"
from
  "feedback"
where
  "feedback"."user_id" = $1::uuid
order by
  "feedback"."id";

-- feedback.page(20, newest, false, false, false)
select
  "word"."id",
  "word"."message",
  "word"."page",
  "word"."created_at" as "createdAt",
  "word"."closed_at" as "closedAt",
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
  "feedback" as "word"
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
  ) as "person" on "person"."id" = "word"."user_id"
order by
  "word"."created_at" desc,
  "word"."id" desc
limit
  21;

-- feedback.page(20, newest, true, false, false)
select
  "word"."id",
  "word"."message",
  "word"."page",
  "word"."created_at" as "createdAt",
  "word"."closed_at" as "closedAt",
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
  "feedback" as "word"
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
  ) as "person" on "person"."id" = "word"."user_id"
where
  ("word"."created_at", "word"."id") < ($1::timestamptz, $2::uuid)
order by
  "word"."created_at" desc,
  "word"."id" desc
limit
  21;

-- feedback.page(20, newest, true, open, true)
select
  "word"."id",
  "word"."message",
  "word"."page",
  "word"."created_at" as "createdAt",
  "word"."closed_at" as "closedAt",
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
  "feedback" as "word"
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
  ) as "person" on "person"."id" = "word"."user_id"
where
  "word"."closed_at" is null
  and (word.message || ' ' || person.full_name) ilike '%' || search_like ($1::text) || '%'
  and ("word"."created_at", "word"."id") < ($2::timestamptz, $3::uuid)
order by
  "word"."created_at" desc,
  "word"."id" desc
limit
  21;

-- feedback.pageCount(false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "word"."id",
      "word"."message",
      "word"."page",
      "word"."created_at" as "createdAt",
      "word"."closed_at" as "closedAt",
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
      "feedback" as "word"
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
      ) as "person" on "person"."id" = "word"."user_id"
    limit
      1001
  ) as "counted";

-- feedback.pageCount(open, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "word"."id",
      "word"."message",
      "word"."page",
      "word"."created_at" as "createdAt",
      "word"."closed_at" as "closedAt",
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
      "feedback" as "word"
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
      ) as "person" on "person"."id" = "word"."user_id"
    where
      "word"."closed_at" is null
      and (word.message || ' ' || person.full_name) ilike '%' || search_like ($1::text) || '%'
    limit
      1001
  ) as "counted";
