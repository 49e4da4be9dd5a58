import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from '../core/db.ts';
import type { TestDatabase } from './database.ts';

/** An embedded database of this worker, and what its schema was when it was made. */
interface Pooled {
  pglite: PGlite;
  schema: string;
  /** How often it was lent. */
  uses: number;
}

/** Those that no application uses. */
const idle: Pooled[] = [];

/** After so many, what was deleted takes more room than a new one costs. */
const mostUses = 40;

/** What stays: the migrations that ran, and the queues of jobs, which a start would write again. */
const keptTables = [
  'public.mikro_orm_migrations',
  'pgboss.version',
  'pgboss.queue',
  'pgboss.schedule',
];

/** A word for tables, columns, constraints, triggers and functions as they stand: another one where a test changed them. */
const schemaQuery = `
  select md5(string_agg(part, ',' order by part)) as schema from (
    select 'c' || oid || relname from pg_class where relnamespace = 'public'::regnamespace
    union all
    select 'a' || attrelid || attname || atttypid || attnotnull || attisdropped
      from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select 'k' || oid || convalidated from pg_constraint
    union all select 't' || oid || tgenabled::text from pg_trigger
    union all select 'f' || oid || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) parts(part)`;

/** Without triggers, as some forbid what is done here; tables without rows, which are most, cost a look alone. */
const emptyEverything = `
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

async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(schemaQuery);
  return rows[0]?.schema ?? '';
}

async function make(archive: () => Promise<Blob>): Promise<Pooled> {
  const pglite = await createPglite(undefined, await archive());
  return { pglite, schema: await schemaOf(pglite), uses: 0 };
}

/** Empties a database for the next application; one whose schema a test changed, or that can't be emptied, is closed. */
async function takeBack(pooled: Pooled): Promise<void> {
  const { pglite, schema, uses } = pooled;
  try {
    if (uses < mostUses && (await schemaOf(pglite)) === schema) {
      // What a session was told holds for the next one no more; it can't run in a transaction.
      await pglite.exec('discard all');
      await pglite.exec(emptyEverything);
      idle.push(pooled);
      return;
    }
  } catch {
    // A unit of work that was cut off may still hold it.
  }
  await pglite.close();
}

/** The database as one application has it: closed for it, it answers nothing any more to what it still does. */
function lend(pglite: PGlite): { pglite: PGlite; end: () => void } {
  let isClosed = false;
  const lent = new Proxy(pglite, {
    get(target, name) {
      if (name === 'close')
        return () => {
          isClosed = true;
          return Promise.resolve();
        };
      if (name === 'closed') return isClosed;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      return (...args: unknown[]): unknown => {
        if (isClosed) throw new Error('PGlite is closed');
        return Reflect.apply(value, target, args);
      };
    },
  });
  return {
    pglite: lent,
    end: () => {
      isClosed = true;
    },
  };
}

/**
 * A migrated embedded database. One that another application of this worker has left is emptied and taken again: making
 * a new one takes many times as long.
 */
export async function borrowEmbedded(archive: () => Promise<Blob>): Promise<TestDatabase> {
  const pooled = idle.pop() ?? (await make(archive));
  pooled.uses += 1;
  const { pglite, end } = lend(pooled.pglite);
  return {
    pglite,
    async drop() {
      end();
      await takeBack(pooled);
    },
  };
}
