import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { entities, migrationsFolder, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openBare } from '../../src/core/database/db.ts';
import { createDatabase, dropWithCopies } from '../../src/testing/servers/server-databases.ts';
import { readWhole } from '../support/archives.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

it.skipIf(!serverUrl)(
  'an update of a database on a server begins with a backup too, once for all who start together, unless one was just made',
  async () => {
    const [made, dataDir] = [
      await createDatabase(serverUrl ?? ''),
      await mkdtemp(join(tmpdir(), 'experiencia-update-')),
    ];
    const known = (await readdir(migrationsFolder)).map((file) => file.replace(/\.ts$/, '')).sort();
    const orm = await openBare({
      ...{ entities, migrations: migrationsFolder },
      databaseUrl: made.url,
    });
    await orm.migrator.up({ migrations: known.slice(0, -5) });
    const update = async (): Promise<void> => {
      const config = readConfig({
        ...{
          DATA_DIR: dataDir,
          DATABASE_URL: made.url,
          DEMO_DATA: 'off',
          JWT_SECRET: 'x'.repeat(40),
        },
      });
      const starts = await Promise.all(
        [1, 2].map(() => startApp(config, { log: pino({ level: 'silent' }) })),
      );
      for (const running of starts) await running.close(0);
    };
    await update();
    const kept = join(dataDir, 'backups');
    const [name = '', ...more] = await readdir(kept);
    expect([name, more]).toEqual([expect.stringMatching(/-update\.tar$/), []]);
    const { manifest } = await readWhole(join(kept, name));
    expect(manifest.migrations).toEqual(known.slice(0, -5));
    await orm.migrator.down();
    await update();
    expect(await readdir(kept)).toEqual([name]);
    await orm.close(true);
    await dropWithCopies(serverUrl ?? '', made.name);
    await rm(dataDir, { recursive: true, force: true });
  },
  120_000,
);
