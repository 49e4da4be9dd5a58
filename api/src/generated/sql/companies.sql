-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- companies.alike
select
  "pair"."first",
  "pair"."second",
  "pair"."likeness"
from
  (
    select
      *,
      row_number() over (
        partition by
          "pair"."newId"
        order by
          "pair"."likeness" desc,
          "pair"."first",
          "pair"."second"
      ) as "place"
    from
      (
        select
          "one"."id" as "newId",
          least("one"."id", "other"."id") as "first",
          greatest("one"."id", "other"."id") as "second",
          greatest(
            round(100 * similarity ("one"."slug", "other"."slug"))::int,
            case
              when starts_with("one"."slug", "other"."slug" || '-')
              or starts_with("other"."slug", "one"."slug" || '-') then 90
            end,
            case
              when length("one"."slug") > 2
              and "one"."slug" = regexp_replace("other"."slug", '([^-])[^-]*-?', '\1', 'g') then 80
            end,
            case
              when length("other"."slug") > 2
              and "other"."slug" = regexp_replace("one"."slug", '([^-])[^-]*-?', '\1', 'g') then 80
            end
          ) as "likeness"
        from
          "companies" as "one"
          inner join lateral (
            select
              "other"."id"
            from
              "companies" as "other"
            where
              other.slug % "one"."slug"
            union
            select
              "other"."id"
            from
              "companies" as "other"
            where
              "other"."slug" like "one"."slug" || '-%'
            union
            select
              "other"."id"
            from
              "companies" as "other"
            where
              "other"."slug" = any (
                array(
                  select
                    array_to_string((string_to_array("one"."slug", '-')) [1:words], '-')
                  from
                    generate_series(1, array_length(string_to_array("one"."slug", '-'), 1) - 1) as words
                )
              )
            union
            select
              "other"."id"
            from
              "companies" as "other"
            where
              "other"."slug" = regexp_replace("one"."slug", '([^-])[^-]*-?', '\1', 'g')
            union
            select
              "other"."id"
            from
              "companies" as "other"
            where
              regexp_replace("other"."slug", '([^-])[^-]*-?', '\1', 'g') = "one"."slug"
          ) as "alike" on "alike"."id" <> "one"."id"
          inner join "companies" as "other" on "other"."id" = "alike"."id"
        where
          "one"."id" = any ($1::uuid[])
          and (
            "other"."is_compared" = true
            or (
              "other"."id" = any ($1::uuid[])
              and "other"."id" > "one"."id"
            )
          )
      ) as "pair"
    where
      "pair"."likeness" >= 50
  ) as "pair"
where
  "pair"."place" <= 10;

-- companies.apartInGroups
select
  "said"."id"
from
  "question_corrections" as "said"
where
  "said"."taken_back_at" is null
  and "said"."kind" = 'apart'
  and exists (
    select
      "told"."id"
    from
      "asked_questions" as "told"
    where
      "told"."post_id" = "said"."post_id"
      and "told"."text" = "said"."text"
      and "told"."group_id" = any ($1::uuid[])
  )
order by
  "said"."id";

-- companies.asked(20, mostAsked, false, false)
select
  "asked"."group_id" as "id",
  "asked"."text",
  "asked"."topic",
  "asked"."experiences",
  "asked"."last_year" as "lastYear",
  "asked"."places"
from
  "company_questions" as "asked"
where
  "asked"."company_id" = $1::uuid
order by
  "asked"."experiences" desc,
  "asked"."last_year" desc,
  "asked"."group_id" desc
limit
  21;

-- companies.asked(20, mostAsked, true, false)
select
  "asked"."group_id" as "id",
  "asked"."text",
  "asked"."topic",
  "asked"."experiences",
  "asked"."last_year" as "lastYear",
  "asked"."places"
from
  "company_questions" as "asked"
where
  "asked"."company_id" = $1::uuid
  and ("asked"."experiences", "asked"."last_year", "asked"."group_id") < ($2::int8, $3::int8, $4::uuid)
order by
  "asked"."experiences" desc,
  "asked"."last_year" desc,
  "asked"."group_id" desc
limit
  21;

-- companies.asked(20, mostAsked, true, true)
select
  "asked"."group_id" as "id",
  "asked"."text",
  "asked"."topic",
  "asked"."experiences",
  "asked"."last_year" as "lastYear",
  "asked"."places"
from
  "company_questions" as "asked"
where
  "asked"."company_id" = $1::uuid
  and "asked"."topic" = $2::text
  and ("asked"."experiences", "asked"."last_year", "asked"."group_id") < ($3::int8, $4::int8, $5::uuid)
order by
  "asked"."experiences" desc,
  "asked"."last_year" desc,
  "asked"."group_id" desc
limit
  21;

-- companies.askedChanged
with
  "told" as (
    select
      "post"."id",
      "known"."company_id" as "companyId",
      concat_ws('/', coalesce("post"."edited_at", "post"."created_at"), "known"."company_id") as "basis"
    from
      (
        select
          "post".*
        from
          "posts" as "post"
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
          ) as "person" on "person"."id" = "post"."user_id"
        where
          "post"."removed_at" is null
          and "person"."is_banned" = false
      ) as "post"
      inner join "company_names" as "known" on "known"."norm" = "post"."company_norm"
  )
select
  "told"."id",
  "told"."companyId",
  "told"."basis"
from
  "told"
  left join "asked_posts" as "read" on "read"."post_id" = "told"."id"
where
  "told"."id" > $1::uuid
  and "told"."basis" is distinct from "read"."basis"
order by
  "told"."id"
limit
  8;

-- companies.askedCount(false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "asked"."group_id" as "id",
      "asked"."text",
      "asked"."topic",
      "asked"."experiences",
      "asked"."last_year" as "lastYear",
      "asked"."places"
    from
      "company_questions" as "asked"
    where
      "asked"."company_id" = $1::uuid
    limit
      1001
  ) as "counted";

-- companies.askedCount(true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "asked"."group_id" as "id",
      "asked"."text",
      "asked"."topic",
      "asked"."experiences",
      "asked"."last_year" as "lastYear",
      "asked"."places"
    from
      "company_questions" as "asked"
    where
      "asked"."company_id" = $1::uuid
      and "asked"."topic" = $2::text
    limit
      1001
  ) as "counted";

-- companies.askedGone
select
  "read"."post_id" as "id"
from
  "asked_posts" as "read"
where
  "read"."post_id" > $1::uuid
  and not exists (
    select
      "post"."id"
    from
      (
        select
          "post".*
        from
          "posts" as "post"
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
          ) as "person" on "person"."id" = "post"."user_id"
        where
          "post"."removed_at" is null
          and "person"."is_banned" = false
      ) as "post"
      inner join "company_names" as "known" on "known"."norm" = "post"."company_norm"
    where
      "post"."id" = "read"."post_id"
  )
order by
  "read"."post_id"
limit
  8;

-- companies.askedNow
select
  "post"."id",
  "known"."company_id" as "companyId",
  concat_ws('/', coalesce("post"."edited_at", "post"."created_at"), "known"."company_id") as "basis"
from
  (
    select
      "post".*
    from
      "posts" as "post"
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
      ) as "person" on "person"."id" = "post"."user_id"
    where
      "post"."removed_at" is null
      and "person"."is_banned" = false
  ) as "post"
  inner join "company_names" as "known" on "known"."norm" = "post"."company_norm"
where
  "post"."id" = any ($1::uuid[])
order by
  "post"."id";

-- companies.askedTopics
select
  "asked"."company_id" as "companyId",
  "asked"."topic",
  cast(count(*) as integer) as "questions"
from
  "company_questions" as "asked"
where
  "asked"."company_id" = any ($1::uuid[])
group by
  "asked"."company_id",
  "asked"."topic"
order by
  cast(count(*) as integer) desc,
  "asked"."topic";

-- companies.asking
select
  "post"."id",
  "post"."user_id" as "authorId",
  "post"."role" as "role",
  "post"."interview_year" as "interviewYear",
  "post"."rounds" as "rounds",
  "post"."story_rounds" as "storyRounds",
  "post"."online_assessment" as "onlineAssessment"
from
  (
    select
      "post".*
    from
      "posts" as "post"
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
      ) as "person" on "person"."id" = "post"."user_id"
    where
      "post"."removed_at" is null
      and "person"."is_banned" = false
  ) as "post"
