import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, aPerson, type Person, startTestApp, type TestApp } from '../../testing/index.ts';

const signIn =
  'mutation ($email: String!, $password: String!) { adminSignIn(email: $email, password: $password) { token redirectTo } }';
const begin = 'mutation { beginSecondFactor { secret address } }';
const enable = 'mutation ($code: String!) { enableSecondFactor(code: $code) }';
const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { message } }';
const disable = 'mutation ($code: String!) { disableSecondFactor(code: $code) { message } }';
const renew = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) }';
const me = '{ me { isAdmin isSuperAdmin adminLock } }';
const factor = '{ secondFactor { isSetUp isRequired recoveryCodesLeft } }';
const choices = '{ adminChoices { remindsByMail announcesTasks } }';
const save =
  'mutation ($input: AdminChoicesInput!) { saveAdminChoices(input: $input) { remindsByMail announcesTasks } }';

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  strict = await startTestApp({ env: { ADMIN_2FA: 'required' } });
});
afterAll(async () => {
  await app.close();
  await strict.close();
});

const codeNow = (secret: string, at: TestApp = app): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now().getTime() });
/** The next code: each works once. */
const nextCode = (secret: string, at: TestApp = app): string => {
  at.clock.advance(30);
  return codeNow(secret, at);
};
const anAdmin = (isSuperAdmin = false, at: TestApp = app) =>
  aPerson(at, { isAdmin: true, isSuperAdmin, isVerified: true });
const anotherSession = async ({ email, password }: Person, at: TestApp = app) =>
  at.as((await at.visitor.ask(signIn, { email, password })).adminSignIn.token);

