import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OidcStory } from '../../../testing/servers/oidc-app.ts';
import { clientSecret, ProviderBrowser } from '../../../testing/servers/oidc-provider.ts';

let story: OidcStory;

beforeAll(async () => {
  story = await OidcStory.start();
  story.serve();
});
afterAll(() => story.close());

const seconds = (): number => Math.floor(Date.now() / 1000);
const facts: OidcStory['logoutOf'] = (sub, changes) => story.logoutOf(sub, changes);
const typ = 'logout+jwt';

async function post(logoutToken: string): Promise<number> {
  const response = await story.postLogout(logoutToken);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.status;
}
const isOpen: OidcStory['isOpen'] = (session) => story.isOpen(session);
const sidOf = async (): Promise<string> => {
  const [row] = await story.app.app.db.sql<{ sid: string }>(
    'select sid from oidc_sessions order by session_id desc limit 1',
  );
  return row?.sid ?? '';
};

describe('signing out at the provider', () => {
  it('ends the sessions of that sign-in, and no other', async () => {
    const sub = story.account('two-browsers');
    const [phone, laptop] = [new ProviderBrowser(), new ProviderBrowser()];
    const onPhone = await story.signIn(sub, phone);
    const sid = await sidOf();
    const onLaptop = await story.signIn(sub, laptop);
    expect(await sidOf()).not.toBe(sid);
    await story.provider.signOut(sub, sid);
    expect([await isOpen(onPhone), await isOpen(onLaptop)]).toEqual([false, true]);
  });

  it('ends all that came by a person of the provider, and nobody else', async () => {
    const sub = story.account('everywhere');
    const sessions = [await story.signIn(sub), await story.signIn(sub)];
    const other = await story.signIn(story.account('somebody-else'));
    // Who signs in again does so in another second.
    expect(await post(await story.signLogout(sub, { iat: seconds() - 1 }))).toBe(200);
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false]);
    expect(await isOpen(other)).toBe(true);
    expect(await isOpen(await story.signIn(sub))).toBe(true);
  });

  it('is known where nobody came by it', async () => {
    expect(await post(await story.provider.sign(facts('a-stranger'), { typ }))).toBe(200);
  });

  it('ends nothing where session and person do not belong together', async () => {
    const session = await story.signIn(story.account('named'));
    const sid = await sidOf();
    expect(await post(await story.provider.sign(facts('another', { sid }), { typ }))).toBe(200);
    expect(await isOpen(session)).toBe(true);
  });
});

describe('a logout token is refused', () => {
  it('when it comes again', async () => {
    const sub = story.account('again');
    const token = await story.signLogout(sub, { iat: seconds() - 1 });
    const answers = await Promise.all([post(token), post(token), post(token)]);
    expect(answers.toSorted()).toEqual([200, 400, 400]);
    const session = await story.signIn(sub);
    expect(await post(token)).toBe(400);
    expect(await isOpen(session)).toBe(true);
  });

  const changed =
    (changes: JWTPayload, header = {}) =>
    (claims: JWTPayload) =>
      story.provider.sign({ ...claims, ...changes }, { typ, ...header });
  const encode = (value: object): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong: [string, (claims: JWTPayload) => Promise<string>][] = [
    ['for another audience', changed({ aud: 'another-client' })],
    ['of another issuer', changed({ iss: 'https://evil.example' })],
    ['with a nonce, as an ID token has', changed({ nonce: 'n' })],
    ['about no logout', changed({ events: {} })],
    ['with a logout in other words', changed({ events: ['backchannel-logout'] })],
    ['without events', changed({ events: undefined })],
    ['without a name', changed({ jti: undefined })],
    ['without a time', changed({ iat: undefined })],
    ['of long ago', changed({ iat: seconds() - 3600, exp: undefined })],
    ['of the future', changed({ iat: seconds() + 3600, exp: undefined })],
    ['that has expired', changed({ exp: seconds() - 60 })],
    ['about nobody', changed({ sub: undefined })],
    ['that is an access token', changed({}, { typ: 'at+jwt' })],
    [
      'signed by another key',
      async (claims) => {
        const { privateKey, publicKey } = await generateKeyPair('RS256');
        const jwk = await exportJWK(publicKey);
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ, jwk }).sign(privateKey);
      },
    ],
    [
      'signed with the secret of the client',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ })
          .sign(Buffer.from(clientSecret)),
    ],
    [
      'with `alg: none`',
      (claims) => Promise.resolve(`${encode({ alg: 'none', typ })}.${encode(claims)}.`),
    ],
    ['that is none', () => Promise.resolve('x')],
    ['that is empty', () => Promise.resolve('')],
  ];

  it.each(wrong)('%s', async (_what, make) => {
    const sub = story.account('stays');
    const session = await story.signIn(sub);
    expect(await post(await make(facts(sub)))).toBe(400);
    expect(await isOpen(session)).toBe(true);
  });
});
