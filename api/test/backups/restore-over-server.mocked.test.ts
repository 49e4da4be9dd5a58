import { randomBytes } from 'node:crypto';
import type * as Fs from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities, migrationsFolder } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { attend } from '../../src/core/backup/attendance.ts';
import { readOutcome } from '../../src/core/backup/over/staged.ts';
import { openBare } from '../../src/core/database/db.ts';
import { disk } from '../../src/core/program/disk.ts';
import { carryOutOrder } from '../../src/restore-order.ts';
import type { ObjectStore } from '../../src/testing/servers/object-store.ts';
import { createDatabase, dropWithCopies } from '../../src/testing/servers/server-databases.ts';
import { endProcesses } from '../support/process.ts';
import { steps } from './support/told-steps.ts';
import {
  college,
  kept,
  makeArchive,
  newThings,
  oldFile,
  oldPlace,
  oldThings,
  order,
  placeOf,
  query,
  shared,
} from './support/two-colleges.ts';

vi.mock('node:fs/promises', async (original) =>
  (await import('./support/told-steps.ts')).toldPromises(await original<typeof FsPromises>()),
);
vi.mock('node:fs', async (original) =>
  (await import('./support/told-steps.ts')).toldFs(await original<typeof Fs>()),
);
const fs = await vi.importActual<typeof Fs>('node:fs');

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const milliseconds = 600_000;
let archive: Buffer;
let template: Awaited<ReturnType<typeof createDatabase>>;
let store: ObjectStore;

