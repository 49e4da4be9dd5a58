/** After so many, what was deleted takes more room than a new one costs. */
export const mostUses = 40;

/** What stays: the migrations that ran, and the queues of jobs, which a start would write again. */
const keptTables = [
  'public.mikro_orm_migrations',
  'pgboss.version',
  'pgboss.queue',
  'pgboss.schedule',
];

/**
 * A word for tables, columns, constraints, triggers and functions as they stand: another one where
 * a test changed them.
 */
export const schemaQuery = `
  select md5(string_agg(part, ',' order by part)) as schema from (
    select 'c' || oid || relname from pg_class where relnamespace = 'public'::regnamespace
    union all
    select 'a' || attrelid || attname || atttypid || attnotnull || attisdropped
      from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select 'k' || oid || convalidated from pg_constraint
    union all select 't' || oid || tgenabled::text from pg_trigger
    union all select 'f' || oid || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) parts(part)`;

/**
 * Without triggers, as some forbid what is done here; tables without rows, which are most, cost a
 * look alone.
 */
export const emptyEverything = `
  set session_replication_role = replica;
  do $$
  declare
    place text;
    is_filled boolean;
  begin
    for place in
      select format('%I.%I', schemaname, tablename) from pg_tables
       where schemaname in ('public', 'pgboss')
         and schemaname || '.' || tablename <> all ('{${keptTables.join(',')}}')
    loop
      execute 'select exists (select from ' || place || ')' into is_filled;
      if is_filled then execute 'delete from ' || place; end if;
    end loop;
  end $$;
  alter sequence domain_events_id_seq restart;
  set session_replication_role = origin;`;
