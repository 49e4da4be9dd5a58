import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { OidcStory } from '../../../testing/servers/oidc-app.ts';
import { type EndedSessions, sessionsEndedTopic } from '../sessions/sessions.ts';

let story: OidcStory;

beforeAll(async () => {
  story = await OidcStory.start();
  story.serve();
});
afterAll(() => story.close());
beforeEach(() => {
  story.provider.lie = null;
  story.provider.before = null;
});

const seconds = (): number => Math.floor(Date.now() / 1000);
/** The provider says somebody has signed out. */
const signedOut = async (sub: string, changes?: JWTPayload): Promise<number> =>
  (await story.postLogout(await story.signLogout(sub, changes))).status;
/** The ID tokens say something else from now on. */
const say = (changes: JWTPayload): void => {
  story.provider.lie = (claims) => story.provider.sign({ ...claims, ...changes });
};
const ended = {
  code: 'UNAUTHENTICATED',
  message: expect.stringContaining('You have signed out of NIT account'),
};

describe('keys that can not be read', () => {
  it('keep a logout for later, and are not asked for at each post', async () => {
    let asked = 0;
    story.provider.before = (path, response) => {
      if (path === '/jwks') {
        asked += 1;
        response.writeHead(503).end();
      }
      return Promise.resolve();
    };
    const token = await story.signLogout('anybody', { exp: seconds() + 600 });
    const answers = [await story.postLogout(token), await story.postLogout(token)];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers[0]?.headers.get('retry-after')).toBe('3');
    expect(asked).toBe(1);
    story.provider.before = null;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4000 });
    try {
      expect((await story.postLogout(token)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a sign-in that is on its way is ended', () => {
  it('when the person has signed out meanwhile, in the same second too', async () => {
    for (const earlier of [0, 5]) {
      const sub = story.account(`on-the-way-${earlier}`);
      const returned = await story.return(sub);
      const iat = seconds();
      say({ iat: iat - earlier });
      expect(await signedOut(sub, { iat })).toBe(200);
      expect(await story.refused(returned)).toMatchObject(ended);
    }
  });

  it('when its session at the provider has ended, whatever its time', async () => {
    const sub = story.account('ended-there');
    const returned = await story.return(sub);
    expect(await signedOut(sub, { sid: 'ended', iat: seconds() - 10 })).toBe(200);
    say({ sid: 'ended', iat: seconds() + 5 });
    expect(await story.refused(returned)).toMatchObject(ended);
  });

  it('by when they gave their password, where the provider tells it', async () => {
    const sub = story.account('told');
    const [former, next] = [await story.return(sub), await story.return(sub)];
    expect(await signedOut(sub, { iat: seconds() - 50 })).toBe(200);
    say({ auth_time: seconds() - 100 });
    expect(await story.refused(former)).toMatchObject(ended);
    say({ auth_time: seconds() - 10 });
    expect(await story.isOpen(await story.finish(next))).toBe(true);
  });

  it('when a logout that is older comes after the one that ends it', async () => {
    const sub = story.account('out-of-order');
    const returned = await story.return(sub);
    say({ iat: seconds() - 10 });
    expect(await signedOut(sub, { iat: seconds() - 5 })).toBe(200);
    expect(await signedOut(sub, { iat: seconds() - 60 })).toBe(200);
    expect(await story.refused(returned)).toMatchObject(ended);
  });

  it('when it has no name for its session, and one of the person ends', async () => {
    const sub = story.account('unnamed-on-the-way');
    const [unnamed, named] = [await story.return(sub), await story.return(sub)];
    expect(await signedOut(sub, { sid: 'one-of-them' })).toBe(200);
    say({ sid: undefined, iat: seconds() - 5 });
    expect(await story.refused(unnamed)).toMatchObject(ended);
    story.provider.lie = null;
    expect(await story.isOpen(await story.finish(named))).toBe(true);
  });
});

describe('of the sessions of a person', () => {
  it('one without a name ends with any of them', async () => {
    const sub = story.account('unnamed');
    const other = await story.signIn(story.account('unnamed-too'));
    const named = await story.signIn(sub);
    say({ sid: undefined });
    const unnamed = await story.signIn(sub);
    expect(await signedOut(sub, { sid: 'one-of-them' })).toBe(200);
    expect([await story.isOpen(named), await story.isOpen(unnamed)]).toEqual([true, false]);
    expect(await story.isOpen(other)).toBe(true);
  });

  it('those that ended before are not told of again', async () => {
    const sub = story.account('often');
    const sessions = [await story.signIn(sub), await story.signIn(sub), await story.signIn(sub)];
    const [open, ...over] = sessions;
    for (const { token } of over) await story.app.as(token).ask('mutation { signOut }');
    const { id } = await story.me(open ?? { token: '' });
    const told: EndedSessions[] = [];
    const stop = story.app.app.events.subscribe(sessionsEndedTopic, (event) => {
      if (event.userId === id) told.push(event);
    });
    expect(await signedOut(sub)).toBe(200);
    await eventually(() => told[0], 'the end of the open session');
    stop();
    expect(told).toHaveLength(1);
    expect(await story.isOpen(open ?? { token: '' })).toBe(false);
  });
});
