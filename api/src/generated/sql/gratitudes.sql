-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- gratitudes.byId
select
  "gratitude"."id",
  "gratitude"."profile_id" as "profileId",
  "gratitude"."text",
  "gratitude"."upvotes",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "upvote"
    where
      "upvote"."gratitude_id" = "gratitude"."id"
      and "upvote"."user_id" = $1::uuid
  ) as "hasUpvoted",
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
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and "gratitude"."id" = $2::uuid;

-- gratitudes.copyOfGiven
select
  "gratitude"."id" as "id",
  "gratitude"."text" as "text",
  "gratitude"."upvotes" as "upvotes",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."profile_id" as "toId",
  "person"."full_name" as "toName"
from
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."profile_id"
where
  "gratitude"."user_id" = $1::uuid
order by
  "gratitude"."id";

-- gratitudes.copyOfReceived
select
  "gratitude"."id" as "id",
  "gratitude"."text" as "text",
  "gratitude"."upvotes" as "upvotes",
  "gratitude"."hidden_at" as "hiddenAt",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."user_id" as "fromId",
  "person"."full_name" as "fromName"
from
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."profile_id" = $1::uuid
order by
  "gratitude"."id";

-- gratitudes.copyOfUpvotes
select
  "upvote"."gratitude_id" as "gratitudeId"
from
  "gratitude_upvotes" as "upvote"
where
  "upvote"."user_id" = $1::uuid
order by
  "upvote"."gratitude_id";

-- gratitudes.count
select
  cast(count(*) as integer) as "count"
from
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and "gratitude"."profile_id" = $1::uuid
  and "gratitude"."hidden_at" is null;

-- gratitudes.forWatchers
select
  "gratitude"."id",
  "gratitude"."profile_id" as "profileId",
  "gratitude"."text",
  "gratitude"."upvotes",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "upvote"
    where
      "upvote"."gratitude_id" = "gratitude"."id"
      and "upvote"."user_id" = null
  ) as "hasUpvoted",
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
  (
    select
      cast(count(*) as integer) as "count"
    from
      "gratitudes" as "gratitude"
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
      ) as "person" on "person"."id" = "gratitude"."user_id"
    where
      "gratitude"."removed_at" is null
      and "person"."is_banned" = false
      and "gratitude"."profile_id" = "gratitude"."profile_id"
      and "gratitude"."hidden_at" is null
  ) as "count"
from
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and "gratitude"."id" = $1::uuid
  and "gratitude"."hidden_at" is null
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "gratitude"."profile_id"
      and "listed"."is_listed" = true
  );

-- gratitudes.page(false, 20, newest, false)
select
  "gratitude"."id",
  "gratitude"."profile_id" as "profileId",
  "gratitude"."text",
  "gratitude"."upvotes",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "upvote"
    where
      "upvote"."gratitude_id" = "gratitude"."id"
      and "upvote"."user_id" = $1::uuid
  ) as "hasUpvoted",
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
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and "gratitude"."profile_id" = $2::uuid
  and "gratitude"."hidden_at" is null
order by
  "gratitude"."id" desc
limit
  21;

-- gratitudes.page(false, 20, newest, true)
select
  "gratitude"."id",
  "gratitude"."profile_id" as "profileId",
  "gratitude"."text",
  "gratitude"."upvotes",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "upvote"
    where
      "upvote"."gratitude_id" = "gratitude"."id"
      and "upvote"."user_id" = $1::uuid
  ) as "hasUpvoted",
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
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and "gratitude"."profile_id" = $2::uuid
  and "gratitude"."hidden_at" is null
  and ("gratitude"."id") < ($3::uuid)
order by
  "gratitude"."id" desc
limit
  21;

-- gratitudes.page(true, 20, newest, true)
select
  "gratitude"."id",
  "gratitude"."profile_id" as "profileId",
  "gratitude"."text",
  "gratitude"."upvotes",
  "gratitude"."created_at" as "createdAt",
  "gratitude"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "upvote"
    where
      "upvote"."gratitude_id" = "gratitude"."id"
      and "upvote"."user_id" = $1::uuid
  ) as "hasUpvoted",
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
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and "gratitude"."profile_id" = $2::uuid
  and "gratitude"."hidden_at" is not null
  and ("gratitude"."id") < ($3::uuid)
order by
  "gratitude"."id" desc
limit
  21;

-- gratitudes.readable
select
  "gratitude"."id",
  exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "gratitude"."profile_id"
      and "listed"."is_listed" = true
  ) as "isListed"
from
  "gratitudes" as "gratitude"
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
  ) as "person" on "person"."id" = "gratitude"."user_id"
where
  "gratitude"."id" = $1::uuid
  and "gratitude"."removed_at" is null
  and "person"."is_banned" = false
  and (
    "gratitude"."user_id" = $2::uuid
    or "gratitude"."profile_id" = $2::uuid
    or exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "gratitude"."profile_id"
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
    )
  );