describe.skipIf(!serverUrl)('a restore over a college on a server', () => {
  beforeAll(async () => {
    archive = await makeArchive();
    template = await createDatabase(serverUrl);
    const orm = await openBare({
      ...{ entities, migrations: migrationsFolder },
      databaseUrl: template.url,
    });
    await orm.migrator.up();
    await orm.close(true);
    await query(
      template.url,
      `${college('old')}
       create schema pgboss; create table pgboss.job (id uuid, name text, data jsonb, state text,
         start_after timestamptz, group_id text);`,
    );
  }, milliseconds);
  afterAll(async () => {
    endProcesses();
    await dropWithCopies(serverUrl, template.name);
  });

  let folder: string;
  let url: string;
  beforeEach(async () => {
    await begin();
  });
  afterEach(() => {
    end();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** A college as it runs, on a server and with a bucket, and the order of its super admin. */
  async function begin(): Promise<void> {
    const name = `${template.name}_${randomBytes(4).toString('hex')}`;
    await query(serverUrl, `create database ${name} template ${template.name}`);
    url = template.url.replace(template.name, name);
    ({ folder, store } = await oldPlace(archive, url));
    await order();
  }
  function end(): void {
    steps.before = () => undefined;
    store.close();
  }
  const start = (): Promise<Config> => carryOutOrder(readConfig());

  /** Whose rows, queue and secret there are, which files, and what of a restore is left. */
  async function found(): Promise<Record<string, unknown>> {
    const { rows } = await query(
      url,
      `select (select full_name from users) as person,
              (select string_agg(nspname, ' ' order by nspname) from pg_namespace
                where nspname ~ '^(before_|pgboss)') as schemas,
              to_regclass('unfinished_restore') as unfinished,
              (select count(*)::int from pg_extension
                where extnamespace = 'public'::regnamespace) as extensions,
              (select count(*)::int from users where full_name % 'someone') as indexed`,
    );
    return { ...rows[0], ...placeOf(folder, store) };
  }
  const common = { unfinished: null, extensions: 4, indexed: expect.any(Number) };
  const oldCollege = { ...common, ...oldThings, person: 'old', schemas: 'pgboss' };
  const newCollege = { ...common, ...newThings, person: 'new', schemas: null };

  /**
   * What is done to the database and the disk, as far as a kill in between matters; `at` it the
   * process is killed: nothing that it does afterwards is done, and its connections end.
   */
  function watch(at = -1, isAfter = false): { names: string[] } {
    const seen = { names: [] as string[] };
    const clients = new Set<pg.Client>();
    let isDead = false;
    const killed = (): Error => new Error('killed');
    const step = (what: string): boolean => {
      if (isDead) throw killed();
      seen.names.push(what);
      return seen.names.length - 1 === at;
    };
    const die = (): void => {
      isDead = true;
      for (const client of clients)
        (
          client as unknown as { connection: { stream: { destroy(): void } } }
        ).connection.stream.destroy();
    };
    steps.before = (what, path) => {
      // Whoever died before it wrote whose the folder is is waited for.
      if (!path.includes(folder) || path.includes('database.owner')) return;
      if (!step(`${what} ${path.replace(folder, '').replace(/\d{8}T\d{6}Z/, '')}`)) return;
      die();
      throw killed();
    };
    const { syncFolder } = disk;
    vi.spyOn(disk, 'syncFolder').mockImplementation((path) => {
      if (isDead) throw killed();
      syncFolder(path);
    });
    const real = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function asked(
      this: pg.Client,
      ...args: unknown[]
    ) {
      clients.add(this);
      const [text] = args as [unknown];
      const isStep =
        typeof text === 'string' && /^\s*(alter schema|commit|begin; drop)/i.test(text);
      if (isDead) throw killed();
      if (!isStep || !step(text)) return real.apply(this, args) as never;
      if (!isAfter) {
        die();
        throw killed();
      }
      return Promise.resolve(real.apply(this, args)).then((answer) => {
        die();
        return answer;
      }) as never;
    });
    return seen;
  }

  it(
    'leaves all of the old or all of the new, whenever it is killed',
    async () => {
      const { names } = watch();
      await start();
      vi.restoreAllMocks();
      expect(await found()).toEqual(newCollege);
      const outcome = readOutcome(folder);
      expect([outcome?.said, outcome?.over?.archive]).toEqual([null, kept]);
      const jobs = await query(url, 'select name, data from restored_jobs');
      expect(jobs.rows).toEqual([{ name: 'files.remove-bytes', data: { ids: [oldFile] } }]);
      expect(names.length).toBeGreaterThan(12);
      end();
      const [wrong, seen] = [[] as object[], new Set<unknown>()];
      // What comes before it is that of folders, too; of what is in one transaction one is enough.
      const first = names.findIndex((name) => name.startsWith('alter schema'));
      const moments = [...names.entries()].filter(([at]) => at >= first);
      for (const [at, name] of moments)
        for (const isAfter of /^(commit|begin)/.test(name) ? [false, true] : [false]) {
          await begin();
          const { names: until } = watch(at, isAfter);
          await start().catch(() => undefined);
          vi.restoreAllMocks();
          steps.before = () => undefined;
          expect(until[at], `${at}: ${until.join()}`).toBe(name);
          await start();
          const now = await found();
          seen.add(now['person']);
          const right = now['person'] === 'new' ? newCollege : oldCollege;
          const isTold = (readOutcome(folder)?.said === null) === (now['person'] === 'new');
          try {
            expect(now).toEqual(right);
            expect(isTold).toBe(true);
          } catch {
            wrong.push({ at, name, isAfter, ...now, isTold });
          }
          end();
        }
      expect({ wrong, seen: [...seen] }).toEqual({ wrong: [], seen: ['new'] });
      await begin();
    },
    milliseconds,
  );

  it(
    'leaves all of the old where it is refused, or its order is gone with its folder',
    async () => {
      fs.rmSync(join(folder, 'restore.staged/order.json'));
      await order('another key');
      await start();
      expect(await found()).toEqual(oldCollege);
      expect(readOutcome(folder)?.said).toMatch(/another key/);
      const clash = store.objects.get(`/college/${shared}`);
      store.objects.set(`/college/${shared}`, { bytes: Buffer.from('xyz'), contentType: 'a/b' });
      await order();
      await start();
      expect(await found()).toEqual(oldCollege);
      expect(readOutcome(folder)?.said).toMatch(/other bytes of a file that this college has/);
      expect(store.objects.get(`/college/${shared}`)?.bytes.toString()).toBe('xyz');
      if (clash) store.objects.set(`/college/${shared}`, clash);
      await order();
      const { names } = watch();
      await start();
      vi.restoreAllMocks();
      end();
      await begin();
      watch(names.findLastIndex((name) => name.startsWith('alter schema')) + 1, true);
      await start().catch(() => undefined);
      vi.restoreAllMocks();
      steps.before = () => undefined;
      expect((await query(url, 'select from unfinished_restore')).rows).toEqual([]);
      const other = await attendedBy(() => start());
      expect(other).toMatch(/^DATABASE_URL: another instance/);
      fs.rmSync(join(folder, 'restore.staged/order.json'));
      expect(await attendedBy(() => start())).toMatch(/^DATABASE_URL: another instance/);
      await start();
      expect(await found()).toEqual(oldCollege);
    },
    milliseconds,
  );

  /** Does something while another instance uses the database. @returns what was thrown */
  async function attendedBy(work: () => Promise<unknown>): Promise<string> {
    const other = await attend(url, () => undefined);
    try {
      return await work().then(
        () => '',
        (error: unknown) => String((error as Error).message),
      );
    } finally {
      await other.close();
    }
  }

  it(
    "changes nothing while another instance is there, or what is not the product's",
    async () => {
      expect(await attendedBy(() => start())).toBe('');
      expect(await found()).toEqual(oldCollege);
      expect(readOutcome(folder)?.said).toMatch(/stop all but this one/);
      for (const [make, named] of [
        ['create table ours (id int)', 'ours'],
        [
          'create schema reports; create view reports.names as select full_name from users',
          'names',
        ],
      ] as const) {
        await query(url, make);
        await order();
        await start();
        expect(await found()).toEqual(oldCollege);
        expect(readOutcome(folder)?.said).toContain(`The database has ${named}, which is not`);
        await query(url, 'drop table if exists ours; drop schema if exists reports cascade');
      }
    },
    milliseconds,
  );
});
