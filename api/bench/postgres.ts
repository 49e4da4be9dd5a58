import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { entities, migrationsFolder } from '../src/app.ts';
import { openDatabase } from '../src/core/database/db.ts';
import { migrate } from '../src/core/database/migrate/migrate.ts';
import { startChild } from './child.ts';
import { fillers } from './dataset.ts';
import type { Sizes } from './dataset-sizes.ts';

/** Databases of this bench on a PostgreSQL server; made once, reused by later runs. */
export interface Server {
  version: string;
  /** The filled database of these sizes. @returns its address */
  filled(label: string, sizes: Sizes, fresh: boolean): Promise<string>;
  /** A copy that a run may write into. */
  copy(url: string): Promise<string>;
  drop(url: string): Promise<void>;
}

const runs = 'experiencia_bench_run_';
const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const at = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What the data depend on: the migrations and the fillers. */
function schemaHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder)
    .sort()
    .map((file) => join(migrationsFolder, file));
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith('dataset') || file === 'words.ts')
    .sort()
    .map((file) => join(import.meta.dirname, file));
  for (const file of [...files, ...sources]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Lets the product do what waits there, in a process of its own. */
async function settle(url: string): Promise<void> {
  const started = performance.now();
  const product = await startChild('product.ts', { DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32) });
  await product.call('settle').finally(() => product.stop());
  console.log(`    what waited is done (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function create(url: string, sizes: Sizes): Promise<void> {
  const db = await openDatabase({ entities, migrations: migrationsFolder, databaseUrl: url });
  await migrate(db);
  await db.close();
  await withClient(url, async (client) => {
    await client.query(
      "set statement_timeout = 0; set work_mem = '128MB'; set maintenance_work_mem = '256MB'; set synchronous_commit = off; set timezone = 'UTC'",
    );
    for (const fill of fillers) {
      const started = performance.now();
      await client.query('begin');
      const summary = await fill.run(client, sizes);
      await client.query('commit');
      console.log(
        `    ${fill.name}: ${summary} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      );
    }
    await client.query('drop schema bench cascade');
    await client.query('vacuum analyze');
  });
  await settle(url);
  await withClient(url, async (client) => {
    await client.query('vacuum analyze');
    await client.query('comment on database "' + nameOf(url) + "\" is 'filled'");
  });
}

/**
 * Reaches the server of DATABASE_URL, else the one at 127.0.0.1.
 * @returns null when there is none
 */
export async function findServer(databaseUrl: string | undefined): Promise<Server | null> {
  const candidates = databaseUrl
    ? [databaseUrl]
    : [
        'postgres://postgres@127.0.0.1:5432/postgres',
        'postgres://postgres:postgres@127.0.0.1:5432/postgres',
        'postgres://root@127.0.0.1:5432/postgres',
      ];
  for (const url of candidates) {
    const version = await withClient(
      url,
      async (client) =>
        (await client.query<{ v: string }>("select current_setting('server_version') as v")).rows[0]
          ?.v,
    ).catch(() => undefined);
    if (version) return serverAt(url, version);
  }
  return null;
}

function serverAt(url: string, version: string): Server {
  const hash = schemaHash();
  const admin = (sql: string): Promise<unknown> => withClient(url, (client) => client.query(sql));
  const databases = (): Promise<{ name: string; filled: boolean }[]> =>
    withClient(
      url,
      async (client) =>
        (
          await client.query<{ name: string; filled: boolean }>(
            "select datname as name, shobj_description(oid, 'pg_database') is not distinct from 'filled' as filled from pg_database where datname like 'experiencia\\_bench\\_%'",
          )
        ).rows,
    );
  return {
    version,
    async filled(label, sizes, fresh) {
      const name = `experiencia_bench_${hash}_${label}`;
      const known = await databases();
      if (!fresh && known.some((one) => one.name === name && one.filled)) return at(url, name);
      // Ours of an earlier schema are of no use any more; one that is in use stays.
      const stale = known.filter(
        (one) => one.name === name || (one.name.endsWith(`_${label}`) && !one.name.includes(hash)),
      );
      for (const one of stale)
        await admin(
          `drop database if exists "${one.name}"${one.name === name ? ' with (force)' : ''}`,
        ).catch(() => undefined);
      console.log(`  filling ${name}`);
      await admin(`create database "${name}"`);
      await create(at(url, name), sizes);
      return at(url, name);
    },
    async copy(from) {
      // What a run that was killed left behind; one that is in use refuses to go.
      for (const one of await databases())
        if (one.name.startsWith(runs))
          await admin(`drop database if exists "${one.name}"`).catch(() => undefined);
      const name = `${runs}${process.pid}`;
      await admin(`create database "${name}" template "${nameOf(from)}" strategy file_copy`).catch(
        () => admin(`create database "${name}" template "${nameOf(from)}"`),
      );
      return at(url, name);
    },
    drop: async (copied) => {
      await admin(`drop database if exists "${nameOf(copied)}" with (force)`);
    },
  };
}
