-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- connections.connectedCounts
select
  "person"."id",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at",
          "high_id" as "other_id"
        from
          "connections"
        where
          "status" in ('connected')
          and "low_id" = "person"."id"
        union all
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at",
          "low_id" as "other_id"
        from
          "connections"
        where
          "status" in ('connected')
          and "high_id" = "person"."id"
      ) as "pair"
    where
      exists (
        select
        from
          "profiles" as "full"
        where
          "full"."user_id" = "pair"."other_id"
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
      )
  ) as "count"
from
  unnest($3::uuid[]) as "person" (id);

-- connections.copyOfConnections
select
  "pair"."other_id" as "userId",
  "person"."full_name" as "fullName",
  "pair"."status",
  "pair"."asked_at" as "askedAt",
  "pair"."connected_at" as "connectedAt",
  "pair"."asked_by_id" = $1::uuid as "askedByMe"
from
  (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending', 'connected')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending', 'connected')
      and "high_id" = $1::uuid
  ) as "pair"
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
  ) as "person" on "person"."id" = "pair"."other_id"
order by
  "pair"."id";

-- connections.counts
select
  cast(
    count(*) filter (
      where
        "pair"."status" = 'connected'
    ) as integer
  ) as "connected",
  cast(
    count(*) filter (
      where
        (
          "pair"."status" = 'pending'
          and "pair"."asked_by_id" <> $1::uuid
        )
    ) as integer
  ) as "received",
  cast(
    count(*) filter (
      where
        (
          "pair"."status" = 'pending'
          and "pair"."asked_by_id" = $1::uuid
        )
    ) as integer
  ) as "sent"
from
  (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected', 'pending')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected', 'pending')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id";

-- connections.inCommon
select
  "other"."id",
  case
    when coalesce("me"."stream", "me"."specialisation") = coalesce("other"."stream", "other"."specialisation") then coalesce("other"."stream", "other"."specialisation")
  end as "branch",
  case
    when "me"."year_of_graduation" = "other"."year_of_graduation" then "other"."year_of_graduation"
  end as "yearOfGraduation",
  (
    select
      coalesce(array_agg("company"."name"), '{}') as "names"
    from
      (
        select
          min("theirs"."company_name") as "name"
        from
          (
            select
              "id",
              "user_id",
              "company_name",
              "company_norm",
              "role",
              "role_norm",
              "experience_type",
              "from_year",
              "from_month",
              "to_year",
              "is_currently_working"
            from
              "career_experiences"
          ) as "mine"
          inner join (
            select
              "id",
              "user_id",
              "company_name",
              "company_norm",
              "role",
              "role_norm",
              "experience_type",
              "from_year",
              "from_month",
              "to_year",
              "is_currently_working"
            from
              "career_experiences"
          ) as "theirs" on "theirs"."company_norm" = "mine"."company_norm"
        where
          "mine"."user_id" = $1::uuid
          and "theirs"."user_id" = "other"."id"
          and exists (
            select
            from
              "profiles" as "full"
            where
              "full"."user_id" = "other"."id"
              and (
                "full"."user_id" = $1::uuid
                or (
                  "full"."is_listed" = true
                  and (
                    false
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
          )
        group by
          "mine"."company_norm"
        order by
          "mine"."company_norm"
        limit
          3
      ) as "company"
  ) as "companies",
  (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at",
          "high_id" as "other_id"
        from
          "connections"
        where
          "status" in ('connected')
          and "low_id" = $1::uuid
        union all
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at",
          "low_id" as "other_id"
        from
          "connections"
        where
          "status" in ('connected')
          and "high_id" = $1::uuid
      ) as "of_mine"
      inner join (
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at",
          "high_id" as "other_id"
        from
          "connections"
        where
          "status" in ('connected')
          and "low_id" = "other"."id"
        union all
        select
          "id",
          "low_id",
          "high_id",
          "status",
          "asked_by_id",
          "request_id",
          "asked_at",
          "connected_at",
          "locked_until",
          "blocked_by_low_at",
          "blocked_by_high_at",
          "low_id" as "other_id"
        from
          "connections"
        where
          "status" in ('connected')
          and "high_id" = "other"."id"
      ) as "of_theirs" on "of_theirs"."other_id" = "of_mine"."other_id"
  ) as "connectionsCount"
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
  ) as "me"
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
  ) as "other" on "other"."id" = any ($2::uuid[])
where
  "me"."id" = $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("other"."id", $1::uuid)
        and "pair"."high_id" = greatest("other"."id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- connections.ofProfile(20)
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
  "person"."work" as "person_work"
from
  (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "high_id" = $1::uuid
  ) as "pair"
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
  ) as "person" on "person"."id" = "pair"."other_id"
where
  exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "person"."id"
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
order by
  "pair"."connected_at" desc,
  "pair"."id" desc
limit
  20;

