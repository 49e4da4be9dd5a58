import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseConnectMilliseconds } from '../../limits.ts';
import { databaseLocks } from '../database/locks/database-locks.ts';
import type { Connection } from './connection.ts';

/** A lost connection is made again so often, until it is there. */
const againMilliseconds = 1000;
/** What has just ended may be known to the server for moments. */
const aloneMilliseconds = 10_000;
const lookMilliseconds = 100;

/** Said where another instance has the college to itself, or uses it. */
const isReplaced =
  'DATABASE_URL: another instance restores a backup over the college, or uses it while one is to be: start this one again later';
export const replacedElsewhere = (): Error => new Error(isReplaced);

/** A connection of its own to a server, on which locks can be held; a failure leaves none open. */
export async function connectBare(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: databaseConnectMilliseconds,
  });
  // Who waits for an answer is told; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // The role may set one that is for the calls of people.
    await client.query('set statement_timeout = 0');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * A connection of its own that holds what it was made for, for as long as it lives; null where
 * that can't be had.
 * @param take has it hold that; where this fails, too, no connection stays open
 */
export async function connectHolding(
  connectionString: string,
  take: (client: Client) => Promise<boolean>,
): Promise<Client | null> {
  const client = await connectBare(connectionString);
  let isHeld = false;
  try {
    isHeld = await take(client);
  } finally {
    if (!isHeld) await client.end();
  }
  return isHeld ? client : null;
}

/** Takes a lock of the session. @returns whether nobody has it who would not share it */
export async function tryLock(
  client: Client,
  lock: (typeof databaseLocks)[keyof typeof databaseLocks],
  mode: 'alone' | 'shared' = 'alone',
): Promise<boolean> {
  const take = mode === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query<{ isHeld: boolean }>(`select ${take}(${lock}) as "isHeld"`);
  return rows[0]?.isHeld ?? false;
}

const take = (connectionString: string): Promise<Client | null> =>
  connectHolding(connectionString, (client) => tryLock(client, databaseLocks.college, 'shared'));

/**
 * Has the others that use a server's database know that this process does, until `close`: nobody
 * restores a backup over it meanwhile.
 * @param replaced is called where the college was replaced while this connection was lost
 * @throws Error in one line while a backup is restored
 */
export async function attend(
  connectionString: string,
  replaced: () => void,
): Promise<{ close(): Promise<void> }> {
  let isClosed = false;
  let client: Client | undefined;
  const hold = (held: Client): void => {
    client = held;
    held.once('end', () => void again());
  };
  async function again(): Promise<void> {
    while (!isClosed) {
      const found = await take(connectionString).catch(() => undefined);
      if (found === null) return replaced();
      if (found && isClosed) return found.end();
      if (found) return hold(found);
      await sleep(againMilliseconds, undefined, { ref: false });
    }
  }
  const first = await take(connectionString);
  if (!first) throw replacedElsewhere();
  hold(first);
  return {
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

const attending = `
  select count(*)::int as count from pg_locks
   where locktype = 'advisory' and granted and objid = ${databaseLocks.college} and classid = 0
     and database = (select oid from pg_database where datname = current_database())`;

/** Whether other instances use the database that this one attends. */
export async function hasOthers(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ count: number }>(attending);
  return (rows[0]?.count ?? 0) > 1;
}

/** Sessions of the product that name themselves: of a version that attends nothing, too. */
const named = `
  select from pg_stat_activity
   where datname = current_database() and application_name like 'experiencia %' limit 1`;

/**
 * Has a server's database for this process alone, for as long as the connection lives that is
 * returned; null where others use it.
 * @param hasPooler its connections stay, under the names of who used them last
 */
export function holdAlone(connectionString: string, hasPooler: boolean): Promise<Client | null> {
  return connectHolding(connectionString, async (client) => {
    const end = performance.now() + aloneMilliseconds;
    let isHeld = false;
    while (performance.now() < end) {
      isHeld ||= await tryLock(client, databaseLocks.college);
      if (isHeld && (hasPooler || (await client.query(named)).rows.length === 0)) return true;
      await sleep(lookMilliseconds);
    }
    return false;
  });
}
