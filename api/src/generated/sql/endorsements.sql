-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- endorsements.byId
select
  "endorsement"."id",
  "endorsement"."mentee_id" as "menteeId",
  "endorsement"."message",
  "endorsement"."visibility",
  "endorsement"."created_at" as "createdAt",
  "endorsement"."accepted_at" is null as "isPending",
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
  "endorsements" as "endorsement"
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
  ) as "person" on "person"."id" = "endorsement"."alumni_id"
where
  "person"."is_banned" = false
  and "endorsement"."id" = $1::uuid;

-- endorsements.copyOfGiven
select
  "endorsement"."id" as "id",
  "endorsement"."message" as "message",
  "endorsement"."visibility" as "visibility",
  "endorsement"."created_at" as "createdAt",
  "endorsement"."mentee_id" as "toId",
  "person"."full_name" as "toName"
from
  "endorsements" as "endorsement"
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
  ) as "person" on "person"."id" = "endorsement"."mentee_id"
where
  "endorsement"."alumni_id" = $1::uuid
order by
  "endorsement"."id";

-- endorsements.copyOfReceived
select
  "endorsement"."id" as "id",
  "endorsement"."message" as "message",
  "endorsement"."visibility" as "visibility",
  "endorsement"."accepted_at" as "acceptedAt",
  "endorsement"."created_at" as "createdAt",
  "endorsement"."alumni_id" as "fromId",
  "person"."full_name" as "fromName"
from
  "endorsements" as "endorsement"
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
  ) as "person" on "person"."id" = "endorsement"."alumni_id"
where
  "endorsement"."mentee_id" = $1::uuid
order by
  "endorsement"."id";

-- endorsements.onReadableWall
select
  "endorsement"."id"
from
  "endorsements" as "endorsement"
where
  "endorsement"."id" = $1::uuid
  and exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "endorsement"."mentee_id"
      and (
        "full"."user_id" = $2::uuid
        or (
          "full"."is_listed" = true
          and (
            $3::boolean
            or (
              (
                "full"."visibility" <> 'connections'
                or exists (
                  select
                  from
                    "connections" as "pair"
                  where
                    (
                      "pair"."low_id" = least("full"."user_id", $2::uuid)
                      and "pair"."high_id" = greatest("full"."user_id", $2::uuid)
                    )
                    and "pair"."status" = 'connected'
                )
              )
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("full"."user_id", $2::uuid)
                    and "pair"."high_id" = greatest("full"."user_id", $2::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
            )
          )
        )
      )
  );

-- endorsements.ownOnWall
select
  "endorsement"."id",
  "endorsement"."mentee_id" as "menteeId",
  "endorsement"."message",
  "endorsement"."visibility",
  "endorsement"."created_at" as "createdAt",
  "endorsement"."accepted_at" is null as "isPending",
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
  "endorsements" as "endorsement"
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
  ) as "person" on "person"."id" = "endorsement"."alumni_id"
where
  "person"."is_banned" = false
  and "endorsement"."mentee_id" = $1::uuid
  and "endorsement"."alumni_id" = $2::uuid;

-- endorsements.page(accepted, others, 20, newest, false)
select
  "endorsement"."id",
  "endorsement"."mentee_id" as "menteeId",
  "endorsement"."message",
  "endorsement"."visibility",
  "endorsement"."created_at" as "createdAt",
  "endorsement"."accepted_at" is null as "isPending",
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
  "endorsements" as "endorsement"
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
  ) as "person" on "person"."id" = "endorsement"."alumni_id"
where
  "person"."is_banned" = false
  and "endorsement"."mentee_id" = $1::uuid
  and "endorsement"."accepted_at" is not null
  and (
    "endorsement"."alumni_id" = $2::uuid
    or "endorsement"."visibility" = 'everyone'
  )
order by
  "endorsement"."id" desc
limit
  21;

-- endorsements.page(accepted, others, 20, newest, true)
select
  "endorsement"."id",
  "endorsement"."mentee_id" as "menteeId",
  "endorsement"."message",
  "endorsement"."visibility",
  "endorsement"."created_at" as "createdAt",
  "endorsement"."accepted_at" is null as "isPending",
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
  "endorsements" as "endorsement"
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
  ) as "person" on "person"."id" = "endorsement"."alumni_id"
where
  "person"."is_banned" = false
  and "endorsement"."mentee_id" = $1::uuid
  and "endorsement"."accepted_at" is not null
  and (
    "endorsement"."alumni_id" = $2::uuid
    or "endorsement"."visibility" = 'everyone'
  )
  and ("endorsement"."id") < ($3::uuid)
order by
  "endorsement"."id" desc
limit
  21;
