import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleNames } from '../../src/core/database/server/stale-reads.ts';
import { healthCheckList } from '../../src/core/health/checks.ts';
import {
  aPerson,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';
import { hasServerPrograms, type Pair, startPair } from '../support/replica.ts';

const root = join(import.meta.dirname, '../../..');
const serverUrl = process.env['TEST_DATABASE_URL'];
const isTested = Boolean(serverUrl) && hasServerPrograms;
const [minutes, milliseconds] = [60, 120_000];

describe('what may be stale', () => {
  it('is what the page lists', () => {
    const page = readFileSync(join(root, 'docs/decisions/replica.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `([a-z]+\.[A-Za-z]+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual(staleNames());
  });

  it('is read by no file that changes something', () => {
    const folder = join(root, 'api/src/features');
    const guilty = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return /\bstale\.query\(/.test(text) && /\bchange\(/.test(text);
      });
    expect(guilty).toEqual([]);
  });

  it('is tested with a replica, or says that it is not', () => {
    const missing = [
      !serverUrl && 'TEST_DATABASE_URL',
      !hasServerPrograms && 'the programs of PostgreSQL',
    ].filter(Boolean);
    if (missing.length > 0)
      process.stdout.write(`the replica is not tested without ${missing.join(' and ')}\n`);
    expect(missing.length === 0).toBe(isTested);
  });
});

describe.runIf(isTested)('figures', () => {
  const it2 = (name: string, test: () => Promise<void>): void => {
    it(name, test, milliseconds);
  };
  let app: TestApp;
  let owner: Person;
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
    app = await startTestApp({
      env: {
        DATABASE_URL: pair.primary.url,
        DATABASE_REPLICA_URL: pair.replica.url,
        METRICS_TOKEN: 'a token for metrics',
      },
    });
    owner = await aPerson(app, { isAdmin: true, isSuperAdmin: true });
  }, milliseconds);
  afterAll(async () => {
    await app.close();
    await pair.remove();
  }, milliseconds);

  const state = (): string | undefined => app.app.stale.state()?.how;
  const is = (how: string) =>
    eventually(() => state() === how, `the replica to be ${how}`, minutes);
  const users = async (): Promise<unknown> =>
    (await owner.ask('{ analyticsTotals { totalUsers } }'))['analyticsTotals'];
  const metrics = async (): Promise<string> => {
    const headers = { authorization: 'Bearer a token for metrics' };
    return (await raw(`${app.url}/metrics`, { headers })).text;
  };
  const found = async (): Promise<string> =>
    (await healthCheckList.find(({ name }) => name === 'database')?.measure(app.app))?.words ?? '';

  it2('are read from the replica while it is close behind', async () => {
    await is('ready');
    const { replica: before } = app.app.stale.answered;
    await eventually(
      async () => JSON.stringify(await users()).includes('1'),
      'the person',
      minutes,
    );
    expect(app.app.stale.answered.replica).toBeGreaterThan(before);
    expect(await metrics()).toContain('experiencia_database_replica{state="ready"} 1');
    expect(await found()).not.toContain('replica');
  });

  it2(
    'are read from the database when the replica falls behind, and from it again later',
    async () => {
      await pair.replica.query('select pg_wal_replay_pause()');
      await aPerson(app);
      // It has not got the second person: what it says is old, and known to be only after a while.
      expect(await users()).toEqual({ totalUsers: 1 });
      await is('late');
      expect(await users()).toEqual({ totalUsers: 2 });
      expect(await metrics()).toContain('experiencia_database_replica{state="late"} 1');
      expect(await found()).toMatch(/Its replica is \d+ seconds behind/);
      await pair.replica.query('select pg_wal_replay_resume()');
      await is('ready');
    },
  );

  it2('are read from the database while the replica is away', async () => {
    await pair.replica.stop();
    const { primary } = app.app.stale.answered;
    expect(await users()).toEqual({ totalUsers: 2 });
    expect(app.app.stale.answered.primary).toBeGreaterThan(primary);
    await is('away');
    expect(await found()).toContain('Its replica does not answer');
    await pair.replica.start();
    await is('ready');
  });

  it2('are not read from what became a database of its own', async () => {
    await pair.replica.query('select pg_promote()');
    await is('wrong');
    expect(await found()).toContain('names no replica');
    expect(await users()).toEqual({ totalUsers: 2 });
  });
});
