import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { refuseUnfinished } from '../embedded/unfinished-restore.ts';
import { databaseLocks } from '../locks/database-locks.ts';
import { refuseIncomplete, refuseNewer } from './schema-check.ts';

/**
 * How often an instance looks whether another has ended its migrations: one that waited inside a
 * statement would be silent for too long.
 */
const migrationLockMilliseconds = 100;

/**
 * Applies the migrations that are missing. On a server, instances that start together wait for one
 * another.
 * @param before is done first, by one instance alone: what has to be done where some are missing
 * @returns the names of those that were applied
 * @throws Error in one line for a database that is newer, half restored, or not as its migrations
 *   leave it
 */
export async function migrate(
  db: Database,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  await refuseUnfinished((text) => db.sql(text));
  await refuseNewer(db);
  const applied = await applyMissing(db, before);
  await refuseIncomplete(db);
  return applied;
}

async function applyMissing(db: Database, before: () => Promise<void>): Promise<string[]> {
  const up = async (): Promise<string[]> => {
    await before();
    return (await db.orm.migrator.up()).map(({ name }) => name);
  };
  if (!db.pool) return up();
  const client = await db.pool.lend(undefined);
  try {
    const tryLock = async (): Promise<boolean> =>
      (
        await client.query<{ isHeld: boolean }>(
          `select pg_try_advisory_lock(${databaseLocks.migrations}) as "isHeld"`,
        )
      ).rows[0]?.isHeld ?? false;
    while (!(await tryLock())) await sleep(migrationLockMilliseconds);
    return await up();
  } finally {
    await client
      .query(`select pg_advisory_unlock(${databaseLocks.migrations})`)
      .catch(() => undefined);
    db.pool.giveBack(client, true);
  }
}
