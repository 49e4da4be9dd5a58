import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { entities, migrationsFolder } from '../app.ts';
import { createPglite, migrate, openDatabase } from '../core/db.ts';
import { createDatabase } from './database.ts';

const settings = { entities, migrations: migrationsFolder };

/** A migrated database on the server, for `create database … template`. @returns its name, and how to drop it */
async function onServer(serverUrl: string): Promise<[string, () => Promise<void>]> {
  const { url, name, drop } = await createDatabase(serverUrl);
  const db = await openDatabase({ ...settings, databaseUrl: url });
  await migrate(db);
  await db.close();
  return [name, drop];
}

/** The files of a migrated embedded database. @returns the archive's path, and how to remove it */
async function embedded(): Promise<[string, () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), 'experiencia-template-'));
  const pglite = await createPglite();
  const db = await openDatabase({ ...settings, pglite });
  await migrate(db);
  // Else each copy would begin with replaying all of it.
  await pglite.exec('checkpoint');
  const file = join(folder, 'migrated.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await db.close();
  return [file, () => rm(folder, { recursive: true, force: true })];
}

/** Once for a run: a migrated database, which each test file begins with a copy of. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const [template, remove] = await (serverUrl ? onServer(serverUrl) : embedded());
  project.provide('migratedDatabase', template);
  return remove;
}