where
  "post"."id" = any ($1::uuid[])
order by
  "post"."id";

-- companies.bankFacets(false, false, false, false)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'role' then (
      select
        "post"."role"
      from
        "posts" as "post"
      where
        "post"."role_norm" = "ranked"."value"
        and "post"."removed_at" is null
        and (
          select
            "person"."is_banned" = false as "is_not_banned"
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
            ) as "person"
          where
            "person"."id" = "post"."user_id"
        )
      limit
        1
    )
  end as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              "counted"."value",
              "counted"."count",
              cast(null as text) as "name"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          select
                            'all' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array['topic:' || question.topic, 'since:' || question.last_year] || array(
                                  select
                                    'role:' || role
                                  from
                                    unnest(question.roles) as role
                                ) as "tokens"
                              from
                                "question_groups" as "question"
                              where
                                "question"."experiences" > 0
                                and 1 = 1
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) <> all (array[''])
                          group by
                            token
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- companies.bankFacets(true, true, true, true)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'role' then (
      select
        "post"."role"
      from
        "posts" as "post"
      where
        "post"."role_norm" = "ranked"."value"
        and "post"."removed_at" is null
        and (
          select
            "person"."is_banned" = false as "is_not_banned"
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
            ) as "person"
          where
            "person"."id" = "post"."user_id"
        )
      limit
        1
    )
  end as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              "counted"."value",
              "counted"."count",
              cast(null as text) as "name"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          select
                            'all' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array['topic:' || question.topic, 'since:' || question.last_year] || array(
                                  select
                                    'role:' || role
                                  from
                                    unnest(question.roles) as role
                                ) as "tokens"
                              from
                                "question_groups" as "question"
                              where
                                "question"."experiences" > 0
                                and (
                                  "question"."text_norm" like search_anywhere ($1::text)
                                  and "question"."topic" = any ($2::text[])
                                  and "question"."roles" && search_norms ($3::text[])
                                  and "question"."last_year" >= $4::int4
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) <> all (array['', 'topic', 'role', 'since'])
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'topic' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array['topic:' || question.topic, 'since:' || question.last_year] || array(
                                  select
                                    'role:' || role
                                  from
                                    unnest(question.roles) as role
                                ) as "tokens"
                              from
                                "question_groups" as "question"
                              where
                                "question"."experiences" > 0
                                and (
                                  "question"."text_norm" like search_anywhere ($1::text)
                                  and "question"."roles" && search_norms ($3::text[])
                                  and "question"."last_year" >= $4::int4
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'topic'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'role' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array['topic:' || question.topic, 'since:' || question.last_year] || array(
                                  select
                                    'role:' || role
                                  from
                                    unnest(question.roles) as role
                                ) as "tokens"
                              from
                                "question_groups" as "question"
                              where
                                "question"."experiences" > 0
                                and (
                                  "question"."text_norm" like search_anywhere ($1::text)
                                  and "question"."topic" = any ($2::text[])
                                  and "question"."last_year" >= $4::int4
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'role'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'since' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array['topic:' || question.topic, 'since:' || question.last_year] || array(
                                  select
                                    'role:' || role
                                  from
                                    unnest(question.roles) as role
                                ) as "tokens"
                              from
                                "question_groups" as "question"
                              where
                                "question"."experiences" > 0
                                and (
                                  "question"."text_norm" like search_anywhere ($1::text)
                                  and "question"."topic" = any ($2::text[])
                                  and "question"."roles" && search_norms ($3::text[])
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'since'
                          group by
                            token
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- companies.bySlug
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."facts",
  "company"."asked_topics" as "askedTopics",
  (
    select
      cast(count(distinct "follow"."user_id") as integer) as "followers"
    from
      "company_follows" as "follow"
    where
      "follow"."company_id" in (
        select
          "part"."id"
        from
          "companies" as "part"
        where
          "part"."slug" in (
            select
              "own"."slug"
            from
              "company_names" as "own"
            where
              "own"."company_id" = "company"."id"
          )
      )
  ) as "followerCount",
  exists (
    select
    from
      "company_follows" as "follow"
    where
      "follow"."user_id" = $1::uuid
      and "follow"."company_id" in (
        select
          "part"."id"
        from
          "companies" as "part"
        where
          "part"."slug" in (
            select
              "own"."slug"
            from
              "company_names" as "own"
            where
              "own"."company_id" = "company"."id"
          )
      )
  ) as "isFollowed"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and "company"."id" = (
    select
      "name"."company_id"
    from
      "company_names" as "name"
    where
      "name"."slug" = company_slug (search_norm ($2::text))
    limit
      1
  );

-- companies.changed
select
  "company"."id",
  "company"."experienceCount"
from
  (
    with
      "told" as (
        select
          "known"."company_id",
          cast(count(*) as integer) as "experiences",
          mode() within group (
            order by
              "post"."company_name"
          ) as "name",
          max("post"."created_at") as "last",
          concat_ws(
            '/',
            cast(count(*) as integer),
            max("post"."created_at"),
            max("post"."edited_at")
          ) as "basis"
        from
          (
            select
              "post".*
            from
              "posts" as "post"
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
          ) as "post"
          inner join (
            select
              "name"."norm",
              "name"."company_id"
            from
              "company_names" as "name"
          ) as "known" on "known"."norm" = "post"."company_norm"
        group by
          "known"."company_id"
      ),
      "hiring" as (
        select
          "known"."company_id",
          cast(count(*) as integer) as "openings",
          mode() within group (
            order by
              "opening"."company_name"
          ) as "name"
        from
          (
            select
              *
            from
              "job_openings"
            where
              "removed_at" is null
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
          inner join (
            select
              "name"."norm",
              "name"."company_id"
            from
              "company_names" as "name"
          ) as "known" on "known"."norm" = "opening"."company_norm"
        where
          "person"."is_banned" = false
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $1::date
            )
          )
        group by
          "known"."company_id"
      ),
      "employing" as (
        select
          "known"."company_id",
          cast(count(distinct "step"."user_id") as integer) as "people",
          mode() within group (
            order by
              "step"."company_name"
          ) as "name"
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
          ) as "step"
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
          ) as "person" on "person"."id" = "step"."user_id"
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
          ) as "profile" on "profile"."user_id" = "step"."user_id"
          inner join (
            select
              "name"."norm",
              "name"."company_id"
            from
              "company_names" as "name"
          ) as "known" on "known"."norm" = "step"."company_norm"
        where
          "person"."is_banned" = false
          and "profile"."visibility" <> 'connections'
        group by
          "known"."company_id"
      )
    select
      "company"."id",
      "company"."basis" as "formerBasis",
      coalesce("told"."name", "employing"."name", "hiring"."name", "company"."name") as "name",
      coalesce("told"."experiences", 0) as "experienceCount",
      coalesce("hiring"."openings", 0) as "openingCount",
      coalesce("employing"."people", 0) as "peopleCount",
      "told"."last" as "lastToldAt",
      concat_ws(
        '/',
        "told"."basis",
        "hiring"."openings",
        "employing"."people",
        coalesce("told"."name", "employing"."name", "hiring"."name")
      ) as "basis"
    from
      "companies" as "company"
      left join "told" on "told"."company_id" = "company"."id"
      left join "hiring" on "hiring"."company_id" = "company"."id"
      left join "employing" on "employing"."company_id" = "company"."id"
  ) as "company"
where
  "company"."basis" is distinct from "company"."formerBasis"
order by
  "company"."id"
limit
  200;

-- companies.copyOfCorrections
select
  "said"."kind" as "kind",
  "said"."text" as "text",
  "said"."other_text" as "otherText",
  "said"."created_at" as "createdAt",
  "said"."taken_back_at" as "takenBackAt"
from
  "question_corrections" as "said"
where
  "said"."by_id" = $1::uuid
order by
  "said"."id";

-- companies.copyOfFollows
select
  "company"."slug",
  "company"."name",
  "follow"."created_at" as "followedAt"
from
  "company_follows" as "follow"
  inner join "companies" as "company" on "company"."id" = "follow"."company_id"
where
  "follow"."user_id" = $1::uuid
order by
  "follow"."created_at",
  "company"."id";

-- companies.followedParts
select
  "follow"."company_id" as "id"
from
  "company_follows" as "follow"
