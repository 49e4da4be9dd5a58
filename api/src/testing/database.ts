import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { borrowEmbedded } from './embedded-databases.ts';

/** A database of one test file: a copy of the migrated one, embedded or on TEST_DATABASE_URL's server. */
export interface TestDatabase {
  pglite?: PGlite;
  url?: string;
  drop(): Promise<void>;
}

/** What a run's migrated database is copied from (global-setup.ts): the path of an archive, or a name on the server. */
declare module 'vitest' {
  interface ProvidedContext {
    migratedDatabase: string;
  }
}

/** A new database on a server, empty or a copy of `template`. */
export async function createDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `experiencia_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}

/** Read once for all files of a worker. */
let archive: Promise<Blob> | undefined;
const read = async (path: string): Promise<Blob> => new Blob([await readFile(path)]);

export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const template = inject('migratedDatabase');
  if (serverUrl) return createDatabase(serverUrl, template);
  return borrowEmbedded(() => (archive ??= read(template)));
}
