-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- experiences.facets(false, 0, false, false, false, false, false, false, false, false, false, false, false)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
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
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
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
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              order by
                                "post"."id" desc
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
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
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

-- experiences.facets(false, 0, true, true, true, true, true, true, true, true, true, true, true)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
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
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
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
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) <> all (
                              array[
                                '',
                                'company',
                                'role',
                                'year',
                                'branch',
                                'campus',
                                'offer',
                                'level',
                                'type',
                                'template',
                                'answered'
                              ]
                            )
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'company' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'company'
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
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
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
                            'year' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'year'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'branch' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'branch'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'campus' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'campus'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'offer' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'offer'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'level' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'level'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'type' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'type'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'template' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array['answered:true']
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'template'
                          group by
                            token
                        )
                        union all
                        (
                          select
                            'answered' as fitting,
                            split_part(token, ':', 1) as facet,
                            substr(token, length(split_part(token, ':', 1)) + 2) as value,
                            cast(count(*) as integer) as count
                          from
                            (
                              select
                                "post"."tokens"
                              from
                                (
                                  select
                                    "post_id" as "id",
                                    "tokens",
                                    "interview_year" as "facet_year"
                                  from
                                    "post_facets"
                                  where
                                    "tokens" <> '{}'
                                ) as "post"
                              where
                                (
                                  "post"."tokens" && array(
                                    select
                                      'company:' || "named"."value"
                                    from
                                      (
                                        select
                                          "written"."norm" as "value"
                                        from
                                          (
                                            select
                                              "written"."norm"
                                            from
                                              "company_names" as "written"
                                            where
                                              "written"."company_id" in (
                                                select
                                                  "named"."company_id"
                                                from
                                                  "company_names" as "named"
                                                where
                                                  "named"."slug" in (
                                                    select
                                                      company_slug (search_norm ("asked"."text")) as "slug"
                                                    from
                                                      unnest($1::text[]) as asked (text)
                                                  )
                                              )
                                          ) as "written"
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'role:' || "named"."value"
                                    from
                                      (
                                        select
                                          search_norm ("typed"."value") as "value"
                                        from
                                          unnest($2::text[]) as typed (value)
                                      ) as named
                                  )
                                  and "post"."facet_year" >= $3::int4
                                  and "post"."facet_year" <= $4::int4
                                  and "post"."tokens" && array(
                                    select
                                      'branch:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($5::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'campus:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($6::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'offer:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($7::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'level:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($8::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'type:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($9::text[]) as value
                                      ) as named
                                  )
                                  and "post"."tokens" && array(
                                    select
                                      'template:' || "named"."value"
                                    from
                                      (
                                        select
                                          unnest($10::text[]) as value
                                      ) as named
                                  )
                                )
                              limit
                                1001
                            ) as fitting,
                            unnest(fitting.tokens || 'all'::text) as token
                          where
                            token = 'all'
                            or split_part(token, ':', 1) = 'answered'
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
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
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

-- experiences.facets(true, 0, false, false, false, false, false, false, false, false, false, false, false)
with
  "found" as materialized (
    with
      "by_phrase" as materialized (
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
                  limit
                    30
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
          ),
          "hashtags" as (
            select
              array_agg("norm") as "norms",
              min("rank") as "rank"
            from
              "meanings"
            where
              "kind" = 'hashtag'
          ),
          "latest_tagged" as materialized (
            select
              "post"."id"
            from
              (
                select
                  *
                from
                  "posts" as "post"
                where
                  true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  2000
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          ),
          "indexed_tagged" as (
            select
              "post"."id"
            from
              (
                select
                  "post".*
                from
                  "posts" as "post"
                where
                  (
                    select
                      count(*) as "count"
                    from
                      "latest_tagged"
                  ) < 1000
                  and (
                    (
                      select
                        "norms"
                      from
                        "hashtags"
                    ) is not null
                    and "post"."tags_norm" && (
                      select
                        "norms"
                      from
                        "hashtags"
                    )
                  )
                offset
                  0
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and true
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          )
        select
          "match"."id",
          coalesce(
            min("match"."rank") filter (
              where
                "match"."kind" <> 'person'
            ),
            min("match"."rank")
          ) as "rank",
          bool_and("match"."kind" = 'person') as "isByAuthorAlone",
          bool_or(
            (
              "match"."rank" <= 3
              and "match"."kind" in ('company', 'person')
            )
          ) as "isNameMatch"
        from
          (
            (
              select
                "post"."id",
                "meaning"."kind",
                "meaning"."rank"
              from
                (
                  select
                    *
                  from
                    "meanings"
                  order by
                    "kind" = 'person',
                    "rank",
                    "norm"
                ) as "meaning"
                cross join lateral (
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'company'
                        and "post"."company_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'role'
                        and "post"."role_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'location'
                        and "post"."location_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'person'
                        and "post"."user_id" = "meaning"."user_id"
                        and not exists (
                          select
                          from
                            "connections" as "pair"
                          where
                            (
                              "pair"."low_id" = least("meaning"."user_id", $2::uuid)
                              and "pair"."high_id" = greatest("meaning"."user_id", $2::uuid)
                            )
                            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                        )
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                ) as "post"
              limit
                2000
            )
            union all
            (
              select
                "tagged"."id",
                'hashtag' as "kind",
                "hashtags"."rank"
              from
                "hashtags"
                cross join (
                  (
                    select
                      "id"
                    from
                      "latest_tagged"
                  )
                  union all
                  (
                    select
                      "id"
                    from
                      "indexed_tagged"
                  )
                ) as "tagged"
            )
          ) as "match"
        group by
          "match"."id"
      )
    select
      *
    from
      (
        select
          "id",
          cast(
            - (
              coalesce("rank", 0) + case
                when "isByAuthorAlone" then 10
                else 0
              end
            ) as integer
          ) as "relevance"
        from
          "by_phrase"
      ) as "found"
  )
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
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
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
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
                                "post"."tokens"
                              from
                                "found"
                                cross join lateral (
                                  select
                                    "one".*
                                  from
                                    (
                                      select
                                        "post_id" as "id",
                                        "tokens",
                                        "interview_year" as "facet_year"
                                      from
                                        "post_facets"
                                      where
                                        "tokens" <> '{}'
                                    ) as "one"
                                  where
                                    "one"."id" = "found"."id"
                                  offset
                                    0
                                ) as "post"
                              where
                                1 = 1
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
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
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

-- experiences.facets(true, 2, false, false, false, false, false, false, false, false, false, false, false)
with
  "found" as materialized (
    with
      "by_phrase" as materialized (
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
                  limit
                    30
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
          ),
          "hashtags" as (
            select
              array_agg("norm") as "norms",
              min("rank") as "rank"
            from
              "meanings"
            where
              "kind" = 'hashtag'
          ),
          "latest_tagged" as materialized (
            select
              "post"."id"
            from
              (
                select
                  *
                from
                  "posts" as "post"
                where
                  true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  2000
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          ),
          "indexed_tagged" as (
            select
              "post"."id"
            from
              (
                select
                  "post".*
                from
                  "posts" as "post"
                where
                  (
                    select
                      count(*) as "count"
                    from
                      "latest_tagged"
                  ) < 1000
                  and (
                    (
                      select
                        "norms"
                      from
                        "hashtags"
                    ) is not null
                    and "post"."tags_norm" && (
                      select
                        "norms"
                      from
                        "hashtags"
                    )
                  )
                offset
                  0
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and true
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          )
        select
          "match"."id",
          coalesce(
            min("match"."rank") filter (
              where
                "match"."kind" <> 'person'
            ),
            min("match"."rank")
          ) as "rank",
          bool_and("match"."kind" = 'person') as "isByAuthorAlone",
          bool_or(
            (
              "match"."rank" <= 3
              and "match"."kind" in ('company', 'person')
            )
          ) as "isNameMatch"
        from
          (
            (
              select
                "post"."id",
                "meaning"."kind",
                "meaning"."rank"
              from
                (
                  select
                    *
                  from
                    "meanings"
                  order by
                    "kind" = 'person',
                    "rank",
                    "norm"
                ) as "meaning"
                cross join lateral (
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'company'
                        and "post"."company_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'role'
                        and "post"."role_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'location'
                        and "post"."location_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'person'
                        and "post"."user_id" = "meaning"."user_id"
                        and not exists (
                          select
                          from
                            "connections" as "pair"
                          where
                            (
                              "pair"."low_id" = least("meaning"."user_id", $2::uuid)
                              and "pair"."high_id" = greatest("meaning"."user_id", $2::uuid)
                            )
                            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                        )
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                ) as "post"
              limit
                2000
            )
            union all
            (
              select
                "tagged"."id",
                'hashtag' as "kind",
                "hashtags"."rank"
              from
                "hashtags"
                cross join (
                  (
                    select
                      "id"
                    from
                      "latest_tagged"
                  )
                  union all
                  (
                    select
                      "id"
                    from
                      "indexed_tagged"
                  )
                ) as "tagged"
            )
          ) as "match"
        group by
          "match"."id"
      ),
      "enough" as materialized (
        select
          (
            coalesce(bool_or("isNameMatch"), false)
            or count(*) filter (
              where
                "rank" <= 4
            ) >= 5
          ) as "is_enough"
        from
          "by_phrase"
      ),
      "by_words" as materialized (
        select
          *
        from
          (
            with
              "words" as materialized (
                select
                  cast("typed"."position" - 1 as integer) as "number",
                  search_norm ("typed"."word") as "norm",
                  search_anywhere ("typed"."word") as "pattern",
                  search_like (search_norm ("typed"."word")) as "literal",
                  search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
                  case
                    when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
                  end as "later_word"
                from
                  unnest($3::text[]) with ordinality as typed (word, position)
              ),
              "meanings" as materialized (
                with
                  "candidates" as (
                    (
                      select
                        "word"."number",
                        "term"."kind",
                        "term"."norm",
                        cast(null as uuid) as "user_id",
                        "term"."rank"
                      from
                        "words" as "word"
                        cross join lateral (
                          select
                            "term"."kind",
                            "term"."norm",
                            case
                              when "term"."norm" = "word"."norm" then 0
                              when "term"."norm" like "word"."literal" || '%' then 1
                              when "term"."norm" like '% ' || "word"."literal" || '%' then 2
                              when "term"."norm" like '%' || "word"."literal" || '%' then 3
                              when "term"."keys" && "word"."typo_keys" then 4
                              else 5
                            end as "rank"
                          from
                            "search_terms" as "term"
                          where
                            (
                              (
                                "term"."norm" like "word"."pattern"
                                or "term"."keys" && "word"."typo_keys"
                                or "term"."norm" %> "word"."norm"
                              )
                              or "term"."norm" like "word"."later_word"
                            )
                          order by
                            "rank",
                            length("term"."norm"),
                            "term"."norm"
                          limit
                            300
                        ) as "term"
                    )
                    union all
                    (
                      select
                        "word"."number",
                        'person' as "kind",
                        null as "norm",
                        "person"."user_id",
                        "person"."rank"
                      from
                        "words" as "word"
                        cross join lateral (
                          select
                            "profile"."user_id",
                            case
                              when "profile"."name_norm" = "word"."norm" then 0
                              when "profile"."name_norm" like "word"."literal" || '%' then 1
                              when "profile"."name_norm" like '% ' || "word"."literal" || '%' then 2
                              when "profile"."name_norm" like '%' || "word"."literal" || '%' then 3
                              when "profile"."name_keys" && "word"."typo_keys" then 4
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
                              (
                                "profile"."name_norm" like "word"."pattern"
                                or "profile"."name_keys" && "word"."typo_keys"
                                or "profile"."name_norm" %> "word"."norm"
                              )
                              or "profile"."name_norm" like "word"."later_word"
                            )
                          order by
                            "rank",
                            "profile"."last_active_at" desc
                          limit
                            500
                        ) as "person"
                    )
                    union all
                    (
                      select
                        "facet"."number",
                        "facet"."kind" as "kind",
                        "facet"."norm",
                        cast(null as uuid) as "user_id",
                        "facet"."rank"
                      from
                        jsonb_to_recordset($4::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
                    )
                  )
                select
                  "number",
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
                          "number"
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
                        "number" > 0
                        or "rank" <= 4
                      )
                    )
                  )
              ),
              "rarest" as materialized (
                with
                  "frequencies" as materialized (
                    select
                      "word"."number",
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
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'company'
                                    and "post"."company_norm" = "meaning"."norm"
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'role'
                                    and "post"."role_norm" = "meaning"."norm"
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'location'
                                    and "post"."location_norm" = "meaning"."norm"
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'hashtag'
                                    and "post"."tags_norm" @> array[meaning.norm]
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    generate_series(1, 4) as "author"
                                  where
                                    "meaning"."kind" = 'person'
                                )
                              ) as "occurrence"
                            where
                              "meaning"."number" = "word"."number"
                            limit
                              600
                          ) as "counted"
                      ) as "occurrences"
                    from
                      "words" as "word"
                    where
                      "word"."number" > 0
                      and not exists (
                        select
                        from
                          "meanings" as "facet"
                        where
                          "facet"."number" = "word"."number"
                          and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
                      )
                  )
                select
                  (
                    array_agg(
                      "number"
                      order by
                        "occurrences",
                        "number"
                    )
                  ) [1] as "number",
                  coalesce(min("occurrences") >= 600, true) as "is_common"
                from
                  "frequencies"
              ),
              "depth" as materialized (
                select
                  case
                    when (
                      select
                        "is_common"
                      from
                        "rarest"
                    ) then greatest(20, 600 / greatest(count(*), 1))
                    else 600
                  end as "posts"
                from
                  "meanings"
                where
                  "number" in (
                    select
                      "number"
                    from
                      "rarest"
                  )
              ),
              "candidates" as materialized (
                select
                  "post"."id"
                from
                  "meanings" as "meaning"
                  cross join lateral (
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'company'
                        and "post"."company_norm" = "meaning"."norm"
                        and true
                      order by
                        "post"."last_active_at" desc,
                        "post"."id" desc
                      limit
                        (
                          select
                            "posts"
                          from
                            "depth"
                        )
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'role'
                        and "post"."role_norm" = "meaning"."norm"
                        and true
                      order by
                        "post"."last_active_at" desc,
                        "post"."id" desc
                      limit
                        (
                          select
                            "posts"
                          from
                            "depth"
                        )
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'location'
                        and "post"."location_norm" = "meaning"."norm"
                        and true
                      order by
                        "post"."last_active_at" desc,
                        "post"."id" desc
                      limit
                        (
                          select
                            "posts"
                          from
                            "depth"
                        )
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'hashtag'
                        and "post"."tags_norm" @> array[meaning.norm]
                        and not (
                          select
                            "is_common"
                          from
                            "rarest"
                        )
                      limit
                        600
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'person'
                        and "post"."user_id" = "meaning"."user_id"
                      limit
                        50
                    )
                  ) as "post"
                where
                  (
                    "meaning"."number" = 0
                    or "meaning"."number" in (
                      select
                        "number"
                      from
                        "rarest"
                    )
                  )
                union
                (
                  select
                    "post"."id"
                  from
                    "posts" as "post"
                  where
                    (
                      select
                        "is_common"
                      from
                        "rarest"
                    )
                    and true
                  order by
                    "post"."last_active_at" desc,
                    "post"."id" desc
                  limit
                    600
                )
                limit
                  1200
              ),
              "matches" as (
                select
                  "post"."id",
                  (
                    select
                      sum(
                        case
                          when "shown"."text" like '% ' || "word"."literal" || ' %' then 0
                          when "shown"."text" like '% ' || "word"."literal" || '%' then 1
                          when "shown"."text" like '%' || "word"."literal" || '%' then 2
                          else 3
                        end * case "word"."number"
                          when 0 then 10
                          else 1
                        end
                      ) as "rank"
                    from
                      "words" as "word"
                      cross join lateral (
                        select
                          concat_ws(
                            ' ',
                            '',
                            "post"."company_norm",
                            "post"."role_norm",
                            array_to_string("post"."tags_norm", ' '),
                            "post"."location_norm",
                            search_norm ("person"."full_name"),
                            ''
                          ) as "text"
                      ) as "shown"
                  ) as "rank",
                  false as "isByAuthorAlone",
                  false as "isNameMatch"
                from
                  "candidates"
                  cross join lateral (
                    select
                      "post".*
                    from
                      "posts" as "post"
                    where
                      "post"."id" = "candidates"."id"
                      and "post"."removed_at" is null
                    offset
                      0
                  ) as "post"
                  cross join lateral (
                    select
                      "person".*
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
                      and "person"."is_banned" = false
                    offset
                      0
                  ) as "person"
                where
                  true
                  and (
                    (
                      exists (
                        select
                        from
                          "meanings"
                        where
                          "number" = 0
                      )
                      and (
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('company')
                        )
                        or "post"."role_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('role')
                        )
                        or "post"."location_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('location')
                        )
                        or "post"."tags_norm" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('hashtag')
                        )
                        or (
                          "post"."user_id" in (
                            select
                              "user_id"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('person')
                          )
                          and not exists (
                            select
                            from
                              "connections" as "pair"
                            where
                              (
                                "pair"."low_id" = least("post"."user_id", $2::uuid)
                                and "pair"."high_id" = greatest("post"."user_id", $2::uuid)
                              )
                              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                          )
                        )
                        or cast("post"."interview_year" as text) in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('year')
                        )
                        or "post"."experience_type" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('experienceType')
                        )
                        or lower("person"."stream") in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('branch')
                        )
                        or "person"."roles" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('accountRole')
                        )
                      )
                    )
                    or (
                      (
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('company')
                        )
                        or "post"."role_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('role')
                        )
                        or "post"."location_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('location')
                        )
                        or "post"."tags_norm" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('hashtag')
                        )
                        or (
                          "post"."user_id" in (
                            select
                              "user_id"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('person')
                          )
                          and not exists (
                            select
                            from
                              "connections" as "pair"
                            where
                              (
                                "pair"."low_id" = least("post"."user_id", $2::uuid)
                                and "pair"."high_id" = greatest("post"."user_id", $2::uuid)
                              )
                              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                          )
                        )
                        or cast("post"."interview_year" as text) in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('year')
                        )
                        or "post"."experience_type" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('experienceType')
                        )
                        or lower("person"."stream") in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('branch')
                        )
                        or "person"."roles" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('accountRole')
                        )
                      )
                      and (
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('company')
                        )
                        or "post"."role_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('role')
                        )
                        or "post"."location_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('location')
                        )
                        or "post"."tags_norm" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('hashtag')
                        )
                        or (
                          "post"."user_id" in (
                            select
                              "user_id"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('person')
                          )
                          and not exists (
                            select
                            from
                              "connections" as "pair"
                            where
                              (
                                "pair"."low_id" = least("post"."user_id", $2::uuid)
                                and "pair"."high_id" = greatest("post"."user_id", $2::uuid)
                              )
                              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                          )
                        )
                        or cast("post"."interview_year" as text) in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('year')
                        )
                        or "post"."experience_type" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('experienceType')
                        )
                        or lower("person"."stream") in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('branch')
                        )
                        or "person"."roles" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('accountRole')
                        )
                      )
                    )
                  )
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  500
              )
            select
              *
            from
              "matches"
          ) as "wider"
        where
          not (
            select
              "is_enough"
            from
              "enough"
          )
      )
    select
      *
    from
      (
        (
          select
            "id",
            cast(
              - (
                coalesce("rank", 0) + case
                  when "isByAuthorAlone" then 10
                  else 0
                end
              ) as integer
            ) as "relevance"
          from
            "by_words"
        )
        union all
        (
          select
            "id",
            cast(
              - (
                coalesce("rank", 0) + case
                  when "isByAuthorAlone" then 10
                  else 0
                end
              ) as integer
            ) as "relevance"
          from
            "by_phrase"
          where
            (
              (
                select
                  "is_enough"
                from
                  "enough"
              )
              or not exists (
                select
                from
                  "by_words"
              )
            )
        )
      ) as "found"
  )
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
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
              coalesce("written"."slug", "counted"."value") as "value",
              "written"."name",
              cast(sum("counted"."count") as integer) as "count"
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
                                "post"."tokens"
                              from
                                "found"
                                cross join lateral (
                                  select
                                    "one".*
                                  from
                                    (
                                      select
                                        "post_id" as "id",
                                        "tokens",
                                        "interview_year" as "facet_year"
                                      from
                                        "post_facets"
                                      where
                                        "tokens" <> '{}'
                                    ) as "one"
                                  where
                                    "one"."id" = "found"."id"
                                  offset
                                    0
                                ) as "post"
                              where
                                1 = 1
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
              left join (
                select
                  "written"."norm",
                  "company"."id",
                  "company"."slug",
                  "company"."name"
                from
                  "company_names" as "written"
                  inner join "companies" as "company" on "company"."id" = "written"."company_id"
              ) as "written" on "counted"."facet" = 'company'
              and "written"."norm" = "counted"."value"
            where
              (
                "counted"."facet" <> 'company'
                or "written"."slug" is not null
              )
            group by
              "counted"."fitting",
              "counted"."facet",
              "written"."name",
              coalesce("written"."slug", "counted"."value")
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

