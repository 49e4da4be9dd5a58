import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountTexts } from '../../../../schema/rules/account/own-account-texts.ts';
import { secondFactorTexts } from '../../../../schema/rules/adminaccess/second-factor-texts.ts';
import {
  oidcDefaults,
  signInWaysTexts as texts,
} from '../../../../schema/rules/services/sign-in-ways-texts.ts';
import { accountsAt, signInWaysCalls } from '../../testing/builders/services/sign-in-ways.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { clientSecret } from '../../testing/servers/oidc-provider.ts';

const { look, set, attempt } = signInWaysCalls;
const google = '1234-abc.apps.googleusercontent.com';
const accounts = (): Json => accountsAt({ issuer: 'https://accounts.nit.example' });

let app: TestApp;
let owner: Person;
const now = async (who = owner): Promise<Json> => (await who.ask(look)).signInWays;

beforeAll(async () => {
  app = await startTestApp();
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

describe('who changes the ways to sign in', () => {
  it('gives a code where they have a second factor, each once', async () => {
    const keeper = await aPerson(app, { isSuperAdmin: true });
    const { beginSecondFactor } = await keeper.ask('mutation { beginSecondFactor { secret } }');
    const totp = new TOTP({ secret: beginSecondFactor.secret });
    const code = (): string => totp.generate({ timestamp: app.clock.now().getTime() });
    await keeper.ask('mutation ($code: String!) { enableSecondFactor(code: $code) }', {
      code: code(),
    });
    const { version, asksForCode } = await now(keeper);
    expect(asksForCode).toBe(true);
    const asked = { version, googleClientId: google };
    const missing = await keeper.refused(set, asked);
    expect(missing.fields).toEqual({ code: secondFactorTexts.codeMissing });
    expect((await now()).version).toBe(version);
    app.clock.advance(31);
    const { setSignInWays } = await keeper.ask(set, { ...asked, code: code() });
    expect(setSignInWays.version).toBe(version + 1);
  });

  it('gives their password a while after signing in, where they have none', async () => {
    app.clock.advance(3600);
    const { version } = await now();
    const refused = await owner.refused(set, { version, googleClientId: '' });
    expect(refused).toMatchObject({ code: 'FORBIDDEN', message: ownAccountTexts.confirm });
    expect((await now()).version).toBe(version);
  });
});

it('are shown and locked where the environment says them, without the secret', async () => {
  const locked = await startTestApp({
    env: {
      OIDC_ISSUER: 'https://id.nit.example',
      OIDC_CLIENT_ID: 'experiencia',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_VERIFIED: 'domain:nit.example,group:staff,claim:affiliation=member',
      GOOGLE_CLIENT_ID: google,
    },
  });
  const keeper = await aPerson(locked, { isSuperAdmin: true });
  const found = await now(keeper);
  expect(found).toMatchObject({
    ...{ areAccountsLocked: true, isGoogleLocked: true, hasSecret: false, googleClientId: google },
    accounts: {
      ...{ issuer: 'https://id.nit.example', clientId: 'experiencia', ...oidcDefaults },
      ...{ domains: 'nit.example', groups: 'staff', claims: 'affiliation=member' },
    },
  });
  expect(JSON.stringify(found)).not.toContain(clientSecret);
  const asked = { version: 0, accounts: accounts(), secret: clientSecret };
  for (const text of [set, attempt])
    expect(await keeper.refused(text, asked)).toMatchObject({
      code: 'CONFLICT',
      message: texts.lockedRefused,
    });
  expect(await keeper.refused(set, { version: 0, googleClientId: '' })).toMatchObject({
    code: 'CONFLICT',
    message: texts.googleLockedRefused,
  });
  await locked.close();
});
