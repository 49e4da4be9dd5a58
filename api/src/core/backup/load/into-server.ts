import { openBare } from '../../database/db.ts';
import { unfinishedTable } from '../../database/embedded/unfinished-restore.ts';
import { replaceSecret } from '../../secrets/secrets.ts';
import type { Manifest } from '../archive/archive.ts';
import { connectBare } from '../attendance.ts';
import { BackupError } from '../bytes.ts';
import { asideSchema, type Connection, isServerAside } from '../connection.ts';
import { refuseFiles, secretFor, type Target, type Work } from './target.ts';

const otherTables = `
  select relname as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname not in ('${unfinishedTable}', 'mikro_orm_migrations')`;

/** The table is there as long as the database is not whole, and says which archive is in it. */
export const makeUnfinished = `
  create table if not exists ${unfinishedTable} (since timestamptz default now());
  alter table ${unfinishedTable} add column if not exists loaded text`;
const loadedSql = `select loaded from ${unfinishedTable} where loaded is not null`;

/** Whether a restore brought all of an archive, and was cut off before that counted as whole. */
export async function isLoaded(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    `select from pg_attribute
      where attrelid = to_regclass('${unfinishedTable}') and attname = 'loaded'`,
  );
  return rows.length > 0 && (await connection.query(loadedSql)).rows.length > 0;
}

/** Asks something of a server that no restore is at. */
async function ask<T>(
  connectionString: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await connectBare(connectionString);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same as `isLoaded`, of a server. @throws the system's error where it does not answer */
export const isLoadedAt = (connectionString: string): Promise<boolean> =>
  ask(connectionString, isLoaded);

/** The same as `isServerAside`. @throws the system's error where it does not answer */
export const isAsideAt = (connectionString: string): Promise<boolean> =>
  ask(connectionString, isServerAside);

/** Which archive it is. */
const nameOf = ({ createdAt, secretFingerprint }: Manifest): string =>
  `${createdAt} ${secretFingerprint}`;

/**
 * Has a server's database count as whole, once all of it is there (`Target.loaded`): what gave way
 * to it goes by the same step.
 */
export const countAsWhole = (connectionString: string): Promise<void> =>
  ask(connectionString, async (connection) => {
    // Only what is restored may have its place.
    if ((await isServerAside(connection)) && !(await isLoaded(connection)))
      throw new Error(`${asideSchema} is all that there is of the college`);
    await connection.query(
      `begin; drop schema if exists ${asideSchema}, before_pgboss cascade;
       drop table if exists ${unfinishedTable}; commit`,
    );
  });

type Run = (text: string, values?: string[]) => Promise<{ loaded?: string }[]>;

/**
 * Has the place say that it is not whole.
 * @returns whether a restore that was cut off has brought all of this archive already
 * @throws BackupError where something is there that a restore would replace
 */
async function begin({ over, config }: Target, manifest: Manifest, run: Run): Promise<boolean> {
  const aside = await run(`select from pg_namespace where nspname = '${asideSchema}'`);
  if (aside.length > 0 && !over)
    throw new BackupError(
      'DATABASE_URL: a restore over the college was cut off here: start the program, which ends it or takes it back.',
    );
  const left = await run(`select from pg_class where oid = to_regclass('${unfinishedTable}')`);
  if (left.length > 0) await run(makeUnfinished);
  const [found] = left.length > 0 ? await run(loadedSql) : [];
  if (found?.loaded === nameOf(manifest)) return true;
  if ((await run(otherTables)).length > 0)
    throw new BackupError(
      'DATABASE_URL: the database has tables already, and a restore replaces nothing: make an empty one (createdb), and name that.',
    );
  if (left.length === 0) await refuseFiles(config);
  await run(makeUnfinished);
  return false;
}

/**
 * Into the database of a server, which says until the end that it is not whole: until the secret
 * is there, too. Cut off between these two, it goes on with the secret.
 */
export async function intoServer(target: Target, manifest: Manifest, work: Work): Promise<void> {
  const { databaseUrl = '', dataDir } = target.config;
  const orm = await openBare({ ...target, databaseUrl });
  const run: Run = (text, values = []) => orm.em.getConnection().execute(text, values);
  try {
    if (!(await begin(target, manifest, run)))
      try {
        await work(orm, (connection) =>
          connection.query(`insert into ${unfinishedTable} (loaded) values ($1)`, [
            nameOf(manifest),
          ]),
        );
      } catch (error) {
        // Where a college gave way, it says so until that is back: nobody begins a new one.
        if (!target.over)
          await run(`drop table if exists ${unfinishedTable}, mikro_orm_migrations`);
        throw error;
      }
  } finally {
    await orm.close(true);
  }
  const secret = secretFor(target.config, manifest);
  if (secret !== undefined) replaceSecret(dataDir, secret);
  await target.loaded?.();
  await countAsWhole(databaseUrl);
}
