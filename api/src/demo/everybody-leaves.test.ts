import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '../core/context.ts';
import { openSession } from '../features/identity/index.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { leftoversOf, strayFiles, wrongRows } from '../testing/leftovers.ts';
import { seedIfEmpty } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedIfEmpty(app.app);
});
afterAll(() => app.close());

/** Where rows refer to people: tables and columns. */
const references = `
  select c.conrelid::regclass::text as "table", a.attname::text as "column" from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`;

/** Of each place, and of each sort of account, those two who stand in most of them; and all of the smallest group. */
const leaving = (places: readonly { table: string; column: string }[]): string => `
  with stands as materialized (
    ${places.map(({ table, column }) => `select distinct ${column} as id, '${table}.${column}' as place from ${table} where ${column} is not null`).join(' union all ')}
    union all select id, concat_ws(' ', roles, is_verified, is_admin, is_banned) from users
  ), counted as (
    select id, place, count(*) over (partition by id) as places from stands
  ), ranked as (
    select id, row_number() over (partition by place order by places desc, id) as rank from counted
  )
  select id, email::text as email from users where not is_super_admin and (
    id in (select id from ranked where rank <= 2)
    or id in (select user_id from conversation_participants where conversation_id = (
      select conversation_id from conversation_participants join conversations c on c.id = conversation_id
      where c.type = 'group' group by conversation_id order by count(*), conversation_id limit 1)))
  order by id`;

it('the demo college loses people of every kind one after the other, and nothing dangles', async () => {
  const { sql } = app.app.db;
  const places = await sql<{ table: string; column: string }>(references);
  expect(places.length).toBeGreaterThan(20);
  const people = await sql<{ id: string; email: string }>(leaving(places));
  expect(people.length).toBeGreaterThan(12);
  expect([...(await wrongRows(app)), ...(await strayFiles(app))]).toEqual([]);
  const request = { viewer: null, requestId: '', ip: '', userAgent: '', cache: new Map() };
  for (const [place, person] of people.entries()) {
    const token = await change(app.app, (work) =>
      Promise.resolve(openSession({ ...request, app: app.app }, work, person.id)),
    );
    const { deleteAccount } = await app.as(token).ask('mutation { deleteAccount { message } }');
    expect(deleteAccount.message).toBe('Account deleted');
    // Counting everything anew takes longer than leaving it.
    if (place % 6 === 5) expect(await wrongRows(app), person.email).toEqual([]);
  }
  expect([...(await leftoversOf(app, ...people)), ...(await strayFiles(app))]).toEqual([]);
});
