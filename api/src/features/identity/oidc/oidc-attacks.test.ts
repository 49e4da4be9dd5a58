import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMentee } from '../../../testing/index.ts';
import { OidcStory, type Returned } from '../../../testing/servers/oidc-app.ts';

let story: OidcStory;

beforeAll(async () => {
  story = await OidcStory.start();
  story.serve();
});
afterAll(() => story.close());
beforeEach(() => {
  story.provider.lie = null;
});

const count = async (): Promise<unknown> =>
  story.app.app.db.sql(
    'select (select count(*) from users)::int as people, (select count(*) from sessions)::int as sessions',
  );

/** It is refused, and nobody is signed in or made by it. */
async function opensNothing(returned: Returned): Promise<{ code: string; message: string }> {
  const before = await count();
  const refused = await story.refused(returned);
  expect(await count()).toEqual(before);
  return refused;
}

const withQuery = (answer: string, changes: Record<string, string | null>): string => {
  const query = new URLSearchParams(answer);
  for (const [name, value] of Object.entries(changes))
    if (value === null) query.delete(name);
    else query.set(name, value);
  return query.toString();
};

describe('what comes back from the provider', () => {
  it('opens one session, once', async () => {
    const returned = await story.return(story.account('replayed'));
    expect((await story.finish(returned)).token).toBeTruthy();
    expect(await opensNothing(returned)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('This sign-in is over'),
    });
  });

  it('opens one session when it is sent five times at once', async () => {
    const returned = await story.return(story.account('raced'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        story.finish(returned).then(
          () => 'in',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
  });

  it('is over after ten minutes', async () => {
    const returned = await story.return(story.account('slow'));
    story.app.clock.advance(601);
    expect((await opensNothing(returned)).message).toContain('This sign-in is over');
    story.app.clock.advance(-601);
  });

  it('with another state ends nothing: who began it goes on', async () => {
    const { key, answer } = await story.return(story.account('state'));
    for (const state of ['x', '', null])
      expect(await opensNothing({ key, answer: withQuery(answer, { state }) })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('begun in another browser'),
      });
    expect((await story.finish({ key, answer })).token).toBeTruthy();
  });

  it("of an attacker's own sign-in signs nobody else in", async () => {
    const victim = await story.begin();
    const attacker = await story.return(story.account('attacker'));
    expect((await opensNothing({ key: victim.key, answer: attacker.answer })).message).toContain(
      'begun in another browser',
    );
  });

  it("with somebody else's code in it is refused by the provider: the verifier differs", async () => {
    const victim = await story.return(story.account('victim'));
    const attacker = await story.return(story.account('thief'));
    const code = new URLSearchParams(victim.answer).get('code');
    expect(
      await opensNothing({ key: attacker.key, answer: withQuery(attacker.answer, { code }) }),
    ).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['of another issuer', 'https://evil.example'],
    ['that names no issuer, though this one always does', null],
  ])('%s is refused (mix-up)', async (_what, iss) => {
    const { key, answer } = await story.return(story.account('mixed-up'));
    expect(await opensNothing({ key, answer: withQuery(answer, { iss }) })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('twice in one address is refused', async () => {
    const { key, answer } = await story.return(story.account('twice'));
    expect((await opensNothing({ key, answer: `${answer}&code=another` })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it.each(['', 'x', '1-x.y', `9999999999999-${'a'.repeat(32)}.${'a'.repeat(43)}`])(
    'with %j for a key is refused',
    async (key) => {
      const { answer } = await story.return(story.account('no-key'));
      expect((await opensNothing({ key, answer })).code).toBe('BAD_USER_INPUT');
    },
  );

  it('with a longer life written into the key is refused', async () => {
    const { key, answer } = await story.return(story.account('longer'));
    const longer = key.replace(/^\d+/, (moment) => String(Number(moment) + 3_600_000));
    expect((await opensNothing({ key: longer, answer })).code).toBe('BAD_USER_INPUT');
  });
});

describe('an ID token is refused', () => {
  type Claims = Record<string, unknown>;
  const encode = (value: object): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const changed = (changes: Claims) => (claims: Claims) =>
    story.provider.sign({ ...claims, ...changes });
  const wrong: [string, (claims: Claims) => Promise<string>][] = [
    ['with another nonce', changed({ nonce: 'another' })],
    ['without a nonce', changed({ nonce: undefined })],
    ['for another audience', changed({ aud: 'another-client' })],
    ['for others too, and not of us', changed({ aud: ['experiencia', 'x'], azp: 'x' })],
    ['of another issuer', changed({ iss: 'https://evil.example' })],
    ['that has expired', changed({ iat: 1_700_000_000, exp: 1_700_000_600 })],
    ['without an expiry', changed({ exp: undefined })],
    ['without a subject', changed({ sub: undefined })],
    ['of another person than the access token', changed({ sub: 'somebody-else' })],
    ['with a zero byte in its subject', changed({ sub: 'half\u0000half' })],
    [
      'with `alg: none`',
      (claims) => Promise.resolve(`${encode({ alg: 'none' })}.${encode(claims)}.`),
    ],
    [
      'that brings its own key',
      async (claims) => {
        const { privateKey, publicKey } = await generateKeyPair('RS256');
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(publicKey) })
          .sign(privateKey);
      },
    ],
    [
      'signed with the secret of the client',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from('a-secret-of-the-college')),
    ],
    [
      'whose claims were changed after the signature',
      async (claims) => {
        const [header, , signature] = (await story.provider.sign(claims)).split('.');
        return [header, encode({ ...claims, email: 'x@mail.example' }), signature].join('.');
      },
    ],
    ['that is none', () => Promise.resolve('not.a.token')],
  ];

  it.each(wrong)('%s', async (_what, lie) => {
    story.provider.lie = lie;
    const refused = await opensNothing(await story.return(story.account('lied-about')));
    expect(refused).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.stringContaining("can't be trusted"),
    });
  });

  it.each([
    ['beside', 'email', (email: string) => ({ email })],
    ['without', 'email_verified', () => ({ email_verified: true })],
  ])(
    'for an address %s which it does not say whether it is confirmed (%s)',
    async (_what, claim, said) => {
      const { email } = await aMentee(story.app);
      story.provider.lie = changed(said(email));
      const sub = story.account(
        `two-places-${claim}`,
        claim === 'email' ? { email: 'own@mail.example' } : { email, email_verified: false },
      );
      expect(await opensNothing(await story.return(sub))).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('has no confirmed e-mail address'),
      });
    },
  );

  it('and one that is signed as it should be is not', async () => {
    story.provider.lie = changed({});
    expect((await story.signIn(story.account('lied-about'))).token).toBeTruthy();
  });
});
