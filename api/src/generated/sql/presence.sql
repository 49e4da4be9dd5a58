-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- presence.copyOf
select
  "presence"."last_seen_at" as "lastSeenAt"
from
  "presences" as "presence"
where
  "presence"."user_id" = $1::uuid;

-- presence.peopleApart
select
  "other"."id"
from
  unnest($1::uuid[]) as other (id)
where
  exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("other"."id", $2::uuid)
        and "pair"."high_id" = greatest("other"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- presence.presences
select
  "other"."id",
  (
    select
      "seen"."last_seen_at"
    from
      "presences" as "seen"
    where
      "seen"."user_id" = "other"."id"
  ) as "lastSeenAt"
from
  unnest($1::uuid[]) as other (id)
where
  coalesce(
    (
      select
        "chosen"."show_online"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = $2::uuid
    ),
    true
  )
  and coalesce(
    (
      select
        "chosen"."show_online"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "other"."id"
    ),
    true
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("other"."id", $2::uuid)
        and "pair"."high_id" = greatest("other"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- presence.shownPresence
select
  "shown"."id"
from
  (
    select
      $1::uuid as id
  ) as shown
where
  coalesce(
    (
      select
        "chosen"."show_online"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = $1::uuid
    ),
    true
  );