describe('signing in to the admin area', () => {
  it('lets admins in and sends them to their area, over REST as documented', async () => {
    const { email, password } = await anAdmin();
    const { status, body } = await app.visitor.rest('POST', '/api/admin/signin', {
      email,
      password,
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token', 'redirect']);
    expect(body.redirect).toBe('/admin');
    expect((await app.as(body.token).ask(me)).me.isAdmin).toBe(true);
  });

  it('refuses others by the documented words, and only who knows the password hears them', async () => {
    const { email, password } = await aMentee(app);
    expect(await app.visitor.refused(signIn, { email, password })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Not an admin',
    });
    expect((await app.visitor.refused(signIn, { email, password: 'Wrong-Horse9!' })).code).toBe(
      'UNAUTHENTICATED',
    );
    const empty = await app.visitor.rest('POST', '/api/admin/signin', {});
    expect(empty.status).toBe(400);
  });
});

describe('the second factor', () => {
  async function aProtectedAdmin() {
    const admin = await anAdmin(true);
    const { secret, address } = (await admin.ask(begin)).beginSecondFactor;
    expect(address).toContain(`secret=${secret}`);
    const recovery: string[] = (await admin.ask(enable, { code: codeNow(secret) }))
      .enableSecondFactor;
    return { admin, secret, recovery };
  }

  it('keeps sessions out of what is for admins until they gave a code', async () => {
    const admin = await anAdmin(true);
    const other = await anotherSession(admin);
    const { secret } = (await admin.ask(begin)).beginSecondFactor;
    expect((await admin.ask(me)).me.adminLock).toBeNull();
    await admin.ask(enable, { code: codeNow(secret) });
    expect((await admin.ask(me)).me).toEqual({
      isAdmin: true,
      isSuperAdmin: true,
      adminLock: null,
    });
    expect((await other.ask(me)).me).toEqual({
      isAdmin: false,
      isSuperAdmin: false,
      adminLock: 'code',
    });
    expect(await other.refused(choices)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Enter the code of your authenticator app to open the admin area.',
    });
    await other.ask(confirm, { code: nextCode(secret) });
    expect((await other.ask(choices)).adminChoices.remindsByMail).toBe(true);
  });

  it('takes each code once, however many try it at the same time', async () => {
    const { admin, secret } = await aProtectedAdmin();
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => anotherSession(admin)));
    const code = nextCode(secret);
    const answers = await Promise.all(others.map((other) => other.graphql(confirm, { code })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('takes a recovery code once, with spaces and dashes as they were written down', async () => {
    const { admin, recovery } = await aProtectedAdmin();
    expect(new Set(recovery).size).toBe(10);
    expect((await admin.ask(factor)).secondFactor).toEqual({
      isSetUp: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
    const [first = ''] = recovery;
    const written = `${first.slice(0, 4).toLowerCase()}-${first.slice(4, 8)} ${first.slice(8)}`;
    const phone = await anotherSession(admin);
    await phone.ask(confirm, { code: written });
    const tablet = await anotherSession(admin);
    expect((await tablet.refused(confirm, { code: first })).fields).toHaveProperty('code');
    const renewed = (await tablet.graphql(renew, { code: recovery[1] })).data.renewRecoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await tablet.refused(confirm, { code: recovery[2] })).code).toBe('BAD_USER_INPUT');
  });

  it('says so where the secret of the product is another one than at its set-up, and spends nothing', async () => {
    const { admin, secret, recovery } = await aProtectedAdmin();
    const begun = await anAdmin();
    await begun.ask(begin);
    const { config } = app.app;
    const own = config.jwtSecret;
    const phone = await anotherSession(admin);
    Object.assign(config, { jwtSecret: 'another secret, as after a move without the former one' });
    for (const code of [nextCode(secret), recovery[0]])
      expect(await phone.refused(confirm, { code })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/JWT_SECRET.*set the former one again.*reset/),
      });
    expect((await begun.refused(enable, { code: '123456' })).message).toBe(
      'Scan the picture first.',
    );
    Object.assign(config, { jwtSecret: own });
    await phone.ask(confirm, { code: recovery[0] });
    expect((await phone.ask(me)).me.adminLock).toBeNull();
  });

  it('can’t be guessed: tries count together, right ones too late', async () => {
    const { admin, secret } = await aProtectedAdmin();
    const thief = await anotherSession(admin);
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_, i) => thief.graphql(confirm, { code: String(100_000 + i) })),
    );
    const codes = tries.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(5);
    expect((await thief.refused(confirm, { code: nextCode(secret) })).code).toBe('RATE_LIMITED');
  });

  it('is kept sealed, is turned off with a code alone, and is not for others than admins', async () => {
    const { admin, secret } = await aProtectedAdmin();
    const rows = await app.app.db.sql<{ sealed_secret: string; recovery_hashes: string[] }>(
      'select sealed_secret, recovery_hashes from second_factors where user_id = $1',
      [admin.id],
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await admin.refused(begin)).code).toBe('CONFLICT');
    expect((await admin.refused(disable, { code: '000000' })).code).toBe('BAD_USER_INPUT');
    await admin.ask(disable, { code: nextCode(secret) });
    expect((await admin.refused(confirm, { code: nextCode(secret) })).code).toBe('CONFLICT');
    const member = await aMentee(app);
    for (const [document, code] of [
      [begin, undefined],
      [enable, '123456'],
      [confirm, '123456'],
      [disable, '123456'],
      [renew, '123456'],
      [factor, undefined],
    ] as const)
      expect(await member.refused(document, { code })).toMatchObject({ message: 'Not an admin' });
  });

  it('asks for the password a while after signing in', async () => {
    const admin = await anAdmin();
    app.clock.advance(16 * 60);
    expect((await admin.refused(begin)).code).toBe('FORBIDDEN');
  });

  it('is required of super admins where the configuration says so', async () => {
    const superAdmin = await anAdmin(true, strict);
    const admin = await anAdmin(false, strict);
    expect((await admin.ask(me)).me).toMatchObject({ isAdmin: true, adminLock: null });
    expect((await superAdmin.ask(me)).me).toMatchObject({ isAdmin: false, adminLock: 'setup' });
    expect((await superAdmin.refused(choices)).message).toBe(
      'Set up an authenticator app to open the admin area.',
    );
    const { secret } = (await superAdmin.ask(begin)).beginSecondFactor;
    await superAdmin.ask(enable, { code: codeNow(secret, strict) });
    expect((await superAdmin.ask(me)).me.isSuperAdmin).toBe(true);
    expect((await superAdmin.refused(disable, { code: nextCode(secret, strict) })).message).toBe(
      'A second factor is required of super admins here.',
    );
  });
});

describe('what an admin is told of', () => {
  it('is chosen one by one', async () => {
    const admin = await anAdmin();
    expect((await admin.ask(choices)).adminChoices).toEqual({
      remindsByMail: true,
      announcesTasks: true,
    });
    await admin.ask(save, { input: { remindsByMail: false } });
    await admin.ask(save, { input: { announcesTasks: false } });
    expect((await admin.ask(choices)).adminChoices).toEqual({
      remindsByMail: false,
      announcesTasks: false,
    });
  });
});
