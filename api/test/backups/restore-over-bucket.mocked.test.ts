import type * as Fs from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { readOutcome } from '../../src/core/backup/over/staged.ts';
import { openFolder } from '../../src/core/database/embedded/embedded.ts';
import { refuseUnfinishedFolder } from '../../src/core/database/embedded/unfinished-restore.ts';
import { carryOutOrder } from '../../src/restore-order.ts';
import type { ObjectStore } from '../../src/testing/servers/object-store.ts';
import { dataFolder, endProcesses } from '../support/process.ts';
import { steps } from './support/told-steps.ts';
import {
  college,
  kept,
  makeArchive,
  newFile,
  newThings,
  oldFile,
  oldPlace,
  oldThings,
  order,
  placeOf,
  shared,
} from './support/two-colleges.ts';

vi.mock('node:fs/promises', async (original) =>
  (await import('./support/told-steps.ts')).toldPromises(await original<typeof FsPromises>()),
);
vi.mock('node:fs', async (original) =>
  (await import('./support/told-steps.ts')).toldFs(await original<typeof Fs>()),
);
vi.mock(
  '../../src/core/database/embedded/empty-database.ts',
  () => import('./support/built-empty-database.ts'),
);
const fs = await vi.importActual<typeof Fs>('node:fs');

const milliseconds = 240_000;

// The run on a server comes after the one on embedded databases.
const isOnServer = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(isOnServer)('a restore over a college in a folder, with files in a bucket', () => {
  let archive: Buffer;
  let folder: string;
  let store: ObjectStore;
  beforeAll(async () => {
    archive = await makeArchive();
  }, milliseconds);
  beforeEach(async () => {
    ({ folder, store } = await oldPlace(archive));
    const { pglite } = await openFolder(folder);
    await pglite.exec(college('old'));
    await pglite.close();
    await order();
  }, milliseconds);
  afterEach(() => {
    steps.before = () => undefined;
    store.close();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  afterAll(endProcesses);

  const start = (dataDir: string): Promise<unknown> => {
    vi.stubEnv('DATA_DIR', dataDir);
    return carryOutOrder(readConfig());
  };

  /** Whose rows, secret and files there are, which jobs wait, and what of a restore is left. */
  async function found(dataDir: string): Promise<Record<string, unknown>> {
    refuseUnfinishedFolder(dataDir);
    const { pglite } = await openFolder(dataDir);
    const { rows } = await pglite.query<{ person: string; jobs: string | null }>(
      `select (select full_name from users) as person, to_regclass('restored_jobs') as jobs`,
    );
    const jobs = rows[0]?.jobs
      ? (await pglite.query<{ data: object }>('select data from restored_jobs')).rows
      : [];
    await pglite.close();
    return {
      ...placeOf(dataDir, store),
      person: rows[0]?.person,
      removed: jobs.map(({ data }) => data),
      left: fs.readdirSync(join(dataDir, 'restore.staged')),
    };
  }
  const common = { left: ['outcome.json'] };
  const oldCollege = { ...common, ...oldThings, person: 'old', removed: [] };
  const newCollege = { ...common, ...newThings, person: 'new', removed: [{ ids: [oldFile] }] };

  /** What a kill leaves: all that is in the folder and in the bucket at that moment. */
  interface Moment {
    name: string;
    folder: string;
    objects: [string, { bytes: Buffer; contentType: string }][];
  }
  function momentsOf(): Moment[] {
    const moments: Moment[] = [];
    const keep = (name: string): void => {
      const copy = dataFolder();
      fs.cpSync(folder, copy, { recursive: true });
      moments.push({ name, folder: copy, objects: [...store.objects] });
    };
    const { objects } = store;
    const set = objects.set.bind(objects);
    vi.spyOn(objects, 'set').mockImplementation((path, object) => {
      set(path, object);
      if (basename(path) === newFile) keep('the new file is in the bucket');
      return objects;
    });
    steps.before = (what, path) => {
      const inside = path.slice(folder.length + 1);
      if (what === 'rename' && inside === 'restore.unfinished/database')
        keep('the new database is to have its place');
    };
    return moments;
  }

  it(
    'goes on where it was killed, until all of the new is there',
    async () => {
      const moments = momentsOf();
      await start(folder);
      vi.restoreAllMocks();
      steps.before = () => undefined;
      expect(await found(folder)).toEqual(newCollege);
      expect(moments.map(({ name }) => name)).toEqual([
        'the new file is in the bucket',
        'the new database is to have its place',
      ]);
      for (const moment of moments) {
        store.objects.clear();
        for (const [path, object] of moment.objects) store.objects.set(path, object);
        expect(fs.existsSync(join(moment.folder, 'database')), moment.name).toBe(false);
        await start(moment.folder);
        expect(await found(moment.folder), moment.name).toEqual(newCollege);
        const outcome = readOutcome(moment.folder);
        expect([outcome?.said, outcome?.over?.archive]).toEqual([null, kept]);
        // By this one it is undone.
        const backups = fs.readdirSync(join(moment.folder, 'backups'));
        expect(backups.sort()).toEqual([kept, outcome?.over?.undo].sort());
      }
    },
    milliseconds,
  );

  it(
    'leaves all of the old where it is refused in the midst, its bucket as it was',
    async () => {
      const changed = { bytes: Buffer.from('xyz'), contentType: 'image/png' };
      store.objects.set(`/college/${shared}`, changed);
      const put = vi.spyOn(store.objects, 'set');
      await start(folder);
      expect(await found(folder)).toEqual(oldCollege);
      expect(readOutcome(folder)?.said).toMatch(/other bytes of a file that this college has/);
      expect(store.objects.get(`/college/${shared}`)).toBe(changed);
      expect(put.mock.calls.map(([path]) => path)).toEqual([`/college/${newFile}`]);
    },
    milliseconds,
  );
});
