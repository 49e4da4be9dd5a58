import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, aPerson, startTestApp, type TestApp } from '../../../testing/index.ts';

type Key = Awaited<ReturnType<typeof generateKeyPair>>;

let app: TestApp;
let keyServer: Server;
let right: Key;
let foreign: Key;

beforeAll(async () => {
  [right, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(right.publicKey)), kid: 'right', alg: 'RS256', use: 'sig' }],
  });
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(keys);
  });
  await new Promise<void>((resolve) => {
    keyServer.listen(0, '127.0.0.1', resolve);
  });
  const { port } = keyServer.address() as AddressInfo;
  app = await startTestApp({
    env: { GOOGLE_CLIENT_ID: 'our-client', GOOGLE_CERTS_URL: `http://127.0.0.1:${port}/certs` },
  });
});
afterAll(async () => {
  await app.close();
  keyServer.close();
});

const google = /* GraphQL */ `mutation ($credential: String!) { signInWithGoogle(credential: $credential) { token redirectTo } }`;
const me = /* GraphQL */ `{ me { id email isProfileComplete role user { fullName } } }`;

interface Facts extends JWTPayload {
  email?: string;
  email_verified?: unknown;
  name?: string;
}

const facts = (email: string, changes: Facts = {}): Facts => ({
  sub: `google-${email}`,
  email,
  email_verified: true,
  name: 'Asha Rao',
  iss: 'https://accounts.google.com',
  aud: 'our-client',
  ...changes,
});

function credential(
  claims: Facts,
  { key = right, kid = 'right', seconds = 3600 } = {},
): Promise<string> {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key.privateKey);
}

const signIn = async (claims: Facts) =>
  (await app.visitor.ask(google, { credential: await credential(claims) })).signInWithGoogle;

