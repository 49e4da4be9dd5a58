import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { entities, migrationsFolder } from '../../app.ts';
import { eventually } from '../../testing/index.ts';
import { testDatabase } from '../../testing/servers/database.ts';
import type { TestDatabase } from '../../testing/servers/test-database.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/db.ts';
import { migrate } from '../database/migrate/migrate.ts';
import { currentJob } from './job-runner.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
const ran: object[] = [];
const ranFor: (string | undefined)[] = [];
beforeAll(async () => {
  database = await testDatabase();
  db = await openDatabase({
    entities,
    migrations: migrationsFolder,
    databaseUrl: database.url,
    pglite: database.pglite,
  });
  await migrate(db);
  jobs = createJobs(db, pino({ level: 'silent' }), { supervise: 1 });
  await jobs.start([
    {
      name: 'tell',
      run: (payload: object) => {
        ran.push(payload);
        ranFor.push(currentJob());
        return Promise.resolve();
      },
    },
  ]);
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
  await database.drop();
});

it('a job whose process was killed while it ran is run by another one', async () => {
  await db.transaction((em) =>
    jobs.enqueue(em, 'tell', { what: 'it' }, { startAfterSeconds: 3600 }),
  );
  // As a process leaves it that was killed in the middle.
  await db.sql(
    "update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '21 seconds' where name = 'tell'",
  );
  const state = "select state::text as state from pgboss.job where name = 'tell'";
  await eventually(
    async () => (await db.sql<{ state: string }>(state))[0]?.state === 'retry',
    'the retry',
  );
  expect(ran).toEqual([]);
  await db.sql("update pgboss.job set start_after = now() where state = 'retry'");
  await eventually(() => ran.length > 0, 'the job');
  expect(ran).toEqual([{ what: 'it' }]);
  expect([...ranFor, currentJob()]).toEqual(['tell', undefined]);
});

it('a job that takes hours is not taken for failed, where it says so; another one is', async () => {
  await jobs.stop();
  const long = createJobs(db, pino({ level: 'silent' }), { supervise: 1 });
  const run = () => Promise.resolve();
  await long.start([
    { name: 'usual', run },
    { name: 'takes-hours', hoursAtMost: 12, run },
  ]);
  await db.transaction(async (em) => {
    for (const name of ['usual', 'takes-hours'])
      await long.enqueue(em, name, {}, { startAfterSeconds: 3600 });
  });
  // Both run for an hour, in a process that lives.
  await db.sql(
    "update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() + interval '1 hour' where name in ('usual', 'takes-hours')",
  );
  const stateOf = async (name: string) =>
    (
      await db.sql<{ state: string }>('select state::text from pgboss.job where name = $1', [name])
    )[0]?.state;
  await eventually(
    async () => (await stateOf('usual')) === 'retry',
    'the usual one is tried again',
  );
  expect(await stateOf('takes-hours')).toBe('active');
  await db.sql("delete from pgboss.job where name in ('usual', 'takes-hours')");
  await long.stop();
  jobs = createJobs(db, pino({ level: 'silent' }), { supervise: 1 });
  await jobs.start([
    {
      name: 'tell',
      run: (payload: object) => {
        ran.push(payload);
        return Promise.resolve();
      },
    },
  ]);
});

it('what waits under the name that a job had before an upgrade is run under its new one', async () => {
  await jobs.stop();
  ran.length = 0;
  const run = (payload: object) => {
    ran.push(payload);
    return Promise.resolve();
  };
  const before = createJobs(db, pino({ level: 'silent' }));
  await before.start([{ name: 'former', cron: '0 0 1 1 *', run }]);
  await db.transaction((em) =>
    before.enqueue(em, 'former', { what: 'waited' }, { startAfterSeconds: 3600 }),
  );
  await before.stop();
  jobs = createJobs(db, pino({ level: 'silent' }), { supervise: 1 });
  await jobs.start([{ name: 'tell', formerName: 'former', run }]);
  await db.sql("update pgboss.job set start_after = now() where name = 'tell'");
  await eventually(() => ran.length > 0, 'the job');
  expect(ran).toEqual([{ what: 'waited' }]);
  expect(await db.sql("select from pgboss.schedule where name = 'former'")).toEqual([]);
});

