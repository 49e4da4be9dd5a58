-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- directory.branchesAndBatches
select
  cast(count(distinct "person"."branch") as integer) as "branches",
  cast(count(distinct "person"."batch") as integer) as "batches"
from
  (
    select
      "person"."id",
      "person"."year_of_graduation" as "graduated",
      coalesce("person"."stream", "person"."specialisation", '') as "branch",
      person.year_of_graduation / 5 * 5 as "batch"
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
      ) as "person" on "person"."id" = "profile"."user_id"
    where
      "profile"."visibility" <> 'connections'
      and "person"."is_verified" = true
      and "person"."year_of_graduation" is not null
  ) as "person";

-- directory.candidates
with
  "asking" as materialized (
    select
      "search"."id",
      "search"."user_id",
      "search"."filter",
      case
        when ("search"."filter" -> 'search') is not null then search_anywhere ("search"."filter" ->> 'search')
      end as "name",
      case
        when ("search"."filter" -> 'company') is not null then array(
          select
            company_slug (search_norm ("asked"."text"))
          from
            unnest(
              array(
                select
                  jsonb_array_elements_text(
                    case jsonb_typeof(("search"."filter" -> 'company'))
                      when 'array' then ("search"."filter" -> 'company')
                    end
                  )
              )
            ) as asked (text)
        )
      end as "companies",
      case
        when ("search"."filter" -> 'role') is not null then search_norms (
          array(
            select
              jsonb_array_elements_text(
                case jsonb_typeof(("search"."filter" -> 'role'))
                  when 'array' then ("search"."filter" -> 'role')
                end
              )
          )
        )
      end as "roles",
      case
        when ("search"."filter" -> 'branch') is not null then array(
          select
            jsonb_array_elements_text(
              case jsonb_typeof(("search"."filter" -> 'branch'))
                when 'array' then ("search"."filter" -> 'branch')
              end
            )
        )
      end as "branches",
      ("search"."filter" -> 'batchFrom') as "batch_from",
      ("search"."filter" -> 'batchTo') as "batch_to",
      case
        when ("search"."filter" -> 'city') is not null then search_norms (
          array(
            select
              jsonb_array_elements_text(
                case jsonb_typeof(("search"."filter" -> 'city'))
                  when 'array' then ("search"."filter" -> 'city')
                end
              )
          )
        )
      end as "cities",
      case
        when ("search"."filter" -> 'topic') is not null then search_norms (
          array(
            select
              jsonb_array_elements_text(
                case jsonb_typeof(("search"."filter" -> 'topic'))
                  when 'array' then ("search"."filter" -> 'topic')
                end
              )
          )
        )
      end as "topics",
      ("search"."filter" -> 'requests') as "requests",
      case
        when ("search"."filter" -> 'replies') is not null then array(
          select
            jsonb_array_elements_text(
              case jsonb_typeof(("search"."filter" -> 'replies'))
                when 'array' then ("search"."filter" -> 'replies')
              end
            )
        )
      end as "replies",
      ("search"."filter" -> 'verified') as "verified"
    from
      "saved_people_searches" as "search"
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
      ) as "owner" on "owner"."id" = "search"."user_id"
    where
      (
        "owner"."is_banned" = false
        and (
          "owner"."is_verified"
          or "owner"."role" = 'alumni'
        )
      )
      and "search"."id" = any ($1::uuid[])
  ),
  "changed" as materialized (
    select
      "profile"."user_id" as "person_id",
      "profile"."name_norm",
      "person"."is_verified",
      coalesce("person"."stream", "person"."specialisation") as "branch",
      to_jsonb("person"."year_of_graduation") as "year",
      array(
        (
          select
            "named"."slug"
          from
            "company_names" as "written"
            inner join "company_names" as "named" on "named"."company_id" = "written"."company_id"
          where
            "written"."norm" in (
              select
                "step"."company_norm" as "norm"
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
              where
                "step"."user_id" = "profile"."user_id"
            )
        )
      ) as "companies",
      array(
        (
          select
            "step"."role_norm" as "norm"
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
          where
            "step"."user_id" = "profile"."user_id"
        )
      ) as "roles",
      search_norm ("profile"."location") as "city",
      search_norms ("profile"."alumni_topics") as "topics",
      (
        "person"."role" = 'alumni'
        and (
          select
            cast(count(*) as integer) as "count"
          from
            "conversation_participants" as "asked"
            inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
          where
            "asked"."user_id" = "profile"."user_id"
            and "waiting"."status" = 'pending'
            and "waiting"."creator_id" <> "profile"."user_id"
        ) < coalesce(
          (
            select
              "chosen"."open_requests_limit"
            from
              "settings" as "chosen"
            where
              "chosen"."user_id" = "profile"."user_id"
          ),
          5
        )
      ) as "takes_requests",
      case (
          select
            "replying"."replies_in"
          from
            "profiles" as "replying"
          where
            "replying"."user_id" = "profile"."user_id"
            and coalesce(
              (
                select
                  "chosen"."show_online"
                from
                  "settings" as "chosen"
                where
                  "chosen"."user_id" = "profile"."user_id"
              ),
              true
            )
        )
        when 'hour' then array['hour', 'day', 'days']
        when 'day' then array['day', 'days']
        when 'days' then array['days']
        else '{}'
      end as "replies"
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
      ) as "person" on "person"."id" = "profile"."user_id"
    where
      "profile"."user_id" = any ($2::uuid[])
  )
select
  "asking"."id" as "searchId",
  "asking"."user_id" as "viewerId",
  "asking"."filter",
  array_agg("changed"."person_id") as "ids"
