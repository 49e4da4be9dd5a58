import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../core/context.ts';
import {
  aMentee,
  aPerson,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { adminaccess } from '../../adminaccess/index.ts';

const me = '{ me { isAdmin isSuperAdmin adminLock } }';
const factor = '{ secondFactor { isSetUp isRequired } }';
const reset = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { id hasSecondFactor } }';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_2FA: 'required' } });
  owner = await anOwner();
});
afterAll(() => app.close());

/** A super admin with a second factor, whose session gave a code. */
async function anOwner(email?: string): Promise<Person> {
  const person = await aPerson(app, {
    isAdmin: true,
    isSuperAdmin: true,
    isVerified: true,
    ...(email && { email }),
  });
  const { secret } = (await person.ask('mutation { beginSecondFactor { secret } }'))
    .beginSecondFactor;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime(),
  });
  await person.ask('mutation ($code: String!) { enableSecondFactor(code: $code) }', { code });
  return person;
}
const signIn = async ({ email, password }: Person) =>
  app.as(
    (
      await app.visitor.ask(
        'mutation ($email: String!, $password: String!) { adminSignIn(email: $email, password: $password) { token } }',
        { email, password },
      )
    ).adminSignIn.token,
  );
const logged = (id: string) =>
  app.app.db.sql<{ admin_id: string; action: string }>(
    'select admin_id, action from audit_log where target_id = $1 and action like $2',
    [id, 'secondFactor.%e%'],
  );

describe('a lost second factor', () => {
  it('is reset by another super admin: logged, mailed, and its sessions end', async () => {
    const lost = await anOwner();
    const admin = await aMentee(app, { isAdmin: true });
    expect((await admin.refused(reset, { id: lost.id })).code).toBe('FORBIDDEN');
    expect(await owner.refused(reset, { id: owner.id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Turn your own second factor off in your settings',
    });
    expect((await owner.refused(reset, { id: admin.id })).code).toBe('CONFLICT');
    expect((await owner.ask(reset, { id: lost.id })).resetSecondFactor).toEqual({
      id: lost.id,
      hasSecondFactor: false,
    });
    expect((await owner.refused(reset, { id: lost.id })).code).toBe('CONFLICT');
    expect((await lost.refused(me)).code).toBe('UNAUTHENTICATED');
    expect((await app.mailTo(lost.email)).subject).toBe('Your second factor was reset');
    expect(await logged(lost.id)).toContainEqual({
      admin_id: owner.id,
      action: 'secondFactor.reset',
    });
    // The password alone opens nothing: a new one is set up first.
    const back = await signIn(lost);
    expect((await back.ask(me)).me).toEqual({
      isAdmin: false,
      isSuperAdmin: false,
      adminLock: 'setup',
    });
    expect((await back.ask(factor)).secondFactor).toMatchObject({ isSetUp: false });
  });

  it('is told to super admins alone', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    const read = 'query ($id: ID!) { adminUser(id: $id) { user { hasSecondFactor } } }';
    const seenBy = async (person: Person) =>
      (await person.ask(read, { id: owner.id })).adminUser.user.hasSecondFactor;
    expect([await seenBy(owner), await seenBy(admin)]).toEqual([true, null]);
  });

  it('of the only super admin is taken away by the configuration, once', async () => {
    const lost = await anOwner('only@mail.example');
    app.clock.advance(60);
    const moment = app.clock.now();
    const startedWith = (secondFactorReset: Date | undefined): App => ({
      ...app.app,
      config: {
        ...app.app.config,
        admin: { email: lost.email, password: lost.password, name: 'Owner' },
        secondFactorReset,
      },
    });
    await adminaccess.start?.(startedWith(new Date(moment.getTime() + 60_000)));
    await adminaccess.start?.(startedWith(undefined));
    expect((await lost.ask(me)).me.isSuperAdmin).toBe(true);
    await adminaccess.start?.(startedWith(moment));
    expect((await lost.refused(me)).code).toBe('UNAUTHENTICATED');
    expect((await app.mailTo(lost.email)).subject).toBe('Your second factor was reset');
    const back = await signIn(lost);
    const { secret } = (await back.ask('mutation { beginSecondFactor { secret } }'))
      .beginSecondFactor;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime(),
    });
    await back.ask('mutation ($code: String!) { enableSecondFactor(code: $code) }', { code });
    // Started again with the same moment, the new one stays.
    await adminaccess.start?.(startedWith(moment));
    expect((await back.ask(me)).me.isSuperAdmin).toBe(true);
    expect(
      (await logged(lost.id)).filter(({ action }) => action === 'secondFactor.configure'),
    ).toHaveLength(1);
  });
});
