import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { entities, migrationsFolder } from '../app.ts';
import { createPglite, openDatabase } from '../core/db.ts';

/** Once for a run: a migrated embedded database, which each test file begins with a copy of. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'experiencia-template-'));
  const pglite = await createPglite();
  const db = await openDatabase({ entities, migrations: migrationsFolder, pglite });
  await db.orm.migrator.up();
  const file = join(folder, 'migrated.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await db.close();
  project.provide('migratedDump', file);
  return () => rm(folder, { recursive: true, force: true });
}
