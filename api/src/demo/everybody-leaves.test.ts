import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '../core/context.ts';
import { wordsOf } from '../core/words.ts';
import { openSession } from '../features/identity/index.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { leftoversOf, strayFiles, wrongRows } from '../testing/servers/leftovers.ts';
import { seedIfEmpty } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedIfEmpty(app.app);
});
afterAll(() => app.close());

/** Columns in which something stands that people wrote, but for what is the super admin's. */
async function wordsThatStayed({ app: { db } }: TestApp): Promise<string[]> {
  const stayed: string[] = [];
  const tables = [...db.orm.getMetadata().getAll().values()].filter(({ tableName }) => tableName);
  for (const { class: entity, tableName, properties } of tables)
    for (const { name, of } of wordsOf(entity as abstract new () => object)) {
      const [column = ''] = properties[name]?.fieldNames ?? [];
      const found =
        of === 'people' &&
        (await db.sql(
          `select from "${tableName}" as whole where coalesce("${column}"::text, '') not in ('', '{}', '[]')
             and not exists (select from users where is_super_admin and strpos(whole::text, id::text) > 0)`,
        ));
      if (found && found.length > 0) stayed.push(`${tableName}.${column}`);
    }
  return stayed;
}

it('the demo college loses its people one after the other, and nothing dangles', async () => {
  // Who is banned can't sign in to leave; what is theirs goes the same way.
  await app.app.db.sql('update users set is_banned = false');
  const people = await app.app.db.sql<{ id: string; email: string }>(
    'select id, email::text as email from users where not is_super_admin order by id',
  );
  expect(people.length).toBeGreaterThan(20);
  expect([...(await wrongRows(app)), ...(await strayFiles(app))]).toEqual([]);
  const request = { viewer: null, requestId: '', ip: '', userAgent: '', cache: new Map() };
  const gone: typeof people = [];
  for (const person of people) {
    const token = await change(app.app, (work) =>
      Promise.resolve(openSession({ ...request, app: app.app }, work, person.id)),
    );
    const { deleteAccount } = await app.as(token).ask('mutation { deleteAccount { message } }');
    expect(deleteAccount.message).toBe('Account deleted');
    // Looking through all tables takes longer than leaving them.
    if (gone.push(person) % 8 === 0)
      expect(await leftoversOf(app, ...gone.slice(-8)), person.email).toEqual([]);
  }
  expect(await strayFiles(app)).toEqual([]);
  expect(await app.app.db.sql('select from users where not is_super_admin')).toEqual([]);
  // Lines of a file that an admin brought go with it.
  const stayed = (await wordsThatStayed(app)).filter((column) => !column.startsWith('import_rows'));
  expect(stayed).toEqual([]);
}, 180_000);
