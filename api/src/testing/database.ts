import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { entities, migrationsFolder } from '../app.ts';
import { createPglite, openDatabase } from '../core/db.ts';

/** A database of one test file: a clone of a migrated embedded one, or a fresh one on TEST_DATABASE_URL's server. */
export interface TestDatabase {
  pglite?: PGlite;
  url?: string;
  drop(): Promise<void>;
}

let template: Promise<PGlite> | undefined;

async function migrated(): Promise<PGlite> {
  const pglite = await createPglite();
  const db = await openDatabase({ entities, migrations: migrationsFolder, pglite });
  await db.orm.migrator.up();
  await db.orm.close();
  return pglite;
}

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
  const pglite = (await (await (template ??= migrated())).clone()) as PGlite;
  return { pglite, drop: () => Promise.resolve() };
}