where
  "follow"."user_id" = $1::uuid
  and "follow"."company_id" in (
    select
      "part"."id"
    from
      "companies" as "part"
    where
      "part"."slug" in (
        select
          "own"."slug"
        from
          "company_names" as "own"
        where
          "own"."company_id" = $2::uuid
      )
  );

-- companies.followerCount
select
  "company"."id",
  (
    select
      cast(count(distinct "follow"."user_id") as integer) as "followers"
    from
      "company_follows" as "follow"
    where
      "follow"."company_id" in (
        select
          "part"."id"
        from
          "companies" as "part"
        where
          "part"."slug" in (
            select
              "own"."slug"
            from
              "company_names" as "own"
            where
              "own"."company_id" = "company"."id"
          )
      )
  ) as "count"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and "company"."id" = $1::uuid;

-- companies.groupFigures
select
  "asked"."group_id" as "groupId",
  asked.company_id as "companyId",
  count(distinct asked.post_id)::int as "experiences",
  max("asked"."year") as "lastYear",
  array_agg(distinct search_norm ("asked"."role")) as "roles"
from
  "asked_questions" as "asked"
where
  "asked"."group_id" = any ($1::uuid[])
group by
  grouping sets ((asked.group_id), (asked.group_id, asked.company_id));

-- companies.groupMembers
with
  "member" as (
    select
      "asked".*,
      row_number() over (
        partition by
          "asked"."group_id"
        order by
          "asked"."year" desc,
          "asked"."id" desc
      ) as "inGroup",
      row_number() over (
        partition by
          "asked"."group_id",
          "asked"."company_id"
        order by
          "asked"."year" desc,
          "asked"."id" desc
      ) as "inCompany"
    from
      "asked_questions" as "asked"
    where
      "asked"."group_id" = any ($1::uuid[])
  )
select
  "member"."group_id" as "groupId",
  "member"."company_id" as "companyId",
  "member"."post_id" as "postId",
  "member"."author_id" as "authorId",
  "member"."text",
  "member"."topic",
  "member"."place",
  "member"."round",
  "member"."role",
  "member"."year"
from
  "member"
where
  (
    "member"."inGroup" <= 40
    or (
      "member"."inCompany" <= 20
      and "member"."company_id" = any ($2::uuid[])
    )
  )
order by
  "member"."year" desc,
  "member"."id" desc;

-- companies.held(all)
select
  "company"."id"
from
  "companies" as "company"
order by
  "company"."id"
for no key update of
  "company";

-- companies.held(some)
select
  "company"."id"
from
  "companies" as "company"
where
  "company"."id" = any ($1::uuid[])
order by
  "company"."id"
for no key update of
  "company";

-- companies.hollowGroups
select
  "hollow"."id"
from
  "question_groups" as "hollow"
where
  not exists (
    select
      "told"."id"
    from
      "asked_questions" as "told"
    where
      "told"."group_id" = "hollow"."id"
  )
order by
  "hollow"."id";

-- companies.idOfName
select
  "name"."company_id" as "id"
from
  "company_names" as "name"
where
  "name"."slug" = company_slug (search_norm ($1::text))
limit
  1;

-- companies.listFacets(false, false, false)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  "ranked"."name" as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              "counted"."value",
              "counted"."count",
              cast(null as text) as "name"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          select
                            'all' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array_remove(
                                  array[
                                    case
                                      when company.opening_count > 0 then 'hiring:true'
                                    end,
                                    case
                                      when "company"."id" in (
                                        select
                                          "own"."company_id"
                                        from
                                          "company_follows" as "follow"
                                          inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
                                          inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
                                        where
                                          "follow"."user_id" = $1::uuid
                                      ) then 'followed:true'
                                    end
                                  ],
                                  null
                                ) as "tokens"
                              from
                                "companies" as "company"
                              where
                                "company"."joined_to_id" is null
                                and (
                                  "company"."experience_count" > 0
                                  or "company"."opening_count" > 0
                                  or "company"."people_count" > 0
                                )
                                and 1 = 1
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) <> all (array[''])
                          group by
                            token
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- companies.listFacets(true, true, true)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  "ranked"."name" as "label"
from
  (
    select
      "ranked"."fitting",
      "ranked"."facet",
      "ranked"."value",
      "ranked"."count",
      "ranked"."name"
    from
      (
        select
          *,
          row_number() over (
            partition by
              "fitting",
              "facet"
            order by
              "count" desc,
              "value"
          ) as "place"
        from
          (
            select
              "counted"."fitting",
              "counted"."facet",
              "counted"."value",
              "counted"."count",
              cast(null as text) as "name"
            from
              (
                select
                  *
                from
                  (
                    select
                      *,
                      row_number() over (
                        partition by
                          "fitting",
                          "facet"
                        order by
                          "count" desc,
                          "value"
                      ) as "place"
                    from
                      (
                        (
                          select
                            'all' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array_remove(
                                  array[
                                    case
                                      when company.opening_count > 0 then 'hiring:true'
                                    end,
                                    case
                                      when "company"."id" in (
                                        select
                                          "own"."company_id"
                                        from
                                          "company_follows" as "follow"
                                          inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
                                          inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
                                        where
                                          "follow"."user_id" = $1::uuid
                                      ) then 'followed:true'
                                    end
                                  ],
                                  null
                                ) as "tokens"
                              from
                                "companies" as "company"
                              where
                                "company"."joined_to_id" is null
                                and (
                                  "company"."experience_count" > 0
                                  or "company"."opening_count" > 0
                                  or "company"."people_count" > 0
                                )
                                and (
                                  "company"."name_norm" like search_anywhere ($2::text)
                                  and company.opening_count > 0
                                  and "company"."id" in (
                                    select
                                      "own"."company_id"
                                    from
                                      "company_follows" as "follow"
                                      inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
                                      inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
                                    where
                                      "follow"."user_id" = $1::uuid
                                  )
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) <> all (array['', 'hiring', 'followed'])
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'hiring' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array_remove(
                                  array[
                                    case
                                      when company.opening_count > 0 then 'hiring:true'
                                    end,
                                    case
                                      when "company"."id" in (
                                        select
                                          "own"."company_id"
                                        from
                                          "company_follows" as "follow"
                                          inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
                                          inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
                                        where
                                          "follow"."user_id" = $1::uuid
                                      ) then 'followed:true'
                                    end
                                  ],
                                  null
                                ) as "tokens"
                              from
                                "companies" as "company"
                              where
                                "company"."joined_to_id" is null
                                and (
                                  "company"."experience_count" > 0
                                  or "company"."opening_count" > 0
                                  or "company"."people_count" > 0
                                )
                                and (
                                  "company"."name_norm" like search_anywhere ($2::text)
                                  and "company"."id" in (
                                    select
                                      "own"."company_id"
                                    from
                                      "company_follows" as "follow"
                                      inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
                                      inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
                                    where
                                      "follow"."user_id" = $1::uuid
                                  )
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'hiring'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'followed' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                array_remove(
                                  array[
                                    case
                                      when company.opening_count > 0 then 'hiring:true'
                                    end,
                                    case
                                      when "company"."id" in (
                                        select
                                          "own"."company_id"
                                        from
                                          "company_follows" as "follow"
                                          inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
                                          inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
                                        where
                                          "follow"."user_id" = $1::uuid
                                      ) then 'followed:true'
                                    end
                                  ],
                                  null
                                ) as "tokens"
                              from
                                "companies" as "company"
                              where
                                "company"."joined_to_id" is null
                                and (
                                  "company"."experience_count" > 0
                                  or "company"."opening_count" > 0
                                  or "company"."people_count" > 0
                                )
                                and (
                                  "company"."name_norm" like search_anywhere ($2::text)
                                  and company.opening_count > 0
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'followed'
                          group by
                            token
                        )
                      ) as "counted"
                  ) as "placed"
                where
                  (
                    "placed"."place" <= 100
                    or "placed"."facet" = 'company'
                  )
              ) as "counted"
          ) as "named"
      ) as "ranked"
    where
      "ranked"."place" <= 30
    order by
      "ranked"."count" desc,
      "ranked"."value"
  ) as "ranked"
order by
  "ranked"."count" desc,
  "ranked"."value";

-- companies.listed(20, experiences, false, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
order by
  "company"."experience_count" desc,
  "company"."id" desc
limit
  21;

-- companies.listed(20, experiences, true, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
where
  ("company"."experience_count", "company"."id") < ($1::int8, $2::uuid)
order by
  "company"."experience_count" desc,
  "company"."id" desc
limit
  21;

-- companies.listed(20, experiences, true, told, true)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
where
  (
    "company"."joined_to_id" is null
    and (
      "company"."experience_count" > 0
      or "company"."opening_count" > 0
      or "company"."people_count" > 0
    )
  )
  and (
    "company"."name_norm" like search_anywhere ($1::text)
    or exists (
      select
        "written"."norm"
      from
        "company_names" as "written"
      where
        "written"."company_id" = "company"."id"
        and "written"."norm" like search_anywhere ($1::text)
    )
  )
  and ("company"."experience_count", "company"."id") < ($2::int8, $3::uuid)
order by
  "company"."experience_count" desc,
  "company"."id" desc
limit
  21;

-- companies.listed(20, name, true, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
where
  ("company"."name_norm", "company"."id") > ($1::text, $2::uuid)
order by
  "company"."name_norm" asc,
  "company"."id" asc
limit
  21;

-- companies.listed(20, openings, true, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
where
  ("company"."opening_count", "company"."id") < ($1::int8, $2::uuid)
order by
  "company"."opening_count" desc,
  "company"."id" desc
limit
  21;

-- companies.listed(20, people, true, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
where
  ("company"."people_count", "company"."id") < ($1::int8, $2::uuid)
order by
  "company"."people_count" desc,
  "company"."id" desc
limit
  21;

-- companies.listed(20, recent, true, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."name_norm" as "nameNorm",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."last_told_at" as "lastToldAt",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "written"."norm"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
        order by
          "written"."norm"
        limit
          12
      ) as agg
  ) as "names",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_names" as "written"
    where
      "written"."company_id" = "company"."id"
  ) as "nameCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "merge"."id" as "pairId",
          "part"."slug",
          "part"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "merge"."kept_id" = "company"."id"
        order by
          "part"."name_norm",
          "part"."id"
        limit
          50
      ) as agg
  ) as "parts",
  (
    select
      to_json(obj)
    from
      (
        select
          "merge"."id" as "pairId",
          "whole"."slug",
          "whole"."name"
        from
          "company_pairs" as "merge"
          inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
          and (
            "merge"."first_id" = "part"."id"
            or "merge"."second_id" = "part"."id"
          )
          inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
        where
          "part"."id" = "company"."id"
      ) as obj
  ) as "joinedTo"
from
  "companies" as "company"
where
  ("company"."last_told_at", "company"."id") < ($1::timestamptz, $2::uuid)
order by
  "company"."last_told_at" desc,
  "company"."id" desc
limit
  21;

-- companies.listedCount(false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "company"."id",
      "company"."slug",
      "company"."name",
      "company"."name_norm" as "nameNorm",
      "company"."experience_count" as "experienceCount",
      "company"."opening_count" as "openingCount",
      "company"."people_count" as "peopleCount",
      "company"."last_told_at" as "lastToldAt",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              "written"."norm"
            from
              "company_names" as "written"
            where
              "written"."company_id" = "company"."id"
            order by
              "written"."norm"
            limit
              12
          ) as agg
      ) as "names",
      (
        select
          cast(count(*) as integer) as "count"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
      ) as "nameCount",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              "merge"."id" as "pairId",
              "part"."slug",
              "part"."name"
            from
              "company_pairs" as "merge"
              inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
              and (
                "merge"."first_id" = "part"."id"
                or "merge"."second_id" = "part"."id"
              )
              inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
            where
              "merge"."kept_id" = "company"."id"
            order by
              "part"."name_norm",
              "part"."id"
            limit
              50
          ) as agg
      ) as "parts",
      (
        select
          to_json(obj)
        from
          (
            select
              "merge"."id" as "pairId",
              "whole"."slug",
              "whole"."name"
            from
              "company_pairs" as "merge"
              inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
              and (
                "merge"."first_id" = "part"."id"
                or "merge"."second_id" = "part"."id"
              )
              inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
            where
              "part"."id" = "company"."id"
          ) as obj
      ) as "joinedTo"
    from
      "companies" as "company"
    limit
      1001
  ) as "counted";

