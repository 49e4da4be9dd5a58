import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../../config.ts';
import { openFolder } from '../database/embedded.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { disk } from '../disk.ts';
import { BackupError } from './bytes.ts';
import { quoted, unfinishedTable } from './connection.ts';
import { emptyCollege, notEmpty } from './empty-college.ts';
import { setAsideFolder } from './staged.ts';

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

/** Puts what an empty college has in its folder aside. */
async function setAside({ databaseUrl, dataDir, minio }: Place): Promise<void> {
  const aside = setAsideFolder(dataDir);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of folders) {
    const isHere = name === 'database' ? !databaseUrl : !minio;
    if (isHere && existsSync(join(dataDir, name)) && !existsSync(join(aside, name)))
      await rename(join(dataDir, name), join(aside, name));
  }
  disk.syncFolder(aside);
  disk.syncFolder(dataDir);
}

/** What was set aside is there again, in the place of whatever a restore left. */
export async function putBack({ dataDir }: Place): Promise<void> {
  const aside = setAsideFolder(dataDir);
  for (const name of folders) {
    if (!existsSync(join(aside, name))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(join(aside, name), join(dataDir, name));
  }
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
    // A former start may have come as far as this.
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
 * Makes a college that lies in folders give way to a backup, whatever is in it; a second time it
 * goes on where the first was cut off.
 * @returns whether all was restored already, when that was cut off just before its end
 */
export async function makeWayOver(place: Place): Promise<boolean> {
  if (isAside(place.dataDir) && existsSync(join(place.dataDir, 'database'))) return true;
  await setAside(place);
  return false;
}

/**
 * Makes an empty college give way to a backup; a second time it goes on where the first was cut
 * off.
 * @param tables those that the product makes
 * @returns whether all was restored already, when that was cut off just before its end
 * @throws BackupError unless the college is empty: nothing has changed then
 */
export async function makeWay(place: Place, tables: readonly string[]): Promise<boolean> {
  const { databaseUrl, dataDir } = place;
  const wasAside = isAside(dataDir);
  if (databaseUrl) await emptyServer(databaseUrl, tables);
  else if (wasAside && existsSync(join(dataDir, 'database'))) return true;
  else if (!wasAside) await assertEmptyFolder(dataDir);
  await setAside(place);
  return false;
}