-- connections.others
select
  "pair"."other_id" as "otherId"
from
  (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending', 'connected')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending', 'connected')
      and "high_id" = $1::uuid
  ) as "pair";

-- connections.page(20, lastConnected, false, false)
select
  "pair"."id",
  "pair"."connected_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id"
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
  ) as "person" on "person"."id" = "pair"."other_id"
order by
  "pair"."connected_at" desc,
  "pair"."id" desc
limit
  21;

-- connections.page(20, lastConnected, true, false)
select
  "pair"."id",
  "pair"."connected_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id"
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
  ) as "person" on "person"."id" = "pair"."other_id"
where
  ("pair"."connected_at", "pair"."id") < ($2::timestamptz, $3::uuid)
order by
  "pair"."connected_at" desc,
  "pair"."id" desc
limit
  21;

-- connections.page(20, lastConnected, true, true)
select
  "pair"."id",
  "pair"."connected_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('connected')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id"
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
  ) as "person" on "person"."id" = "pair"."other_id"
where
  "profile"."name_norm" like search_anywhere ($2::text)
  and ("pair"."connected_at", "pair"."id") < ($3::timestamptz, $4::uuid)
order by
  "pair"."connected_at" desc,
  "pair"."id" desc
limit
  21;

-- connections.requestFrom
select
  "pair"."id",
  "pair"."request_id" as "requestId",
  "pair"."asked_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at"
    from
      "connections"
  ) as "pair"
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
  ) as "person" on "person"."id" = "pair"."asked_by_id"
where
  (
    "pair"."low_id" = least($1::uuid, $2::uuid)
    and "pair"."high_id" = greatest($1::uuid, $2::uuid)
  )
  and "pair"."status" = 'pending'
  and "pair"."asked_by_id" = $2::uuid
  and "person"."is_banned" = false;

-- connections.requestsPage(received, 20, lastAsked, false)
select
  "pair"."id",
  "pair"."request_id" as "requestId",
  "pair"."asked_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id"
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
  ) as "person" on "person"."id" = "pair"."other_id"
where
  "pair"."asked_by_id" <> $1::uuid
order by
  "pair"."asked_at" desc,
  "pair"."id" desc
limit
  21;

-- connections.requestsPage(received, 20, lastAsked, true)
select
  "pair"."id",
  "pair"."request_id" as "requestId",
  "pair"."asked_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id"
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
  ) as "person" on "person"."id" = "pair"."other_id"
where
  "pair"."asked_by_id" <> $1::uuid
  and ("pair"."asked_at", "pair"."id") < ($2::timestamptz, $3::uuid)
order by
  "pair"."asked_at" desc,
  "pair"."id" desc
limit
  21;

-- connections.requestsPage(sent, 20, lastAsked, true)
select
  "pair"."id",
  "pair"."request_id" as "requestId",
  "pair"."asked_at" as "at",
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
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "high_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending')
      and "low_id" = $1::uuid
    union all
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at",
      "low_id" as "other_id"
    from
      "connections"
    where
      "status" in ('pending')
      and "high_id" = $1::uuid
  ) as "pair"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "pair"."other_id"
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
  ) as "person" on "person"."id" = "pair"."other_id"
where
  "pair"."asked_by_id" = $1::uuid
  and ("pair"."asked_at", "pair"."id") < ($2::timestamptz, $3::uuid)
order by
  "pair"."asked_at" desc,
  "pair"."id" desc
limit
  21;

-- connections.state
select
  $1::uuid as "otherId",
  "pair"."status",
  "pair"."request_id" as "requestId",
  coalesce("pair"."asked_by_id" = $2::uuid, false) as "isOwn",
  "pair"."locked_until" as "lockedUntil",
  coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null as "isBlocked"
from
  (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile"
  left join (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at"
    from
      "connections"
  ) as "pair" on (
    "pair"."low_id" = least($2::uuid, $1::uuid)
    and "pair"."high_id" = greatest($2::uuid, $1::uuid)
  )
where
  "profile"."user_id" = $1::uuid
  and not coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null;

-- connections.states
select
  "other"."id" as "otherId",
  "pair"."status",
  "pair"."request_id" as "requestId",
  coalesce("pair"."asked_by_id" = $1::uuid, false) as "isOwn",
  "pair"."locked_until" as "lockedUntil",
  coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null as "isBlocked"
from
  unnest($2::uuid[]) as "other" (id)
  left join (
    select
      "id",
      "low_id",
      "high_id",
      "status",
      "asked_by_id",
      "request_id",
      "asked_at",
      "connected_at",
      "locked_until",
      "blocked_by_low_at",
      "blocked_by_high_at"
    from
      "connections"
  ) as "pair" on (
    "pair"."low_id" = least($1::uuid, "other"."id")
    and "pair"."high_id" = greatest($1::uuid, "other"."id")
  );