from
  "asking"
  inner join "changed" on (
    changed.person_id <> asking.user_id
    and (
      "asking"."name" is null
      or changed.name_norm like asking.name
    )
    and (
      "asking"."companies" is null
      or changed.companies && asking.companies
    )
    and (
      "asking"."roles" is null
      or changed.roles && asking.roles
    )
    and (
      "asking"."branches" is null
      or changed.branch = any (asking.branches)
    )
    and (
      "asking"."batch_from" is null
      or changed.year >= asking.batch_from
    )
    and (
      "asking"."batch_to" is null
      or changed.year <= asking.batch_to
    )
    and (
      "asking"."cities" is null
      or changed.city = any (asking.cities)
    )
    and (
      "asking"."topics" is null
      or changed.topics && asking.topics
    )
    and (
      "asking"."requests" is null
      or changed.takes_requests
    )
    and (
      "asking"."replies" is null
      or changed.replies && asking.replies
    )
    and (
      "asking"."verified" is null
      or changed.is_verified
    )
  )
where
  not exists (
    select
    from
      "people_finds" as "find"
    where
      "find"."search_id" = "asking"."id"
      and "find"."person_id" = "changed"."person_id"
  )
group by
  "asking"."id",
  "asking"."user_id",
  "asking"."filter"
order by
  "asking"."id";

-- directory.copyOfSearches
select
  "search"."filter",
  "search"."words" as "words",
  "search"."mails" as "mails",
  "search"."mails_before" as "mailsBefore",
  "search"."since" as "since",
  "search"."mailed_at" as "mailedAt",
  "search"."created_at" as "createdAt"
from
  "saved_people_searches" as "search"
where
  "search"."user_id" = $1::uuid
order by
  "search"."id";

-- directory.dueFinds
select
  "search"."id" as "searchId",
  "search"."user_id" as "userId",
  (
    array_agg(
      "find"."person_id"
      order by
        "find"."found_at" desc,
        "find"."person_id" desc
    )
  ) [1:1000] as "foundIds"
from
  "saved_people_searches" as "search"
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
  ) as "owner" on "owner"."id" = "search"."user_id"
  inner join "people_finds" as "find" on "find"."search_id" = "search"."id"
where
  (
    "owner"."is_banned" = false
    and (
      "owner"."is_verified"
      or "owner"."role" = 'alumni'
    )
  )
  and not (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."jobs" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."mail_jobs" = false
    )
  )
  and "find"."is_waiting" = true
  and (
    "search"."mails" = $1::text
    and (
      "search"."mailed_at" is null
      or "search"."mailed_at" <= $2::timestamptz
    )
  )
  and "find"."found_at" > "search"."since"
group by
  "search"."id"
order by
  "search"."user_id",
  "search"."id"
limit
  500;

-- directory.facets(false, false, false, false, false, false, false, false, false, false, false)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
    when 'role' then (
      select
        "step"."role"
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
      where
        "step"."role_norm" = "ranked"."value"
      limit
        1
    )
    when 'city' then initcap("ranked"."value")
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
                        select
                          "told"."fitting",
                          "told"."facet",
                          (
                            array_agg(
                              "told"."value"
                              order by
                                "told"."count" desc,
                                "told"."value"
                            )
                          ) [1] as "value",
                          cast(sum("told"."count") as integer) as "count"
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
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
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
                          ) as "told"
                        group by
                          "told"."fitting",
                          "told"."facet",
                          case "told"."facet"
                            when 'topic' then search_norm ("told"."value")
                            else "told"."value"
                          end
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

