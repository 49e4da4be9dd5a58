-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- core.advisoryLock
select
  pg_advisory_xact_lock(hashtextextended ($1::text, 0)) as "lock";