-- experiences.list(false, 0, 20, interviewYear, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
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
  ) as "person" on "person"."id" = "post"."user_id"
  cross join (
    select
      0 as "relevance"
  ) as "found"
where
  "person"."is_banned" = false
  and ("post"."facet_year", "post"."id") < ($2::int8, $3::uuid)
order by
  "post"."facet_year" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, mostHelpful, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
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
  ) as "person" on "person"."id" = "post"."user_id"
  cross join (
    select
      0 as "relevance"
  ) as "found"
where
  "person"."is_banned" = false
  and ("post"."useful", "post"."id") < ($2::int8, $3::uuid)
order by
  "post"."useful" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, mostViewed, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
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
  ) as "person" on "person"."id" = "post"."user_id"
  cross join (
    select
      0 as "relevance"
  ) as "found"
where
  "person"."is_banned" = false
  and ("post"."views", "post"."id") < ($2::int8, $3::uuid)
order by
  "post"."views" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, recentlyActive, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
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
  ) as "person" on "person"."id" = "post"."user_id"
  cross join (
    select
      0 as "relevance"
  ) as "found"
where
  "person"."is_banned" = false
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, recentlyActive, false, false, true, false, false, false, false, false, false, false, false, false)
with
  "head" as materialized (
    select
      "post"."id"
    from
      (
        select
          "post"."id",
          "post"."user_id",
          "post"."last_active_at",
          "post"."views",
          "post"."useful",
          "post"."facet_year",
          "post"."tokens"
        from
          (
            select
              "posts".*,
              "facet"."tokens",
              "facet"."interview_year" as "facet_year"
            from
              "posts"
              inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
            where
              "posts"."removed_at" is null
          ) as "post"
        where
          true
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          800
      ) as "post"
    where
      "post"."tokens" && array(
        select
          'role:' || "named"."value"
        from
          (
            select
              search_norm ("typed"."value") as "value"
            from
              unnest($1::text[]) as typed (value)
          ) as named
      )
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
      21
  ),
  "found" as materialized (
    select
      "post"."id"
    from
      (
        select
          "post"."id"
        from
          (
            select
              "post_id" as "id",
              "tokens",
              "interview_year" as "facet_year"
            from
              "post_facets"
            where
              "tokens" <> '{}'
          ) as "post"
        where
          "post"."tokens" && array(
            select
              'role:' || "named"."value"
            from
              (
                select
                  search_norm ("typed"."value") as "value"
                from
                  unnest($1::text[]) as typed (value)
              ) as named
          )
        offset
          0
      ) as "fitting"
      inner join (
        select
          "posts".*,
          "facet"."tokens",
          "facet"."interview_year" as "facet_year"
        from
          "posts"
          inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
        where
          "posts"."removed_at" is null
      ) as "post" on "post"."id" = "fitting"."id"
    where
      true
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
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked",
  0 as "relevance"
from
  "page"
  inner join (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
  ) as "post" on "post"."id" = "page"."id"
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
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, recentlyActive, false, true, false, false, false, false, false, false, false, false, false, false)
with
  "head" as materialized (
    select
      "post"."id"
    from
      (
        select
          "post"."id",
          "post"."user_id",
          "post"."last_active_at",
          "post"."views",
          "post"."useful",
          "post"."facet_year",
          "post"."tokens"
        from
          (
            select
              "posts".*,
              "facet"."tokens",
              "facet"."interview_year" as "facet_year"
            from
              "posts"
              inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
            where
              "posts"."removed_at" is null
          ) as "post"
        where
          true
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          800
      ) as "post"
    where
      "post"."tokens" && array(
        select
          'company:' || "named"."value"
        from
          (
            select
              "written"."norm" as "value"
            from
              (
                select
                  "written"."norm"
                from
                  "company_names" as "written"
                where
                  "written"."company_id" in (
                    select
                      "named"."company_id"
                    from
                      "company_names" as "named"
                    where
                      "named"."slug" in (
                        select
                          company_slug (search_norm ("asked"."text")) as "slug"
                        from
                          unnest($1::text[]) as asked (text)
                      )
                  )
              ) as "written"
          ) as named
      )
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
      21
  ),
  "found" as materialized (
    select
      "post"."id"
    from
      (
        select
          "post"."id"
        from
          (
            select
              "post_id" as "id",
              "tokens",
              "interview_year" as "facet_year"
            from
              "post_facets"
            where
              "tokens" <> '{}'
          ) as "post"
        where
          "post"."tokens" && array(
            select
              'company:' || "named"."value"
            from
              (
                select
                  "written"."norm" as "value"
                from
                  (
                    select
                      "written"."norm"
                    from
                      "company_names" as "written"
                    where
                      "written"."company_id" in (
                        select
                          "named"."company_id"
                        from
                          "company_names" as "named"
                        where
                          "named"."slug" in (
                            select
                              company_slug (search_norm ("asked"."text")) as "slug"
                            from
                              unnest($1::text[]) as asked (text)
                          )
                      )
                  ) as "written"
              ) as named
          )
        offset
          0
      ) as "fitting"
      inner join (
        select
          "posts".*,
          "facet"."tokens",
          "facet"."interview_year" as "facet_year"
        from
          "posts"
          inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
        where
          "posts"."removed_at" is null
      ) as "post" on "post"."id" = "fitting"."id"
    where
      true
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
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked",
  0 as "relevance"
from
  "page"
  inner join (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
  ) as "post" on "post"."id" = "page"."id"
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
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, recentlyActive, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
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
  ) as "person" on "person"."id" = "post"."user_id"
  cross join (
    select
      0 as "relevance"
  ) as "found"
