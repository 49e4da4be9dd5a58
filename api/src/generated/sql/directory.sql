-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- directory.feed(mostViewed, 20, true)
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."views" as "sortKey"
from
  (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
where
  (
    not exists (
      select
      from
        "connections" as "pair"
      where
        (
          "pair"."low_id" = least("pr"."user_id", $1::uuid)
          and "pair"."high_id" = greatest("pr"."user_id", $1::uuid)
        )
        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
    )
    and ("pr"."views", "pr"."user_id") < ($2::int8, $3::uuid)
  )
  and "pr"."user_id" <> $1::uuid
order by
  "pr"."views" desc,
  "pr"."user_id" desc
limit
  21;

-- directory.feed(recentlyActive, 20, true)
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
where
  (
    not exists (
      select
      from
        "connections" as "pair"
      where
        (
          "pair"."low_id" = least("pr"."user_id", $1::uuid)
          and "pair"."high_id" = greatest("pr"."user_id", $1::uuid)
        )
        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
    )
    and ("pr"."last_active_at", "pr"."user_id") < ($2::timestamptz, $3::uuid)
  )
  and "pr"."user_id" <> $1::uuid
order by
  "pr"."last_active_at" desc,
  "pr"."user_id" desc
limit
  21;

-- directory.feed(recentlyActive, 6, false)
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("pr"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("pr"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "pr"."user_id" <> $1::uuid
order by
  "pr"."last_active_at" desc,
  "pr"."user_id" desc
limit
  7;

-- directory.feedByPhrase(mostViewed, 20, true)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                (
                  select
                    "user_id",
                    "name_norm",
                    "name_keys",
                    "bio",
                    "interests",
                    "visibility",
                    "has_content",
                    "views",
                    "helpful",
                    "last_active_at"
                  from
                    "profiles"
                  where
                    "is_listed" = true
                ) as "pr"
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      )
    select
      "match"."user_id",
      min("match"."rank") as "rank",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" <> 'role'
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "meaning"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
          where
            "meaning"."kind" = 'person'
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'company'
            and "step"."company_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'role'
            and "step"."role_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "author"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            ) as "author"
        )
      ) as "match"
    group by
      "match"."user_id"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."views" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      (
        not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("pr"."user_id", $2::uuid)
              and "pair"."high_id" = greatest("pr"."user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
        and ("pr"."views", "pr"."user_id") < ($3::int8, $4::uuid)
      )
    order by
      "pr"."views" desc,
      "pr"."user_id" desc
    limit
      21
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."views" desc,
  "pr"."user_id" desc;

-- directory.feedByPhrase(recentlyActive, 20, true)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                (
                  select
                    "user_id",
                    "name_norm",
                    "name_keys",
                    "bio",
                    "interests",
                    "visibility",
                    "has_content",
                    "views",
                    "helpful",
                    "last_active_at"
                  from
                    "profiles"
                  where
                    "is_listed" = true
                ) as "pr"
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      )
    select
      "match"."user_id",
      min("match"."rank") as "rank",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" <> 'role'
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "meaning"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
          where
            "meaning"."kind" = 'person'
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'company'
            and "step"."company_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'role'
            and "step"."role_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "author"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            ) as "author"
        )
      ) as "match"
    group by
      "match"."user_id"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      (
        not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("pr"."user_id", $2::uuid)
              and "pair"."high_id" = greatest("pr"."user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
        and ("pr"."last_active_at", "pr"."user_id") < ($3::timestamptz, $4::uuid)
      )
    order by
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      21
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.feedByWords(mostViewed, 20, true, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    (
                      select
                        "user_id",
                        "name_norm",
                        "name_keys",
                        "bio",
                        "interests",
                        "visibility",
                        "has_content",
                        "views",
                        "helpful",
                        "last_active_at"
                      from
                        "profiles"
                      where
                        "is_listed" = true
                    ) as "pr"
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "n"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'company'
                            and "step"."company_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'role'
                            and "step"."role_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 20) as "author"
                          where
                            "meaning"."kind" = 'company'
                        )
                        union all
                        (
                          select
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."n" = "w"."n"
                    limit
                      400
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
          coalesce(min("occurrences") >= 400, true) as "is_common"
        from
          "frequencies"
      ),
      "candidates" as materialized (
        select
          "person"."user_id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "meaning"."user_id" as "user_id"
              where
                "meaning"."kind" = 'person'
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'company'
                and "step"."company_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            )
          ) as "person"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "pr"."user_id"
          from
            (
              select
                "user_id",
                "name_norm",
                "name_keys",
                "bio",
                "interests",
                "visibility",
                "has_content",
                "views",
                "helpful",
                "last_active_at"
              from
                "profiles"
              where
                "is_listed" = true
            ) as "pr"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and (
              not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("pr"."user_id", $3::uuid)
                    and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
              and ("pr"."views", "pr"."user_id") < ($4::int8, $5::uuid)
            )
          order by
            "pr"."views" desc,
            "pr"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "pr"."user_id",
          0 as "rank",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "profile".*
            from
              (
                select
                  "user_id",
                  "name_norm",
                  "name_keys",
                  "bio",
                  "interests",
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
            where
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "pr"
          cross join lateral (
            select
              "account".*
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
              ) as "account"
            where
              "account"."id" = "pr"."user_id"
            offset
              0
          ) as "u"
        where
          (
            not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("pr"."user_id", $3::uuid)
                  and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
            and ("pr"."views", "pr"."user_id") < ($4::int8, $5::uuid)
          )
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "pr"."views" desc,
          "pr"."user_id" desc
        limit
          21
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."views" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      (
        not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("pr"."user_id", $3::uuid)
              and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
        and ("pr"."views", "pr"."user_id") < ($4::int8, $5::uuid)
      )
    order by
      "pr"."views" desc,
      "pr"."user_id" desc
    limit
      21
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."views" desc,
  "pr"."user_id" desc;

-- directory.feedByWords(recentlyActive, 20, true, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    (
                      select
                        "user_id",
                        "name_norm",
                        "name_keys",
                        "bio",
                        "interests",
                        "visibility",
                        "has_content",
                        "views",
                        "helpful",
                        "last_active_at"
                      from
                        "profiles"
                      where
                        "is_listed" = true
                    ) as "pr"
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "n"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'company'
                            and "step"."company_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'role'
                            and "step"."role_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 20) as "author"
                          where
                            "meaning"."kind" = 'company'
                        )
                        union all
                        (
                          select
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."n" = "w"."n"
                    limit
                      400
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
          coalesce(min("occurrences") >= 400, true) as "is_common"
        from
          "frequencies"
      ),
      "candidates" as materialized (
        select
          "person"."user_id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "meaning"."user_id" as "user_id"
              where
                "meaning"."kind" = 'person'
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'company'
                and "step"."company_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            )
          ) as "person"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "pr"."user_id"
          from
            (
              select
                "user_id",
                "name_norm",
                "name_keys",
                "bio",
                "interests",
                "visibility",
                "has_content",
                "views",
                "helpful",
                "last_active_at"
              from
                "profiles"
              where
                "is_listed" = true
            ) as "pr"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and (
              not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("pr"."user_id", $3::uuid)
                    and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
              and ("pr"."last_active_at", "pr"."user_id") < ($4::timestamptz, $5::uuid)
            )
          order by
            "pr"."last_active_at" desc,
            "pr"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "pr"."user_id",
          0 as "rank",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "profile".*
            from
              (
                select
                  "user_id",
                  "name_norm",
                  "name_keys",
                  "bio",
                  "interests",
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
            where
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "pr"
          cross join lateral (
            select
              "account".*
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
              ) as "account"
            where
              "account"."id" = "pr"."user_id"
            offset
              0
          ) as "u"
        where
          (
            not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("pr"."user_id", $3::uuid)
                  and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
            and ("pr"."last_active_at", "pr"."user_id") < ($4::timestamptz, $5::uuid)
          )
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "pr"."last_active_at" desc,
          "pr"."user_id" desc
        limit
          21
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      (
        not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("pr"."user_id", $3::uuid)
              and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
        and ("pr"."last_active_at", "pr"."user_id") < ($4::timestamptz, $5::uuid)
      )
    order by
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      21
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.helpful(3, signedIn)
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps"
from
  (
    select
      "pr".*
    from
      (
        select
          "pr".*
        from
          (
            select
              "user_id",
              "name_norm",
              "name_keys",
              "bio",
              "interests",
              "visibility",
              "has_content",
              "views",
              "helpful",
              "last_active_at"
            from
              "profiles"
            where
              "is_listed" = true
          ) as "pr"
        where
          not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("pr"."user_id", $1::uuid)
                and "pair"."high_id" = greatest("pr"."user_id", $1::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
        order by
          "pr"."last_active_at" desc,
          "pr"."user_id" desc
        limit
          200
      ) as "pr"
    order by
      "pr"."helpful" desc,
      "pr"."views" desc,
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      3
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."helpful" desc,
  "pr"."views" desc,
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.helpful(3, visitors)
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps"
from
  (
    select
      "pr".*
    from
      (
        select
          "pr".*
        from
          (
            select
              "user_id",
              "name_norm",
              "name_keys",
              "bio",
              "interests",
              "visibility",
              "has_content",
              "views",
              "helpful",
              "last_active_at"
            from
              "profiles"
            where
              "is_listed" = true
          ) as "pr"
        where
          "pr"."visibility" <> 'connections'
        order by
          "pr"."last_active_at" desc,
          "pr"."user_id" desc
        limit
          200
      ) as "pr"
    order by
      "pr"."helpful" desc,
      "pr"."views" desc,
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      3
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."helpful" desc,
  "pr"."views" desc,
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.previewByPhrase(3, signedIn)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                (
                  select
                    "user_id",
                    "name_norm",
                    "name_keys",
                    "bio",
                    "interests",
                    "visibility",
                    "has_content",
                    "views",
                    "helpful",
                    "last_active_at"
                  from
                    "profiles"
                  where
                    "is_listed" = true
                ) as "pr"
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      )
    select
      "match"."user_id",
      min("match"."rank") as "rank",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" <> 'role'
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "meaning"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
          where
            "meaning"."kind" = 'person'
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'company'
            and "step"."company_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'role'
            and "step"."role_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "author"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            ) as "author"
        )
      ) as "match"
    group by
      "match"."user_id"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("pr"."user_id", $2::uuid)
            and "pair"."high_id" = greatest("pr"."user_id", $2::uuid)
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
    order by
      "pr"."rank",
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      3
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."rank",
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.previewByPhrase(3, visitors)
with
  "match" as materialized (
    with
      "meanings" as materialized (
        with
          "phrase" as materialized (
            select
              search_norm ($1::text) as "norm",
              search_anywhere ($1::text) as "pattern",
              search_like (search_norm ($1::text)) as "literal",
              search_typos (replace(search_norm ($1::text), ' ', '')) as "typo_keys"
          ),
          "candidates" as materialized (
            (
              select
                "t"."kind",
                "t"."norm",
                cast(null as uuid) as "user_id",
                case
                  when "t"."norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "t"."norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "t"."norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "t"."norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "t"."keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                "search_terms" as "t"
              where
                (
                  "t"."norm" like search_anywhere ($1::text)
                  or "t"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                  or "t"."norm" %> search_norm ($1::text)
                )
              order by
                "rank",
                length("t"."norm"),
                "t"."norm"
              limit
                30
            )
            union all
            (
              select
                'person' as "kind",
                "pr"."name_norm" as "norm",
                "pr"."user_id",
                case
                  when "pr"."name_norm" = (
                    select
                      "norm"
                    from
                      "phrase"
                  ) then 0
                  when "pr"."name_norm" like (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 1
                  when "pr"."name_norm" like '% ' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 2
                  when "pr"."name_norm" like '%' || (
                    select
                      "literal"
                    from
                      "phrase"
                  ) || '%' then 3
                  when "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  ) then 4
                  else 5
                end as "rank"
              from
                (
                  select
                    "user_id",
                    "name_norm",
                    "name_keys",
                    "bio",
                    "interests",
                    "visibility",
                    "has_content",
                    "views",
                    "helpful",
                    "last_active_at"
                  from
                    "profiles"
                  where
                    "is_listed" = true
                ) as "pr"
              where
                (
                  "pr"."name_norm" like (
                    select
                      "pattern"
                    from
                      "phrase"
                  )
                  or "pr"."name_keys" && (
                    select
                      "typo_keys"
                    from
                      "phrase"
                  )
                  or "pr"."name_norm" %> (
                    select
                      "norm"
                    from
                      "phrase"
                  )
                )
            )
          )
        select
          *
        from
          "candidates"
        where
          (
            "rank" <= 3
            or (
              select
                min("rank") as "best"
              from
                "candidates"
            ) > 3
          )
      )
    select
      "match"."user_id",
      min("match"."rank") as "rank",
      bool_or(
        (
          "match"."rank" <= 3
          and "match"."kind" <> 'role'
        )
      ) as "isNameMatch"
    from
      (
        (
          select
            "meaning"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
          where
            "meaning"."kind" = 'person'
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'company'
            and "step"."company_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "step"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            inner join (
              select
                "user_id",
                "company_name",
                "company_norm",
                "role_norm",
                "experience_type"
              from
                "career_experiences"
            ) as "step" on "meaning"."kind" = 'role'
            and "step"."role_norm" = "meaning"."norm"
        )
        union all
        (
          select
            "author"."user_id",
            "meaning"."kind",
            "meaning"."rank"
          from
            "meanings" as "meaning"
            cross join lateral (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            ) as "author"
        )
      ) as "match"
    group by
      "match"."user_id"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      "pr"."visibility" <> 'connections'
    order by
      "pr"."rank",
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      3
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."rank",
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.previewByWords(3, signedIn, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    (
                      select
                        "user_id",
                        "name_norm",
                        "name_keys",
                        "bio",
                        "interests",
                        "visibility",
                        "has_content",
                        "views",
                        "helpful",
                        "last_active_at"
                      from
                        "profiles"
                      where
                        "is_listed" = true
                    ) as "pr"
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "n"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'company'
                            and "step"."company_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'role'
                            and "step"."role_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 20) as "author"
                          where
                            "meaning"."kind" = 'company'
                        )
                        union all
                        (
                          select
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."n" = "w"."n"
                    limit
                      400
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
          coalesce(min("occurrences") >= 400, true) as "is_common"
        from
          "frequencies"
      ),
      "candidates" as materialized (
        select
          "person"."user_id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "meaning"."user_id" as "user_id"
              where
                "meaning"."kind" = 'person'
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'company'
                and "step"."company_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            )
          ) as "person"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "pr"."user_id"
          from
            (
              select
                "user_id",
                "name_norm",
                "name_keys",
                "bio",
                "interests",
                "visibility",
                "has_content",
                "views",
                "helpful",
                "last_active_at"
              from
                "profiles"
              where
                "is_listed" = true
            ) as "pr"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("pr"."user_id", $3::uuid)
                  and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
          order by
            "pr"."last_active_at" desc,
            "pr"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "pr"."user_id",
          (
            select
              sum(
                case
                  when "shown"."text" like '% ' || "w"."literal" || ' %' then 0
                  when "shown"."text" like '% ' || "w"."literal" || '%' then 1
                  when "shown"."text" like '%' || "w"."literal" || '%' then 2
                  else 3
                end * case "w"."n"
                  when 0 then 10
                  else 1
                end
              ) as "rank"
            from
              "words" as "w"
              cross join lateral (
                select
                  concat(
                    ' ',
                    "pr"."name_norm",
                    ' ',
                    (
                      select
                        string_agg("step"."company_norm" || ' ' || "step"."role_norm", ' ') as "career"
                      from
                        (
                          select
                            "user_id",
                            "company_name",
                            "company_norm",
                            "role_norm",
                            "experience_type"
                          from
                            "career_experiences"
                        ) as "step"
                      where
                        "step"."user_id" = "pr"."user_id"
                    ),
                    ' '
                  ) as "text"
              ) as "shown"
          ) as "rank",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "profile".*
            from
              (
                select
                  "user_id",
                  "name_norm",
                  "name_keys",
                  "bio",
                  "interests",
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
            where
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "pr"
          cross join lateral (
            select
              "account".*
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
              ) as "account"
            where
              "account"."id" = "pr"."user_id"
            offset
              0
          ) as "u"
        where
          not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("pr"."user_id", $3::uuid)
                and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "pr"."last_active_at" desc,
          "pr"."user_id" desc
        limit
          100
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("pr"."user_id", $3::uuid)
            and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
    order by
      "pr"."rank",
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      3
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."rank",
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.previewByWords(3, visitors, 2)
with
  "match" as materialized (
    with
      "words" as materialized (
        select
          cast("typed"."position" - 1 as integer) as "n",
          search_norm ("typed"."word") as "norm",
          search_anywhere ("typed"."word") as "pattern",
          search_like (search_norm ("typed"."word")) as "literal",
          search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
          case
            when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
          end as "later_word"
        from
          unnest($1::text[]) with ordinality as typed (word, position)
      ),
      "meanings" as materialized (
        with
          "candidates" as (
            (
              select
                "w"."n",
                "term"."kind",
                "term"."norm",
                cast(null as uuid) as "user_id",
                "term"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "t"."kind",
                    "t"."norm",
                    case
                      when "t"."norm" = "w"."norm" then 0
                      when "t"."norm" like "w"."literal" || '%' then 1
                      when "t"."norm" like '% ' || "w"."literal" || '%' then 2
                      when "t"."norm" like '%' || "w"."literal" || '%' then 3
                      when "t"."keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "t"
                  where
                    (
                      (
                        "t"."norm" like "w"."pattern"
                        or "t"."keys" && "w"."typo_keys"
                        or "t"."norm" %> "w"."norm"
                      )
                      or "t"."norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    length("t"."norm"),
                    "t"."norm"
                  limit
                    300
                ) as "term"
            )
            union all
            (
              select
                "w"."n",
                'person' as "kind",
                null as "norm",
                "person"."user_id",
                "person"."rank"
              from
                "words" as "w"
                cross join lateral (
                  select
                    "pr"."user_id",
                    case
                      when "pr"."name_norm" = "w"."norm" then 0
                      when "pr"."name_norm" like "w"."literal" || '%' then 1
                      when "pr"."name_norm" like '% ' || "w"."literal" || '%' then 2
                      when "pr"."name_norm" like '%' || "w"."literal" || '%' then 3
                      when "pr"."name_keys" && "w"."typo_keys" then 4
                      else 5
                    end as "rank"
                  from
                    (
                      select
                        "user_id",
                        "name_norm",
                        "name_keys",
                        "bio",
                        "interests",
                        "visibility",
                        "has_content",
                        "views",
                        "helpful",
                        "last_active_at"
                      from
                        "profiles"
                      where
                        "is_listed" = true
                    ) as "pr"
                  where
                    (
                      (
                        "pr"."name_norm" like "w"."pattern"
                        or "pr"."name_keys" && "w"."typo_keys"
                        or "pr"."name_norm" %> "w"."norm"
                      )
                      or "pr"."name_norm" like "w"."later_word"
                    )
                  order by
                    "rank",
                    "pr"."last_active_at" desc
                  limit
                    500
                ) as "person"
            )
            union all
            (
              select
                "facet"."n",
                "facet"."kind" as "kind",
                "facet"."norm",
                cast(null as uuid) as "user_id",
                "facet"."rank"
              from
                jsonb_to_recordset($2::jsonb) as "facet" ("n" int4, "kind" text, "norm" text, "rank" int4)
            )
          )
        select
          "n",
          "kind",
          "norm",
          "user_id",
          "rank"
        from
          (
            select
              *,
              min("rank") over (
                partition by
                  "n"
              ) as "best_rank"
            from
              "candidates"
          ) as "candidate"
        where
          (
            "rank" <= 3
            or (
              "best_rank" > 3
              and (
                "n" > 0
                or "rank" <= 4
              )
            )
          )
      ),
      "rarest" as materialized (
        with
          "frequencies" as materialized (
            select
              "w"."n",
              (
                select
                  count(*) as "count"
                from
                  (
                    select
                    from
                      "meanings" as "meaning"
                      cross join lateral (
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'company'
                            and "step"."company_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            (
                              select
                                "user_id",
                                "company_name",
                                "company_norm",
                                "role_norm",
                                "experience_type"
                              from
                                "career_experiences"
                            ) as "step"
                          where
                            "meaning"."kind" = 'role'
                            and "step"."role_norm" = "meaning"."norm"
                          limit
                            400
                        )
                        union all
                        (
                          select
                          from
                            generate_series(1, 20) as "author"
                          where
                            "meaning"."kind" = 'company'
                        )
                        union all
                        (
                          select
                          where
                            "meaning"."kind" = 'person'
                        )
                      ) as "occurrence"
                    where
                      "meaning"."n" = "w"."n"
                    limit
                      400
                  ) as "counted"
              ) as "occurrences"
            from
              "words" as "w"
            where
              "w"."n" > 0
              and not exists (
                select
                from
                  "meanings" as "facet"
                where
                  "facet"."n" = "w"."n"
                  and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
              )
          )
        select
          (
            array_agg(
              "n"
              order by
                "occurrences",
                "n"
            )
          ) [1] as "n",
          coalesce(min("occurrences") >= 400, true) as "is_common"
        from
          "frequencies"
      ),
      "candidates" as materialized (
        select
          "person"."user_id"
        from
          "meanings" as "meaning"
          cross join lateral (
            (
              select
                "meaning"."user_id" as "user_id"
              where
                "meaning"."kind" = 'person'
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'company'
                and "step"."company_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "step"."user_id"
              from
                (
                  select
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role_norm",
                    "experience_type"
                  from
                    "career_experiences"
                ) as "step"
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "p"."user_id"
              from
                (
                  select
                    "id",
                    "user_id",
                    "company_name",
                    "company_norm",
                    "role",
                    "role_norm",
                    "location_norm",
                    "tags_norm",
                    "logo",
                    "post_type",
                    "experience_type",
                    "interview_year",
                    "one_liner",
                    "offer_status",
                    "package",
                    "level",
                    "campus_type",
                    "hashtags",
                    "created_at",
                    "edited_at",
                    "last_active_at",
                    "useful",
                    "views",
                    "shares",
                    "comments_count"
                  from
                    "posts"
                  where
                    "removed_at" is null
                ) as "p"
              where
                "meaning"."kind" = 'company'
                and "p"."company_norm" = "meaning"."norm"
              order by
                "p"."last_active_at" desc,
                "p"."id" desc
              limit
                100
            )
          ) as "person"
        where
          (
            "meaning"."n" = 0
            or "meaning"."n" in (
              select
                "n"
              from
                "rarest"
            )
          )
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "pr"."user_id"
          from
            (
              select
                "user_id",
                "name_norm",
                "name_keys",
                "bio",
                "interests",
                "visibility",
                "has_content",
                "views",
                "helpful",
                "last_active_at"
              from
                "profiles"
              where
                "is_listed" = true
            ) as "pr"
          where
            (
              select
                "is_common"
              from
                "rarest"
            )
            and "pr"."visibility" <> 'connections'
          order by
            "pr"."last_active_at" desc,
            "pr"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "pr"."user_id",
          (
            select
              sum(
                case
                  when "shown"."text" like '% ' || "w"."literal" || ' %' then 0
                  when "shown"."text" like '% ' || "w"."literal" || '%' then 1
                  when "shown"."text" like '%' || "w"."literal" || '%' then 2
                  else 3
                end * case "w"."n"
                  when 0 then 10
                  else 1
                end
              ) as "rank"
            from
              "words" as "w"
              cross join lateral (
                select
                  concat(
                    ' ',
                    "pr"."name_norm",
                    ' ',
                    (
                      select
                        string_agg("step"."company_norm" || ' ' || "step"."role_norm", ' ') as "career"
                      from
                        (
                          select
                            "user_id",
                            "company_name",
                            "company_norm",
                            "role_norm",
                            "experience_type"
                          from
                            "career_experiences"
                        ) as "step"
                      where
                        "step"."user_id" = "pr"."user_id"
                    ),
                    ' '
                  ) as "text"
              ) as "shown"
          ) as "rank",
          false as "isNameMatch"
        from
          "candidates"
          cross join lateral (
            select
              "profile".*
            from
              (
                select
                  "user_id",
                  "name_norm",
                  "name_keys",
                  "bio",
                  "interests",
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
            where
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "pr"
          cross join lateral (
            select
              "account".*
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
              ) as "account"
            where
              "account"."id" = "pr"."user_id"
            offset
              0
          ) as "u"
        where
          "pr"."visibility" <> 'connections'
          and (
            (
              exists (
                select
                from
                  "meanings"
                where
                  "n" = 0
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 0
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 0
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 1
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 1
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "pr"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('person')
                )
                or lower("u"."stream") in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('branch')
                )
                or cast("u"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('year')
                )
                or "u"."roles" && (
                  select
                    array_agg("norm") as "norms"
                  from
                    "meanings"
                  where
                    "n" = 2
                    and "kind" in ('accountRole')
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company', 'role', 'experienceType')
                  )
                  and (
                    select
                      bool_or(
                        (
                          "step"."company_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "n" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "user_id",
                          "company_name",
                          "company_norm",
                          "role_norm",
                          "experience_type"
                        from
                          "career_experiences"
                      ) as "step"
                    where
                      "step"."user_id" = "pr"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "n" = 2
                      and "kind" in ('company')
                  )
                  and (
                    select
                      bool_or(
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "n" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "p"."company_norm"
                        from
                          (
                            select
                              "id",
                              "user_id",
                              "company_name",
                              "company_norm",
                              "role",
                              "role_norm",
                              "location_norm",
                              "tags_norm",
                              "logo",
                              "post_type",
                              "experience_type",
                              "interview_year",
                              "one_liner",
                              "offer_status",
                              "package",
                              "level",
                              "campus_type",
                              "hashtags",
                              "created_at",
                              "edited_at",
                              "last_active_at",
                              "useful",
                              "views",
                              "shares",
                              "comments_count"
                            from
                              "posts"
                            where
                              "removed_at" is null
                          ) as "p"
                        where
                          "p"."user_id" = "pr"."user_id"
                        order by
                          "p"."company_norm",
                          "p"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "pr"."last_active_at" desc,
          "pr"."user_id" desc
        limit
          100
      )
    select
      *
    from
      "matches"
  ),
  "found" as (
    select
      "profile".*,
      "match"."rank",
      "match"."isNameMatch"
    from
      "match"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "pr"."bio",
  "pr"."interests",
  "pr"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "pr"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'checkboxName',
          "step"."checkbox_name",
          'companyName',
          "step"."company_name",
          'companyLogo',
          "step"."company_logo",
          'fromYear',
          "step"."from_year",
          'fromMonth',
          "step"."from_month",
          'toYear',
          "step"."to_year",
          'toMonth',
          "step"."to_month",
          'isCurrentlyWorking',
          "step"."is_currently_working"
        )
      ) as "steps"
    from
      "career_experiences" as "step"
    where
      "step"."user_id" = "pr"."user_id"
  ) as "steps",
  "pr"."rank",
  "pr"."isNameMatch",
  "pr"."last_active_at" as "sortKey"
from
  (
    select
      "pr".*
    from
      "found" as "pr"
    where
      "pr"."visibility" <> 'connections'
    order by
      "pr"."rank",
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      3
  ) as "pr"
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
  ) as "u" on "u"."id" = "pr"."user_id"
order by
  "pr"."rank",
  "pr"."last_active_at" desc,
  "pr"."user_id" desc;

-- directory.related(6)
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
  "chosen"."relation",
  "chosen"."shared"
from
  (
    select
      "related".*,
      "pr"."has_content",
      "pr"."last_active_at"
    from
      (
        with
          "subject" as (
            select
              "u"."id",
              coalesce("u"."stream", "u"."specialisation") as "branch",
              "u"."year_of_graduation" as "year",
              (
                select
                  "own"."interests"
                from
                  "profiles" as "own"
                where
                  "own"."user_id" = "u"."id"
              ) as "interests"
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
              "u"."id" = $1::uuid
          ),
          "relations" as (
            (
              select
                "colleague"."user_id",
                'company' as "relation",
                8 as "weight",
                "colleague"."company_name" as "shared"
              from
                (
                  select distinct
                    "step"."company_norm"
                  from
                    (
                      select
                        "user_id",
                        "company_name",
                        "company_norm",
                        "role_norm",
                        "experience_type"
                      from
                        "career_experiences"
                    ) as "step"
                  where
                    "step"."user_id" = $1::uuid
                    and $2::boolean
                ) as "employer"
                cross join lateral (
                  select
                    "step"."user_id",
                    "step"."company_name"
                  from
                    (
                      select
                        "user_id",
                        "company_name",
                        "company_norm",
                        "role_norm",
                        "experience_type"
                      from
                        "career_experiences"
                    ) as "step"
                  where
                    "step"."company_norm" = "employer"."company_norm"
                    and "step"."user_id" <> $1::uuid
                  order by
                    "step"."user_id" desc
                  limit
                    60
                ) as "colleague"
            )
            union all
            (
              select
                "mate"."id" as "user_id",
                'batch' as "relation",
                4 as "weight",
                null as "shared"
              from
                "subject"
                cross join lateral (
                  select
                    "u"."id"
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
                    coalesce("u"."stream", "u"."specialisation") = "subject"."branch"
                    and "u"."id" <> "subject"."id"
                    and "u"."year_of_graduation" = "subject"."year"
                  order by
                    "u"."id" desc
                  limit
                    60
                ) as "mate"
            )
            union all
            (
              select
                "other"."user_id",
                'interest' as "relation",
                2 as "weight",
                (
                  select
                    i
                  from
                    unnest(other.interests) as i
                  where
                    i = any (subject.interests)
                  order by
                    i
                  limit
                    1
                ) as "shared"
              from
                "subject"
                cross join lateral (
                  select
                    "pr"."user_id",
                    "pr"."interests"
                  from
                    (
                      select
                        "user_id",
                        "name_norm",
                        "name_keys",
                        "bio",
                        "interests",
                        "visibility",
                        "has_content",
                        "views",
                        "helpful",
                        "last_active_at"
                      from
                        "profiles"
                      where
                        "is_listed" = true
                    ) as "pr"
                  where
                    "pr"."interests" && "subject"."interests"
                    and "pr"."user_id" <> "subject"."id"
                  limit
                    60
                ) as "other"
            )
            union all
            (
              select
                "mate"."id" as "user_id",
                'branch' as "relation",
                1 as "weight",
                null as "shared"
              from
                "subject"
                cross join lateral (
                  select
                    "u"."id"
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
                    coalesce("u"."stream", "u"."specialisation") = "subject"."branch"
                    and "u"."id" <> "subject"."id"
                    and "u"."year_of_graduation" between "subject"."year" - 2 and "subject"."year" + 2
                  order by
                    "u"."year_of_graduation" desc,
                    "u"."id" desc
                  limit
                    60
                ) as "mate"
            )
          ),
          "distinct_relations" as (
            select
              "user_id",
              "relation",
              "weight",
              min("shared") as "shared"
            from
              "relations"
            group by
              "user_id",
              "relation",
              "weight"
          )
        select
          "user_id",
          sum("weight") as "weight",
          (
            array_agg(
              "relation"
              order by
                "weight" desc
            )
          ) [1] as "relation",
          (
            array_agg(
              "shared"
              order by
                "weight" desc
            )
          ) [1] as "shared"
        from
          "distinct_relations"
        group by
          "user_id"
      ) as "related"
      inner join (
        select
          "user_id",
          "name_norm",
          "name_keys",
          "bio",
          "interests",
          "visibility",
          "has_content",
          "views",
          "helpful",
          "last_active_at"
        from
          "profiles"
        where
          "is_listed" = true
      ) as "pr" on "pr"."user_id" = "related"."user_id"
    where
      "pr"."user_id" is distinct from $3::uuid
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("pr"."user_id", $3::uuid)
            and "pair"."high_id" = greatest("pr"."user_id", $3::uuid)
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
    order by
      "related"."weight" desc,
      "pr"."has_content" desc,
      "pr"."last_active_at" desc,
      "pr"."user_id" desc
    limit
      6
  ) as "chosen"
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
  ) as "u" on "u"."id" = "chosen"."user_id"
order by
  "chosen"."weight" desc,
  "chosen"."has_content" desc,
  "chosen"."last_active_at" desc,
  "chosen"."user_id" desc;
