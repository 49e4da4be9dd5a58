import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../../../config.ts';
import { openFolder } from '../../database/embedded/embedded.ts';
import { lockFolder } from '../../database/embedded/folder-lock.ts';
import {
  removeEmptied,
  unfinishedFolder,
  unfinishedTable,
} from '../../database/embedded/unfinished-restore.ts';
import { disk } from '../../program/disk.ts';
import { takeBroughtSecret } from '../../secrets/secrets.ts';
import { BackupError } from '../bytes.ts';
import { type Connection, isServerAside, quoted } from '../connection.ts';
import { countAsWhole, isLoaded } from '../load/into-server.ts';
import { emptyCollege, notEmpty } from './empty-college.ts';
import { setServerAside } from './server-aside.ts';
import { loadedFile, setAsideFolder } from './staged.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'minio'>;

const folders = ['database', 'files'] as const;

/** @throws BackupError unless the college in the folder is empty */
async function assertEmptyFolder(dataDir: string): Promise<void> {
  const release = await lockFolder(dataDir);
  try {
    const { pglite } = await openFolder(dataDir);
    const { rows } = await pglite.query<{ isEmpty: boolean }>(emptyCollege);
    await pglite.close();
    if (!rows[0]?.isEmpty) throw new BackupError(notEmpty);
  } finally {
    await release();
  }
}

/**
 * Puts what a college has in its folder aside, the database first: where that is aside, the rest
 * follows.
 */
async function setAside({ databaseUrl, dataDir, minio }: Place): Promise<void> {
  const aside = setAsideFolder(dataDir);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of folders) {
    const isHere = name === 'database' ? !databaseUrl : !minio;
    if (!isHere || existsSync(join(aside, name))) continue;
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(aside, name));
    // A second time it would take what the restore brought for what was there.
    else if (name === 'files') await mkdir(join(aside, name));
  }
  disk.syncFolder(aside);
  disk.syncFolder(dataDir);
}

/**
 * What was set aside is there again, in the place of whatever a restore left that did not end; the
 * database last: cut off before, a restore can begin anew, or this.
 */
export async function putBack({ dataDir }: Place): Promise<void> {
  const aside = setAsideFolder(dataDir);
  if (isAside(dataDir)) await rm(unfinishedFolder(dataDir), { recursive: true, force: true });
  if (existsSync(join(aside, 'files'))) {
    await rm(join(dataDir, 'files'), { recursive: true, force: true });
    await rename(join(aside, 'files'), join(dataDir, 'files'));
  }
  if (isAside(dataDir)) await rename(join(aside, 'database'), join(dataDir, 'database'));
  disk.syncFolder(dataDir);
}

/** Others that use the database are waited for so long. */
const lockMilliseconds = 10_000;

/**
 * Takes the tables of an empty college out of a server's database, in one transaction: nobody
 * begins there meanwhile.
 * @param tables those that the product makes
 * @throws BackupError unless the college is empty and nothing else is kept in the database
 */
async function emptyServer(connectionString: string, tables: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockMilliseconds}`);
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    const found = rows.map(({ name }) => name).filter((name) => name !== unfinishedTable);
    // A former start may have come as far as this, or to where the secret alone is missing.
    if (await isLoaded(client)) return;
    // The order of a running college is another one.
    if (await isServerAside(client)) throw new BackupError(notEmpty);
    if (found.every((name) => name === 'mikro_orm_migrations')) return;
    const foreign = found.filter((name) => !tables.includes(name));
    if (foreign.length > 0)
      throw new BackupError(
        `DATABASE_URL: the database has ${foreign[0] ?? ''}, which is not the product's, so nothing is taken out of it: restore with "npm run restore" into a database of its own.`,
      );
    await client.query(`lock table ${found.map(quoted).join(', ')} in access exclusive mode`);
    const empty = await client.query<{ isEmpty: boolean }>(emptyCollege);
    if (!empty.rows[0]?.isEmpty) throw new BackupError(notEmpty);
    await client.query('drop schema if exists pgboss cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Whether a college has given way already, by a start that was cut off. */
export const isAside = (dataDir: string): boolean =>
  existsSync(join(setAsideFolder(dataDir), 'database'));

/**
 * Whether all is restored that was ordered, and the order alone did not end: nothing may be put
 * back then, as the secret of before may be gone.
 */
export const isRestored = ({ databaseUrl, dataDir }: Place): boolean =>
  databaseUrl
    ? existsSync(loadedFile(dataDir))
    : isAside(dataDir) && existsSync(join(dataDir, 'database'));

/** Does what is left to do once all is restored; it may have been done. */
export async function endRestored({ databaseUrl, dataDir }: Place): Promise<void> {
  if (databaseUrl) return countAsWhole(databaseUrl);
  takeBroughtSecret(dataDir);
  removeEmptied(dataDir);
}

/**
 * Makes a college give way to a backup, whatever is in it; a second time it goes on where the first
 * was cut off.
 * @param server the connection of who has a server's database alone
 * @param tables those that the product makes
 * @throws BackupError where a server's database has something else: nothing has changed then
 */
export async function makeWayOver(
  place: Place,
  server: Connection | null,
  tables: readonly string[],
): Promise<void> {
  if (server) await setServerAside(server, tables);
  await setAside(place);
}

/**
 * Makes an empty college give way to a backup; a second time it goes on where the first was cut
 * off.
 * @param tables those that the product makes
 * @throws BackupError unless the college is empty: nothing has changed then
 */
export async function makeWay(place: Place, tables: readonly string[]): Promise<void> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl) await emptyServer(databaseUrl, tables);
  else if (!isAside(dataDir)) await assertEmptyFolder(dataDir);
  await setAside(place);
}