where
  "person"."is_banned" = false
  and ("post"."last_active_at", "post"."id") < ($2::timestamptz, $3::uuid)
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, recentlyActive, true, true, true, true, true, true, true, true, true, true, true, true)
with
  "head" as materialized (
    select
      "post"."id"
    from
      (
        select
          "post"."id",
          "post"."user_id",
          "post"."last_active_at",
          "post"."views",
          "post"."useful",
          "post"."facet_year",
          "post"."tokens"
        from
          (
            select
              "posts".*,
              "facet"."tokens",
              "facet"."interview_year" as "facet_year"
            from
              "posts"
              inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
            where
              "posts"."removed_at" is null
          ) as "post"
        where
          ("post"."last_active_at", "post"."id") < ($1::timestamptz, $2::uuid)
        order by
          "post"."last_active_at" desc,
          "post"."id" desc
        limit
          800
      ) as "post"
    where
      "post"."tokens" && array(
        select
          'company:' || "named"."value"
        from
          (
            select
              "written"."norm" as "value"
            from
              (
                select
                  "written"."norm"
                from
                  "company_names" as "written"
                where
                  "written"."company_id" in (
                    select
                      "named"."company_id"
                    from
                      "company_names" as "named"
                    where
                      "named"."slug" in (
                        select
                          company_slug (search_norm ("asked"."text")) as "slug"
                        from
                          unnest($3::text[]) as asked (text)
                      )
                  )
              ) as "written"
          ) as named
      )
      and "post"."tokens" && array(
        select
          'role:' || "named"."value"
        from
          (
            select
              search_norm ("typed"."value") as "value"
            from
              unnest($4::text[]) as typed (value)
          ) as named
      )
      and "post"."facet_year" >= $5::int4
      and "post"."facet_year" <= $6::int4
      and "post"."tokens" && array(
        select
          'branch:' || "named"."value"
        from
          (
            select
              unnest($7::text[]) as value
          ) as named
      )
      and "post"."tokens" && array(
        select
          'campus:' || "named"."value"
        from
          (
            select
              unnest($8::text[]) as value
          ) as named
      )
      and "post"."tokens" && array(
        select
          'offer:' || "named"."value"
        from
          (
            select
              unnest($9::text[]) as value
          ) as named
      )
      and "post"."tokens" && array(
        select
          'level:' || "named"."value"
        from
          (
            select
              unnest($10::text[]) as value
          ) as named
      )
      and "post"."tokens" && array(
        select
          'type:' || "named"."value"
        from
          (
            select
              unnest($11::text[]) as value
          ) as named
      )
      and "post"."tokens" && array(
        select
          'template:' || "named"."value"
        from
          (
            select
              unnest($12::text[]) as value
          ) as named
      )
      and "post"."tokens" && array['answered:true']
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
      21
  ),
  "found" as materialized (
    select
      "post"."id"
    from
      (
        select
          "post"."id"
        from
          (
            select
              "post_id" as "id",
              "tokens",
              "interview_year" as "facet_year"
            from
              "post_facets"
            where
              "tokens" <> '{}'
          ) as "post"
        where
          "post"."tokens" && array(
            select
              'company:' || "named"."value"
            from
              (
                select
                  "written"."norm" as "value"
                from
                  (
                    select
                      "written"."norm"
                    from
                      "company_names" as "written"
                    where
                      "written"."company_id" in (
                        select
                          "named"."company_id"
                        from
                          "company_names" as "named"
                        where
                          "named"."slug" in (
                            select
                              company_slug (search_norm ("asked"."text")) as "slug"
                            from
                              unnest($3::text[]) as asked (text)
                          )
                      )
                  ) as "written"
              ) as named
          )
          and "post"."tokens" && array(
            select
              'role:' || "named"."value"
            from
              (
                select
                  search_norm ("typed"."value") as "value"
                from
                  unnest($4::text[]) as typed (value)
              ) as named
          )
          and "post"."facet_year" >= $5::int4
          and "post"."facet_year" <= $6::int4
          and "post"."tokens" && array(
            select
              'branch:' || "named"."value"
            from
              (
                select
                  unnest($7::text[]) as value
              ) as named
          )
          and "post"."tokens" && array(
            select
              'campus:' || "named"."value"
            from
              (
                select
                  unnest($8::text[]) as value
              ) as named
          )
          and "post"."tokens" && array(
            select
              'offer:' || "named"."value"
            from
              (
                select
                  unnest($9::text[]) as value
              ) as named
          )
          and "post"."tokens" && array(
            select
              'level:' || "named"."value"
            from
              (
                select
                  unnest($10::text[]) as value
              ) as named
          )
          and "post"."tokens" && array(
            select
              'type:' || "named"."value"
            from
              (
                select
                  unnest($11::text[]) as value
              ) as named
          )
          and "post"."tokens" && array(
            select
              'template:' || "named"."value"
            from
              (
                select
                  unnest($12::text[]) as value
              ) as named
          )
          and "post"."tokens" && array['answered:true']
        offset
          0
      ) as "fitting"
      inner join (
        select
          "posts".*,
          "facet"."tokens",
          "facet"."interview_year" as "facet_year"
        from
          "posts"
          inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
        where
          "posts"."removed_at" is null
      ) as "post" on "post"."id" = "fitting"."id"
    where
      ("post"."last_active_at", "post"."id") < ($1::timestamptz, $2::uuid)
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
      and (
        select
          count(*) as "count"
        from
          "head"
      ) < 21
    order by
      "post"."last_active_at" desc,
      "post"."id" desc
    limit
      21
  ),
  "page" as (
    select
      "id"
    from
      "head"
    union
    select
      "id"
    from
      "found"
  )
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $13::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $13::uuid
  ) as "hasBookmarked",
  0 as "relevance"
