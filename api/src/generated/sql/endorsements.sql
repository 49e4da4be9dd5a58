-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- endorsements.byId
select
  "e"."id",
  "e"."mentee_id" as "menteeId",
  "e"."message",
  "e"."visibility",
  "e"."created_at" as "createdAt",
  "e"."accepted_at" is null as "isPending",
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
  "u"."work" as "u_work"
from
  "endorsements" as "e"
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
  ) as "u" on "u"."id" = "e"."alumni_id"
where
  "u"."is_banned" = false
  and "e"."id" = $1::uuid;

-- endorsements.copyOfGiven
select
  "e"."id" as "id",
  "e"."message" as "message",
  "e"."visibility" as "visibility",
  "e"."created_at" as "createdAt",
  "e"."mentee_id" as "toId",
  "u"."full_name" as "toName"
from
  "endorsements" as "e"
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
  ) as "u" on "u"."id" = "e"."mentee_id"
where
  "e"."alumni_id" = $1::uuid
order by
  "e"."id";

-- endorsements.copyOfReceived
select
  "e"."id" as "id",
  "e"."message" as "message",
  "e"."visibility" as "visibility",
  "e"."accepted_at" as "acceptedAt",
  "e"."created_at" as "createdAt",
  "e"."alumni_id" as "fromId",
  "u"."full_name" as "fromName"
from
  "endorsements" as "e"
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
  ) as "u" on "u"."id" = "e"."alumni_id"
where
  "e"."mentee_id" = $1::uuid
order by
  "e"."id";

-- endorsements.endorsedPerson
select
  "u"."role",
  exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "u"."id"
      and (
        "full"."user_id" = $1::uuid
        or (
          "full"."is_listed" = true
          and (
            $2::boolean
            or (
              (
                "full"."visibility" <> 'connections'
                or exists (
                  select
                  from
                    "connections" as "pair"
                  where
                    (
                      "pair"."low_id" = least("full"."user_id", $1::uuid)
                      and "pair"."high_id" = greatest("full"."user_id", $1::uuid)
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
                    "pair"."low_id" = least("full"."user_id", $1::uuid)
                    and "pair"."high_id" = greatest("full"."user_id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
            )
          )
        )
      )
  ) as "isWhole"
from
  (
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
  ) as "u"
where
  "u"."id" = $3::uuid
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "u"."id"
      and "listed"."is_listed" = true
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("u"."id", $1::uuid)
        and "pair"."high_id" = greatest("u"."id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- endorsements.onReadableWall
select
  "e"."id"
from
  "endorsements" as "e"
where
  "e"."id" = $1::uuid
  and exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "e"."mentee_id"
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
  "e"."id",
  "e"."mentee_id" as "menteeId",
  "e"."message",
  "e"."visibility",
  "e"."created_at" as "createdAt",
  "e"."accepted_at" is null as "isPending",
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
  "u"."work" as "u_work"
from
  "endorsements" as "e"
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
  ) as "u" on "u"."id" = "e"."alumni_id"
where
  "u"."is_banned" = false
  and "e"."mentee_id" = $1::uuid
  and "e"."alumni_id" = $2::uuid;

-- endorsements.page(accepted, others, 20, true)
select
  "e"."id",
  "e"."mentee_id" as "menteeId",
  "e"."message",
  "e"."visibility",
  "e"."created_at" as "createdAt",
  "e"."accepted_at" is null as "isPending",
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
  "u"."work" as "u_work"
from
  "endorsements" as "e"
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
  ) as "u" on "u"."id" = "e"."alumni_id"
where
  "u"."is_banned" = false
  and "e"."mentee_id" = $1::uuid
  and "e"."accepted_at" is not null
  and (
    "e"."alumni_id" = $2::uuid
    or "e"."visibility" = 'everyone'
  )
  and "e"."id" < $3::uuid
order by
  "e"."id" desc
limit
  21;
