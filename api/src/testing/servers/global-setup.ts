import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { entities, migrationsFolder, startApp } from '../../app.ts';
import { openDatabase } from '../../core/database/db.ts';
import { createPglite } from '../../core/database/embedded/embedded.ts';
import { migrate } from '../../core/database/migrate/migrate.ts';
import { testConfig } from '../app.ts';
import { emptyEverything } from './empty-database.ts';
import { createDatabase, dropWithCopies, emptyDatabase } from './server-databases.ts';

/**
 * Starts and stops the application once, so that the copies find the queues of its jobs: making
 * them takes longer than all else at a start. What it wrote is removed afterwards: it is told of a
 * college that is none.
 */
async function startOnce(
  folder: string,
  options: { url?: string; pglite?: PGlite },
): Promise<void> {
  const mailer = { send: () => Promise.resolve() };
  const log = pino({ level: 'silent' });
  const { pglite } = options;
  const running = await startApp(testConfig({}, folder, options.url), {
    clock: { now: () => new Date() },
    mailer,
    log,
    ...(pglite && { pglite }),
  });
  await running.close(0);
}

/**
 * A migrated database on the server, for `create database … template`.
 * @returns its name, and how to drop it and its copies
 */
async function onServer(serverUrl: string, folder: string): Promise<[string, () => Promise<void>]> {
  const { url, name } = await createDatabase(serverUrl);
  await startOnce(folder, { url });
  await emptyDatabase(url);
  return [name, () => dropWithCopies(serverUrl, name)];
}

/** The files of a migrated embedded database. @returns the archive's path */
async function embedded(folder: string): Promise<[string, () => Promise<void>]> {
  const pglite = await createPglite();
  await migrate(await openDatabase({ entities, migrations: migrationsFolder, pglite }));
  const close = pglite.close.bind(pglite);
  pglite.close = () => Promise.resolve();
  await startOnce(folder, { pglite });
  await pglite.exec(emptyEverything);
  // Else each copy would begin with replaying all of it.
  await pglite.exec('checkpoint');
  const file = join(folder, 'migrated.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await close();
  return [file, () => Promise.resolve()];
}

interface Prepared {
  template: string;
  folder: string;
  remove: () => Promise<void>;
}

async function prepare(): Promise<Prepared> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'experiencia-template-'));
  const [template, drop] = await (serverUrl ? onServer(serverUrl, folder) : embedded(folder));
  return {
    template,
    folder,
    async remove() {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Each project loads this module for itself: what they share stands outside of it. */
const shared = globalThis as typeof globalThis & {
  preparedForTests?: { prepared: Promise<Prepared>; projects: number } | undefined;
};

/**
 * Once for a run, whichever projects of the api are in it: a migrated database, which each test
 * file begins with a copy of, and a folder for what files make for one another.
 */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  const run = (shared.preparedForTests ??= { prepared: prepare(), projects: 0 });
  run.projects += 1;
  const { template, folder, remove } = await run.prepared;
  project.provide('migratedDatabase', template);
  project.provide('runFolder', folder);
  return async () => {
    run.projects -= 1;
    if (run.projects > 0) return;
    shared.preparedForTests = undefined;
    await remove();
  };
}
