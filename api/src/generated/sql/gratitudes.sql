-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- gratitudes.byId
select
  "g"."id",
  "g"."profile_id" as "profileId",
  "g"."text",
  "g"."upvotes",
  "g"."created_at" as "createdAt",
  "g"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "v"
    where
      "v"."gratitude_id" = "g"."id"
      and "v"."user_id" = $1::uuid
  ) as "hasUpvoted",
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
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."user_id"
where
  "g"."removed_at" is null
  and "u"."is_banned" = false
  and "g"."id" = $2::uuid;

-- gratitudes.copyOfGiven
select
  "g"."id" as "id",
  "g"."text" as "text",
  "g"."upvotes" as "upvotes",
  "g"."created_at" as "createdAt",
  "g"."profile_id" as "toId",
  "u"."full_name" as "toName"
from
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."profile_id"
where
  "g"."user_id" = $1::uuid
order by
  "g"."id";

-- gratitudes.copyOfReceived
select
  "g"."id" as "id",
  "g"."text" as "text",
  "g"."upvotes" as "upvotes",
  "g"."hidden_at" as "hiddenAt",
  "g"."created_at" as "createdAt",
  "g"."user_id" as "fromId",
  "u"."full_name" as "fromName"
from
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."user_id"
where
  "g"."profile_id" = $1::uuid
order by
  "g"."id";

-- gratitudes.copyOfUpvotes
select
  "v"."gratitude_id" as "gratitudeId"
from
  "gratitude_upvotes" as "v"
where
  "v"."user_id" = $1::uuid
order by
  "v"."gratitude_id";

-- gratitudes.count
select
  cast(count(*) as integer) as "count"
from
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."user_id"
where
  "g"."removed_at" is null
  and "u"."is_banned" = false
  and "g"."profile_id" = $1::uuid
  and "g"."hidden_at" is null;

-- gratitudes.forWatchers
select
  "g"."id",
  "g"."profile_id" as "profileId",
  "g"."text",
  "g"."upvotes",
  "g"."created_at" as "createdAt",
  "g"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "v"
    where
      "v"."gratitude_id" = "g"."id"
      and "v"."user_id" = null
  ) as "hasUpvoted",
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
  (
    select
      cast(count(*) as integer) as "count"
    from
      "gratitudes" as "g"
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
      ) as "u" on "u"."id" = "g"."user_id"
    where
      "g"."removed_at" is null
      and "u"."is_banned" = false
      and "g"."profile_id" = "g"."profile_id"
      and "g"."hidden_at" is null
  ) as "count"
from
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."user_id"
where
  "g"."removed_at" is null
  and "u"."is_banned" = false
  and "g"."id" = $1::uuid
  and "g"."hidden_at" is null
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "g"."profile_id"
      and "listed"."is_listed" = true
  );

-- gratitudes.page(20, false, true)
select
  "g"."id",
  "g"."profile_id" as "profileId",
  "g"."text",
  "g"."upvotes",
  "g"."created_at" as "createdAt",
  "g"."hidden_at" is not null as "isHidden",
  exists (
    select
    from
      "gratitude_upvotes" as "v"
    where
      "v"."gratitude_id" = "g"."id"
      and "v"."user_id" = $1::uuid
  ) as "hasUpvoted",
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
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."user_id"
where
  "g"."removed_at" is null
  and "u"."is_banned" = false
  and "g"."profile_id" = $2::uuid
  and "g"."hidden_at" is null
  and "g"."id" < $3::uuid
order by
  "g"."id" desc
limit
  21;

-- gratitudes.readable
select
  "g"."id",
  exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "g"."profile_id"
      and "listed"."is_listed" = true
  ) as "isListed"
from
  "gratitudes" as "g"
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
  ) as "u" on "u"."id" = "g"."user_id"
where
  "g"."id" = $1::uuid
  and "g"."removed_at" is null
  and "u"."is_banned" = false
  and (
    "g"."user_id" = $2::uuid
    or "g"."profile_id" = $2::uuid
    or exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "g"."profile_id"
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

-- gratitudes.thankedPerson
select
  "u"."roles",
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