describe('signing in with Google', () => {
  it('makes an account for a new person, who completes it first and goes to the feed from then on', async () => {
    const claims = facts('new@gmail.example', { name: ' <b>Asha</b> \u0007Rao ' });
    const first = await signIn(claims);
    expect(first.redirectTo).toBe('/create-profile');
    const account = (await app.as(first.token).ask(me)).me;
    expect(account).toMatchObject({
      email: 'new@gmail.example',
      isProfileComplete: false,
      role: 'mentee',
      user: { fullName: 'bAsha/b Rao' },
    });
    await app
      .as(first.token)
      .ask(
        'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { token } }',
        {
          input: {
            fullName: 'Asha Rao',
            degreeType: 'B.Tech',
            stream: 'CSE',
            yearOfGraduation: 2027,
            role: 'mentee',
          },
        },
      );
    const again = await signIn(claims);
    expect(again.redirectTo).toBe('/feed');
    expect((await app.as(again.token).ask(me)).me.id).toBe(account.id);
  });

  it('links a known account whose address was proven, and knows it by `sub` from then on, whatever the address says', async () => {
    const person = await aMentee(app);
    const session = await signIn(facts(person.email.toUpperCase(), { sub: 'sub-of-person' }));
    expect(session.redirectTo).toBe('/feed');
    expect((await app.as(session.token).ask(me)).me.id).toBe(person.id);
    const moved = await signIn(facts('moved@gmail.example', { sub: 'sub-of-person' }));
    expect((await app.as(moved.token).ask(me)).me).toMatchObject({
      id: person.id,
      email: person.email,
    });
  });

  it('never takes over an account whose address nobody proved', async () => {
    const person = await aMentee(app);
    await app.app.db.sql('update users set email_proven_at = null where id = $1', [person.id]);
    const refused = await app.visitor.refused(google, {
      credential: await credential(facts(person.email)),
    });
    expect(refused.code).toBe('CONFLICT');
    expect(refused.message).toContain('Choose a password by Forgot Password first');
    // The mailed code proves the address.
    const { email } = person;
    await app.visitor.ask(
      'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
      {
        email,
      },
    );
    await app.visitor.ask(
      'mutation ($email: String!, $otp: String!) { resetPassword(email: $email, otp: $otp, newPassword: "Correct-Horse8!") { message } }',
      { email, otp: await app.codeFor(email) },
    );
    const { token } = await signIn(facts(email));
    expect((await app.as(token).ask(me)).me.id).toBe(person.id);
  });

  it('calls a person whose name can not be seen by the beginning of the address', async () => {
    const { token } = await signIn(facts('unseen@gmail.example', { name: '\u200b\u2800' }));
    expect((await app.as(token).ask(me)).me.user.fullName).toBe('unseen');
  });

  it('never takes over an account that is linked to another Google account', async () => {
    const person = await aMentee(app);
    await signIn(facts(person.email, { sub: 'the-first' }));
    expect(
      (
        await app.visitor.refused(google, {
          credential: await credential(facts(person.email, { sub: 'the-second' })),
        })
      ).code,
    ).toBe('CONFLICT');
  });

  it('makes one account when a new person signs in twice at once', async () => {
    const claims = facts('both@gmail.example');
    const sessions = await Promise.all([signIn(claims), signIn(claims), signIn(claims)]);
    const ids = await Promise.all(
      sessions.map(async ({ token }) => (await app.as(token).ask(me)).me.id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses a banned person', async () => {
    const person = await aPerson(app, { isBanned: true });
    expect(
      (await app.visitor.refused(google, { credential: await credential(facts(person.email)) }))
        .code,
    ).toBe('FORBIDDEN');
  });
});

describe('a Google credential is refused', () => {
  const encode = (value: object): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong: [string, () => Promise<string>][] = [
    ['of another audience', () => credential(facts('a@gmail.example', { aud: 'another-client' }))],
    [
      'of another issuer',
      () =>
        credential(facts('a@gmail.example', { iss: 'https://accounts.google.com.evil.example' })),
    ],
    ['that has expired', () => credential(facts('a@gmail.example'), { seconds: -60 })],
    [
      'without an expiry',
      () =>
        new SignJWT(facts('a@gmail.example'))
          .setProtectedHeader({ alg: 'RS256', kid: 'right' })
          .sign(right.privateKey),
    ],
    [
      'whose address Google did not verify',
      () => credential(facts('a@gmail.example', { email_verified: false })),
    ],
    [
      'whose address is verified in words only',
      () => credential(facts('a@gmail.example', { email_verified: 'true' })),
    ],
    ['without an address', () => credential({ ...facts('a@gmail.example'), email: '' })],
    ['without a sub', () => credential({ ...facts('a@gmail.example'), sub: '' })],
    [
      'with a zero byte in its sub',
      () => credential(facts('a@gmail.example', { sub: 'half\u0000half' })),
    ],
    ['with a zero byte in its address', () => credential(facts('a\u0000@gmail.example'))],
    ['signed by another key', () => credential(facts('a@gmail.example'), { key: foreign })],
    [
      'signed by a key nobody knows',
      () => credential(facts('a@gmail.example'), { key: foreign, kid: 'foreign' }),
    ],
    [
      'that brings its own key',
      async () =>
        new SignJWT(facts('a@gmail.example'))
          .setProtectedHeader({
            alg: 'RS256',
            kid: 'right',
            jwk: await exportJWK(foreign.publicKey),
          })
          .setExpirationTime('1h')
          .sign(foreign.privateKey),
    ],
    [
      'with `alg: none`',
      () =>
        Promise.resolve(
          `${encode({ alg: 'none', kid: 'right' })}.${encode({ ...facts('a@gmail.example'), exp: 4_000_000_000 })}.`,
        ),
    ],
    [
      'signed with the public key as a secret',
      async () =>
        new SignJWT(facts('a@gmail.example'))
          .setProtectedHeader({ alg: 'HS256', kid: 'right' })
          .setExpirationTime('1h')
          .sign(Buffer.from(JSON.stringify(await exportJWK(right.publicKey)))),
    ],
    ['that is no credential', () => Promise.resolve('not.a.credential')],
  ];

  it.each(wrong)('%s', async (_what, make) => {
    const before = await app.app.db.sql('select count(*)::int as count from users');
    const { errors } = await app.visitor.graphql(google, { credential: await make() });
    expect(errors).toMatchObject([
      {
        message: 'Google Sign-In failed',
        extensions: { code: 'UNAUTHENTICATED', reason: 'wrongCredentials' },
      },
    ]);
    expect(await app.app.db.sql('select count(*)::int as count from users')).toEqual(before);
  });

  it('that is empty, with its documented text', async () => {
    expect(await app.visitor.rest('POST', '/api/auth/google/verify', {})).toMatchObject({
      status: 400,
      body: { message: 'Google Sign-In failed' },
    });
  });
});
