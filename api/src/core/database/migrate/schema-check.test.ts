import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';
import { migrate } from './migrate.ts';
import { schemaProblem } from './schema-check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const run = (text: string) => app.app.db.sql(text);
const newer = ['Migration20990101000000_mentors', 'Migration20990102000000_no_headlines'];
const variable = () => (app.app.db.kind === 'server' ? 'DATABASE_URL' : 'DATA_DIR');

describe('a start', () => {
  it('on a database as its migrations leave it changes nothing', async () => {
    await migrate(app.app.db);
  });

  it('on one that a newer version has changed is refused in one line that names the migrations', async () => {
    for (const name of newer)
      await app.app.db.sql('insert into mikro_orm_migrations (name) values ($1)', [name]);
    await expect(migrate(app.app.db)).rejects.toThrow(
      `${variable()}: the database was changed by a newer version, with migrations that this one does not know (${newer.join(', ')}): `,
    );
    await run(`delete from mikro_orm_migrations where name like 'Migration2099%'`);
    await migrate(app.app.db);
  });

  it.each([
    [
      'table feedback',
      'alter table feedback rename to feedback_of_before',
      'alter table feedback_of_before rename to feedback',
    ],
    [
      'column users.full_name not null',
      'alter table users alter column full_name drop not null',
      'alter table users alter column full_name set not null',
    ],
    [
      'column users.email not null',
      'alter table users rename column email to address',
      'alter table users rename column address to email',
    ],
    [
      'type text of users.full_name',
      'alter table users alter column full_name type varchar(500)',
      'alter table users alter column full_name type text',
    ],
    [
      'trigger .*',
      'alter table audit_log disable trigger user',
      'alter table audit_log enable trigger user',
    ],
  ])('on one without its %s is refused, and the line says so', async (part, change, back) => {
    await run(change);
    await expect(migrate(app.app.db)).rejects.toThrow(
      new RegExp(
        `^${variable()}: the database is not as its migrations leave it, without ${part}: restore`,
      ),
    );
    await run(back);
    await migrate(app.app.db);
  });
});

describe('a running version', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await aPerson(app, { isAdmin: true });
  });

  it('says that something went wrong where no newer version took away what is missing', async () => {
    await run('alter table feedback rename to feedback_of_before');
    const { code } = await admin.refused('{ feedback(first: 1) { nodes { id } } }');
    expect(code).toBe('INTERNAL_SERVER_ERROR');
    await run('alter table feedback_of_before rename to feedback');
  });

  it('goes on where a newer one only added, and is not ready where it took away', async () => {
    const { db } = app.app;
    await db.sql('insert into mikro_orm_migrations (name) values ($1)', newer.slice(0, 1));
    expect(await schemaProblem(db)).toBeNull();
    await run('alter table feedback rename to feedback_of_before');
    expect(await schemaProblem(db)).toBe(`migrations ${newer[0]}, without table feedback`);
    const list = { query: '{ feedback(first: 1) { nodes { id } } }' };
    const refused = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify(list),
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await admin.refused(list.query)).message).toBe(
      'Experiencia is being updated. Try again in a minute.',
    );
    const answer = await fetch(`${app.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'not ready: the database was changed by a newer version' },
    ]);
  });
});