-- companies.listedCount(told, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "company"."id",
      "company"."slug",
      "company"."name",
      "company"."name_norm" as "nameNorm",
      "company"."experience_count" as "experienceCount",
      "company"."opening_count" as "openingCount",
      "company"."people_count" as "peopleCount",
      "company"."last_told_at" as "lastToldAt",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              "written"."norm"
            from
              "company_names" as "written"
            where
              "written"."company_id" = "company"."id"
            order by
              "written"."norm"
            limit
              12
          ) as agg
      ) as "names",
      (
        select
          cast(count(*) as integer) as "count"
        from
          "company_names" as "written"
        where
          "written"."company_id" = "company"."id"
      ) as "nameCount",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              "merge"."id" as "pairId",
              "part"."slug",
              "part"."name"
            from
              "company_pairs" as "merge"
              inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
              and (
                "merge"."first_id" = "part"."id"
                or "merge"."second_id" = "part"."id"
              )
              inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
            where
              "merge"."kept_id" = "company"."id"
            order by
              "part"."name_norm",
              "part"."id"
            limit
              50
          ) as agg
      ) as "parts",
      (
        select
          to_json(obj)
        from
          (
            select
              "merge"."id" as "pairId",
              "whole"."slug",
              "whole"."name"
            from
              "company_pairs" as "merge"
              inner join "companies" as "part" on "part"."joined_to_id" = "merge"."kept_id"
              and (
                "merge"."first_id" = "part"."id"
                or "merge"."second_id" = "part"."id"
              )
              inner join "companies" as "whole" on "whole"."id" = "merge"."kept_id"
            where
              "part"."id" = "company"."id"
          ) as obj
      ) as "joinedTo"
    from
      "companies" as "company"
    where
      (
        "company"."joined_to_id" is null
        and (
          "company"."experience_count" > 0
          or "company"."opening_count" > 0
          or "company"."people_count" > 0
        )
      )
      and (
        "company"."name_norm" like search_anywhere ($1::text)
        or exists (
          select
            "written"."norm"
          from
            "company_names" as "written"
          where
            "written"."company_id" = "company"."id"
            and "written"."norm" like search_anywhere ($1::text)
        )
      )
    limit
      1001
  ) as "counted";

-- companies.logoOf
select
  "logo"."file_id" as "fileId",
  "logo"."company_id" = "own"."company_id" as "is_own"
from
  "company_logos" as "logo"
  inner join "companies" as "company" on "company"."id" = "logo"."company_id"
  inner join "company_names" as "own" on "own"."slug" = "company"."slug"
where
  (
    "logo"."company_id" = "own"."company_id"
    or "logo"."file_id" is not null
  )
  and "own"."company_id" = $1::uuid
order by
  "is_own" desc,
  "logo"."decided_at" desc,
  "logo"."company_id"
limit
  1;

-- companies.logosOfSlugs
select distinct
  on ("name"."slug") "name"."slug",
  "logo"."file_id" as "fileId",
  "logo"."company_id" = "own"."company_id" as "is_own"
from
  "company_logos" as "logo"
  inner join "companies" as "company" on "company"."id" = "logo"."company_id"
  inner join "company_names" as "own" on "own"."slug" = "company"."slug"
  inner join "company_names" as "name" on "name"."company_id" = "own"."company_id"
where
  (
    "logo"."company_id" = "own"."company_id"
    or "logo"."file_id" is not null
  )
order by
  "name"."slug",
  "is_own" desc,
  "logo"."decided_at" desc,
  "logo"."company_id";

-- companies.namesBySlug
select
  "name"."norm",
  "company"."name"
from
  "company_names" as "name"
  inner join "companies" as "company" on "company"."id" = "name"."company_id"
where
  "name"."company_id" in (
    select
      "named"."company_id"
    from
      "company_names" as "named"
    where
      "named"."slug" = company_slug (search_norm ($1::text))
  );

-- companies.nearGroups
select
  "near"."id",
  "near"."words"
from
  "question_groups" as "near"
where
  near.keys && $1::text[]
  and "near"."is_closed" = false
order by
  "near"."experiences" desc,
  "near"."id"
