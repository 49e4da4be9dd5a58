import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createPglite } from '../core/db.ts';

/** A database of one test file: a clone of a migrated embedded one, or a fresh one on TEST_DATABASE_URL's server. */
export interface TestDatabase {
  pglite?: PGlite;
  url?: string;
  drop(): Promise<void>;
}

/** The file a run's migrated embedded database was dumped into (global-setup.ts). */
declare module 'vitest' {
  interface ProvidedContext {
    migratedDump: string;
  }
}

let template: Promise<PGlite> | undefined;

/** Starting from nothing takes seconds of processor, a dump a fraction. */
const migrated = async (): Promise<PGlite> =>
  createPglite(undefined, new Blob([await readFile(inject('migratedDump'))]));

async function onServer(serverUrl: string): Promise<TestDatabase> {
  const name = `experiencia_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) return onServer(serverUrl);
  const original = await (template ??= migrated());
  const pglite = (await original.clone()) as PGlite;
  // A clone reads values by the library's parsers unless it is told: what is tested reads them as the product does.
  Object.assign(pglite.parsers, original.parsers);
  return { pglite, drop: () => Promise.resolve() };
}
