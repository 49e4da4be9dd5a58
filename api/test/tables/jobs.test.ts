import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workWords } from '../../src/features/health/work-words.ts';
import { startTestApp, type TestApp } from '../../src/testing/index.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/jobs.md'), 'utf8');

/** The jobs that the page lists: name, and the cron line where there is one. */
const documented = [...page.matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)].map(
  ([, name = '', when = '']) => ({ name, cron: /^`(.+)`$/.exec(when.trim())?.[1] ?? null }),
);

describe('docs/jobs.md', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('lists every job, and when it runs by itself', async () => {
    const queues = await app.app.db.sql<{ name: string; cron: string | null }>(
      `select q.name, s.cron from pgboss.queue q left join pgboss.schedule s using (name)
        where position('.' in q.name) > 0 order by q.name collate "C"`,
    );
    expect(queues).toEqual(documented);
  });

  it('says what each does, as the page of health does where it failed', () => {
    const told = [...page.matchAll(/^\| `([^`]+)` \| [^|]+ \| (.+) \|$/gm)].map(
      ([, name, words]) => [name, words],
    );
    expect(Object.entries(workWords)).toEqual(told);
  });

  it('calls each by its room and what it does', () => {
    const misnamed = documented.filter(({ name }) => {
      const [room = '', does = '', ...more] = name.split('.');
      const isOfRoom = existsSync(join(root, 'api/src/features', room));
      return !isOfRoom || more.length > 0 || !/^[a-z]+(?:-[a-z]+)+$/.test(does);
    });
    expect(misnamed).toEqual([]);
  });
});