-- directory.facets(true, true, true, true, true, true, true, true, true, true, true)
select
  "ranked"."fitting",
  "ranked"."facet",
  "ranked"."value",
  "ranked"."count",
  case "ranked"."facet"
    when 'company' then "ranked"."name"
    when 'role' then (
      select
        "step"."role"
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
      where
        "step"."role_norm" = "ranked"."value"
      limit
        1
    )
    when 'city' then initcap("ranked"."value")
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
                        select
                          "told"."fitting",
                          "told"."facet",
                          (
                            array_agg(
                              "told"."value"
                              order by
                                "told"."count" desc,
                                "told"."value"
                            )
                          ) [1] as "value",
                          cast(sum("told"."count") as integer) as "count"
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
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
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
                                    'branch',
                                    'batch',
                                    'city',
                                    'topic',
                                    'requests',
                                    'replies',
                                    'verified'
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
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
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
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
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
                                'branch' as fitting,
                                split_part(token, ':', 1) as facet,
                                substr(token, length(split_part(token, ':', 1)) + 2) as value,
                                cast(count(*) as integer) as count
                              from
                                (
                                  select
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
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
                                'batch' as fitting,
                                split_part(token, ':', 1) as facet,
                                substr(token, length(split_part(token, ':', 1)) + 2) as value,
                                cast(count(*) as integer) as count
                              from
                                (
                                  select
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
                                    )
                                  limit
                                    1001
                                ) as fitting,
                                unnest(fitting.tokens || 'all'::text) as token
                              where
                                token = 'all'
                                or split_part(token, ':', 1) = 'batch'
                              group by
                                token
                            )
                            union all
                            (
                              select
                                'city' as fitting,
                                split_part(token, ':', 1) as facet,
                                substr(token, length(split_part(token, ':', 1)) + 2) as value,
                                cast(count(*) as integer) as count
                              from
                                (
                                  select
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
                                    )
                                  limit
                                    1001
                                ) as fitting,
                                unnest(fitting.tokens || 'all'::text) as token
                              where
                                token = 'all'
                                or split_part(token, ':', 1) = 'city'
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
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
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
                                'requests' as fitting,
                                split_part(token, ':', 1) as facet,
                                substr(token, length(split_part(token, ':', 1)) + 2) as value,
                                cast(count(*) as integer) as count
                              from
                                (
                                  select
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
                                    )
                                  limit
                                    1001
                                ) as fitting,
                                unnest(fitting.tokens || 'all'::text) as token
                              where
                                token = 'all'
                                or split_part(token, ':', 1) = 'requests'
                              group by
                                token
                            )
                            union all
                            (
                              select
                                'replies' as fitting,
                                split_part(token, ':', 1) as facet,
                                substr(token, length(split_part(token, ':', 1)) + 2) as value,
                                cast(count(*) as integer) as count
                              from
                                (
                                  select
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and "person"."is_verified" = true
                                    )
                                  limit
                                    1001
                                ) as fitting,
                                unnest(fitting.tokens || 'all'::text) as token
                              where
                                token = 'all'
                                or split_part(token, ':', 1) = 'replies'
                              group by
                                token
                            )
                            union all
                            (
                              select
                                'verified' as fitting,
                                split_part(token, ':', 1) as facet,
                                substr(token, length(split_part(token, ':', 1)) + 2) as value,
                                cast(count(*) as integer) as count
                              from
                                (
                                  select
                                    array_remove(
                                      array[
                                        'branch:' || coalesce("person"."stream", "person"."specialisation"),
                                        'batch:' || "person"."year_of_graduation",
                                        case
                                          when "person"."is_verified" then 'verified:true'
                                        end
                                      ],
                                      null
                                    ) || case
                                      when coalesce(
                                        (
                                          select
                                            true as "isWhole"
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                        ),
                                        false
                                      ) then array(
                                        select distinct
                                          'company:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."company_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'role:' || value
                                        from
                                          (
                                            (
                                              select
                                                "step"."role_norm" as "value"
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
                                              where
                                                "step"."user_id" = "profile"."user_id"
                                            )
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'topic:' || value
                                        from
                                          (
                                            select
                                              min(topic)
                                            from
                                              unnest("profile"."alumni_topics") as topic
                                            group by
                                              case
                                                when topic ~ '[^ -~]|^[ #]|  | $' then search_norm (topic)
                                                else lower(topic)
                                              end
                                          ) as told (value)
                                      ) || array(
                                        select distinct
                                          'replies:' || value
                                        from
                                          (
                                            select
                                              unnest(
                                                case (
                                                    select
                                                      "replying"."replies_in"
                                                    from
                                                      "profiles" as "replying"
                                                    where
                                                      "replying"."user_id" = "profile"."user_id"
                                                      and coalesce(
                                                        (
                                                          select
                                                            "chosen"."show_online"
                                                          from
                                                            "settings" as "chosen"
                                                          where
                                                            "chosen"."user_id" = "profile"."user_id"
                                                        ),
                                                        true
                                                      )
                                                  )
                                                  when 'hour' then array['hour', 'day', 'days']
                                                  when 'day' then array['day', 'days']
                                                  when 'days' then array['days']
                                                  else '{}'
                                                end
                                              )
                                          ) as told (value)
                                      ) || array_remove(
                                        array[
                                          'city:' || search_norm ("profile"."location"),
                                          case
                                            when (
                                              "person"."role" = 'alumni'
                                              and (
                                                select
                                                  cast(count(*) as integer) as "count"
                                                from
                                                  "conversation_participants" as "asked"
                                                  inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                                where
                                                  "asked"."user_id" = "profile"."user_id"
                                                  and "waiting"."status" = 'pending'
                                                  and "waiting"."creator_id" <> "profile"."user_id"
                                              ) < coalesce(
                                                (
                                                  select
                                                    "chosen"."open_requests_limit"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                5
                                              )
                                            ) then 'requests:true'
                                          end
                                        ],
                                        null
                                      )
                                      else '{}'
                                    end as "tokens"
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
                                    ) as "person" on "person"."id" = "profile"."user_id"
                                  where
                                    "profile"."user_id" <> $1::uuid
                                    and not exists (
                                      select
                                      from
                                        "connections" as "pair"
                                      where
                                        (
                                          "pair"."low_id" = least("profile"."user_id", $1::uuid)
                                          and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
                                        )
                                        and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                                    )
                                    and (
                                      "profile"."name_norm" like search_anywhere ($3::text)
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."company_norm" in (
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
                                                        unnest($4::text[]) as asked (text)
                                                    )
                                                )
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        "profile"."user_id" in (
                                          select
                                            "step"."user_id"
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
                                          where
                                            "step"."role_norm" in (
                                              select
                                                "typed"."norm"
                                              from
                                                unnest(search_norms ($5::text[])) as typed (norm)
                                            )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
                                      and "person"."year_of_graduation" >= $7::int4
                                      and "person"."year_of_graduation" <= $8::int4
                                      and (
                                        search_norm ("profile"."location") = any (search_norms ($9::text[]))
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        (
                                          "person"."role" = 'alumni'
                                          and (
                                            select
                                              cast(count(*) as integer) as "count"
                                            from
                                              "conversation_participants" as "asked"
                                              inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
                                            where
                                              "asked"."user_id" = "profile"."user_id"
                                              and "waiting"."status" = 'pending'
                                              and "waiting"."creator_id" <> "profile"."user_id"
                                          ) < coalesce(
                                            (
                                              select
                                                "chosen"."open_requests_limit"
                                              from
                                                "settings" as "chosen"
                                              where
                                                "chosen"."user_id" = "profile"."user_id"
                                            ),
                                            5
                                          )
                                        )
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                      and (
                                        case (
                                            select
                                              "replying"."replies_in"
                                            from
                                              "profiles" as "replying"
                                            where
                                              "replying"."user_id" = "profile"."user_id"
                                              and coalesce(
                                                (
                                                  select
                                                    "chosen"."show_online"
                                                  from
                                                    "settings" as "chosen"
                                                  where
                                                    "chosen"."user_id" = "profile"."user_id"
                                                ),
                                                true
                                              )
                                          )
                                          when 'hour' then array['hour', 'day', 'days']
                                          when 'day' then array['day', 'days']
                                          when 'days' then array['days']
                                          else '{}'
                                        end && $11::text[]
                                        and exists (
                                          select
                                          from
                                            "profiles" as "full"
                                          where
                                            "full"."user_id" = "profile"."user_id"
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
                                      )
                                    )
                                  limit
                                    1001
                                ) as fitting,
                                unnest(fitting.tokens || 'all'::text) as token
                              where
                                token = 'all'
                                or split_part(token, ':', 1) = 'verified'
                              group by
                                token
                            )
                          ) as "told"
                        group by
                          "told"."fitting",
                          "told"."facet",
                          case "told"."facet"
                            when 'topic' then search_norm ("told"."value")
                            else "told"."value"
                          end
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

-- directory.feed(all, 0, 20, mostHelpful, true)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."helpful" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."user_id" <> $1::uuid
  and ("profile"."helpful", "profile"."user_id") < ($2::int8, $3::uuid)
order by
  "profile"."helpful" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.feed(all, 0, 20, mostViewed, true)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."views" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."user_id" <> $1::uuid
  and ("profile"."views", "profile"."user_id") < ($2::int8, $3::uuid)
order by
  "profile"."views" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.feed(all, 0, 20, recentlyActive, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."user_id" <> $1::uuid
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.feed(all, 0, 20, recentlyActive, true)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."user_id" <> $1::uuid
  and ("profile"."last_active_at", "profile"."user_id") < ($2::timestamptz, $3::uuid)
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.feed(all, 0, 6, recentlyActive, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."user_id" <> $1::uuid
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  7;

-- directory.feed(phrase, 0, 20, recentlyActive, true)
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
                "post"."user_id"
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
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
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
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."rank",
  "profile"."isNameMatch",
  "profile"."last_active_at" as "sortKey"
from
  (
    select
      "profile".*
    from
      "found" as "profile"
    where
      (
        not exists (
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
        and ("profile"."last_active_at", "profile"."user_id") < ($3::timestamptz, $4::uuid)
      )
    order by
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      21
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.feed(words, 2, 20, recentlyActive, true)
with
  "match" as materialized (
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
          unnest($1::text[]) with ordinality as typed (word, position)
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
                jsonb_to_recordset($2::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
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
                      "meaning"."number" = "word"."number"
                    limit
                      400
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
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "post"."user_id"
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
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                100
            )
          ) as "person"
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
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "profile"."user_id"
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
                    "pair"."low_id" = least("profile"."user_id", $3::uuid)
                    and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
              and ("profile"."last_active_at", "profile"."user_id") < ($4::timestamptz, $5::uuid)
            )
          order by
            "profile"."last_active_at" desc,
            "profile"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "profile"."user_id",
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
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "profile"
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
              "account"."id" = "profile"."user_id"
            offset
              0
          ) as "person"
        where
          (
            not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("profile"."user_id", $3::uuid)
                  and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
            and ("profile"."last_active_at", "profile"."user_id") < ($4::timestamptz, $5::uuid)
          )
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
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 0
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
                              "number" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 0
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
                            "number" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 1
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
                              "number" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 1
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
                            "number" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 2
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
                              "number" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 2
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
                            "number" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "profile"."last_active_at" desc,
          "profile"."user_id" desc
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
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."rank",
  "profile"."isNameMatch",
  "profile"."last_active_at" as "sortKey"
from
  (
    select
      "profile".*
    from
      "found" as "profile"
    where
      (
        not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("profile"."user_id", $3::uuid)
              and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
        and ("profile"."last_active_at", "profile"."user_id") < ($4::timestamptz, $5::uuid)
      )
    order by
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      21
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.firstChanges
select
  "change"."id",
  "change"."person_id" as "personId"
from
  "people_changes" as "change"
order by
  "change"."id"
limit
  200;

-- directory.fitting(everybody, 20, newest, false, false, false, false, false, false, false, false, false, false, false, false)
select
  "profile"."user_id" as "person_id",
  "person"."full_name" as "fullName",
  "person"."work"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
order by
  "profile"."user_id" desc
limit
  21;

-- directory.fitting(everybody, 20, newest, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "profile"."user_id" as "person_id",
  "person"."full_name" as "fullName",
  "person"."work"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and ("profile"."user_id") < ($2::uuid)
order by
  "profile"."user_id" desc
limit
  21;

-- directory.fitting(everybody, 20, newest, true, true, true, true, true, true, true, true, true, true, true, true)
select
  "profile"."user_id" as "person_id",
  "person"."full_name" as "fullName",
  "person"."work"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and "profile"."name_norm" like search_anywhere ($2::text)
  and (
    "profile"."user_id" in (
      select
        "step"."user_id"
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
      where
        "step"."company_norm" in (
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
        )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    "profile"."user_id" in (
      select
        "step"."user_id"
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
      where
        "step"."role_norm" in (
          select
            "typed"."norm"
          from
            unnest(search_norms ($5::text[])) as typed (norm)
        )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
  and "person"."year_of_graduation" >= $7::int4
  and "person"."year_of_graduation" <= $8::int4
  and (
    search_norm ("profile"."location") = any (search_norms ($9::text[]))
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    (
      "person"."role" = 'alumni'
      and (
        select
          cast(count(*) as integer) as "count"
        from
          "conversation_participants" as "asked"
          inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
        where
          "asked"."user_id" = "profile"."user_id"
          and "waiting"."status" = 'pending'
          and "waiting"."creator_id" <> "profile"."user_id"
      ) < coalesce(
        (
          select
            "chosen"."open_requests_limit"
          from
            "settings" as "chosen"
          where
            "chosen"."user_id" = "profile"."user_id"
        ),
        5
      )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    case (
        select
          "replying"."replies_in"
        from
          "profiles" as "replying"
        where
          "replying"."user_id" = "profile"."user_id"
          and coalesce(
            (
              select
                "chosen"."show_online"
              from
                "settings" as "chosen"
              where
                "chosen"."user_id" = "profile"."user_id"
            ),
            true
          )
      )
      when 'hour' then array['hour', 'day', 'days']
      when 'day' then array['day', 'days']
      when 'days' then array['days']
      else '{}'
    end && $11::text[]
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and "person"."is_verified" = true
  and ("profile"."user_id") < ($12::uuid)
order by
  "profile"."user_id" desc
limit
  21;

-- directory.fitting(found, 20, newest, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "profile"."user_id" as "person_id",
  "person"."full_name" as "fullName",
  "person"."work"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."user_id" = any ($2::uuid[])
  and ("profile"."user_id") < ($3::uuid)
order by
  "profile"."user_id" desc
limit
  21;

-- directory.fitting(named, 20, newest, true, false, false, false, false, false, false, false, false, false, false, false)
select
  "profile"."user_id" as "person_id",
  "person"."full_name" as "fullName",
  "person"."work"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and "profile"."user_id" = any ($2::uuid[])
  and ("profile"."user_id") < ($3::uuid)
order by
  "profile"."user_id" desc
limit
  21;

-- directory.helpful(3, signedIn)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps"
from
  (
    select
      "profile".*
    from
      (
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
          not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("profile"."user_id", $1::uuid)
                and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
        order by
          "profile"."last_active_at" desc,
          "profile"."user_id" desc
        limit
          200
      ) as "profile"
    order by
      "profile"."helpful" desc,
      "profile"."views" desc,
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      3
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."helpful" desc,
  "profile"."views" desc,
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.helpful(3, visitors)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps"
from
  (
    select
      "profile".*
    from
      (
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
          "profile"."visibility" <> 'connections'
        order by
          "profile"."last_active_at" desc,
          "profile"."user_id" desc
        limit
          200
      ) as "profile"
    order by
      "profile"."helpful" desc,
      "profile"."views" desc,
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      3
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."helpful" desc,
  "profile"."views" desc,
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.listedCount
select
  cast(count(*) as integer) as "count"
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
  ) as "profile";

-- directory.mailed
select
  "search"."user_id" as "viewerId",
  "search"."filter",
  "search"."words",
  "search"."path"
from
  "saved_people_searches" as "search"
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
  ) as "owner" on "owner"."id" = "search"."user_id"
where
  (
    "owner"."is_banned" = false
    and (
      "owner"."is_verified"
      or "owner"."role" = 'alumni'
    )
  )
  and not (
    exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."jobs" = false
    )
    or exists (
      select
      from
        "notification_settings"
      where
        "user_id" = "search"."user_id"
        and "notification_settings"."mail_jobs" = false
    )
  )
  and "search"."id" = $1::uuid
  and "search"."mails" <> 'never';

-- directory.namesOfSlugs
select
  "company"."slug",
  "company"."name"
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
  "company"."slug" = any ($1::text[]);

-- directory.nextSearches
select
  "search"."id"
from
  "saved_people_searches" as "search"
where
  (
    $1::uuid is null
    or "search"."id" > $1::uuid
  )
order by
  "search"."id"
limit
  1000;

-- directory.pathsToCompany
with
  "went" as (
    select
      "person"."id",
      "person"."branch",
      "person"."batch",
      min(step.from_year) - person.graduated as "years"
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
          "person"."id",
          "person"."year_of_graduation" as "graduated",
          coalesce("person"."stream", "person"."specialisation", '') as "branch",
          person.year_of_graduation / 5 * 5 as "batch"
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
          ) as "person" on "person"."id" = "profile"."user_id"
        where
          "profile"."visibility" <> 'connections'
          and "person"."is_verified" = true
          and "person"."year_of_graduation" is not null
      ) as "person" on "person"."id" = "step"."user_id"
    where
      "step"."company_norm" in (
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
      )
    group by
      "person"."id",
      "person"."branch",
      "person"."batch",
      "person"."graduated"
  ),
  "step" as (
    select
      "went"."id",
      "went"."branch",
      "went"."batch",
      "step"."company_norm" in (
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
      ) as "there",
      "step"."role_norm",
      "step"."role",
      coalesce("written"."slug", "step"."company_norm") as "company",
      coalesce("written"."name", "step"."company_name") as "company_name",
      row_number() over (
        partition by
          "step"."user_id"
        order by
          "step"."from_year",
          "step"."from_month",
          "step"."id"
      ) as "place"
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
      inner join "went" on "went"."id" = "step"."user_id"
      left join (
        select
          "written"."norm",
          "company"."id",
          "company"."slug",
          "company"."name"
        from
          "company_names" as "written"
          inner join "companies" as "company" on "company"."id" = "written"."company_id"
      ) as "written" on "written"."norm" = "step"."company_norm"
  ),
  "arrival" as (
    select
      "step"."id",
      "step"."branch",
      "step"."batch",
      min("step"."place") as "place"
    from
      "step"
    where
      "step"."there" = true
    group by
      "step"."id",
      "step"."branch",
      "step"."batch"
  ),
  "early" as (
    select
      "step".*
    from
      "step"
      inner join "arrival" on "arrival"."id" = "step"."id"
    where
      "step"."place" <= 2
      and "step"."place" < "arrival"."place"
  ),
  "told" as (
    select
      'went' as "token",
      null::text as "name",
      "went"."branch",
      "went"."batch"
    from
      "went"
    union all
    select
      'years:' || went.years as "token",
      null::text as "name",
      "went"."branch",
      "went"."batch"
    from
      "went"
    union all
    select
      'began' as "token",
      null::text as "name",
      "arrival"."branch",
      "arrival"."batch"
    from
      "arrival"
    where
      "arrival"."place" = 1
    union all
    select
      early.place || ':role:' || early.role_norm as "token",
      early.role as "name",
      "early"."branch",
      "early"."batch"
    from
      "early"
    union all
    select
      early.place || ':company:' || early.company as "token",
      early.company_name as "name",
      "early"."branch",
      "early"."batch"
    from
      "early"
  )
select
  "told"."token",
  "told"."branch",
  "told"."batch",
  max("told"."name") as "name",
  cast(count(*) as integer) as "count"
from
  "told"
group by
  "told"."token",
  "told"."branch",
  "told"."batch"
order by
  cast(count(*) as integer) desc,
  "told"."token"
limit
  5000;

-- directory.pathsToRole
with
  "went" as (
    select
      "person"."id",
      "person"."branch",
      "person"."batch",
      min(step.from_year) - person.graduated as "years"
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
          "person"."id",
          "person"."year_of_graduation" as "graduated",
          coalesce("person"."stream", "person"."specialisation", '') as "branch",
          person.year_of_graduation / 5 * 5 as "batch"
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
          ) as "person" on "person"."id" = "profile"."user_id"
        where
          "profile"."visibility" <> 'connections'
          and "person"."is_verified" = true
          and "person"."year_of_graduation" is not null
      ) as "person" on "person"."id" = "step"."user_id"
    where
      "step"."role_norm" = search_norm ($1::text)
    group by
      "person"."id",
      "person"."branch",
      "person"."batch",
      "person"."graduated"
  ),
  "step" as (
    select
      "went"."id",
      "went"."branch",
      "went"."batch",
      "step"."role_norm" = search_norm ($1::text) as "there",
      "step"."role_norm",
      "step"."role",
      coalesce("written"."slug", "step"."company_norm") as "company",
      coalesce("written"."name", "step"."company_name") as "company_name",
      row_number() over (
        partition by
          "step"."user_id"
        order by
          "step"."from_year",
          "step"."from_month",
          "step"."id"
      ) as "place"
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
      inner join "went" on "went"."id" = "step"."user_id"
      left join (
        select
          "written"."norm",
          "company"."id",
          "company"."slug",
          "company"."name"
        from
          "company_names" as "written"
          inner join "companies" as "company" on "company"."id" = "written"."company_id"
      ) as "written" on "written"."norm" = "step"."company_norm"
  ),
  "arrival" as (
    select
      "step"."id",
      "step"."branch",
      "step"."batch",
      min("step"."place") as "place"
    from
      "step"
    where
      "step"."there" = true
    group by
      "step"."id",
      "step"."branch",
      "step"."batch"
  ),
  "early" as (
    select
      "step".*
    from
      "step"
      inner join "arrival" on "arrival"."id" = "step"."id"
    where
      "step"."place" <= 2
      and "step"."place" < "arrival"."place"
  ),
  "told" as (
    select
      'went' as "token",
      null::text as "name",
      "went"."branch",
      "went"."batch"
    from
      "went"
    union all
    select
      'years:' || went.years as "token",
      null::text as "name",
      "went"."branch",
      "went"."batch"
    from
      "went"
    union all
    select
      'began' as "token",
      null::text as "name",
      "arrival"."branch",
      "arrival"."batch"
    from
      "arrival"
    where
      "arrival"."place" = 1
    union all
    select
      early.place || ':role:' || early.role_norm as "token",
      early.role as "name",
      "early"."branch",
      "early"."batch"
    from
      "early"
    union all
    select
      early.place || ':company:' || early.company as "token",
      early.company_name as "name",
      "early"."branch",
      "early"."batch"
    from
      "early"
  )
select
  "told"."token",
  "told"."branch",
  "told"."batch",
  max("told"."name") as "name",
  cast(count(*) as integer) as "count"
from
  "told"
group by
  "told"."token",
  "told"."branch",
  "told"."batch"
order by
  cast(count(*) as integer) desc,
  "told"."token"
limit
  5000;

-- directory.people(20, mostHelpful, true, false, false, false, false, false, false, false, false, false, false, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."helpful" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and ("profile"."helpful", "profile"."user_id") < ($2::int8, $3::uuid)
order by
  "profile"."helpful" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.people(20, mostViewed, true, false, false, false, false, false, false, false, false, false, false, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."views" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and ("profile"."views", "profile"."user_id") < ($2::int8, $3::uuid)
order by
  "profile"."views" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.people(20, recentlyActive, false, false, false, false, false, false, false, false, false, false, false, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.people(20, recentlyActive, false, false, true, false, false, false, false, false, false, false, false, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and (
    "profile"."user_id" in (
      select
        "step"."user_id"
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
      where
        "step"."company_norm" in (
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
                    unnest($2::text[]) as asked (text)
                )
            )
        )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
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
  )
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.people(20, recentlyActive, true, false, false, false, false, false, false, false, false, false, false, false)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and ("profile"."last_active_at", "profile"."user_id") < ($2::timestamptz, $3::uuid)
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.people(20, recentlyActive, true, true, true, true, true, true, true, true, true, true, true, true)
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."last_active_at" as "sortKey"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" <> $1::uuid
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("profile"."user_id", $1::uuid)
        and "pair"."high_id" = greatest("profile"."user_id", $1::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and "profile"."name_norm" like search_anywhere ($2::text)
  and (
    "profile"."user_id" in (
      select
        "step"."user_id"
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
      where
        "step"."company_norm" in (
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
        )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    "profile"."user_id" in (
      select
        "step"."user_id"
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
      where
        "step"."role_norm" in (
          select
            "typed"."norm"
          from
            unnest(search_norms ($5::text[])) as typed (norm)
        )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and coalesce("person"."stream", "person"."specialisation") = any ($6::text[])
  and "person"."year_of_graduation" >= $7::int4
  and "person"."year_of_graduation" <= $8::int4
  and (
    search_norm ("profile"."location") = any (search_norms ($9::text[]))
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    search_norms ("profile"."alumni_topics") && search_norms ($10::text[])
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    (
      "person"."role" = 'alumni'
      and (
        select
          cast(count(*) as integer) as "count"
        from
          "conversation_participants" as "asked"
          inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
        where
          "asked"."user_id" = "profile"."user_id"
          and "waiting"."status" = 'pending'
          and "waiting"."creator_id" <> "profile"."user_id"
      ) < coalesce(
        (
          select
            "chosen"."open_requests_limit"
          from
            "settings" as "chosen"
          where
            "chosen"."user_id" = "profile"."user_id"
        ),
        5
      )
    )
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and (
    case (
        select
          "replying"."replies_in"
        from
          "profiles" as "replying"
        where
          "replying"."user_id" = "profile"."user_id"
          and coalesce(
            (
              select
                "chosen"."show_online"
              from
                "settings" as "chosen"
              where
                "chosen"."user_id" = "profile"."user_id"
            ),
            true
          )
      )
      when 'hour' then array['hour', 'day', 'days']
      when 'day' then array['day', 'days']
      when 'days' then array['days']
      else '{}'
    end && $11::text[]
    and exists (
      select
      from
        "profiles" as "full"
      where
        "full"."user_id" = "profile"."user_id"
        and (
          "full"."user_id" = $1::uuid
          or (
            "full"."is_listed" = true
            and (
              $4::boolean
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
  )
  and "person"."is_verified" = true
  and ("profile"."last_active_at", "profile"."user_id") < ($12::timestamptz, $13::uuid)
order by
  "profile"."last_active_at" desc,
  "profile"."user_id" desc
limit
  21;

-- directory.previewById
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps"
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
  ) as "person" on "person"."id" = "profile"."user_id"
where
  "profile"."user_id" = $1::uuid
  and "profile"."visibility" <> 'connections';

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
                "post"."user_id"
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
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
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
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."rank",
  "profile"."isNameMatch",
  "profile"."last_active_at" as "sortKey"
from
  (
    select
      "profile".*
    from
      "found" as "profile"
    where
      not exists (
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
      "profile"."rank",
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      3
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."rank",
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

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
                "post"."user_id"
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
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
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
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."rank",
  "profile"."isNameMatch",
  "profile"."last_active_at" as "sortKey"
from
  (
    select
      "profile".*
    from
      "found" as "profile"
    where
      "profile"."visibility" <> 'connections'
    order by
      "profile"."rank",
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      3
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."rank",
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.previewByWords(3, signedIn, 2)
with
  "match" as materialized (
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
          unnest($1::text[]) with ordinality as typed (word, position)
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
                jsonb_to_recordset($2::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
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
                      "meaning"."number" = "word"."number"
                    limit
                      400
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
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "post"."user_id"
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
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                100
            )
          ) as "person"
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
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "profile"."user_id"
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
                  "pair"."low_id" = least("profile"."user_id", $3::uuid)
                  and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
          order by
            "profile"."last_active_at" desc,
            "profile"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "profile"."user_id",
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
                  concat(
                    ' ',
                    "profile"."name_norm",
                    ' ',
                    (
                      select
                        string_agg("step"."company_norm" || ' ' || "step"."role_norm", ' ') as "career"
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
                      where
                        "step"."user_id" = "profile"."user_id"
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
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "profile"
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
              "account"."id" = "profile"."user_id"
            offset
              0
          ) as "person"
        where
          not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("profile"."user_id", $3::uuid)
                and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
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
                  "number" = 0
              )
              and (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 0
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
                              "number" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 0
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
                            "number" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 1
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
                              "number" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 1
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
                            "number" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 2
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
                              "number" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 2
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
                            "number" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "profile"."last_active_at" desc,
          "profile"."user_id" desc
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
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."rank",
  "profile"."isNameMatch",
  "profile"."last_active_at" as "sortKey"
from
  (
    select
      "profile".*
    from
      "found" as "profile"
    where
      not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("profile"."user_id", $3::uuid)
            and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
    order by
      "profile"."rank",
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      3
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."rank",
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.previewByWords(3, visitors, 2)
with
  "match" as materialized (
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
          unnest($1::text[]) with ordinality as typed (word, position)
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
                jsonb_to_recordset($2::jsonb) as "facet" ("number" int4, "kind" text, "norm" text, "rank" int4)
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
                      "meaning"."number" = "word"."number"
                    limit
                      400
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
              where
                "meaning"."kind" = 'role'
                and "step"."role_norm" = "meaning"."norm"
              limit
                400
            )
            union all
            (
              select
                "post"."user_id"
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
              where
                "meaning"."kind" = 'company'
                and "post"."company_norm" = "meaning"."norm"
              order by
                "post"."last_active_at" desc,
                "post"."id" desc
              limit
                100
            )
          ) as "person"
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
          and not (
            select
              "is_common"
            from
              "rarest"
          )
        union
        (
          select
            "profile"."user_id"
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
              select
                "is_common"
              from
                "rarest"
            )
            and "profile"."visibility" <> 'connections'
          order by
            "profile"."last_active_at" desc,
            "profile"."user_id" desc
          limit
            400
        )
        limit
          800
      ),
      "matches" as materialized (
        select
          "profile"."user_id",
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
                  concat(
                    ' ',
                    "profile"."name_norm",
                    ' ',
                    (
                      select
                        string_agg("step"."company_norm" || ' ' || "step"."role_norm", ' ') as "career"
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
                      where
                        "step"."user_id" = "profile"."user_id"
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
              "profile"."user_id" = "candidates"."user_id"
            offset
              0
          ) as "profile"
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
              "account"."id" = "profile"."user_id"
            offset
              0
          ) as "person"
        where
          "profile"."visibility" <> 'connections'
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
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 0
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 0
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
                              "number" = 0
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 0
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 0
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
                            "number" = 0
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
            or (
              (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 1
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 1
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
                              "number" = 1
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 1
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 1
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
                            "number" = 1
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
              and (
                "profile"."user_id" in (
                  select
                    "user_id"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('person')
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
                or cast("person"."year_of_graduation" as text) in (
                  select
                    "norm"
                  from
                    "meanings"
                  where
                    "number" = 2
                    and "kind" in ('year')
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
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 2
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
                              "number" = 2
                              and "kind" in ('company')
                          )
                          or "step"."role_norm" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('role')
                          )
                          or "step"."experience_type" in (
                            select
                              "norm"
                            from
                              "meanings"
                            where
                              "number" = 2
                              and "kind" in ('experienceType')
                          )
                        )
                      ) as "has_word"
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
                    where
                      "step"."user_id" = "profile"."user_id"
                  )
                )
                or (
                  exists (
                    select
                    from
                      "meanings"
                    where
                      "number" = 2
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
                            "number" = 2
                            and "kind" in ('company')
                        )
                      ) as "has_word"
                    from
                      (
                        select
                          "post"."company_norm"
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
                        where
                          "post"."user_id" = "profile"."user_id"
                        order by
                          "post"."company_norm",
                          "post"."role_norm"
                        limit
                          30
                      ) as "post"
                  )
                )
              )
            )
          )
        order by
          "profile"."last_active_at" desc,
          "profile"."user_id" desc
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
      ) as "profile" on "profile"."user_id" = "match"."user_id"
  )
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
  "person"."work" as "person_work",
  "profile"."bio",
  "profile"."interests",
  "profile"."alumni_topics" as "alumniTopics",
  "profile"."visibility",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "posts" as "published"
    where
      "published"."user_id" = "profile"."user_id"
      and "published"."removed_at" is null
  ) as "postsCount",
  (
    select
      json_agg(
        json_build_object(
          'type',
          "step"."type",
          'experienceType',
          "step"."experience_type",
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
      "step"."user_id" = "profile"."user_id"
  ) as "steps",
  "profile"."rank",
  "profile"."isNameMatch",
  "profile"."last_active_at" as "sortKey"
from
  (
    select
      "profile".*
    from
      "found" as "profile"
    where
      "profile"."visibility" <> 'connections'
    order by
      "profile"."rank",
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
    limit
      3
  ) as "profile"
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
  ) as "person" on "person"."id" = "profile"."user_id"
order by
  "profile"."rank",
  "profile"."last_active_at" desc,
  "profile"."user_id" desc;

-- directory.related(6)
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
  "person"."work" as "person_work",
  "chosen"."relation",
  "chosen"."shared"
from
  (
    select
      "related".*,
      "profile"."has_content",
      "profile"."last_active_at"
    from
      (
        with
          "subject" as (
            select
              "person"."id",
              coalesce("person"."stream", "person"."specialisation") as "branch",
              "person"."year_of_graduation" as "year",
              (
                select
                  "own"."interests"
                from
                  "profiles" as "own"
                where
                  "own"."user_id" = "person"."id"
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
              ) as "person"
            where
              "person"."id" = $1::uuid
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
                    "person"."id"
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
                    coalesce("person"."stream", "person"."specialisation") = "subject"."branch"
                    and "person"."id" <> "subject"."id"
                    and "person"."year_of_graduation" = "subject"."year"
                  order by
                    "person"."id" desc
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
                    interest
                  from
                    unnest("other"."interests") as interest
                  where
                    interest = any ("subject"."interests")
                  order by
                    interest
                  limit
                    1
                ) as "shared"
              from
                "subject"
                cross join lateral (
                  select
                    "profile"."user_id",
                    "profile"."interests"
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
                    "profile"."interests" && "subject"."interests"
                    and "profile"."user_id" <> "subject"."id"
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
                    "person"."id"
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
                    coalesce("person"."stream", "person"."specialisation") = "subject"."branch"
                    and "person"."id" <> "subject"."id"
                    and "person"."year_of_graduation" between "subject"."year" - 2 and "subject"."year" + 2
                  order by
                    "person"."year_of_graduation" desc,
                    "person"."id" desc
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
      ) as "profile" on "profile"."user_id" = "related"."user_id"
    where
      "profile"."user_id" is distinct from $3::uuid
      and not exists (
        select
        from
          "connections" as "pair"
        where
          (
            "pair"."low_id" = least("profile"."user_id", $3::uuid)
            and "pair"."high_id" = greatest("profile"."user_id", $3::uuid)
          )
          and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
      )
    order by
      "related"."weight" desc,
      "profile"."has_content" desc,
      "profile"."last_active_at" desc,
      "profile"."user_id" desc
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
  ) as "person" on "person"."id" = "chosen"."user_id"
order by
  "chosen"."weight" desc,
  "chosen"."has_content" desc,
  "chosen"."last_active_at" desc,
  "chosen"."user_id" desc;

-- directory.savedSearches
select
  "search"."id",
  "search"."words",
  "search"."path",
  "search"."mails",
  "search"."created_at" as "createdAt"
from
  "saved_people_searches" as "search"
where
  "search"."user_id" = $1::uuid
order by
  "search"."id" desc;
