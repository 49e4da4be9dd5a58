import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { database } from './database.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('what took long in the last day is told by name, and many in an hour are a sign', async () => {
  const { db } = app.app;
  const { kind, sql } = db;
  const measured = { bytes: 1e6, connections: 1, most: 100, slow: 0, unsafe: [] };
  const one = { name: 'analytics.totals', longestMilliseconds: 4234, times: 3 };
  const ofLast = vi.spyOn(db.slow, 'ofLast').mockReturnValue([one]);
  expect((await database.measure(app.app)).words).toMatch(
    / 3 statements took longer than a second in the last day: analytics\.totals 4\.2 s, 3 times\.$/,
  );
  Object.assign(db, { kind: 'server', sql: () => Promise.resolve([measured]) });
  expect(await database.measure(app.app)).toMatchObject({ state: 'good' });
  ofLast.mockReturnValue([one, { name: 'insert posts', longestMilliseconds: 1200, times: 40 }]);
  const many = await database.measure(app.app);
  Object.assign(db, { kind, sql });
  ofLast.mockRestore();
  expect(many).toMatchObject({ state: 'attention' });
  expect(many.words).toContain('analytics.totals 4.2 s, 3 times; insert posts 1.2 s, 40 times.');
  expect(many.advice).toContain('support packet');
  expect((await database.measure(app.app)).words).not.toContain('longer than a second');
});

it.skipIf(!serverUrl)(
  'a server notes what is slow, by the names of statements and of tables alone',
  async () => {
    const { db } = app.app;
    await db.sql("select pg_sleep(1.1), 'Asha Rao'");
    await db.transaction((em) => db.sqlIn(em, 'select count(*), pg_sleep(1.1) from posts'));
    expect(db.slow.ofLast().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select', 'select posts']),
    );
    expect((await database.measure(app.app)).words).not.toContain('Asha');
  },
);
