-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- suggestions.suggested(false, false, false, true, false, false)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      "term"."norm" like search_anywhere ($1::text)
                      or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                      or "term"."norm" %> search_norm ($1::text)
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'role' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            "post"."role" as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."role_norm" = "meaning"."norm"
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'role'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        7
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(false, false, true, true, true, false)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      "term"."norm" like search_anywhere ($1::text)
                      or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                      or "term"."norm" %> search_norm ($1::text)
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
        )
        union all
        (
          select
            'person' as "kind",
            "profile"."name_norm" as "norm",
            "profile"."user_id",
            case
              when "profile"."name_norm" = (
                select
                  "norm"
                from
                  "phrase"
              ) then 0
              when "profile"."name_norm" like (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 1
              when "profile"."name_norm" like '% ' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 2
              when "profile"."name_norm" like '%' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 3
              when "profile"."name_keys" && (
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
          where
            (
              "profile"."name_norm" like (
                select
                  "pattern"
                from
                  "phrase"
              )
              or "profile"."name_keys" && (
                select
                  "typo_keys"
                from
                  "phrase"
              )
              or "profile"."name_norm" %> (
                select
                  "norm"
                from
                  "phrase"
              )
            )
          order by
            "rank",
            "profile"."last_active_at" desc
          limit
            20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'person' as "kind",
        "meaning"."rank",
        extract(
          epoch
          from
            "profile"."last_active_at"
        )::int as "weight",
        "meaning"."norm" as "text",
        cast("profile"."user_id" as text) as "target",
        null::text as "companyName",
        0 as "experienceCount",
        "profile"."user_id"
      from
        "meanings" as "meaning"
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
        ) as "profile" on "profile"."user_id" = "meaning"."user_id"
      where
        "meaning"."kind" = 'person'
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("profile"."user_id", $2::uuid)
              and "pair"."high_id" = greatest("profile"."user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
      order by
        "meaning"."rank",
        "profile"."last_active_at" desc
      limit
        4
    )
    union all
    (
      select
        'role' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            "post"."role" as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."role_norm" = "meaning"."norm"
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'role'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
    union all
    (
      select
        'hashtag' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            (
              select
                tag
              from
                unnest("post"."hashtags") as tag
              where
                search_norm ("tag") = "meaning"."norm"
              limit
                1
            ) as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."tags_norm" @> array["meaning"."norm"]
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'hashtag'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(false, true, false, false, false, false)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      "term"."norm" like search_anywhere ($1::text)
                      or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                      or "term"."norm" %> search_norm ($1::text)
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'company' as "kind",
        min("match"."rank") as "rank",
        "company"."experience_count" as "weight",
        "company"."name" as "text",
        "company"."slug" as "target",
        null::text as "companyName",
        "company"."experience_count" as "experienceCount",
        null::uuid as "user_id"
      from
        (
          (
            select
              "written"."id",
              "meaning"."rank"
            from
              "meanings" as "meaning"
              inner join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "written"."norm" = "meaning"."norm"
            where
              "meaning"."kind" = 'company'
          )
          union all
          (
            select
              "company"."id",
              3 as "rank"
            from
              (
                select
                  "company"."id",
                  "company"."slug",
                  "company"."name",
                  "company"."name_norm",
                  "company"."experience_count"
                from
                  "companies" as "company"
                where
                  "company"."joined_to_id" is null
                  and (
                    "company"."experience_count" > 0
                    or "company"."opening_count" > 0
                    or "company"."people_count" > 0
                  )
              ) as "company"
            where
              "company"."name_norm" like search_anywhere ($1::text)
          )
        ) as "match"
        inner join (
          select
            "company"."id",
            "company"."slug",
            "company"."name",
            "company"."name_norm",
            "company"."experience_count"
          from
            "companies" as "company"
          where
            "company"."joined_to_id" is null
            and (
              "company"."experience_count" > 0
              or "company"."opening_count" > 0
              or "company"."people_count" > 0
            )
        ) as "company" on "company"."id" = "match"."id"
      group by
        "company"."id",
        "company"."slug",
        "company"."name",
        "company"."experience_count"
      order by
        "rank",
        "company"."experience_count" desc,
        "company"."name"
      limit
        7
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(false, true, true, true, true, true)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    (
                      "term"."norm" like search_anywhere ($1::text)
                      or "term"."keys" && search_typos (replace(search_norm ($1::text), ' ', ''))
                      or "term"."norm" %> search_norm ($1::text)
                    )
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
        )
        union all
        (
          select
            'person' as "kind",
            "profile"."name_norm" as "norm",
            "profile"."user_id",
            case
              when "profile"."name_norm" = (
                select
                  "norm"
                from
                  "phrase"
              ) then 0
              when "profile"."name_norm" like (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 1
              when "profile"."name_norm" like '% ' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 2
              when "profile"."name_norm" like '%' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 3
              when "profile"."name_keys" && (
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
          where
            (
              "profile"."name_norm" like (
                select
                  "pattern"
                from
                  "phrase"
              )
              or "profile"."name_keys" && (
                select
                  "typo_keys"
                from
                  "phrase"
              )
              or "profile"."name_norm" %> (
                select
                  "norm"
                from
                  "phrase"
              )
            )
          order by
            "rank",
            "profile"."last_active_at" desc
          limit
            20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'company' as "kind",
        min("match"."rank") as "rank",
        "company"."experience_count" as "weight",
        "company"."name" as "text",
        "company"."slug" as "target",
        null::text as "companyName",
        "company"."experience_count" as "experienceCount",
        null::uuid as "user_id"
      from
        (
          (
            select
              "written"."id",
              "meaning"."rank"
            from
              "meanings" as "meaning"
              inner join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "written"."norm" = "meaning"."norm"
            where
              "meaning"."kind" = 'company'
          )
          union all
          (
            select
              "company"."id",
              3 as "rank"
            from
              (
                select
                  "company"."id",
                  "company"."slug",
                  "company"."name",
                  "company"."name_norm",
                  "company"."experience_count"
                from
                  "companies" as "company"
                where
                  "company"."joined_to_id" is null
                  and (
                    "company"."experience_count" > 0
                    or "company"."opening_count" > 0
                    or "company"."people_count" > 0
                  )
              ) as "company"
            where
              "company"."name_norm" like search_anywhere ($1::text)
          )
        ) as "match"
        inner join (
          select
            "company"."id",
            "company"."slug",
            "company"."name",
            "company"."name_norm",
            "company"."experience_count"
          from
            "companies" as "company"
          where
            "company"."joined_to_id" is null
            and (
              "company"."experience_count" > 0
              or "company"."opening_count" > 0
              or "company"."people_count" > 0
            )
        ) as "company" on "company"."id" = "match"."id"
      group by
        "company"."id",
        "company"."slug",
        "company"."name",
        "company"."experience_count"
      order by
        "rank",
        "company"."experience_count" desc,
        "company"."name"
      limit
        4
    )
    union all
    (
      select
        'person' as "kind",
        "meaning"."rank",
        extract(
          epoch
          from
            "profile"."last_active_at"
        )::int as "weight",
        "meaning"."norm" as "text",
        cast("profile"."user_id" as text) as "target",
        null::text as "companyName",
        0 as "experienceCount",
        "profile"."user_id"
      from
        "meanings" as "meaning"
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
        ) as "profile" on "profile"."user_id" = "meaning"."user_id"
      where
        "meaning"."kind" = 'person'
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("profile"."user_id", $2::uuid)
              and "pair"."high_id" = greatest("profile"."user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
      order by
        "meaning"."rank",
        "profile"."last_active_at" desc
      limit
        4
    )
    union all
    (
      select
        'role' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            "post"."role" as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."role_norm" = "meaning"."norm"
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'role'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
    union all
    (
      select
        'hashtag' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            (
              select
                tag
              from
                unnest("post"."hashtags") as tag
              where
                search_norm ("tag") = "meaning"."norm"
              limit
                1
            ) as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."tags_norm" @> array["meaning"."norm"]
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'hashtag'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
    union all
    (
      select
        'opening' as "kind",
        0 as "rank",
        cast(
          row_number() over (
            order by
              "opening"."id"
          ) as integer
        ) as "weight",
        "opening"."role" as "text",
        cast("opening"."id" as text) as "target",
        "opening"."company_name" as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        (
          with
            "newest" as materialized (
              select
                "opening"."id",
                "opening"."user_id",
                "opening"."role",
                "opening"."company_name"
              from
                (
                  select
                    "opening"."id",
                    "opening"."user_id",
                    "opening"."role",
                    "opening"."company_name",
                    "opening"."found_by"
                  from
                    "job_openings" as "opening"
                  where
                    "opening"."removed_at" is null
                    and (
                      "opening"."is_current"
                      and (
                        "opening"."deadline" is null
                        or "opening"."deadline" >= $3::date
                      )
                    )
                  order by
                    "opening"."is_pinned" desc,
                    "opening"."id" desc
                  limit
                    500
                ) as "opening"
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
                ) as "person" on "person"."id" = "opening"."user_id"
              where
                "person"."is_banned" = false
                and "opening"."found_by" like (
                  select
                    search_anywhere ($1::text) as "pattern"
                )
              order by
                "opening"."id" desc
              limit
                4
            ),
            "older" as materialized (
              select
                "opening"."id",
                "opening"."user_id",
                "opening"."role",
                "opening"."company_name"
              from
                (
                  select
                    "opening"."id",
                    "opening"."user_id",
                    "opening"."role",
                    "opening"."company_name"
                  from
                    "job_openings" as "opening"
                  where
                    "opening"."removed_at" is null
                    and (
                      "opening"."is_current"
                      and (
                        "opening"."deadline" is null
                        or "opening"."deadline" >= $3::date
                      )
                    )
                    and "opening"."found_by" like (
                      select
                        search_anywhere ($1::text) as "pattern"
                    )
                  offset
                    0
                ) as "opening"
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
                ) as "person" on "person"."id" = "opening"."user_id"
              where
                "person"."is_banned" = false
                and true
                and (
                  select
                    count(*) as "count"
                  from
                    "newest"
                ) < 4
              order by
                "opening"."id" desc
              limit
                4
            )
          select
            *
          from
            (
              select
                *
              from
                "newest"
              union
              select
                *
              from
                "older"
            ) as "opening"
          order by
            "opening"."id" desc
          limit
            4
        ) as "opening"
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(true, false, false, true, false, false)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    "term"."norm" like search_anywhere ($1::text)
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'role' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            "post"."role" as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."role_norm" = "meaning"."norm"
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'role'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        7
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(true, false, true, true, true, false)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    "term"."norm" like search_anywhere ($1::text)
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
        )
        union all
        (
          select
            'person' as "kind",
            "profile"."name_norm" as "norm",
            "profile"."user_id",
            case
              when "profile"."name_norm" = (
                select
                  "norm"
                from
                  "phrase"
              ) then 0
              when "profile"."name_norm" like (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 1
              when "profile"."name_norm" like '% ' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 2
              when "profile"."name_norm" like '%' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 3
              when "profile"."name_keys" && (
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
          where
            "profile"."name_norm" like (
              select
                "pattern"
              from
                "phrase"
            )
          order by
            "rank",
            "profile"."last_active_at" desc
          limit
            20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'person' as "kind",
        "meaning"."rank",
        extract(
          epoch
          from
            "profile"."last_active_at"
        )::int as "weight",
        "meaning"."norm" as "text",
        cast("profile"."user_id" as text) as "target",
        null::text as "companyName",
        0 as "experienceCount",
        "profile"."user_id"
      from
        "meanings" as "meaning"
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
        ) as "profile" on "profile"."user_id" = "meaning"."user_id"
      where
        "meaning"."kind" = 'person'
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("profile"."user_id", $2::uuid)
              and "pair"."high_id" = greatest("profile"."user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
      order by
        "meaning"."rank",
        "profile"."last_active_at" desc
      limit
        4
    )
    union all
    (
      select
        'role' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            "post"."role" as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."role_norm" = "meaning"."norm"
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'role'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
    union all
    (
      select
        'hashtag' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            (
              select
                tag
              from
                unnest("post"."hashtags") as tag
              where
                search_norm ("tag") = "meaning"."norm"
              limit
                1
            ) as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."tags_norm" @> array["meaning"."norm"]
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'hashtag'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(true, true, false, false, false, false)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    "term"."norm" like search_anywhere ($1::text)
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'company' as "kind",
        min("match"."rank") as "rank",
        "company"."experience_count" as "weight",
        "company"."name" as "text",
        "company"."slug" as "target",
        null::text as "companyName",
        "company"."experience_count" as "experienceCount",
        null::uuid as "user_id"
      from
        (
          (
            select
              "written"."id",
              "meaning"."rank"
            from
              "meanings" as "meaning"
              inner join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "written"."norm" = "meaning"."norm"
            where
              "meaning"."kind" = 'company'
          )
          union all
          (
            select
              "company"."id",
              3 as "rank"
            from
              (
                select
                  "company"."id",
                  "company"."slug",
                  "company"."name",
                  "company"."name_norm",
                  "company"."experience_count"
                from
                  "companies" as "company"
                where
                  "company"."joined_to_id" is null
                  and (
                    "company"."experience_count" > 0
                    or "company"."opening_count" > 0
                    or "company"."people_count" > 0
                  )
              ) as "company"
            where
              "company"."name_norm" like search_anywhere ($1::text)
          )
        ) as "match"
        inner join (
          select
            "company"."id",
            "company"."slug",
            "company"."name",
            "company"."name_norm",
            "company"."experience_count"
          from
            "companies" as "company"
          where
            "company"."joined_to_id" is null
            and (
              "company"."experience_count" > 0
              or "company"."opening_count" > 0
              or "company"."people_count" > 0
            )
        ) as "company" on "company"."id" = "match"."id"
      group by
        "company"."id",
        "company"."slug",
        "company"."name",
        "company"."experience_count"
      order by
        "rank",
        "company"."experience_count" desc,
        "company"."name"
      limit
        7
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";

-- suggestions.suggested(true, true, true, true, true, true)
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
            "placed"."kind",
            "placed"."norm",
            "placed"."user_id",
            "placed"."rank"
          from
            (
              select
                *,
                row_number() over (
                  partition by
                    "term"."kind"
                  order by
                    "term"."rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "place"
              from
                (
                  select
                    "term"."kind",
                    "term"."norm",
                    cast(null as uuid) as "user_id",
                    case
                      when "term"."norm" = (
                        select
                          "norm"
                        from
                          "phrase"
                      ) then 0
                      when "term"."norm" like (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 1
                      when "term"."norm" like '% ' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 2
                      when "term"."norm" like '%' || (
                        select
                          "literal"
                        from
                          "phrase"
                      ) || '%' then 3
                      when "term"."keys" && (
                        select
                          "typo_keys"
                        from
                          "phrase"
                      ) then 4
                      else 5
                    end as "rank"
                  from
                    "search_terms" as "term"
                  where
                    "term"."norm" like search_anywhere ($1::text)
                  order by
                    "rank",
                    length("term"."norm"),
                    "term"."norm"
                ) as "term"
            ) as "placed"
          where
            "placed"."place" <= 20
        )
        union all
        (
          select
            'person' as "kind",
            "profile"."name_norm" as "norm",
            "profile"."user_id",
            case
              when "profile"."name_norm" = (
                select
                  "norm"
                from
                  "phrase"
              ) then 0
              when "profile"."name_norm" like (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 1
              when "profile"."name_norm" like '% ' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 2
              when "profile"."name_norm" like '%' || (
                select
                  "literal"
                from
                  "phrase"
              ) || '%' then 3
              when "profile"."name_keys" && (
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
          where
            "profile"."name_norm" like (
              select
                "pattern"
              from
                "phrase"
            )
          order by
            "rank",
            "profile"."last_active_at" desc
          limit
            20
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
  "suggested"."kind",
  "suggested"."text",
  "suggested"."target",
  "suggested"."companyName",
  "suggested"."experienceCount",
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
    (
      select
        'company' as "kind",
        min("match"."rank") as "rank",
        "company"."experience_count" as "weight",
        "company"."name" as "text",
        "company"."slug" as "target",
        null::text as "companyName",
        "company"."experience_count" as "experienceCount",
        null::uuid as "user_id"
      from
        (
          (
            select
              "written"."id",
              "meaning"."rank"
            from
              "meanings" as "meaning"
              inner join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "written"."norm" = "meaning"."norm"
            where
              "meaning"."kind" = 'company'
          )
          union all
          (
            select
              "company"."id",
              3 as "rank"
            from
              (
                select
                  "company"."id",
                  "company"."slug",
                  "company"."name",
                  "company"."name_norm",
                  "company"."experience_count"
                from
                  "companies" as "company"
                where
                  "company"."joined_to_id" is null
                  and (
                    "company"."experience_count" > 0
                    or "company"."opening_count" > 0
                    or "company"."people_count" > 0
                  )
              ) as "company"
            where
              "company"."name_norm" like search_anywhere ($1::text)
          )
        ) as "match"
        inner join (
          select
            "company"."id",
            "company"."slug",
            "company"."name",
            "company"."name_norm",
            "company"."experience_count"
          from
            "companies" as "company"
          where
            "company"."joined_to_id" is null
            and (
              "company"."experience_count" > 0
              or "company"."opening_count" > 0
              or "company"."people_count" > 0
            )
        ) as "company" on "company"."id" = "match"."id"
      group by
        "company"."id",
        "company"."slug",
        "company"."name",
        "company"."experience_count"
      order by
        "rank",
        "company"."experience_count" desc,
        "company"."name"
      limit
        4
    )
    union all
    (
      select
        'person' as "kind",
        "meaning"."rank",
        extract(
          epoch
          from
            "profile"."last_active_at"
        )::int as "weight",
        "meaning"."norm" as "text",
        cast("profile"."user_id" as text) as "target",
        null::text as "companyName",
        0 as "experienceCount",
        "profile"."user_id"
      from
        "meanings" as "meaning"
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
        ) as "profile" on "profile"."user_id" = "meaning"."user_id"
      where
        "meaning"."kind" = 'person'
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("profile"."user_id", $2::uuid)
              and "pair"."high_id" = greatest("profile"."user_id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
      order by
        "meaning"."rank",
        "profile"."last_active_at" desc
      limit
        4
    )
    union all
    (
      select
        'role' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            "post"."role" as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."role_norm" = "meaning"."norm"
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'role'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
    union all
    (
      select
        'hashtag' as "kind",
        "meaning"."rank",
        - length("meaning"."norm") as "weight",
        "written"."text",
        "written"."text" as "target",
        null::text as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        "meanings" as "meaning"
        cross join lateral (
          select
            (
              select
                tag
              from
                unnest("post"."hashtags") as tag
              where
                search_norm ("tag") = "meaning"."norm"
              limit
                1
            ) as "text"
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
                "is_level_told",
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
            ) as "post"
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
            ) as "author" on "author"."id" = "post"."user_id"
          where
            "author"."is_banned" = false
            and "post"."tags_norm" @> array["meaning"."norm"]
          limit
            1
        ) as "written"
      where
        "meaning"."kind" = 'hashtag'
        and "meaning"."rank" < 5
      order by
        "meaning"."rank",
        length("meaning"."norm"),
        "meaning"."norm"
      limit
        4
    )
    union all
    (
      select
        'opening' as "kind",
        0 as "rank",
        cast(
          row_number() over (
            order by
              "opening"."id"
          ) as integer
        ) as "weight",
        "opening"."role" as "text",
        cast("opening"."id" as text) as "target",
        "opening"."company_name" as "companyName",
        0 as "experienceCount",
        null::uuid as "user_id"
      from
        (
          with
            "newest" as materialized (
              select
                "opening"."id",
                "opening"."user_id",
                "opening"."role",
                "opening"."company_name"
              from
                (
                  select
                    "opening"."id",
                    "opening"."user_id",
                    "opening"."role",
                    "opening"."company_name",
                    "opening"."found_by"
                  from
                    "job_openings" as "opening"
                  where
                    "opening"."removed_at" is null
                    and (
                      "opening"."is_current"
                      and (
                        "opening"."deadline" is null
                        or "opening"."deadline" >= $3::date
                      )
                    )
                  order by
                    "opening"."is_pinned" desc,
                    "opening"."id" desc
                  limit
                    500
                ) as "opening"
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
                ) as "person" on "person"."id" = "opening"."user_id"
              where
                "person"."is_banned" = false
                and "opening"."found_by" like (
                  select
                    search_anywhere ($1::text) as "pattern"
                )
              order by
                "opening"."id" desc
              limit
                4
            ),
            "older" as materialized (
              select
                "opening"."id",
                "opening"."user_id",
                "opening"."role",
                "opening"."company_name"
              from
                (
                  select
                    "opening"."id",
                    "opening"."user_id",
                    "opening"."role",
                    "opening"."company_name"
                  from
                    "job_openings" as "opening"
                  where
                    "opening"."removed_at" is null
                    and (
                      "opening"."is_current"
                      and (
                        "opening"."deadline" is null
                        or "opening"."deadline" >= $3::date
                      )
                    )
                    and "opening"."found_by" like (
                      select
                        search_anywhere ($1::text) as "pattern"
                    )
                  offset
                    0
                ) as "opening"
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
                ) as "person" on "person"."id" = "opening"."user_id"
              where
                "person"."is_banned" = false
                and false
                and (
                  select
                    count(*) as "count"
                  from
                    "newest"
                ) < 4
              order by
                "opening"."id" desc
              limit
                4
            )
          select
            *
          from
            (
              select
                *
              from
                "newest"
              union
              select
                *
              from
                "older"
            ) as "opening"
          order by
            "opening"."id" desc
          limit
            4
        ) as "opening"
    )
  ) as "suggested"
  left join (
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
  ) as "person" on "person"."id" = "suggested"."user_id"
order by
  "suggested"."rank",
  "suggested"."weight" desc,
  "suggested"."text";
