import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOfEverybody } from '../../../../../schema/rules/services/sign-in-ways.ts';
import { signIn as signInCheck } from '../../../core/health/sign-in.ts';
import { aMentee, aPerson, type TestApp } from '../../../testing/index.ts';
import { OidcStory, publicUrl } from '../../../testing/servers/oidc-app.ts';
import {
  clientId,
  type OidcProvider,
  ProviderBrowser,
} from '../../../testing/servers/oidc-provider.ts';

let story: OidcStory;
let provider: OidcProvider;
let app: TestApp;

beforeAll(async () => {
  story = await OidcStory.start({
    OIDC_SCOPE: 'openid email profile groups',
    OIDC_VERIFIED: 'domain:student.nit.example,group:staff,claim:affiliation=member',
  });
  ({ app, provider } = story);
});
afterAll(() => story.close());

const accountAt: OidcStory['account'] = (sub, claims) => story.account(sub, claims);
const accountOf: OidcStory['me'] = (session) => story.me(session);

describe('a provider that is away', () => {
  it('is told in words, and holds neither the start nor the other ways in', async () => {
    expect(await story.beginRefused()).toMatchObject({
      code: 'UNAVAILABLE',
      message:
        'The server of NIT account does not answer just now. Please sign in another way, or try again in a minute.',
    });
    const person = await aMentee(app);
    expect((await story.me(person)).id).toBe(person.id);
    expect(await signInCheck.measure(app.app)).toMatchObject({
      state: 'bad',
      advice: expect.stringContaining('moved'),
    });
  });

  it('is asked again once it is back', async () => {
    story.serve();
    // Nobody asks for some seconds, however many press the button.
    expect((await story.beginRefused()).code).toBe('UNAVAILABLE');
    expect(await signInCheck.measure(app.app)).toMatchObject({
      words: 'The server of NIT account answers.',
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4000 });
    try {
      expect((await story.begin()).address).toContain(`${provider.issuer}/auth?`);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is told where it signs in people of all colleges', async () => {
    const issuer = 'https://login.microsoftonline.com/{tenantid}/v2.0';
    expect([isOfEverybody(issuer), isOfEverybody(provider.issuer)]).toEqual([true, false]);
    provider.before = (_path, response) =>
      Promise.resolve(response.end(JSON.stringify({ issuer })));
    expect(await signInCheck.measure(app.app)).toMatchObject({
      state: 'bad',
      words:
        'The server of NIT account signs in people of all who use it, and not of one college: nobody can sign in with it.',
      advice: expect.stringContaining('"common"'),
    });
    provider.before = null;
  });

  it('is told when it goes while somebody is on the way', async () => {
    const sent = await story.return(accountAt('on-the-way'));
    provider.away();
    expect((await story.refused(sent)).code).toBe('UNAVAILABLE');
    story.serve();
  });
});

describe('signing in with an account of the college', () => {
  it('asks with a challenge, a state and a nonce, each new', async () => {
    const [first, second] = [await story.begin(), await story.begin()];
    const query = (address: string) => new URL(address).searchParams;
    expect(Object.fromEntries(query(first.address))).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: `${publicUrl}/sign-in-college`,
      scope: 'openid email profile groups',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query(first.address).get(name)).toMatch(/^[\w-]{43}$/);
      expect(query(first.address).get(name)).not.toBe(query(second.address).get(name));
    }
  });

  it('makes an account for a new person, knows it from then on, and completes it first', async () => {
    const sub = accountAt('new', { name: ' <b>Asha</b> Rao ' });
    const first = await story.signIn(sub);
    expect(first.redirectTo).toBe('/create-profile');
    const account = await accountOf(first);
    expect(account).toMatchObject({
      email: 'new@mail.example',
      isVerified: false,
      user: { fullName: 'bAsha/b Rao' },
    });
    provider.people.set(sub, { email: 'moved@mail.example', email_verified: false });
    expect(await accountOf(await story.signIn(sub))).toMatchObject({
      id: account.id,
      email: 'new@mail.example',
    });
  });

  it('makes one account when a new person signs in twice at once', async () => {
    const sub = accountAt('both');
    const sessions = await Promise.all([story.signIn(sub), story.signIn(sub), story.signIn(sub)]);
    const ids = await Promise.all(sessions.map(async (session) => (await accountOf(session)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('joins a known account by a confirmed address, and no other', async () => {
    const person = await aMentee(app);
    const email = person.email.toUpperCase();
    expect(
      await story.refused(
        await story.return(accountAt('unsure', { email, email_verified: false })),
      ),
    ).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has no confirmed e-mail address'),
    });
    expect(
      (
        await story.refused(
          await story.return(accountAt('says', { email, email_verified: 'true' })),
        )
      ).code,
    ).toBe('CONFLICT');
    expect((await accountOf(await story.signIn(accountAt('sure', { email })))).id).toBe(person.id);
    expect((await story.refused(await story.return(accountAt('third', { email })))).message).toBe(
      'This address belongs to an account that is not linked to this NIT account',
    );
  });

  it('never takes over an account whose address nobody proved', async () => {
    const person = await aMentee(app);
    await app.app.db.sql('update users set email_proven_at = null where id = $1', [person.id]);
    const sent = await story.return(accountAt('imported', { email: person.email }));
    expect((await story.refused(sent)).message).toContain(
      'Choose a password by Forgot Password first',
    );
  });

  it('refuses a banned person with the reason', async () => {
    const person = await aPerson(app, { isBanned: true });
    const sent = await story.return(accountAt('banned', { email: person.email }));
    expect((await story.refused(sent)).code).toBe('FORBIDDEN');
    expect(
      await app.app.db.sql('select id from oidc_accounts where user_id = $1', [person.id]),
    ).toEqual([]);
  });

  it('opens the admin area to no admin who has a second factor', async () => {
    const admin = await aPerson(app, { isAdmin: true });
    await app.app.db.sql('update users set has_second_factor = true where id = $1', [admin.id]);
    const { token } = await story.signIn(accountAt('admin', { email: admin.email }));
    expect((await app.as(token).ask('{ me { id isAdmin adminLock } }')).me).toEqual({
      id: admin.id,
      isAdmin: false,
      adminLock: 'code',
    });
  });

  it('says so when the person did not want to after all', async () => {
    const { key, address } = await story.begin();
    const answer = await new ProviderBrowser().signIn(address, 'nobody', { cancels: true });
    expect(await story.refused({ key, answer })).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'You did not sign in with NIT account',
    });
  });

  it('goes on with another key of the provider', async () => {
    await story.signIn(accountAt('before'));
    await provider.rotate();
    // A key is looked for again after a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect((await story.signIn(accountAt('after'))).token).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('who is verified by it', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['nothing', {}, false],
    ['the domain', { email: 'a@Student.NIT.example' }, true],
    ['a domain that ends like it', { email: 'a@not-student.nit.example' }, false],
    ['a domain below it', { email: 'a@x.student.nit.example' }, false],
    ['a group', { groups: ['library', 'staff'] }, true],
    ['a group like it', { groups: ['staffroom'] }, false],
    ['a claim', { affiliation: 'member' }, true],
    ['another value', { affiliation: 'alum' }, false],
    ['a claim that is an object', { affiliation: { member: true } }, false],
  ])('%s', async (what, claims, isVerified) => {
    const sub = accountAt(`rule-${what.replaceAll(' ', '-')}`, claims);
    expect((await accountOf(await story.signIn(sub))).isVerified).toBe(isVerified);
  });

  it('an unconfirmed address counts for no domain, a later change for the next sign-in', async () => {
    const sub = accountAt('later');
    const { id } = await accountOf(await story.signIn(sub));
    provider.people.set(sub, { email: 'l@student.nit.example', email_verified: false });
    expect((await accountOf(await story.signIn(sub))).isVerified).toBe(false);
    accountAt(sub, { groups: 'staff' });
    expect(await accountOf(await story.signIn(sub))).toMatchObject({ id, isVerified: true });
    expect(await app.app.db.sql('select verified_by from users where id = $1', [id])).toEqual([
      { verified_by: 'provider' },
    ]);
  });

  it('not who an admin took the verification from', async () => {
    const sub = accountAt('taken', { groups: ['staff'] });
    const { id } = await accountOf(await story.signIn(sub));
    await app.app.db.sql(
      'update users set is_verified = false, verification_ended_at = now() where id = $1',
      [id],
    );
    expect((await accountOf(await story.signIn(sub))).isVerified).toBe(false);
  });
});
