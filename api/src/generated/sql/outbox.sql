-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- outbox.failedEvents
select
  "id",
  "kind",
  "tries"
from
  "domain_events"
where
  "tries" > 0
order by
  "id"
limit
  100
for update
  skip locked;

-- outbox.newEvents
select
  "id",
  "kind",
  "tries"
from
  "domain_events"
where
  "tries" = 0
  and (
    "kind" <> 'messageSent'
    or "created_at" <= $1::timestamptz - '2 seconds'::interval
  )
order by
  "id"
limit
  500
for update
  skip locked;

-- outbox.oneEvent
select
  "id",
  "kind",
  "tries"
from
  "domain_events"
where
  "id" = $1::int8
order by
  "id"
for update
  skip locked;