from
  "page"
  inner join (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
  ) as "post" on "post"."id" = "page"."id"
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
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(false, 0, 20, relevance, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $1::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $1::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  (
    select
      "posts".*,
      "facet"."tokens",
      "facet"."interview_year" as "facet_year"
    from
      "posts"
      inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
    where
      "posts"."removed_at" is null
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
  ) as "person" on "person"."id" = "post"."user_id"
  cross join (
    select
      0 as "relevance"
  ) as "found"
where
  "person"."is_banned" = false
  and ("found"."relevance", "post"."last_active_at", "post"."id") < ($2::int8, $3::timestamptz, $4::uuid)
order by
  "found"."relevance" desc,
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(true, 0, 20, recentlyActive, true, false, false, false, false, false, false, false, false, false, false, false)
with
  "found" as materialized (
    with
      "by_phrase" as materialized (
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
                  limit
                    30
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
          ),
          "hashtags" as (
            select
              array_agg("norm") as "norms",
              min("rank") as "rank"
            from
              "meanings"
            where
              "kind" = 'hashtag'
          ),
          "latest_tagged" as materialized (
            select
              "post"."id"
            from
              (
                select
                  *
                from
                  "posts" as "post"
                where
                  true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  2000
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          ),
          "indexed_tagged" as (
            select
              "post"."id"
            from
              (
                select
                  "post".*
                from
                  "posts" as "post"
                where
                  (
                    select
                      count(*) as "count"
                    from
                      "latest_tagged"
                  ) < 1000
                  and (
                    (
                      select
                        "norms"
                      from
                        "hashtags"
                    ) is not null
                    and "post"."tags_norm" && (
                      select
                        "norms"
                      from
                        "hashtags"
                    )
                  )
                offset
                  0
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and true
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          )
        select
          "match"."id",
          coalesce(
            min("match"."rank") filter (
              where
                "match"."kind" <> 'person'
            ),
            min("match"."rank")
          ) as "rank",
          bool_and("match"."kind" = 'person') as "isByAuthorAlone",
          bool_or(
            (
              "match"."rank" <= 3
              and "match"."kind" in ('company', 'person')
            )
          ) as "isNameMatch"
        from
          (
            (
              select
                "post"."id",
                "meaning"."kind",
                "meaning"."rank"
              from
                (
                  select
                    *
                  from
                    "meanings"
                  order by
                    "kind" = 'person',
                    "rank",
                    "norm"
                ) as "meaning"
                cross join lateral (
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'company'
                        and "post"."company_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'role'
                        and "post"."role_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'location'
                        and "post"."location_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'person'
                        and "post"."user_id" = "meaning"."user_id"
                        and not exists (
                          select
                          from
                            "connections" as "pair"
                          where
                            (
                              "pair"."low_id" = least("meaning"."user_id", $2::uuid)
                              and "pair"."high_id" = greatest("meaning"."user_id", $2::uuid)
                            )
                            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                        )
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                ) as "post"
              limit
                2000
            )
            union all
            (
              select
                "tagged"."id",
                'hashtag' as "kind",
                "hashtags"."rank"
              from
                "hashtags"
                cross join (
                  (
                    select
                      "id"
                    from
                      "latest_tagged"
                  )
                  union all
                  (
                    select
                      "id"
                    from
                      "indexed_tagged"
                  )
                ) as "tagged"
            )
          ) as "match"
        group by
          "match"."id"
      )
    select
      *
    from
      (
        select
          "id",
          cast(
            - (
              coalesce("rank", 0) + case
                when "isByAuthorAlone" then 10
                else 0
              end
            ) as integer
          ) as "relevance"
        from
          "by_phrase"
      ) as "found"
  )
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  "found"
  cross join lateral (
    select
      "one".*
    from
      (
        select
          "posts".*,
          "facet"."tokens",
          "facet"."interview_year" as "facet_year"
        from
          "posts"
          inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
        where
          "posts"."removed_at" is null
      ) as "one"
    where
      "one"."id" = "found"."id"
    offset
      0
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
  ) as "person" on "person"."id" = "post"."user_id"
where
  "person"."is_banned" = false
  and ("post"."last_active_at", "post"."id") < ($3::timestamptz, $4::uuid)
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;

-- experiences.list(true, 2, 20, recentlyActive, true, false, false, false, false, false, false, false, false, false, false, false)
with
  "found" as materialized (
    with
      "by_phrase" as materialized (
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
                  limit
                    30
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
          ),
          "hashtags" as (
            select
              array_agg("norm") as "norms",
              min("rank") as "rank"
            from
              "meanings"
            where
              "kind" = 'hashtag'
          ),
          "latest_tagged" as materialized (
            select
              "post"."id"
            from
              (
                select
                  *
                from
                  "posts" as "post"
                where
                  true
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  2000
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and (
                (
                  select
                    "norms"
                  from
                    "hashtags"
                ) is not null
                and "post"."tags_norm" && (
                  select
                    "norms"
                  from
                    "hashtags"
                )
              )
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          ),
          "indexed_tagged" as (
            select
              "post"."id"
            from
              (
                select
                  "post".*
                from
                  "posts" as "post"
                where
                  (
                    select
                      count(*) as "count"
                    from
                      "latest_tagged"
                  ) < 1000
                  and (
                    (
                      select
                        "norms"
                      from
                        "hashtags"
                    ) is not null
                    and "post"."tags_norm" && (
                      select
                        "norms"
                      from
                        "hashtags"
                    )
                  )
                offset
                  0
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
              ) as "person" on "person"."id" = "post"."user_id"
            where
              "post"."removed_at" is null
              and "person"."is_banned" = false
              and true
            order by
              "post"."last_active_at" desc,
              "post"."id" desc
            limit
              1000
          )
        select
          "match"."id",
          coalesce(
            min("match"."rank") filter (
              where
                "match"."kind" <> 'person'
            ),
            min("match"."rank")
          ) as "rank",
          bool_and("match"."kind" = 'person') as "isByAuthorAlone",
          bool_or(
            (
              "match"."rank" <= 3
              and "match"."kind" in ('company', 'person')
            )
          ) as "isNameMatch"
        from
          (
            (
              select
                "post"."id",
                "meaning"."kind",
                "meaning"."rank"
              from
                (
                  select
                    *
                  from
                    "meanings"
                  order by
                    "kind" = 'person',
                    "rank",
                    "norm"
                ) as "meaning"
                cross join lateral (
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'company'
                        and "post"."company_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'role'
                        and "post"."role_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'location'
                        and "post"."location_norm" = "meaning"."norm"
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                  union all
                  (
                    select
                      "post"."id"
                    from
                      (
                        select
                          *
                        from
                          "posts"
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
                      ) as "person" on "person"."id" = "post"."user_id"
                    where
                      "post"."removed_at" is null
                      and "person"."is_banned" = false
                      and (
                        "meaning"."kind" = 'person'
                        and "post"."user_id" = "meaning"."user_id"
                        and not exists (
                          select
                          from
                            "connections" as "pair"
                          where
                            (
                              "pair"."low_id" = least("meaning"."user_id", $2::uuid)
                              and "pair"."high_id" = greatest("meaning"."user_id", $2::uuid)
                            )
                            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                        )
                      )
                      and true
                    order by
                      "post"."last_active_at" desc,
                      "post"."id" desc
                    limit
                      1000
                  )
                ) as "post"
              limit
                2000
            )
            union all
            (
              select
                "tagged"."id",
                'hashtag' as "kind",
                "hashtags"."rank"
              from
                "hashtags"
                cross join (
                  (
                    select
                      "id"
                    from
                      "latest_tagged"
                  )
                  union all
                  (
                    select
                      "id"
                    from
                      "indexed_tagged"
                  )
                ) as "tagged"
            )
          ) as "match"
        group by
          "match"."id"
      ),
      "enough" as materialized (
        select
          (
            coalesce(bool_or("isNameMatch"), false)
            or count(*) filter (
              where
                "rank" <= 4
            ) >= 5
          ) as "is_enough"
        from
          "by_phrase"
      ),
      "by_words" as materialized (
        select
          *
        from
          (
            with
              "words" as materialized (
                select
                  cast("typed"."position" - 1 as integer) as "number",
                  search_norm ("typed"."word") as "norm",
                  search_anywhere ("typed"."word") as "pattern",
                  search_like (search_norm ("typed"."word")) as "literal",
                  search_typos (replace(search_norm ("typed"."word"), ' ', '')) as "typo_keys",
                  case
                    when length(search_norm ("typed"."word")) < 3 then '% ' || search_like (search_norm ("typed"."word")) || '%'
                  end as "later_word"
                from
                  unnest($3::text[]) with ordinality as typed (word, position)
              ),
              "meanings" as materialized (
                with
                  "candidates" as (
                    (
                      select
                        "word"."number",
                        "term"."kind",
                        "term"."norm",
                        cast(null as uuid) as "user_id",
                        "term"."rank"
                      from
                        "words" as "word"
                        cross join lateral (
                          select
                            "term"."kind",
                            "term"."norm",
                            case
                              when "term"."norm" = "word"."norm" then 0
                              when "term"."norm" like "word"."literal" || '%' then 1
                              when "term"."norm" like '% ' || "word"."literal" || '%' then 2
                              when "term"."norm" like '%' || "word"."literal" || '%' then 3
                              when "term"."keys" && "word"."typo_keys" then 4
                              else 5
                            end as "rank"
                          from
                            "search_terms" as "term"
                          where
                            (
                              (
                                "term"."norm" like "word"."pattern"
                                or "term"."keys" && "word"."typo_keys"
                                or "term"."norm" %> "word"."norm"
                              )
                              or "term"."norm" like "word"."later_word"
                            )
                          order by
                            "rank",
                            length("term"."norm"),
                            "term"."norm"
                          limit
                            300
                        ) as "term"
                    )
                    union all
                    (
                      select
                        "word"."number",
                        'person' as "kind",
                        null as "norm",
                        "person"."user_id",
                        "person"."rank"
                      from
                        "words" as "word"
                        cross join lateral (
                          select
                            "profile"."user_id",
                            case
                              when "profile"."name_norm" = "word"."norm" then 0
                              when "profile"."name_norm" like "word"."literal" || '%' then 1
                              when "profile"."name_norm" like '% ' || "word"."literal" || '%' then 2
                              when "profile"."name_norm" like '%' || "word"."literal" || '%' then 3
                              when "profile"."name_keys" && "word"."typo_keys" then 4
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
                              (
                                "profile"."name_norm" like "word"."pattern"
                                or "profile"."name_keys" && "word"."typo_keys"
                                or "profile"."name_norm" %> "word"."norm"
                              )
                              or "profile"."name_norm" like "word"."later_word"
                            )
                          order by
                            "rank",
                            "profile"."last_active_at" desc
                          limit
                            500
                        ) as "person"
                    )
                    union all
                    (
                      select
                        "facet"."number",
                        "facet"."kind" as "kind",
                        "facet"."norm",
                        cast(null as uuid) as "user_id",
                        "facet"."rank"
                      from
                        jsonb_to_recordset($4::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
                    )
                  )
                select
                  "number",
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
                          "number"
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
                        "number" > 0
                        or "rank" <= 4
                      )
                    )
                  )
              ),
              "rarest" as materialized (
                with
                  "frequencies" as materialized (
                    select
                      "word"."number",
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
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'company'
                                    and "post"."company_norm" = "meaning"."norm"
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'role'
                                    and "post"."role_norm" = "meaning"."norm"
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'location'
                                    and "post"."location_norm" = "meaning"."norm"
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    "posts" as "post"
                                  where
                                    "meaning"."kind" = 'hashtag'
                                    and "post"."tags_norm" @> array[meaning.norm]
                                  limit
                                    600
                                )
                                union all
                                (
                                  select
                                  from
                                    generate_series(1, 4) as "author"
                                  where
                                    "meaning"."kind" = 'person'
                                )
                              ) as "occurrence"
                            where
                              "meaning"."number" = "word"."number"
                            limit
                              600
                          ) as "counted"
                      ) as "occurrences"
                    from
                      "words" as "word"
                    where
                      "word"."number" > 0
                      and not exists (
                        select
                        from
                          "meanings" as "facet"
                        where
                          "facet"."number" = "word"."number"
                          and "facet"."kind" in ('year', 'experienceType', 'branch', 'accountRole')
                      )
                  )
                select
                  (
                    array_agg(
                      "number"
                      order by
                        "occurrences",
                        "number"
                    )
                  ) [1] as "number",
                  coalesce(min("occurrences") >= 600, true) as "is_common"
                from
                  "frequencies"
              ),
              "depth" as materialized (
                select
                  case
                    when (
                      select
                        "is_common"
                      from
                        "rarest"
                    ) then greatest(20, 600 / greatest(count(*), 1))
                    else 600
                  end as "posts"
                from
                  "meanings"
                where
                  "number" in (
                    select
                      "number"
                    from
                      "rarest"
                  )
              ),
              "candidates" as materialized (
                select
                  "post"."id"
                from
                  "meanings" as "meaning"
                  cross join lateral (
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'company'
                        and "post"."company_norm" = "meaning"."norm"
                        and true
                      order by
                        "post"."last_active_at" desc,
                        "post"."id" desc
                      limit
                        (
                          select
                            "posts"
                          from
                            "depth"
                        )
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'role'
                        and "post"."role_norm" = "meaning"."norm"
                        and true
                      order by
                        "post"."last_active_at" desc,
                        "post"."id" desc
                      limit
                        (
                          select
                            "posts"
                          from
                            "depth"
                        )
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'location'
                        and "post"."location_norm" = "meaning"."norm"
                        and true
                      order by
                        "post"."last_active_at" desc,
                        "post"."id" desc
                      limit
                        (
                          select
                            "posts"
                          from
                            "depth"
                        )
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'hashtag'
                        and "post"."tags_norm" @> array[meaning.norm]
                        and not (
                          select
                            "is_common"
                          from
                            "rarest"
                        )
                      limit
                        600
                    )
                    union all
                    (
                      select
                        "post"."id"
                      from
                        "posts" as "post"
                      where
                        "meaning"."kind" = 'person'
                        and "post"."user_id" = "meaning"."user_id"
                      limit
                        50
                    )
                  ) as "post"
                where
                  (
                    "meaning"."number" = 0
                    or "meaning"."number" in (
                      select
                        "number"
                      from
                        "rarest"
                    )
                  )
                union
                (
                  select
                    "post"."id"
                  from
                    "posts" as "post"
                  where
                    (
                      select
                        "is_common"
                      from
                        "rarest"
                    )
                    and true
                  order by
                    "post"."last_active_at" desc,
                    "post"."id" desc
                  limit
                    600
                )
                limit
                  1200
              ),
              "matches" as (
                select
                  "post"."id",
                  (
                    select
                      sum(
                        case
                          when "shown"."text" like '% ' || "word"."literal" || ' %' then 0
                          when "shown"."text" like '% ' || "word"."literal" || '%' then 1
                          when "shown"."text" like '%' || "word"."literal" || '%' then 2
                          else 3
                        end * case "word"."number"
                          when 0 then 10
                          else 1
                        end
                      ) as "rank"
                    from
                      "words" as "word"
                      cross join lateral (
                        select
                          concat_ws(
                            ' ',
                            '',
                            "post"."company_norm",
                            "post"."role_norm",
                            array_to_string("post"."tags_norm", ' '),
                            "post"."location_norm",
                            search_norm ("person"."full_name"),
                            ''
                          ) as "text"
                      ) as "shown"
                  ) as "rank",
                  false as "isByAuthorAlone",
                  false as "isNameMatch"
                from
                  "candidates"
                  cross join lateral (
                    select
                      "post".*
                    from
                      "posts" as "post"
                    where
                      "post"."id" = "candidates"."id"
                      and "post"."removed_at" is null
                    offset
                      0
                  ) as "post"
                  cross join lateral (
                    select
                      "person".*
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
                      and "person"."is_banned" = false
                    offset
                      0
                  ) as "person"
                where
                  true
                  and (
                    (
                      exists (
                        select
                        from
                          "meanings"
                        where
                          "number" = 0
                      )
                      and (
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('company')
                        )
                        or "post"."role_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('role')
                        )
                        or "post"."location_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('location')
                        )
                        or "post"."tags_norm" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('hashtag')
                        )
                        or (
                          "post"."user_id" in (
                            select
                              "user_id"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('person')
                          )
                          and not exists (
                            select
                            from
                              "connections" as "pair"
                            where
                              (
                                "pair"."low_id" = least("post"."user_id", $2::uuid)
                                and "pair"."high_id" = greatest("post"."user_id", $2::uuid)
                              )
                              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                          )
                        )
                        or cast("post"."interview_year" as text) in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('year')
                        )
                        or "post"."experience_type" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('experienceType')
                        )
                        or lower("person"."stream") in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('branch')
                        )
                        or "person"."roles" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 0
                            and "kind" in ('accountRole')
                        )
                      )
                    )
                    or (
                      (
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('company')
                        )
                        or "post"."role_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('role')
                        )
                        or "post"."location_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('location')
                        )
                        or "post"."tags_norm" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('hashtag')
                        )
                        or (
                          "post"."user_id" in (
                            select
                              "user_id"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('person')
                          )
                          and not exists (
                            select
                            from
                              "connections" as "pair"
                            where
                              (
                                "pair"."low_id" = least("post"."user_id", $2::uuid)
                                and "pair"."high_id" = greatest("post"."user_id", $2::uuid)
                              )
                              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                          )
                        )
                        or cast("post"."interview_year" as text) in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('year')
                        )
                        or "post"."experience_type" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('experienceType')
                        )
                        or lower("person"."stream") in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('branch')
                        )
                        or "person"."roles" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 1
                            and "kind" in ('accountRole')
                        )
                      )
                      and (
                        "post"."company_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('company')
                        )
                        or "post"."role_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('role')
                        )
                        or "post"."location_norm" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('location')
                        )
                        or "post"."tags_norm" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('hashtag')
                        )
                        or (
                          "post"."user_id" in (
                            select
                              "user_id"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('person')
                          )
                          and not exists (
                            select
                            from
                              "connections" as "pair"
                            where
                              (
                                "pair"."low_id" = least("post"."user_id", $2::uuid)
                                and "pair"."high_id" = greatest("post"."user_id", $2::uuid)
                              )
                              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                          )
                        )
                        or cast("post"."interview_year" as text) in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('year')
                        )
                        or "post"."experience_type" in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('experienceType')
                        )
                        or lower("person"."stream") in (
                          select
                            "norm"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('branch')
                        )
                        or "person"."roles" && (
                          select
                            array_agg("norm") as "norms"
                          from
                            "meanings"
                          where
                            "number" = 2
                            and "kind" in ('accountRole')
                        )
                      )
                    )
                  )
                order by
                  "post"."last_active_at" desc,
                  "post"."id" desc
                limit
                  500
              )
            select
              *
            from
              "matches"
          ) as "wider"
        where
          not (
            select
              "is_enough"
            from
              "enough"
          )
      )
    select
      *
    from
      (
        (
          select
            "id",
            cast(
              - (
                coalesce("rank", 0) + case
                  when "isByAuthorAlone" then 10
                  else 0
                end
              ) as integer
            ) as "relevance"
          from
            "by_words"
        )
        union all
        (
          select
            "id",
            cast(
              - (
                coalesce("rank", 0) + case
                  when "isByAuthorAlone" then 10
                  else 0
                end
              ) as integer
            ) as "relevance"
          from
            "by_phrase"
          where
            (
              (
                select
                  "is_enough"
                from
                  "enough"
              )
              or not exists (
                select
                from
                  "by_words"
              )
            )
        )
      ) as "found"
  )
