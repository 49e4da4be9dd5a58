import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWaysTexts as texts } from '../../../../schema/rules/services/sign-in-ways-texts.ts';
import { signIn as signInCheck } from '../../core/health/sign-in.ts';
import { seal } from '../../core/secrets/seal.ts';
import { knowSignInWays } from '../../core/sign-in/sign-in-ways.ts';
import {
  aCollegeBesideAProvider,
  accountsAt,
  ownMachine,
  signInWaysCalls,
} from '../../testing/builders/services/sign-in-ways.ts';
import { aPerson, eventually, type Json, type Person, type TestApp } from '../../testing/index.ts';
import {
  clientSecret,
  type OidcProvider,
  ProviderBrowser,
  startOidcProvider,
} from '../../testing/servers/oidc-provider.ts';
import { clientPurpose, signInWaysTopic } from './sign-in-ways.queries.ts';

const { look, set, attempt } = signInWaysCalls;
const begin = 'mutation { oidcSignIn { key address } }';
const finish =
  'mutation ($key: String!, $answer: String!) { signInByOidc(key: $key, answer: $answer) { token } }';

const google = '1234-abc.apps.googleusercontent.com';
let app: TestApp;
let owner: Person;
let provider: OidcProvider;
const accounts = (over: Json = {}): Json => accountsAt(provider, over);
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
  ({ app, owner, provider } = await aCollegeBesideAProvider());
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
      returnAddress: `${ownMachine}/sign-in-college`,
      signOutAddress: `${ownMachine}/api/auth/oidc/logout`,
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
    other.serve({ page: `${ownMachine}/sign-in-college`, api: app.url });
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