limit
  500;

-- companies.newNames
select
  "said"."norm",
  min("said"."name") as "name",
  company_slug ("said"."norm") as "slug",
  (
    select
      "alike"."company_id"
    from
      "company_names" as "alike"
    where
      "alike"."slug" = company_slug ("said"."norm")
    limit
      1
  ) as "companyId"
from
  (
    select
      "post"."company_norm" as "norm",
      "post"."company_name" as "name"
    from
      (
        select
          "post".*
        from
          "posts" as "post"
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
          ) as "person" on "person"."id" = "post"."user_id"
        where
          "post"."removed_at" is null
          and "person"."is_banned" = false
      ) as "post"
    union all
    select
      "opening"."company_norm" as "norm",
      "opening"."company_name" as "name"
    from
      (
        select
          *
        from
          "job_openings"
        where
          "removed_at" is null
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
      and (
        "opening"."is_current"
        and (
          "opening"."deadline" is null
          or "opening"."deadline" >= $1::date
        )
      )
    union all
    select
      "step"."company_norm" as "norm",
      "step"."company_name" as "name"
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
      ) as "step"
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
      ) as "person" on "person"."id" = "step"."user_id"
    where
      "person"."is_banned" = false
  ) as "said"
where
  not exists (
    select
    from
      "company_names" as "known"
    where
      "known"."norm" = "said"."norm"
  )
group by
  "said"."norm"
order by
  "said"."norm"
limit
  200;

-- companies.now
select
  *
from
  (
    with
      "told" as (
        select
          "known"."company_id",
          cast(count(*) as integer) as "experiences",
          mode() within group (
            order by
              "post"."company_name"
          ) as "name",
          max("post"."created_at") as "last",
          concat_ws(
            '/',
            cast(count(*) as integer),
            max("post"."created_at"),
            max("post"."edited_at")
          ) as "basis"
        from
          (
            select
              "post".*
            from
              "posts" as "post"
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
          ) as "post"
          inner join (
            select
              "name"."norm",
              "name"."company_id"
            from
              "company_names" as "name"
            where
              "name"."company_id" = any ($1::uuid[])
          ) as "known" on "known"."norm" = "post"."company_norm"
        group by
          "known"."company_id"
      ),
      "hiring" as (
        select
          "known"."company_id",
          cast(count(*) as integer) as "openings",
          mode() within group (
            order by
              "opening"."company_name"
          ) as "name"
        from
          (
            select
              *
            from
              "job_openings"
            where
              "removed_at" is null
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
          inner join (
            select
              "name"."norm",
              "name"."company_id"
            from
              "company_names" as "name"
            where
              "name"."company_id" = any ($1::uuid[])
          ) as "known" on "known"."norm" = "opening"."company_norm"
        where
          "person"."is_banned" = false
          and (
            "opening"."is_current"
            and (
              "opening"."deadline" is null
              or "opening"."deadline" >= $2::date
            )
          )
        group by
          "known"."company_id"
      ),
      "employing" as (
        select
          "known"."company_id",
          cast(count(distinct "step"."user_id") as integer) as "people",
          mode() within group (
            order by
              "step"."company_name"
          ) as "name"
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
          ) as "step"
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
          ) as "person" on "person"."id" = "step"."user_id"
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
          ) as "profile" on "profile"."user_id" = "step"."user_id"
          inner join (
            select
              "name"."norm",
              "name"."company_id"
            from
              "company_names" as "name"
            where
              "name"."company_id" = any ($1::uuid[])
          ) as "known" on "known"."norm" = "step"."company_norm"
        where
          "person"."is_banned" = false
          and "profile"."visibility" <> 'connections'
        group by
          "known"."company_id"
      )
    select
      "company"."id",
      "company"."basis" as "formerBasis",
      coalesce("told"."name", "employing"."name", "hiring"."name", "company"."name") as "name",
      coalesce("told"."experiences", 0) as "experienceCount",
      coalesce("hiring"."openings", 0) as "openingCount",
      coalesce("employing"."people", 0) as "peopleCount",
      "told"."last" as "lastToldAt",
      concat_ws(
        '/',
        "told"."basis",
        "hiring"."openings",
        "employing"."people",
        coalesce("told"."name", "employing"."name", "hiring"."name")
      ) as "basis"
    from
      "companies" as "company"
      left join "told" on "told"."company_id" = "company"."id"
      left join "hiring" on "hiring"."company_id" = "company"."id"
      left join "employing" on "employing"."company_id" = "company"."id"
  ) as "company"
where
  "company"."id" = any ($1::uuid[])
  and "company"."basis" is distinct from "company"."formerBasis";

-- companies.oneInOtherWords
select
  "said"."text",
  "said"."other_text" as "otherText"
from
  "question_corrections" as "said"
where
  "said"."taken_back_at" is null
  and "said"."kind" = 'one'
order by
  "said"."id";

-- companies.openings(20, newest, false)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
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
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
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
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $2::date
    )
  )
  and "opening"."company_norm" in (
    select
      "name"."norm"
    from
      "company_names" as "name"
    where
      "name"."company_id" = $3::uuid
  )
order by
  "opening"."id" desc
limit
  21;

