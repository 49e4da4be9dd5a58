import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { emptyEverything, mostUses, schemaQuery } from './empty-database.ts';
import type { TestDatabase } from './test-database.ts';

/** A database of this worker on a server, and what its schema was when it was made. */
interface Pooled {
  name: string;
  schema: string;
  /** How often it was lent. */
  uses: number;
}

/** Those that no application uses. The run's end drops them with the one they were copied from. */
const idle: Pooled[] = [];

/** The address of another database on the same server. */
function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** One connection for as long as `use` takes. */
async function connected<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function schemaOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(schemaQuery);
  return rows[0]?.schema ?? '';
}

/** A new empty database. @returns its name and address */
export async function createDatabase(serverUrl: string): Promise<{ name: string; url: string }> {
  const name = `experiencia_test_${randomUUID().replaceAll('-', '')}`;
  await connected(serverUrl, (client) => client.query(`create database ${name}`));
  return { name, url: addressOf(serverUrl, name) };
}

/** Removes what an application has left in a database, as whoever is lent one finds it. */
export const emptyDatabase = (url: string): Promise<unknown> =>
  connected(url, (client) => client.query(emptyEverything));

/** Drops a database and all copies that were made of it, whoever still holds them. */
export async function dropWithCopies(serverUrl: string, name: string): Promise<void> {
  await connected(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    );
    for (const { datname } of rows)
      await client.query(`drop database if exists ${datname} with (force)`);
  });
}

async function make(serverUrl: string, template: string): Promise<Pooled> {
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await connected(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return { name, schema: await connected(addressOf(serverUrl, name), schemaOf), uses: 0 };
}

/**
 * Empties a database for the next application; one whose schema a test changed, or that can't be
 * emptied, is dropped.
 */
async function takeBack(serverUrl: string, pooled: Pooled): Promise<void> {
  const { name, schema, uses } = pooled;
  try {
    const isEmptied = await connected(addressOf(serverUrl, name), async (client) => {
      // What a process left open when it was killed would hold its locks, or write into what is the
      // next test's.
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      if (uses >= mostUses || (await schemaOf(client)) !== schema) return false;
      await client.query(emptyEverything);
      return true;
    });
    if (isEmptied) {
      idle.push(pooled);
      return;
    }
  } catch {
    // A user of the server who may not switch triggers off gets a new copy each time.
  }
  await connected(serverUrl, (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}

/**
 * A migrated database on the server. One that another application of this worker has left is
 * emptied and taken again: copying the template takes longer than most files' tests.
 */
export async function borrowOnServer(serverUrl: string, template: string): Promise<TestDatabase> {
  const pooled = idle.pop() ?? (await make(serverUrl, template));
  pooled.uses += 1;
  return { url: addressOf(serverUrl, pooled.name), drop: () => takeBack(serverUrl, pooled) };
}
