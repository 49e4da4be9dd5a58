import { readdir } from 'node:fs/promises';
import type { Configuration } from '@mikro-orm/core';
import type { Database } from '../database.ts';

/** How many things a line names; it counts the rest. */
const mostNamed = 5;

const inWords = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : names.join(', ');

/** The variable that says where the database is. */
const variableOf = (db: Database): string => (db.kind === 'server' ? 'DATABASE_URL' : 'DATA_DIR');

/** Names of migrations: those that a database has seen, and those of this version. */
async function migrationsOf(db: Database): Promise<{ seen: string[]; own: string[] }> {
  const { path, tableName } = (db.orm.config as Configuration).get('migrations');
  const bare = (file: string): string => file.replace(/\.[jt]s$/, '');
  const own = (await readdir(path ?? ''))
    .filter((file) => /^Migration\d+.*\.[jt]s$/.test(file))
    .map(bare);
  const [table] = await db.sql<{ isThere: boolean }>(
    `select to_regclass($1) is not null as "isThere"`,
    [tableName],
  );
  if (!table?.isThere) return { seen: [], own };
  const rows = await db.sql<{ name: string }>(`select name from ${tableName} order by name`);
  return { seen: rows.map(({ name }) => bare(name)), own };
}

/** Migrations that this database has seen and this version does not know. */
export async function unknownMigrations(db: Database): Promise<string[]> {
  const { seen, own } = await migrationsOf(db);
  return seen.filter((name) => !own.includes(name));
}

/** Migrations of this version that this database has not seen. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const { seen, own } = await migrationsOf(db);
  return own.filter((name) => !seen.includes(name));
}

/** When a database was made. */
export async function firstMigrationAt(db: Database): Promise<Date | null> {
  const { tableName } = (db.orm.config as Configuration).get('migrations');
  const [first] = await db.sql<{ at: Date | null }>(
    `select min(executed_at) as at from ${tableName}`,
  );
  return first?.at ?? null;
}

/** PostgreSQL cuts names that are longer. */
const longestName = 63;

/** What PostgreSQL has of the schema `public`, each thing in the words of `expectedParts`. */
const presentParts = `
  select 'table ' || relname as part from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  union all
  select 'column ' || relname || '.' || attname || case when attnotnull then ' not null' else '' end
    from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and attnum > 0 and not attisdropped
  union all
  select 'index ' || relname from pg_class join pg_index on indexrelid = pg_class.oid
   where relnamespace = 'public'::regnamespace and indisvalid
  union all
  select 'constraint ' || conname from pg_constraint
   where connamespace = 'public'::regnamespace and convalidated
  union all
  select 'type ' || format_type(atttypid, atttypmod) || ' of ' || relname || '.' || attname
    from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and attnum > 0 and not attisdropped
  union all
  select 'trigger ' || tgname from pg_trigger where not tgisinternal and tgenabled <> 'D'`;

/** A column's type in PostgreSQL's own words. */
const typeName = (type: string): string =>
  type
    .replace(/^int$/, 'integer')
    .replace(/^bigserial$/, 'bigint')
    .replace(/^timestamptz(\(\d\))?$/, 'timestamp$1 with time zone');

/** What the entities need, as the migrations of this version leave it. */
function expectedParts(db: Database): string[] {
  const parts: string[] = [];
  const named = (kind: string, name: string): void => {
    parts.push(`${kind} ${name.slice(0, longestName)}`);
  };
  for (const table of db.orm.schema.getTargetSchema().getTables()) {
    named('table', table.name);
    for (const { name, nullable, primary, type } of table.getColumns()) {
      parts.push(`column ${table.name}.${name}${nullable && !primary ? '' : ' not null'}`);
      parts.push(`type ${typeName(type)} of ${table.name}.${name}`);
    }
    for (const { keyName } of table.getIndexes()) named('index', keyName);
    for (const { name } of table.getChecks()) named('constraint', name);
    for (const { constraintName } of Object.values(table.getForeignKeys()))
      named('constraint', constraintName);
    for (const { name } of table.getTriggers()) named('trigger', name);
  }
  return parts;
}

/** What this version needs and the database does not have. */
async function missingParts(db: Database): Promise<string[]> {
  const present = new Set((await db.sql<{ part: string }>(presentParts)).map(({ part }) => part));
  const missing = expectedParts(db).filter((part) => !present.has(part));
  // A table says it for all that is in it, and a column for its type.
  const gone = missing.flatMap((part) => /^(?:table|column) (\S+)/.exec(part)?.[1] ?? []);
  return missing.filter(
    (part) =>
      !gone.some((name) =>
        name.includes('.')
          ? part.endsWith(` of ${name}`)
          : part.startsWith(`column ${name}.`) || part.includes(` of ${name}.`),
      ),
  );
}

/** A newer version has changed the database. */
export class NewerDatabaseError extends Error {}

/**
 * Refuses a database that a newer version has changed: what this one writes there might be read
 * wrongly ever after.
 * @throws NewerDatabaseError in one line that begins with the variable and names the migrations
 */
export async function refuseNewer(db: Database): Promise<void> {
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `${variableOf(db)}: the database was changed by a newer version, with migrations that this one does not know (${inWords(unknown)}): start the newer version, or restore the backup from before it`,
    );
}

/**
 * Refuses a database that lacks what its migrations have made: half restored, or changed by hand.
 * @throws Error in one line that begins with the variable and names what is missing
 */
export async function refuseIncomplete(db: Database): Promise<void> {
  const missing = await missingParts(db);
  if (missing.length > 0)
    throw new Error(
      `${variableOf(db)}: the database is not as its migrations leave it, without ${inWords(missing)}: restore a backup of it`,
    );
}

/**
 * Whether this version can work with the database as it stands by now: a newer version may have
 * changed it meanwhile. One that only added to it changes nothing for this one, which goes on until
 * it is replaced.
 * @returns what is wrong in one line, or null
 */
export async function schemaProblem(db: Database): Promise<string | null> {
  const unknown = await unknownMigrations(db);
  if (unknown.length === 0) return null;
  const missing = await missingParts(db);
  return missing.length > 0 ? `migrations ${inWords(unknown)}, without ${inWords(missing)}` : null;
}