it('a job is run as soon as it is committed, and the next one right behind it', async () => {
  ran.length = 0;
  const count = 10;
  await db.transaction(async (em) => {
    for (let i = 0; i < count; i += 1) await jobs.enqueue(em, 'tell', { i });
  });
  jobs.wake('tell');
  // By itself the worker looks every other second: ten jobs would take twenty.
  await eventually(() => ran.length === count, 'all of them', 10);
});

it('a job is put into a queue that was made just now', async () => {
  await jobs.stop();
  const fresh = createJobs(db, pino({ level: 'silent' }));
  const names = Array.from({ length: 40 }, (_, n) => `fresh-${n}`);
  await fresh.start(names.map((name) => ({ name, run: () => Promise.resolve() })));
  const sent = db.transaction((em) => fresh.enqueue(em, 'fresh-39', {})).then(() => 'sent');
  expect(await Promise.race([sent, sleep(5000, 'waits for itself')])).toBe('sent');
  await fresh.stop();
});

it('jobs of which nothing waits cost hardly a statement, however many there are', async () => {
  await jobs.stop();
  const idle = createJobs(db, pino({ level: 'silent' }));
  // No names of the product's: these stay in the database, which other files are given.
  const names = Array.from({ length: 60 }, (_, n) => `idle-${n}`);
  await idle.start(names.map((name) => ({ name, run: () => Promise.resolve() })));
  // Each has looked once.
  await sleep(1500);
  const spies = db.pglite
    ? [vi.spyOn(db.pglite, 'query'), vi.spyOn(db.pglite, 'exec')]
    : db.pool
      ? [vi.spyOn(db.pool.pool, 'query'), vi.spyOn(db.pool.pool, 'connect')]
      : [];
  await sleep(4500);
  const asked = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  expect(asked).toBeGreaterThan(0);
  // Workers that look for themselves every other second would ask more than a hundred times.
  expect(asked).toBeLessThan(60);
  vi.restoreAllMocks();
  await idle.stop();
});

it('a start looks once for all jobs together, and takes up what waits', async () => {
  await jobs.stop();
  const begun: string[] = [];
  // Their queues are there already.
  const many = Array.from({ length: 60 }, (_, n) => ({
    name: `idle-${n}`,
    run: () => Promise.resolve(void begun.push(`idle-${n}`)),
  }));
  const first = createJobs(db, pino({ level: 'silent' }));
  await first.start(many);
  await first.stop();
  await db.transaction((em) => first.enqueue(em, 'idle-7', {}));
  const spies = db.pglite
    ? [vi.spyOn(db.pglite, 'query'), vi.spyOn(db.pglite, 'exec')]
    : db.pool
      ? [vi.spyOn(db.pool.pool, 'query')]
      : [];
  const next = createJobs(db, pino({ level: 'silent' }));
  await next.start(many);
  await eventually(() => begun.length > 0, 'what waits');
  const asked = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  expect(begun).toEqual(['idle-7']);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(60);
  vi.restoreAllMocks();
  await next.stop();
});

it.skipIf(process.env['TEST_DATABASE_URL'])(
  'what comes each minute begins by itself, but not where the clock is another one',
  async () => {
    const begun: string[] = [];
    const eachMinute = (name: string) => ({
      name,
      cron: '* * * * *',
      run: () => Promise.resolve(void begun.push(name)),
    });
    const replaced = createJobs(db, pino({ level: 'silent' }), { goByClock: false });
    await replaced.start([eachMinute('of-another-clock')]);
    const real = createJobs(db, pino({ level: 'silent' }));
    // The minute that has begun is made up for.
    await real.start([eachMinute('of-the-clock')]);
    await eventually(() => begun.length > 0, 'the job of this minute');
    expect(begun).toEqual(['of-the-clock']);
    await real.stop();
    await replaced.stop();
  },
);
