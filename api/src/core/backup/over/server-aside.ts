import { DatabaseError } from 'pg';
import { backupTexts } from '../../../../../schema/rules/backups/backups-texts.ts';
import type { Database } from '../../database/database.ts';
import { unfinishedTable } from '../../database/embedded/unfinished-restore.ts';
import { hasOthers } from '../attendance.ts';
import { BackupError } from '../bytes.ts';
import { asideSchema, type Connection, isServerAside, jobsTable, quoted } from '../connection.ts';
import { isLoaded, makeUnfinished } from '../load/into-server.ts';

const texts = backupTexts.over;
const migrationsTable = 'mikro_orm_migrations';
/** That of the queue, where it stands and aside. */
const [queue, asideQueue] = ['pgboss', 'before_pgboss'];

/** Others that use a table are waited for so long. */
const lockMilliseconds = 10_000;
const lockTaken = '55P03';

/** All of it, or nothing. @throws BackupError where somebody else uses what it needs */
async function inOne(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.query('begin');
  try {
    await connection.query(`set local lock_timeout = ${lockMilliseconds}`);
    await work();
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    if (error instanceof DatabaseError && error.code === lockTaken)
      throw new BackupError(texts.hasOthers, { cause: error });
    throw error;
  }
}

async function namesIn(connection: Connection, text: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(text);
  return rows.map(({ name }) => name);
}

/** What the extensions brought stays with them. */
const tablesSql = `
  select relname as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
     and not exists (select from pg_depend
                      where classid = 'pg_class'::regclass and objid = pg_class.oid
                        and deptype = 'e')
   order by 1`;

/** What others made of the product's tables would go with them. */
const dependentSql = `
  select seen.relname as name
    from pg_depend
         join pg_rewrite on pg_rewrite.oid = pg_depend.objid
         join pg_class seen on seen.oid = pg_rewrite.ev_class
         join pg_class used on used.oid = pg_depend.refobjid
   where pg_depend.classid = 'pg_rewrite'::regclass
     and pg_depend.refclassid = 'pg_class'::regclass
     and used.relnamespace = 'public'::regnamespace
     and seen.relnamespace <> 'public'::regnamespace
  union
  select conname from pg_constraint join pg_class used on used.oid = confrelid
   where contype = 'f' and used.relnamespace = 'public'::regnamespace
     and connamespace <> 'public'::regnamespace
   order by 1`;

/** Whether the role may make a schema, and move and rename what the product has. */
const rightsSql = `
  select has_database_privilege(current_database(), 'create')
     and has_schema_privilege('public', 'create')
     and coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace
                    where nspname = '${queue}'), true)
     and (select bool_and(pg_has_role(relowner, 'usage')) from pg_class
           where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
         as "isAllowed"`;

/** A thing in a schema, as a statement names it. */
interface Member {
  kind: string;
  identity: string;
}

/**
 * What is in a schema but extensions and what they brought: these are the server's, and only its
 * superuser may move them. Sequences, indexes and keys go with their tables.
 */
async function membersOf(connection: Connection, schema: string): Promise<Member[]> {
  const { rows } = await connection.query<Member>(
    `select named.type as kind, named.identity
       from pg_depend as member
            cross join lateral pg_identify_object(classid, objid, 0) as named
      where refclassid = 'pg_namespace'::regclass and refobjid = $1::regnamespace
        and named.type not in ('extension', 'default acl')
        and not exists (select from pg_depend as other
                         where other.classid = member.classid and other.objid = member.objid
                           and (other.deptype = 'e'
                                or other.deptype in ('a', 'i')
                                   and other.refclassid = 'pg_class'::regclass))
      order by named.type = 'table' desc, named.identity`,
    [schema],
  );
  return rows;
}

async function move(connection: Connection, from: string, to: string): Promise<void> {
  const members = await membersOf(connection, from);
  await connection.query(
    members.map(({ kind, identity }) => `alter ${kind} ${identity} set schema ${to}`).join('; '),
  );
}

async function isThere(connection: Connection, schema: string): Promise<boolean> {
  const { rows } = await connection.query<{ isThere: boolean }>(
    `select to_regnamespace('${schema}') is not null as "isThere"`,
  );
  return rows[0]?.isThere ?? false;
}

/** The first thing there that is not the product's. */
async function foreignIn(
  connection: Connection,
  tables: readonly string[],
): Promise<string | undefined> {
  const own = new Set([...tables, jobsTable]);
  const other = (await namesIn(connection, tablesSql)).find((name) => !own.has(name));
  return other ?? (await namesIn(connection, dependentSql))[0];
}

/** Why the college of a server that runs can't be set aside; null where it can. */
export async function whyNotAside(db: Database): Promise<string | null> {
  const connection: Connection = {
    query: async <Row>(text: string) => ({ rows: await db.sql<Row>(text) }),
  };
  const tables = [...db.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  if (await hasOthers(connection)) return texts.hasOthers;
  const { rows } = await connection.query<{ isAllowed: boolean }>(rightsSql);
  if (!rows[0]?.isAllowed) return texts.noRights;
  const foreign = await foreignIn(connection, [...tables, migrationsTable]);
  return foreign === undefined ? null : texts.foreign(foreign);
}

/**
 * Sets the college of a server aside, under other names in the same database, and makes an empty
 * place that says that it is not whole; a second time it does nothing.
 * @param connection of who has the database alone (`holdAlone`)
 * @param tables those that the product makes
 * @throws BackupError where something there is not the product's: nothing has changed then
 */
export async function setServerAside(
  connection: Connection,
  tables: readonly string[],
): Promise<void> {
  if (await isServerAside(connection)) return;
  await inOne(connection, async () => {
    const foreign = await foreignIn(connection, tables);
    if (foreign !== undefined) throw new BackupError(texts.foreign(foreign));
    const all = await namesIn(connection, tablesSql);
    await connection.query(`lock table ${all.map(quoted).join(', ')} in access exclusive mode`);
    await connection.query(`create schema ${asideSchema}`);
    await move(connection, 'public', asideSchema);
    if (await isThere(connection, queue ?? ''))
      await connection.query(`alter schema ${queue} rename to ${asideQueue}`);
    await connection.query(makeUnfinished);
  });
}

/**
 * The college that was set aside has its place again, and whatever a restore left there is gone.
 * @throws Error where all was restored: nothing may be put back then
 */
export async function putServerBack(connection: Connection): Promise<void> {
  if (!(await isServerAside(connection))) return;
  await inOne(connection, async () => {
    if (await isLoaded(connection)) throw new Error(`${unfinishedTable} says that all is restored`);
    const brought = await membersOf(connection, 'public');
    await connection.query(
      brought.map(({ kind, identity }) => `drop ${kind} if exists ${identity} cascade`).join('; '),
    );
    await move(connection, asideSchema, 'public');
    await connection.query(`drop schema ${asideSchema}`);
    if (await isThere(connection, asideQueue ?? ''))
      await connection.query(`alter schema ${asideQueue} rename to ${queue}`);
  });
}
