import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { jobsTable } from '../backup/connection.ts';
import { takeRestored } from './restored-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('what waited when a backup was made goes on where it is restored, but for what is about that place', async () => {
  const { db } = app.app;
  await db.sql(
    `create table ${jobsTable} (id uuid, name text, data jsonb, start_after timestamptz, group_id text)`,
  );
  for (const name of ['mails.send', 'mails.before', 'backups.make', 'unknown.job'])
    await db.sql(
      `insert into ${jobsTable} (id, name, data, start_after) values (gen_random_uuid(), $1, '{}', now())`,
      [name],
    );
  const begun: string[] = [];
  const boss = {
    insert: (name: string) => {
      begun.push(name);
      return Promise.resolve(null);
    },
  } as unknown as PgBoss;
  await takeRestored(db, boss, [
    { name: 'mails.send' },
    { name: 'mails.after', formerName: 'mails.before' },
    { name: 'backups.make', staysBehind: true },
  ]);
  expect(begun.sort()).toEqual(['mails.after', 'mails.send']);
  expect(await db.sql(`select to_regclass('${jobsTable}') as left`)).toEqual([{ left: null }]);
});
