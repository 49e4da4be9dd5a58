import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { change, type Work } from '../../src/core/context.ts';
import { lockOrder } from '../../src/core/database/locks/lock-order.ts';
import { locksOf } from '../../src/core/database/locks/locks-held.ts';
import { lockAccount } from '../../src/features/identity/index.ts';
import { lockPost, PostEntity } from '../../src/features/posts/index.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { anAlumnus, startTestApp, type TestApp } from '../../src/testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tried = (work: (work: Work) => Promise<unknown>): Promise<string | null> =>
  change(app.app, work).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

it('a lock behind a later one is an error, by whichever way it is taken', async () => {
  const author = await anAlumnus(app);
  const id = await aPost(author);
  const keyOfCase = ['case of', 'post', id] as const;
  expect(
    await tried(async (work) => {
      await lockAccount(work, author.id);
      await work.advisoryLock(...keyOfCase);
      await lockPost(work, id);
      await lockAccount(work, author.id);
    }),
  ).toBeNull();
  expect(
    await tried(async (work) => {
      await lockPost(work, id);
      await lockAccount(work, author.id);
    }),
  ).toBe('"rows of users" is locked behind "rows of posts", against the order of locks');
  expect(
    await tried(async (work) => {
      await lockPost(work, id);
      await work.advisoryLock(...keyOfCase);
    }),
  ).toBe('"key case of" is locked behind "rows of posts", against the order of locks');
  expect(
    await tried(async (work) => {
      await work.sql('select from questions for share');
      await work.em.findOne(PostEntity, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
    }),
  ).toBe('"rows of posts" is locked behind "rows of questions", against the order of locks');
});

it('what has no place in the order is not locked', async () => {
  expect(await tried((work) => work.sql('select from settings for update'))).toBe(
    '"rows of settings" has no place in the order of locks',
  );
});

it('a unit of work that is done again begins with nothing', async () => {
  const author = await anAlumnus(app);
  const id = await aPost(author);
  let tries = 0;
  await change(app.app, async (work) => {
    await lockAccount(work, author.id);
    await lockPost(work, id);
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  expect(tries).toBe(2);
});

it('each statement locks what has a place in the order', () => {
  const folder = join(import.meta.dirname, '../../src/generated/sql');
  const statements = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split(/^-- /m),
  );
  const locked = new Set(
    statements.flatMap((text) => locksOf(text.replaceAll(/\s+/g, ' '))).map(({ name }) => name),
  );
  expect(locked).toContain('rows of users');
  expect([...locked].filter((name) => !lockOrder.some((known) => known === name))).toEqual([]);
});

it('the order names tables that there are, each once', () => {
  const tables = new Set(
    [...app.app.db.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName),
  );
  const rows = lockOrder.flatMap((name) => /^rows of (\w+)$/.exec(name)?.[1] ?? []);
  expect(rows.filter((table) => !tables.has(table))).toEqual([]);
  expect(new Set(lockOrder).size).toBe(lockOrder.length);
});