-- companies.openings(20, newest, true)
select
  "opening"."id" as "id",
  "opening"."company_name" as "companyName",
  "opening"."role" as "role",
  "opening"."job_type" as "jobType",
  "opening"."duration" as "duration",
  "opening"."ctc" as "ctc",
  "opening"."experience" as "experience",
  "opening"."job_location" as "jobLocation",
  "opening"."specific_location" as "specificLocation",
  "opening"."interview_location" as "interviewLocation",
  "opening"."specific_to" as "specificTo",
  "opening"."skills_required" as "skillsRequired",
  "opening"."job_description" as "jobDescription",
  "opening"."application_link" as "applicationLink",
  "opening"."is_pinned" as "isPinned",
  "opening"."created_at" as "createdAt",
  "opening"."edited_at" as "editedAt",
  "opening"."closed_at" as "closedAt",
  "opening"."close_reason" as "closeReason",
  "opening"."likes" as "likes",
  "opening"."views" as "views",
  "opening"."applications" as "applications",
  "opening"."college" as "college",
  "opening"."logo_link" as "logoLink",
  cast("opening"."deadline" as text) as "deadline",
  "opening"."logo_file_id" as "logoFileId",
  "opening"."file_id" as "fileId",
  (
    select
      "file"."name"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileName",
  (
    select
      "file"."content_type"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileType",
  (
    select
      "file"."size"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "fileSize",
  (
    select
      "file"."pages"
    from
      (
        select
          "id",
          "owner_id",
          "purpose",
          "content_type",
          "size",
          "name",
          "pages",
          "variants",
          "created_at"
        from
          "files"
      ) as "file"
    where
      "file"."id" = "opening"."file_id"
  ) as "filePages",
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
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'like'
  ) as "hasLiked",
  exists (
    select
    from
      "job_marks" as "mark"
    where
      "mark"."job_id" = "opening"."id"
      and "mark"."user_id" = $1::uuid
      and "mark"."kind" = 'application'
  ) as "hasApplied",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."job_id" = "opening"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked"
from
  (
    select
      *
    from
      "job_openings"
    where
      "removed_at" is null
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
  and (
    "opening"."is_current"
    and (
      "opening"."deadline" is null
      or "opening"."deadline" >= $2::date
    )
  )
  and "opening"."company_norm" in (
    select
      "name"."norm"
    from
      "company_names" as "name"
    where
      "name"."company_id" = $3::uuid
  )
  and ("opening"."id") < ($4::uuid)
order by
  "opening"."id" desc
limit
  21;

-- companies.page(20, experiences, false, false, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."name_norm" as "nameNorm",
  "company"."last_told_at" as "lastToldAt"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
order by
  "company"."experience_count" desc,
  "company"."id" desc
limit
  21;

-- companies.page(20, experiences, true, false, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."name_norm" as "nameNorm",
  "company"."last_told_at" as "lastToldAt"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and ("company"."experience_count", "company"."id") < ($1::int8, $2::uuid)
order by
  "company"."experience_count" desc,
  "company"."id" desc
limit
  21;

-- companies.page(20, experiences, true, true, true, true)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."name_norm" as "nameNorm",
  "company"."last_told_at" as "lastToldAt"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and "company"."name_norm" like search_anywhere ($1::text)
  and company.opening_count > 0
  and "company"."id" in (
    select
      "own"."company_id"
    from
      "company_follows" as "follow"
      inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
      inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
    where
      "follow"."user_id" = $2::uuid
  )
  and ("company"."experience_count", "company"."id") < ($3::int8, $4::uuid)
order by
  "company"."experience_count" desc,
  "company"."id" desc
limit
  21;

-- companies.page(20, name, true, false, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."name_norm" as "nameNorm",
  "company"."last_told_at" as "lastToldAt"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and ("company"."name_norm", "company"."id") > ($1::text, $2::uuid)
order by
  "company"."name_norm" asc,
  "company"."id" asc
limit
  21;

-- companies.page(20, recent, true, false, false, false)
select
  "company"."id",
  "company"."slug",
  "company"."name",
  "company"."experience_count" as "experienceCount",
  "company"."opening_count" as "openingCount",
  "company"."people_count" as "peopleCount",
  "company"."name_norm" as "nameNorm",
  "company"."last_told_at" as "lastToldAt"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and ("company"."last_told_at", "company"."id") < ($1::timestamptz, $2::uuid)
order by
  "company"."last_told_at" desc,
  "company"."id" desc
limit
  21;

-- companies.pageCount(false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "company"."id",
      "company"."slug",
      "company"."name",
      "company"."experience_count" as "experienceCount",
      "company"."opening_count" as "openingCount",
      "company"."people_count" as "peopleCount",
      "company"."name_norm" as "nameNorm",
      "company"."last_told_at" as "lastToldAt"
    from
      "companies" as "company"
    where
      "company"."joined_to_id" is null
      and (
        "company"."experience_count" > 0
        or "company"."opening_count" > 0
        or "company"."people_count" > 0
      )
    limit
      1001
  ) as "counted";

-- companies.pageCount(true, true, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "company"."id",
      "company"."slug",
      "company"."name",
      "company"."experience_count" as "experienceCount",
      "company"."opening_count" as "openingCount",
      "company"."people_count" as "peopleCount",
      "company"."name_norm" as "nameNorm",
      "company"."last_told_at" as "lastToldAt"
    from
      "companies" as "company"
    where
      "company"."joined_to_id" is null
      and (
        "company"."experience_count" > 0
        or "company"."opening_count" > 0
        or "company"."people_count" > 0
      )
      and "company"."name_norm" like search_anywhere ($1::text)
      and company.opening_count > 0
      and "company"."id" in (
        select
          "own"."company_id"
        from
          "company_follows" as "follow"
          inner join "companies" as "followed" on "followed"."id" = "follow"."company_id"
          inner join "company_names" as "own" on "own"."slug" = "followed"."slug"
        where
          "follow"."user_id" = $2::uuid
      )
    limit
      1001
  ) as "counted";

-- companies.pairById
select
  "pair"."id",
  "pair"."likeness",
  "pair"."state",
  "pair"."kept_id" as "keptId",
  "pair"."decided_at" as "decidedAt",
  jsonb_build_object(
    'id',
    "one"."id",
    'slug',
    "one"."slug",
    'name',
    "one"."name",
    'experienceCount',
    "one"."experience_count",
    'openingCount',
    "one"."opening_count",
    'peopleCount',
    "one"."people_count"
  ) as "first",
  jsonb_build_object(
    'id',
    "other"."id",
    'slug',
    "other"."slug",
    'name',
    "other"."name",
    'experienceCount',
    "other"."experience_count",
    'openingCount',
    "other"."opening_count",
    'peopleCount',
    "other"."people_count"
  ) as "second"
from
  "company_pairs" as "pair"
  inner join "companies" as "one" on "one"."id" = "pair"."first_id"
  inner join "companies" as "other" on "other"."id" = "pair"."second_id"
where
  "pair"."id" = $1::uuid;

-- companies.pairs(20, likeliest, false, false, false)
select
  "pair"."id",
  "pair"."likeness",
  "pair"."state",
  "pair"."kept_id" as "keptId",
  "pair"."decided_at" as "decidedAt",
  jsonb_build_object(
    'id',
    "one"."id",
    'slug',
    "one"."slug",
    'name',
    "one"."name",
    'experienceCount',
    "one"."experience_count",
    'openingCount',
    "one"."opening_count",
    'peopleCount',
    "one"."people_count"
  ) as "first",
  jsonb_build_object(
    'id',
    "other"."id",
    'slug',
    "other"."slug",
    'name',
    "other"."name",
    'experienceCount',
    "other"."experience_count",
    'openingCount',
    "other"."opening_count",
    'peopleCount',
    "other"."people_count"
  ) as "second"
from
  "company_pairs" as "pair"
  inner join "companies" as "one" on "one"."id" = "pair"."first_id"
  inner join "companies" as "other" on "other"."id" = "pair"."second_id"
order by
  "pair"."likeness" desc,
  "pair"."id" desc
limit
  21;

-- companies.pairs(20, likeliest, true, false, false)
select
  "pair"."id",
  "pair"."likeness",
  "pair"."state",
  "pair"."kept_id" as "keptId",
  "pair"."decided_at" as "decidedAt",
  jsonb_build_object(
    'id',
    "one"."id",
    'slug',
    "one"."slug",
    'name',
    "one"."name",
    'experienceCount',
    "one"."experience_count",
    'openingCount',
    "one"."opening_count",
    'peopleCount',
    "one"."people_count"
  ) as "first",
  jsonb_build_object(
    'id',
    "other"."id",
    'slug',
    "other"."slug",
    'name',
    "other"."name",
    'experienceCount',
    "other"."experience_count",
    'openingCount',
    "other"."opening_count",
    'peopleCount',
    "other"."people_count"
  ) as "second"
from
  "company_pairs" as "pair"
  inner join "companies" as "one" on "one"."id" = "pair"."first_id"
  inner join "companies" as "other" on "other"."id" = "pair"."second_id"
where
  ("pair"."likeness", "pair"."id") < ($1::int8, $2::uuid)
order by
  "pair"."likeness" desc,
  "pair"."id" desc
limit
  21;

-- companies.pairs(20, likeliest, true, open, true)
select
  "pair"."id",
  "pair"."likeness",
  "pair"."state",
  "pair"."kept_id" as "keptId",
  "pair"."decided_at" as "decidedAt",
  jsonb_build_object(
    'id',
    "one"."id",
    'slug',
    "one"."slug",
    'name',
    "one"."name",
    'experienceCount',
    "one"."experience_count",
    'openingCount',
    "one"."opening_count",
    'peopleCount',
    "one"."people_count"
  ) as "first",
  jsonb_build_object(
    'id',
    "other"."id",
    'slug',
    "other"."slug",
    'name',
    "other"."name",
    'experienceCount',
    "other"."experience_count",
    'openingCount',
    "other"."opening_count",
    'peopleCount',
    "other"."people_count"
  ) as "second"
from
  "company_pairs" as "pair"
  inner join "companies" as "one" on "one"."id" = "pair"."first_id"
  inner join "companies" as "other" on "other"."id" = "pair"."second_id"
where
  (
    "pair"."state" = 'open'
    and (
      "one"."joined_to_id" is null
      and (
        "one"."experience_count" > 0
        or "one"."opening_count" > 0
        or "one"."people_count" > 0
      )
    )
    and (
      "other"."joined_to_id" is null
      and (
        "other"."experience_count" > 0
        or "other"."opening_count" > 0
        or "other"."people_count" > 0
      )
    )
  )
  and (
    "one"."name_norm" like search_anywhere ($1::text)
    or "other"."name_norm" like search_anywhere ($1::text)
  )
  and ("pair"."likeness", "pair"."id") < ($2::int8, $3::uuid)
order by
  "pair"."likeness" desc,
  "pair"."id" desc
limit
  21;

-- companies.pairsCount(false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "pair"."id",
      "pair"."likeness",
      "pair"."state",
      "pair"."kept_id" as "keptId",
      "pair"."decided_at" as "decidedAt",
      jsonb_build_object(
        'id',
        "one"."id",
        'slug',
        "one"."slug",
        'name',
        "one"."name",
        'experienceCount',
        "one"."experience_count",
        'openingCount',
        "one"."opening_count",
        'peopleCount',
        "one"."people_count"
      ) as "first",
      jsonb_build_object(
        'id',
        "other"."id",
        'slug',
        "other"."slug",
        'name',
        "other"."name",
        'experienceCount',
        "other"."experience_count",
        'openingCount',
        "other"."opening_count",
        'peopleCount',
        "other"."people_count"
      ) as "second"
    from
      "company_pairs" as "pair"
      inner join "companies" as "one" on "one"."id" = "pair"."first_id"
      inner join "companies" as "other" on "other"."id" = "pair"."second_id"
    limit
      1001
  ) as "counted";

-- companies.pairsCount(open, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "pair"."id",
      "pair"."likeness",
      "pair"."state",
      "pair"."kept_id" as "keptId",
      "pair"."decided_at" as "decidedAt",
      jsonb_build_object(
        'id',
        "one"."id",
        'slug',
        "one"."slug",
        'name',
        "one"."name",
        'experienceCount',
        "one"."experience_count",
        'openingCount',
        "one"."opening_count",
        'peopleCount',
        "one"."people_count"
      ) as "first",
      jsonb_build_object(
        'id',
        "other"."id",
        'slug',
        "other"."slug",
        'name',
        "other"."name",
        'experienceCount',
        "other"."experience_count",
        'openingCount',
        "other"."opening_count",
        'peopleCount',
        "other"."people_count"
      ) as "second"
    from
      "company_pairs" as "pair"
      inner join "companies" as "one" on "one"."id" = "pair"."first_id"
      inner join "companies" as "other" on "other"."id" = "pair"."second_id"
    where
      (
        "pair"."state" = 'open'
        and (
          "one"."joined_to_id" is null
          and (
            "one"."experience_count" > 0
            or "one"."opening_count" > 0
            or "one"."people_count" > 0
          )
        )
        and (
          "other"."joined_to_id" is null
          and (
            "other"."experience_count" > 0
            or "other"."opening_count" > 0
            or "other"."people_count" > 0
          )
        )
      )
      and (
        "one"."name_norm" like search_anywhere ($1::text)
        or "other"."name_norm" like search_anywhere ($1::text)
      )
    limit
      1001
  ) as "counted";

-- companies.partsOf
with recursive
  "part" as (
    select
      "company"."id",
      "company"."slug"
    from
      "companies" as "company"
    where
      "company"."id" = $1::uuid
    union
    select
      "company"."id",
      "company"."slug"
    from
      "companies" as "company"
      inner join "part" on "part"."id" = "company"."joined_to_id"
  )
select
  "part"."slug"
from
  "part";

-- companies.people(20, present, false)
select
  "step"."user_id" as "userId",
  "step"."role",
  "step"."experience_type" as "experienceType",
  "step"."is_currently_working" as "worksThere",
  "step"."from_year" as "fromYear",
  "step"."to_year" as "toYear",
  (
    "step"."user_id" <> $1::uuid
    and (
      select
        cast(count(*) as integer) as "count"
      from
        "conversation_participants" as "asked"
        inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
      where
        "asked"."user_id" = "step"."user_id"
        and "waiting"."status" = 'pending'
        and "waiting"."creator_id" <> "step"."user_id"
    ) < coalesce(
      (
        select
          "chosen"."open_requests_limit"
        from
          "settings" as "chosen"
        where
          "chosen"."user_id" = "step"."user_id"
      ),
      5
    )
  ) as "takesRequests",
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
    select distinct
      on ("one"."user_id") "one".*
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
      ) as "one"
    where
      "one"."company_norm" in (
        select
          "name"."norm"
        from
          "company_names" as "name"
        where
          "name"."company_id" = $2::uuid
      )
    order by
      "one"."user_id",
      "one"."is_currently_working" desc,
      "one"."from_year" desc,
      "one"."id" desc
  ) as "step"
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
  ) as "person" on "person"."id" = "step"."user_id"
where
  "person"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "step"."user_id"
      and "listed"."is_listed" = true
  )
  and exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "step"."user_id"
      and (
        "full"."user_id" = $1::uuid
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
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("step"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("step"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
order by
  "step"."is_currently_working" desc,
  "step"."from_year" desc,
  "step"."user_id" desc
limit
  21;

-- companies.people(20, present, true)
select
  "step"."user_id" as "userId",
  "step"."role",
  "step"."experience_type" as "experienceType",
  "step"."is_currently_working" as "worksThere",
  "step"."from_year" as "fromYear",
  "step"."to_year" as "toYear",
  (
    "step"."user_id" <> $1::uuid
    and (
      select
        cast(count(*) as integer) as "count"
      from
        "conversation_participants" as "asked"
        inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
      where
        "asked"."user_id" = "step"."user_id"
        and "waiting"."status" = 'pending'
        and "waiting"."creator_id" <> "step"."user_id"
    ) < coalesce(
      (
        select
          "chosen"."open_requests_limit"
        from
          "settings" as "chosen"
        where
          "chosen"."user_id" = "step"."user_id"
      ),
      5
    )
  ) as "takesRequests",
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
    select distinct
      on ("one"."user_id") "one".*
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
      ) as "one"
    where
      "one"."company_norm" in (
        select
          "name"."norm"
        from
          "company_names" as "name"
        where
          "name"."company_id" = $2::uuid
      )
    order by
      "one"."user_id",
      "one"."is_currently_working" desc,
      "one"."from_year" desc,
      "one"."id" desc
  ) as "step"
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
  ) as "person" on "person"."id" = "step"."user_id"
where
  "person"."is_banned" = false
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "step"."user_id"
      and "listed"."is_listed" = true
  )
  and exists (
    select
    from
      "profiles" as "full"
    where
      "full"."user_id" = "step"."user_id"
      and (
        "full"."user_id" = $1::uuid
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
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("step"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("step"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and ("step"."is_currently_working", "step"."from_year", "step"."user_id") < ($4::boolean, $5::int8, $6::uuid)
order by
  "step"."is_currently_working" desc,
  "step"."from_year" desc,
  "step"."user_id" desc
limit
  21;

-- companies.questionBank(20, lastAsked, true, false, false, false, false)
select
  "question"."id",
  "question"."text",
  "question"."topic",
  "question"."experiences",
  "question"."last_year" as "lastYear",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_questions" as "asked"
    where
      "asked"."group_id" = "question"."id"
  ) as "companyCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "company"."slug",
          "company"."name",
          "asked"."experiences"
        from
          "company_questions" as "asked"
          inner join "companies" as "company" on "company"."id" = "asked"."company_id"
        where
          "asked"."group_id" = "question"."id"
        order by
          "asked"."experiences" desc,
          "asked"."last_year" desc,
          "company"."id"
        limit
          5
      ) as agg
  ) as "companies"
from
  "question_groups" as "question"
where
  "question"."experiences" > 0
  and ("question"."last_year", "question"."experiences", "question"."id") < ($1::int8, $2::int8, $3::uuid)
order by
  "question"."last_year" desc,
  "question"."experiences" desc,
  "question"."id" desc
limit
  21;

-- companies.questionBank(20, mostAsked, false, false, false, false, false)
select
  "question"."id",
  "question"."text",
  "question"."topic",
  "question"."experiences",
  "question"."last_year" as "lastYear",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_questions" as "asked"
    where
      "asked"."group_id" = "question"."id"
  ) as "companyCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "company"."slug",
          "company"."name",
          "asked"."experiences"
        from
          "company_questions" as "asked"
          inner join "companies" as "company" on "company"."id" = "asked"."company_id"
        where
          "asked"."group_id" = "question"."id"
        order by
          "asked"."experiences" desc,
          "asked"."last_year" desc,
          "company"."id"
        limit
          5
      ) as agg
  ) as "companies"