select
  "post"."id" as "id",
  "post"."company_name" as "companyName",
  "post"."role" as "role",
  "post"."logo" as "logo",
  "post"."post_type" as "postType",
  "post"."experience_type" as "experienceType",
  "post"."interview_year" as "interviewYear",
  "post"."one_liner" as "oneLiner",
  "post"."campus_type" as "campusType",
  "post"."offer_status" as "offerStatus",
  "post"."package" as "package",
  "post"."level" as "level",
  "post"."is_level_told" as "isLevelTold",
  "post"."hashtags" as "hashtags",
  "post"."created_at" as "createdAt",
  "post"."useful" as "useful",
  "post"."views" as "views",
  "post"."shares" as "shares",
  "post"."comments_count" as "commentsCount",
  "post"."last_active_at" as "lastActiveAt",
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
      "post_likes" as "liked"
    where
      "liked"."post_id" = "post"."id"
      and "liked"."user_id" = $2::uuid
  ) as "hasLiked",
  exists (
    select
    from
      "bookmarks" as "bookmark"
    where
      "bookmark"."post_id" = "post"."id"
      and "bookmark"."user_id" = $2::uuid
  ) as "hasBookmarked",
  "found"."relevance"
from
  "found"
  cross join lateral (
    select
      "one".*
    from
      (
        select
          "posts".*,
          "facet"."tokens",
          "facet"."interview_year" as "facet_year"
        from
          "posts"
          inner join "post_facets" as "facet" on "facet"."post_id" = "posts"."id"
        where
          "posts"."removed_at" is null
      ) as "one"
    where
      "one"."id" = "found"."id"
    offset
      0
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
  ) as "person" on "person"."id" = "post"."user_id"
where
  "person"."is_banned" = false
  and ("post"."last_active_at", "post"."id") < ($5::timestamptz, $6::uuid)
order by
  "post"."last_active_at" desc,
  "post"."id" desc
limit
  21;
