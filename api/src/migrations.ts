import 'reflect-metadata';
import { entities, migrationsFolder } from './app.ts';
import { openDatabase } from './core/database/db.ts';
import { createPglite } from './core/database/embedded/embedded.ts';

/**
 * `npm run migrate:create NAME`: writes what the entities have and the migrations lack, compared on
 * a fresh embedded database that the existing migrations were applied to.
 */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  process.stderr.write('usage: npm run migrate:create NAME (lower case, with dashes)\n');
  process.exit(1);
}
const db = await openDatabase({
  entities,
  migrations: migrationsFolder,
  pglite: await createPglite(),
});
await db.orm.migrator.up();
const { fileName, diff } = await db.orm.migrator
  .create(undefined, false, false, name)
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    return { fileName: '', diff: { up: [] as string[] } };
  });
process.stdout.write(`${fileName || 'nothing to do'}\n${diff.up.join('\n')}\n`);
await db.close();