from
  "question_groups" as "question"
where
  "question"."experiences" > 0
order by
  "question"."experiences" desc,
  "question"."last_year" desc,
  "question"."id" desc
limit
  21;

-- companies.questionBank(20, mostAsked, true, false, false, false, false)
select
  "question"."id",
  "question"."text",
  "question"."topic",
  "question"."experiences",
  "question"."last_year" as "lastYear",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_questions" as "asked"
    where
      "asked"."group_id" = "question"."id"
  ) as "companyCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "company"."slug",
          "company"."name",
          "asked"."experiences"
        from
          "company_questions" as "asked"
          inner join "companies" as "company" on "company"."id" = "asked"."company_id"
        where
          "asked"."group_id" = "question"."id"
        order by
          "asked"."experiences" desc,
          "asked"."last_year" desc,
          "company"."id"
        limit
          5
      ) as agg
  ) as "companies"
from
  "question_groups" as "question"
where
  "question"."experiences" > 0
  and ("question"."experiences", "question"."last_year", "question"."id") < ($1::int8, $2::int8, $3::uuid)
order by
  "question"."experiences" desc,
  "question"."last_year" desc,
  "question"."id" desc
limit
  21;

-- companies.questionBank(20, mostAsked, true, true, true, true, true)
select
  "question"."id",
  "question"."text",
  "question"."topic",
  "question"."experiences",
  "question"."last_year" as "lastYear",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "company_questions" as "asked"
    where
      "asked"."group_id" = "question"."id"
  ) as "companyCount",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "company"."slug",
          "company"."name",
          "asked"."experiences"
        from
          "company_questions" as "asked"
          inner join "companies" as "company" on "company"."id" = "asked"."company_id"
        where
          "asked"."group_id" = "question"."id"
        order by
          "asked"."experiences" desc,
          "asked"."last_year" desc,
          "company"."id"
        limit
          5
      ) as agg
  ) as "companies"
