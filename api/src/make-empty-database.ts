import 'reflect-metadata';
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allJobs, entities, migrationsFolder } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './core/database/db.ts';
import { emptyDatabase } from './core/database/embedded/empty-database.ts';
import { migrate } from './core/database/migrate/migrate.ts';
import { openUnstarted } from './unstarted.ts';

/**
 * The last step of a build: the database that embedded ones begin as, with the tables of all
 * migrations and the queues of all jobs, and nobody in it (`emptyDatabase`). It has its name when
 * all of it is there.
 */
await rm(emptyDatabase, { recursive: true, force: true });
const dataDir = await mkdtemp(join(dirname(emptyDatabase), '.making-'));
try {
  const db = await openDatabase({ entities, migrations: migrationsFolder, dataDir });
  await migrate(db);
  await db.close();
  // No other settings: those of whoever builds are not those of who runs it.
  const { app, close } = await openUnstarted(readConfig({ DATA_DIR: dataDir }), 'change');
  await app.jobs.prepare(allJobs(app));
  await close();
  const made = join(dataDir, 'database');
  // PostgreSQL makes all for its own user; the program may run as another one than the builder.
  for (const entry of await readdir(made, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  await chmod(made, 0o755);
  await rename(made, emptyDatabase);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();
