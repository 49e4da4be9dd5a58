import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountTexts } from '../../../../schema/rules/account/own-account-texts.ts';
import { secondFactorTexts } from '../../../../schema/rules/adminaccess/second-factor-texts.ts';
import {
  oidcDefaults,
  signInWaysTexts as texts,
} from '../../../../schema/rules/services/sign-in-ways-texts.ts';
import { signIn as signInCheck } from '../../core/health/sign-in.ts';
import { seal } from '../../core/secrets/seal.ts';
import { knowSignInWays } from '../../core/sign-in/sign-in-ways.ts';
import {
  aPerson,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import {
  clientId,
  clientSecret,
  type OidcProvider,
  ProviderBrowser,
  startOidcProvider,
} from '../../testing/servers/oidc-provider.ts';
import { clientPurpose, signInWaysTopic } from './sign-in-ways.queries.ts';

const fields =
  '{ version areAccountsLocked hasSecret isSecretLost googleClientId isGoogleLocked returnAddress signOutAddress asksForCode accounts { issuer clientId name scope domains groups claims } }';
const look = `{ signInWays ${fields} }`;
const set = `mutation ($version: Int!, $accounts: CollegeAccountsInput, $secret: String, $googleClientId: String, $code: String, $ownPassword: String) {
  setSignInWays(version: $version, accounts: $accounts, secret: $secret, googleClientId: $googleClientId, code: $code, ownPassword: $ownPassword) ${fields} }`;
const attempt = `mutation ($accounts: CollegeAccountsInput!, $secret: String) {
  tryCollegeAccounts(accounts: $accounts, secret: $secret) { isGood words } }`;
const begin = 'mutation { oidcSignIn { key address } }';
const finish =
  'mutation ($key: String!, $answer: String!) { signInByOidc(key: $key, answer: $answer) { token } }';

const google = '1234-abc.apps.googleusercontent.com';
/** People type it: the provider is on their machine too. */
const publicUrl = 'http://localhost:4000';

let app: TestApp;
let owner: Person;
let provider: OidcProvider;
const limits = { signInTrials: { points: 100, seconds: 600 } };
const accounts = (over: Json = {}): Json => ({
  issuer: provider.issuer,
  clientId,
  name: '',
  scope: '',
  domains: '',
  groups: '',
  claims: '',
  ...over,
});
const now = async (who = owner): Promise<Json> => (await who.ask(look)).signInWays;
const attemptOf = async (over: Json, secret: string | null = clientSecret): Promise<Json> =>
  (await owner.ask(attempt, { accounts: accounts(over), secret })).tryCollegeAccounts;

/** Somebody signs in at the provider, by the addresses that the product gives. */
async function signIn(sub: string): Promise<Json> {
  provider.people.set(sub, { email: sub, email_verified: true, name: 'Asha Rao' });
  const { key, address } = (await app.visitor.ask(begin)).oidcSignIn;
  const answer = await new ProviderBrowser().signIn(address, sub);
  const { token } = (await app.visitor.ask(finish, { key, answer })).signInByOidc;
  return (await app.as(token).ask('{ me { email isVerified } }')).me;
}

beforeAll(async () => {
  provider = await startOidcProvider();
  app = await startTestApp({ env: { PUBLIC_URL: publicUrl }, limits });
  provider.serve({ page: `${publicUrl}/sign-in-college`, api: app.url });
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

describe('the ways to sign in of a college', () => {
  it('are none at first, and for super admins alone', async () => {
    expect(await now()).toMatchObject({
      version: 0,
      areAccountsLocked: false,
      hasSecret: false,
      googleClientId: '',
      returnAddress: `${publicUrl}/sign-in-college`,
      signOutAddress: `${publicUrl}/api/auth/oidc/logout`,
    });
    const admin = await aPerson(app, { isAdmin: true });
    for (const text of [look, set, attempt]) {
      const refused = await admin.refused(text, { version: 0, accounts: accounts() });
      expect(refused.code).toBe('FORBIDDEN');
    }
    expect((await app.visitor.refused(begin)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['issuer', 'id.nit.example', texts.wrong.issuer],
    ['issuer', 'http://id.nit.example', texts.wrong.issuer],
    ['issuer', 'http://169.254.169.254/latest', texts.wrong.issuer],
    ['issuer', 'file:///etc/passwd', texts.wrong.issuer],
    ['issuer', 'https://office:word@id.nit.example', texts.wrong.issuer],
    ['issuer', 'https://id.nit.example/?a=b', texts.wrong.issuer],
    ['issuer', 'https://login.example/{tenantid}/v2.0', texts.wrong.ofEverybody],
    ['clientId', '', texts.wrong.clientIdMissing],
    ['clientId', 'a\nb', texts.wrong.clientId],
    ['name', 'x'.repeat(41), texts.wrong.name],
    ['scope', 'email', texts.wrong.scope],
    ['domains', 'student.nit.example, @nit.example', texts.wrong.domains],
    ['claims', 'affiliation', texts.wrong.claims],
  ])('refuse a %s of %j', async (name, value, text) => {
    const asked = { version: 0, accounts: accounts({ [name]: value }), secret: clientSecret };
    expect((await owner.refused(set, asked)).message).toBe(text);
    expect((await owner.refused(attempt, asked)).message).toBe(text);
    expect((await now()).version).toBe(0);
  });

  it('take no ID that is none of Google’s', async () => {
    const refused = await owner.refused(set, { version: 0, googleClientId: 'our-client' });
    expect(refused.fields).toEqual({ googleClientId: texts.wrong.google });
  });

  it('ask for the secret of a client that has none kept', async () => {
    for (const text of [set, attempt]) {
      const refused = await owner.refused(text, { version: 0, accounts: accounts() });
      expect(refused.fields).toEqual({ secret: texts.wrong.secretMissing });
    }
  });

  it('take people in from the moment they are saved, and verify those of the rule', async () => {
    const { setSignInWays } = await owner.ask(set, {
      version: 0,
      accounts: accounts({
        ...{ issuer: ` ${provider.issuer} `, name: 'NIT account' },
        domains: ' Student.NIT.example ,, nit.example',
      }),
      secret: clientSecret,
    });
    expect(setSignInWays).toMatchObject({
      version: 1,
      hasSecret: true,
      accounts: accounts({ name: 'NIT account', domains: 'Student.NIT.example, nit.example' }),
    });
    expect(await signIn('asha@student.nit.example')).toMatchObject({ isVerified: true });
    expect(await signIn('guest@mail.example')).toMatchObject({ isVerified: false });
    const [entry] = await app.app.db.sql<{ changes: Json }>(
      "select changes from audit_log where action = 'signIn.change'",
    );
    expect(entry?.changes).toEqual({
      parts: 'provider, client ID, client secret, name on the button, domains',
    });
  });

  it('tell their secret to nobody', async () => {
    const told = [
      await now(),
      await owner.ask('{ supportPacket { text } }'),
      await owner.ask('{ health { words advice said } }'),
      await app.app.db.sql('select * from sign_in_ways'),
      await app.app.db.sql("select * from audit_log where action like 'signIn.%'"),
    ];
    expect(JSON.stringify(told)).not.toContain(clientSecret);
  });

  it('go on with their secret, which goes to no other provider and no other client', async () => {
    expect(await attemptOf({}, null)).toEqual({ isGood: true, words: texts.trial.good });
    for (const over of [{ issuer: 'https://id.evil.example' }, { clientId: 'another' }])
      for (const text of [set, attempt]) {
        const refused = await owner.refused(text, { version: 1, accounts: accounts(over) });
        expect(refused.fields, JSON.stringify(over)).toEqual({ secret: texts.secretAgain });
      }
    const { setSignInWays } = await owner.ask(set, {
      version: 1,
      accounts: accounts({ groups: 'staff' }),
    });
    expect(setSignInWays).toMatchObject({ version: 2, hasSecret: true });
    expect(await signIn('asha@student.nit.example')).toMatchObject({ isVerified: true });
    // Of a rule that is gone nobody is verified any more.
    expect(await signIn('new@student.nit.example')).toMatchObject({ isVerified: false });
  });

  it('change nothing where they are the same, and not by who goes on from older ones', async () => {
    const same = { accounts: accounts({ groups: 'staff' }), secret: clientSecret };
    expect((await owner.ask(set, { version: 1, ...same })).setSignInWays.version).toBe(2);
    const refused = await owner.refused(set, { version: 1, accounts: accounts() });
    expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.changedMeanwhile });
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        owner.graphql(set, { version: 2, accounts: accounts({ name }) }),
      ),
    );
    expect(
      answers.filter(({ errors }) => errors).map(({ errors }) => errors?.[0]?.message),
    ).toEqual([texts.changedMeanwhile]);
    expect((await now()).version).toBe(3);
  });

  it('are followed by instances that did not change them', async () => {
    knowSignInWays(app.app.config, null);
    expect((await app.visitor.refused(begin)).code).toBe('NOT_FOUND');
    app.app.events.publish(signInWaysTopic, { version: 3 });
    await eventually(
      async () => (await app.visitor.graphql(begin)).errors === undefined,
      'the provider',
    );
  });

  it('ask a provider anew that another took the place of', async () => {
    const other = await startOidcProvider();
    other.serve({ page: `${publicUrl}/sign-in-college`, api: app.url });
    const { version } = await now();
    const moved = { version, accounts: accounts({ issuer: other.issuer }), secret: clientSecret };
    await owner.ask(set, moved);
    const { key, address } = (await app.visitor.ask(begin)).oidcSignIn;
    expect(new URL(address).origin).toBe(other.issuer);
    await owner.ask(set, { version: version + 1, accounts: accounts(), secret: clientSecret });
    // One that was begun at the other comes to nothing.
    const answer = `${new URLSearchParams({ code: 'x', state: new URL(address).searchParams.get('state') ?? '' })}`;
    expect((await app.visitor.refused(finish, { key, answer })).code).toBe('BAD_USER_INPUT');
    other.close();
  });

  it('say in words that another secret sealed theirs', async () => {
    const [row] = await app.app.db.sql<{ sealed_secret: string }>(
      'select sealed_secret from sign_in_ways',
    );
    await app.app.db.sql('update sign_in_ways set sealed_secret = $1', [
      seal('another secret of the server', clientPurpose, clientSecret),
    ]);
    expect(await now()).toMatchObject({ isSecretLost: true, hasSecret: true });
    const refused = await owner.refused(attempt, { accounts: accounts() });
    expect(refused.fields).toEqual({ secret: texts.secretLost });
    expect((await app.visitor.refused(begin)).code).toBe('NOT_FOUND');
    expect(await signInCheck.measure(app.app)).toMatchObject({
      state: 'bad',
      words: expect.stringContaining('JWT_SECRET is another one'),
    });
    // Google is another matter.
    const { version } = await now();
    const { setSignInWays } = await owner.ask(set, { version, googleClientId: google });
    expect(setSignInWays).toMatchObject({ googleClientId: google, isSecretLost: true });
    await app.app.db.sql('update sign_in_ways set sealed_secret = $1', [row?.sealed_secret]);
    expect(await now()).toMatchObject({ isSecretLost: false });
  });

  it('are on the page, with what Google’s sign-in loads, and off it again', async () => {
    const policy = async () =>
      (await fetch(`${app.url}/signin`)).headers.get('content-security-policy');
    expect(await policy()).toContain('https://accounts.google.com/gsi/client');
    const { version } = await now();
    const { setSignInWays } = await owner.ask(set, {
      version,
      accounts: accounts({ issuer: '', clientId: '' }),
      googleClientId: '',
    });
    expect(setSignInWays).toMatchObject({ hasSecret: false, isSecretLost: false });
    expect(await policy()).not.toContain('accounts.google.com');
    expect((await app.visitor.refused(begin)).code).toBe('NOT_FOUND');
    expect(await app.app.db.sql('select sealed_secret from sign_in_ways')).toEqual([
      { sealed_secret: '' },
    ]);
  });
});

describe('accounts that are tried out', () => {
  const other = (answer: object | string, status = 200): void => {
    provider.before = (_path, response) => {
      response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      return Promise.resolve();
    };
  };

  it('are good where the provider takes the client', async () => {
    expect(await attemptOf({})).toEqual({ isGood: true, words: texts.trial.good });
    expect((await now()).hasSecret).toBe(false);
  });

  it('are told of a wrong secret, and of a wrong client', async () => {
    const refused = { isGood: false, words: texts.trial.refused };
    expect(await attemptOf({}, 'wrong')).toEqual(refused);
    expect(await attemptOf({ clientId: 'another' })).toEqual(refused);
  });

  it.each([
    ['nothing that is one', texts.trial.noProvider, '<html>Welcome</html>', 200],
    ['a page that is not there', texts.trial.noProvider, 'not found', 404],
    ['more than any says of itself', texts.trial.noProvider, `"${'x'.repeat(300_000)}"`, 200],
    ['one that is down', texts.trial.silent, '', 503],
    ['one of everybody', texts.trial.ofEverybody, { issuer: 'https://x.example/{tenantid}' }, 200],
    ['another one', texts.trial.other('https://x.example'), { issuer: 'https://x.example' }, 200],
  ])('are told where there is %s', async (_what, words, answer, status) => {
    other(answer, status);
    expect(await attemptOf({})).toEqual({ isGood: false, words });
    provider.before = null;
  });

  it('are told where the provider leads to an address in the clear', async () => {
    const { issuer } = provider;
    other({
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      jwks_uri: 'ftp://169.254.169.254/keys',
    });
    expect(await attemptOf({})).toEqual({ isGood: false, words: texts.trial.incomplete });
    provider.before = null;
  });

  it('are asked where they are said to be, and nowhere that they send one to', async () => {
    const asked: string[] = [];
    provider.before = (path, response) => {
      asked.push(path);
      response.writeHead(302, { location: `${provider.issuer}/inside` }).end();
      return Promise.resolve();
    };
    expect(await attemptOf({})).toEqual({ isGood: false, words: texts.trial.noProvider });
    expect(asked).toEqual(['/.well-known/openid-configuration']);
    provider.before = null;
  });

  it.each([
    ['breaks off', null, { isGood: false, words: texts.trial.silent }],
    ['is down', 503, { isGood: false, words: texts.trial.silent }],
    ['says something else', 404, { isGood: true, words: texts.trial.answers }],
  ])('are told where the address for tokens %s', async (_what, status, told) => {
    provider.before = (path, response) => {
      if (path !== '/token') return Promise.resolve();
      if (status === null) response.destroy();
      else response.writeHead(status).end();
      return new Promise(() => undefined);
    };
    expect(await attemptOf({})).toEqual(told);
    provider.before = null;
  });

  it('are told where nobody is', async () => {
    const gone = await startOidcProvider();
    gone.close();
    expect(await attemptOf({ issuer: gone.issuer })).toEqual({
      isGood: false,
      words: texts.trial.silent,
    });
    expect(await attemptOf({ issuer: 'https://nobody.invalid' })).toMatchObject({ isGood: false });
  });

  it('are logged, and have a limit', async () => {
    const limited = await startTestApp({
      env: { PUBLIC_URL: publicUrl },
      limits: { signInTrials: { points: 2, seconds: 600 } },
    });
    const keeper = await aPerson(limited, { isSuperAdmin: true });
    const codes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await keeper.graphql(attempt, { accounts: accounts(), secret: clientSecret });
      codes.push(answer.errors?.[0]?.extensions.code ?? 'tried');
    }
    expect(codes).toEqual(['tried', 'tried', 'RATE_LIMITED']);
    expect(
      await limited.app.db.sql("select 1 from audit_log where action = 'signIn.try'"),
    ).toHaveLength(2);
    await limited.close();
  });

  it('are never on the machine of a college that people reach from elsewhere', async () => {
    const real = await startTestApp({ env: { PUBLIC_URL: 'https://network.nit.example' } });
    const keeper = await aPerson(real, { isSuperAdmin: true });
    for (const text of [set, attempt]) {
      const refused = await keeper.refused(text, {
        ...{ version: 0, accounts: accounts(), secret: clientSecret },
      });
      expect(refused.fields).toEqual({ issuer: texts.wrong.issuer });
    }
    await real.close();
  });
});

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