from
  "question_groups" as "question"
where
  "question"."experiences" > 0
  and "question"."text_norm" like search_anywhere ($1::text)
  and "question"."topic" = any ($2::text[])
  and "question"."roles" && search_norms ($3::text[])
  and "question"."last_year" >= $4::int4
  and ("question"."experiences", "question"."last_year", "question"."id") < ($5::int8, $6::int8, $7::uuid)
order by
  "question"."experiences" desc,
  "question"."last_year" desc,
  "question"."id" desc
limit
  21;

-- companies.questionBankCount(false, false, false, false)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "question"."id",
      "question"."text",
      "question"."topic",
      "question"."experiences",
      "question"."last_year" as "lastYear",
      (
        select
          cast(count(*) as integer) as "count"
        from
          "company_questions" as "asked"
        where
          "asked"."group_id" = "question"."id"
      ) as "companyCount",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              "company"."slug",
              "company"."name",
              "asked"."experiences"
            from
              "company_questions" as "asked"
              inner join "companies" as "company" on "company"."id" = "asked"."company_id"
            where
              "asked"."group_id" = "question"."id"
            order by
              "asked"."experiences" desc,
              "asked"."last_year" desc,
              "company"."id"
            limit
              5
          ) as agg
      ) as "companies"
    from
      "question_groups" as "question"
    where
      "question"."experiences" > 0
    limit
      1001
  ) as "counted";

-- companies.questionBankCount(true, true, true, true)
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "question"."id",
      "question"."text",
      "question"."topic",
      "question"."experiences",
      "question"."last_year" as "lastYear",
      (
        select
          cast(count(*) as integer) as "count"
        from
          "company_questions" as "asked"
        where
          "asked"."group_id" = "question"."id"
      ) as "companyCount",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              "company"."slug",
              "company"."name",
              "asked"."experiences"
            from
              "company_questions" as "asked"
              inner join "companies" as "company" on "company"."id" = "asked"."company_id"
            where
              "asked"."group_id" = "question"."id"
            order by
              "asked"."experiences" desc,
              "asked"."last_year" desc,
              "company"."id"
            limit
              5
          ) as agg
      ) as "companies"
    from
      "question_groups" as "question"
    where
      "question"."experiences" > 0
      and "question"."text_norm" like search_anywhere ($1::text)
      and "question"."topic" = any ($2::text[])
      and "question"."roles" && search_norms ($3::text[])
      and "question"."last_year" >= $4::int4
    limit
      1001
  ) as "counted";

-- companies.saidInExperiences
select
  "said"."id",
  "said"."kind",
  "said"."post_id" as "postId",
  "said"."text",
  "said"."taken_back_at" as "takenBackAt"
from
  "question_corrections" as "said"
where
  "said"."post_id" = any ($1::uuid[])
order by
  "said"."id";

-- companies.saidOfAuthor
select
  "said"."id"
from
  "question_corrections" as "said"
where
  "said"."post_id" is not null
  and "said"."post_id" in (
    select
      "post"."id"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "post"
    where
      "post"."user_id" = $1::uuid
  )
order by
  "said"."id";

-- companies.saidOfDeleted
select
  "said"."id"
from
  "question_corrections" as "said"
where
  "said"."post_id" is not null
  and not exists (
    select
      "post"."id"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "one_liner",
          "created_at",
          "removed_at",
          concat_ws(
            chr(10),
            "posts"."one_liner",
            "posts"."package",
            "posts"."location",
            "posts"."preparation_tips",
            "posts"."preparation_time",
            "posts"."topics_weightage",
            "posts"."final_notes",
            array_to_string("posts"."hashtags", chr(10)),
            array_to_string("posts"."material_links", chr(10)),
            "posts"."logo",
            "posts"."resume_link",
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."online_assessment", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."story_rounds", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            ),
            (
              select
                string_agg(part #>> '{}', chr(10))
              from
                jsonb_path_query("posts"."additional_questions", 'strict $.**') as part
              where
                jsonb_typeof(part) = 'string'
            )
          ) as "words",
          to_jsonb(
            concat_ws(
              chr(10),
              "posts"."one_liner",
              "posts"."package",
              "posts"."location",
              "posts"."preparation_tips",
              "posts"."preparation_time",
              "posts"."topics_weightage",
              "posts"."final_notes",
              array_to_string("posts"."hashtags", chr(10)),
              array_to_string("posts"."material_links", chr(10)),
              "posts"."logo",
              "posts"."resume_link"
            )
          )::text || coalesce("posts"."online_assessment"::text, '') || coalesce("posts"."rounds"::text, '') || coalesce("posts"."story_rounds"::text, '') || coalesce("posts"."additional_questions"::text, '') as "packed"
        from
          "posts"
      ) as "post"
    where
      "post"."id" = "said"."post_id"
  )
order by
  "said"."id"
limit
  500;

-- companies.saidOfUntold
select
  "said"."id"
from
  "question_corrections" as "said"
where
  "said"."post_id" is not null
  and "said"."post_id" = any ($1::uuid[])
  and not "said"."id" = any ($2::uuid[])
order by
  "said"."id";

-- companies.shownIdBySlug
select
  "company"."id"
from
  "companies" as "company"
where
  "company"."joined_to_id" is null
  and (
    "company"."experience_count" > 0
    or "company"."opening_count" > 0
    or "company"."people_count" > 0
  )
  and "company"."id" = (
    select
      "name"."company_id"
    from
      "company_names" as "name"
    where
      "name"."slug" = company_slug (search_norm ($1::text))
    limit
      1
  );

-- companies.told
select
  "known"."company_id" as "companyId",
  "post"."role" as "role",
  "post"."role_norm" as "roleNorm",
  "post"."interview_year" as "interviewYear",
  "post"."experience_type" as "experienceType",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."mode" as "mode",
  "post"."is_mode_told" as "isModeTold",
  "post"."cgpa_required" as "cgpaRequired",
  "post"."eligible_branches" as "eligibleBranches",
  "post"."number_of_rounds" as "numberOfRounds",
  "post"."rounds" as "rounds",
  "post"."story_rounds" as "storyRounds",
  "post"."online_assessment" as "onlineAssessment"
from
  (
    select
      "post".*
    from
      "posts" as "post"
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
      ) as "person" on "person"."id" = "post"."user_id"
    where
      "post"."removed_at" is null
      and "person"."is_banned" = false
  ) as "post"
  inner join (
    select
      "name"."norm",
      "name"."company_id"
    from
      "company_names" as "name"
    where
      "name"."company_id" = any ($1::uuid[])
  ) as "known" on "known"."norm" = "post"."company_norm"
order by
  "post"."id" desc;

-- companies.toldInGroups
select distinct
  "told"."post_id" as "postId",
  "told"."company_id" as "companyId"
from
  "asked_questions" as "told"
where
  "told"."group_id" = any ($1::uuid[])
order by
  "told"."post_id",
  "told"."company_id";

-- companies.uncompared
select
  "company"."id"
from
  "companies" as "company"
where
  "company"."is_compared" = false
order by
  "company"."id"
limit
  10;
