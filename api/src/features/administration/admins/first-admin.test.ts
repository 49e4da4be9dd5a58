import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstAdminTexts as texts } from '../../../../../schema/rules/identity/first-admin-texts.ts';
import { advisoryLock } from '../../../core/database/locks/advisory-lock.ts';
import { aPerson, startTestApp, type TestApp } from '../../../testing/index.ts';
import { firstAdminLine } from './first-admin.ts';

const make =
  'mutation ($code: String!, $fullName: String!, $email: String!, $newPassword: String!) { makeFirstAdmin(code: $code, fullName: $fullName, email: $email, newPassword: $newPassword) { token redirectTo } }';
const owner = {
  fullName: 'Latha Iyer',
  email: 'Latha@Mail.example',
  newPassword: 'Correct-Horse9!',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const isWithout = async (): Promise<boolean> =>
  (await app.visitor.ask('{ isWithoutAdmin }')).isWithoutAdmin;
const codeNow = async (): Promise<string> =>
  /\/admin\/first#([\dA-F-]+)$/.exec((await firstAdminLine(app.app)) ?? '')?.[1] ?? '';

describe('the first admin of a college', () => {
  it('is made by the code that the server prints, and by no other', async () => {
    expect(await isWithout()).toBe(true);
    const code = await codeNow();
    expect(code).toMatch(/^([\dA-F]{5}-){3}[\dA-F]{5}$/);
    for (const wrong of [
      '',
      '0'.repeat(20),
      code.slice(1),
      `${code}0`,
      '\u0000',
      'x'.repeat(200),
    ]) {
      const refused = await app.visitor.refused(make, { ...owner, code: wrong });
      expect(refused, wrong).toMatchObject({ fields: { code: texts.wrongCode } });
    }
    expect(await isWithout()).toBe(true);
  });

  it.each([
    ['email', 'nobody'],
    ['newPassword', 'short'],
    ['fullName', '  '],
    ['fullName', 'a\u202Eb'],
  ])('refuses a %s of %j', async (name, value) => {
    const asked = { ...owner, code: await codeNow(), [name]: value };
    const refused = await app.visitor.refused(make, asked);
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([name]);
  });

  it('takes no account that is there, but comes into a college where people are', async () => {
    await aPerson(app, { email: 'latha@mail.example' });
    const refused = await app.visitor.refused(make, { ...owner, code: await codeNow() });
    expect(refused).toMatchObject({ code: 'CONFLICT', fields: { email: texts.addressTaken } });
    expect(await isWithout()).toBe(true);
  });

  it('is one, of however many at once, and opens the steps of the beginning', async () => {
    const code = (await codeNow()).toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        app.visitor.graphql(make, { ...owner, code, email: `owner${n}@mail.example` }),
      ),
    );
    const made = answers.flatMap(({ data }) => (data ? [data['makeFirstAdmin']] : []));
    expect(made).toHaveLength(1);
    for (const { errors } of answers.filter(({ data }) => !data))
      expect(errors?.[0]).toMatchObject({ message: texts.taken, extensions: { code: 'CONFLICT' } });
    const session = app.as(made[0].token);
    const { adminOverview } = await session.ask('{ adminOverview { isUntouched } }');
    expect(adminOverview.isUntouched).toBe(true);
    const admins = await app.app.db.sql<{ proven: Date | null }>(
      'select email_proven_at as proven from users where is_admin or is_super_admin',
    );
    // Nobody has read a mail there: who signs in elsewhere with that address is not let in.
    expect(admins).toEqual([{ proven: null }]);
    expect(
      await app.app.db.sql("select 1 from audit_log where action = 'admin.first'"),
    ).toHaveLength(1);
  });

  it('is made once: the code opens nothing any more, and is printed no more', async () => {
    expect(await isWithout()).toBe(false);
    expect(await firstAdminLine(app.app)).toBeNull();
    const other = await startTestApp({ env: { JWT_SECRET: app.app.config.jwtSecret } });
    const code = /#(.+)$/.exec((await firstAdminLine(other.app)) ?? '')?.[1];
    await other.close();
    expect(code).toBeDefined();
    const asked = { ...owner, email: 'late@mail.example', code };
    expect((await app.visitor.refused(make, asked)).message).toBe(texts.taken);

    // Whoever reads it in an old log has nothing, also where all admins are gone.
    await app.app.db.sql('update users set is_admin = false, is_super_admin = false');
    expect(await isWithout()).toBe(true);
    expect((await app.visitor.refused(make, asked)).message).toBe(texts.wrongCode);
    const fresh = await codeNow();
    expect(fresh).not.toBe(code);
    await app.visitor.ask(make, { ...asked, code: fresh });
    expect(await isWithout()).toBe(false);
  });

  it('is one where nobody waits for the others: the rule stands in the database', async () => {
    await app.app.db.sql('update users set is_admin = false, is_super_admin = false');
    const code = await codeNow();
    const { queryIn } = app.app.db;
    const keys = vi
      .spyOn(app.app.db, 'queryIn')
      .mockImplementation((em, statement, input) =>
        statement.name === advisoryLock.name ? Promise.resolve([]) : queryIn(em, statement, input),
      );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        app.visitor.graphql(make, { ...owner, code, email: `keyless${n}@mail.example` }),
      ),
    );
    keys.mockRestore();
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    for (const { errors } of answers.filter(({ data }) => !data))
      expect(errors?.[0]).toMatchObject({ message: texts.taken, extensions: { code: 'CONFLICT' } });
    expect(await app.app.db.sql('select from users where is_admin or is_super_admin')).toHaveLength(
      1,
    );
  });
});

it('is not printed where the environment names an admin, and is tried a few times an hour', async () => {
  const named = await startTestApp({
    env: { ADMIN_EMAIL: 'admin@mail.example', ADMIN_PASSWORD: 'Correct-Horse9!' },
    limits: { firstAdminsPerIp: { points: 3, seconds: 3600 } },
  });
  expect(await firstAdminLine(named.app)).toBeNull();
  const codes: string[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    codes.push((await named.visitor.refused(make, { ...owner, code: 'wrong' })).code);
  expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'RATE_LIMITED']);
  await named.close();
});
