import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../core/health/database.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('what the role of a database behind a pooler lacks is told, with where the lines are', async () => {
  const { db } = app.app;
  const { kind, sql } = db;
  // As a server in order answers it.
  const measured = { bytes: 1e6, connections: 1, most: 100, slow: 0, unsafe: [] };
  Object.assign(db, {
    kind: 'server',
    sql: () => Promise.resolve([measured]),
    missingSettings: () => Promise.resolve(['statement_timeout', 'jit']),
  });
  const found = await database.measure(app.app);
  Object.assign(db, { kind, sql, missingSettings: undefined });
  expect(found).toMatchObject({ state: 'attention' });
  expect(found.words).toContain('(statement_timeout, jit)');
  expect(found.advice).toContain('docs/decisions/pooler.md');
});
