import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App } from '../core/context.ts';
import { aPerson, startTestApp, type TestApp } from '../testing/index.ts';
import { oneIn, rowsIn } from '../testing/servers/demo-college.ts';
import { demoAccounts, seedIfEmpty } from './index.ts';

describe('seeding', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { ADMIN_EMAIL: 'head@college.example', ADMIN_PASSWORD: 'Head-of-college9!' },
    });
  });
  afterAll(() => app.close());
  const count = async (table: string): Promise<number> =>
    (await oneIn(app, `select count(*)::int as count from ${table}`)).count;

  it('is all or nothing', async () => {
    await rowsIn(
      app,
      `create function refuse() returns trigger language plpgsql as 'begin raise exception ''the disk is full''; end'`,
    );
    await rowsIn(
      app,
      'create trigger refuse before insert on answers for each statement execute function refuse()',
    );
    await expect(seedIfEmpty(app.app)).rejects.toThrow('the disk is full');
    expect(await Promise.all(['users', 'files', 'posts', 'search_terms'].map(count))).toEqual([
      1, 0, 0, 0,
    ]);
    await rowsIn(app, 'drop trigger refuse on answers');
  });

  it('leaves a database with people alone', async () => {
    await aPerson(app);
    expect(await seedIfEmpty(app.app)).toBe(false);
    expect(await count('users')).toBe(2);
    expect(await demoAccounts(app.app)).toEqual([]);
    await rowsIn(app, `delete from users where email <> 'head@college.example'`);
  });

  it('does not count the configured admin, and gives nobody a known password on a server in production', async () => {
    const serving: App = {
      ...app.app,
      config: { ...app.app.config, production: true, databaseUrl: 'postgres://db.example/college' },
    };
    expect(await seedIfEmpty(serving)).toBe(true);
    expect(await count('users')).toBe(121);
    expect(
      await oneIn(
        app,
        `select count(password_hash)::int as open from users where email <> 'head@college.example'`,
      ),
    ).toEqual({ open: 0 });
  });
});
