import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../src/testing/index.ts';
import { anObjectStore } from '../../src/testing/servers/object-store.ts';
import { createDatabase, dropWithCopies } from '../../src/testing/servers/server-databases.ts';
import { command, type ReadArchive, readWhole } from '../support/archives.ts';
import { dataFolder, endProcesses, start } from '../support/process.ts';
import {
  backedUpWhileWritten,
  expectAlive,
  kept,
  key,
  milliseconds,
  startedCollege,
} from './support/kept-college.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(!serverUrl)('a database server', () => {
  let archive: string;
  let whole: ReadArchive;
  let database: { name: string; url: string };
  beforeAll(async () => {
    ({ archive } = await backedUpWhileWritten(await startedCollege()));
    whole = await readWhole(archive, key);
    database = await createDatabase(serverUrl ?? '');
    // A demo college, a start and a backup.
  }, 3 * milliseconds);
  afterAll(async () => {
    endProcesses();
    if (serverUrl) await dropWithCopies(serverUrl, database.name);
  }, milliseconds);

  it(
    'takes what the embedded database had, with files in a bucket, and gives it back',
    async () => {
      const bucket = await anObjectStore();
      const there = {
        DATA_DIR: dataFolder(),
        DATABASE_URL: database.url,
        MINIO_ENDPOINT: bucket.minio.endpoint,
        MINIO_ACCESS_KEY: bucket.minio.accessKey,
        MINIO_SECRET_KEY: bucket.minio.secretKey,
        BACKUP_KEY: key,
      };
      const direct = new Client({ connectionString: database.url });
      await direct.connect();
      const unfinished = async (): Promise<boolean> =>
        (await direct.query(`select from pg_class where relname = 'unfinished_restore'`)).rows
          .length > 0;
      const cut = start(there, 'dist/server/restore.js', [archive]);
      await eventually(unfinished, 'its begin', 60);
      await cut.end('SIGKILL');
      const refused = start({ ...there, PORT: '0' });
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toMatch(/^DATABASE_URL: a restore did not end here, .*\n$/);

      expect((await command('restore', there, archive)).code).toBe(0);
      expect(await unfinished()).toBe(false);
      await direct.end();
      expect(bucket.objects.size).toBe(whole.files.size);
      const { lines } = await command('backup', there);
      expect(kept(await readWhole(lines[0] ?? '', key))).toEqual(kept(whole));
      await expectAlive(there, 'none');
      expect((await command('restore', there, archive)).lines[0]).toMatch(
        /^DATABASE_URL: the database has tables already/,
      );

      const home = { DATA_DIR: dataFolder(), BACKUP_KEY: key };
      expect((await command('restore', home, lines[0] ?? '')).code).toBe(0);
      const { lines: back } = await command('backup', home);
      expect(kept(await readWhole(back[0] ?? '', key))).toEqual(kept(whole));
      bucket.close();
    },
    milliseconds,
  );
});
