import { Client } from 'pg';
import { openBare } from '../database/db.ts';
import { replaceSecret } from '../secrets.ts';
import type { Manifest } from './archive.ts';
import { BackupError } from './bytes.ts';
import { type Connection, unfinishedTable } from './connection.ts';
import { refuseFiles, secretFor, type Target, type Work } from './target.ts';

const otherTables = `
  select relname as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname not in ('${unfinishedTable}', 'mikro_orm_migrations')`;

/** The table is there as long as the database is not whole, and says which archive is in it. */
const begin = `
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
async function ask<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same as `isLoaded`, of a server. @throws the system's error where it does not answer */
export const isLoadedAt = (connectionString: string): Promise<boolean> =>
  ask(connectionString, isLoaded);

/** Which archive it is. */
const nameOf = ({ createdAt, secretFingerprint }: Manifest): string =>
  `${createdAt} ${secretFingerprint}`;

const removeUnfinished = `drop table if exists ${unfinishedTable}`;

/**
 * Has a server's database count as whole, where a restore was cut off that had told that all is
 * there (`Target.loaded`).
 */
export async function countAsWhole(connectionString: string): Promise<void> {
  await ask(connectionString, (client) => client.query(removeUnfinished));
}

/**
 * Into the database of a server, which says until the end that it is not whole: until the secret
 * is there, too. Cut off between these two, it goes on with the secret.
 */
export async function intoServer(target: Target, manifest: Manifest, work: Work): Promise<void> {
  const orm = await openBare({ ...target, databaseUrl: target.config.databaseUrl });
  const run = (text: string, values: string[] = []): Promise<{ loaded?: string }[]> =>
    orm.em.getConnection().execute(text, values);
  try {
    const left = await run(`select from pg_class where oid = to_regclass('${unfinishedTable}')`);
    if (left.length > 0) await run(begin);
    const [found] = left.length > 0 ? await run(loadedSql) : [];
    if (found?.loaded !== nameOf(manifest)) {
      if ((await run(otherTables)).length > 0)
        throw new BackupError(
          'DATABASE_URL: the database has tables already, and a restore replaces nothing: make an empty one (createdb), and name that.',
        );
      if (left.length === 0) await refuseFiles(target.config);
      await run(begin);
      try {
        await work(orm, (connection) =>
          connection.query(`insert into ${unfinishedTable} (loaded) values ($1)`, [
            nameOf(manifest),
          ]),
        );
      } catch (error) {
        await run(`drop table if exists ${unfinishedTable}, mikro_orm_migrations`);
        throw error;
      }
    }
    const secret = secretFor(target.config, manifest);
    if (secret !== undefined) replaceSecret(target.config.dataDir, secret);
    await target.loaded?.();
    await run(removeUnfinished);
  } finally {
    await orm.close(true);
  }
}
