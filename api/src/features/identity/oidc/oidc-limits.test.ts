import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, aPerson } from '../../../testing/index.ts';
import { OidcStory } from '../../../testing/servers/oidc-app.ts';

let story: OidcStory;

beforeAll(async () => {
  const seconds = 600;
  story = await OidcStory.start(
    {},
    { signInsPerIp: { points: 7, seconds }, providerLogoutsPerIp: { points: 20, seconds } },
  );
  story.serve();
});
afterAll(() => story.close());

const people = async (): Promise<unknown> =>
  story.app.app.db.sql(
    'select (select count(*) from users)::int as people, (select count(*) from sessions)::int as sessions',
  );

describe('who is joined to a known account', () => {
  it('is told by mail, once; who is new is not', async () => {
    const person = await aMentee(story.app);
    const sub = story.account('joined', { email: person.email });
    await story.signIn(sub);
    const { subject, text } = await story.app.mailTo(person.email);
    expect(subject).toBe('Your NIT account opens your account');
    expect(text).toContain('https://network.nit.example/settings');
    await story.signIn(sub);
    await story.signIn(story.account('new'));
    const last = await aPerson(story.app);
    await story.signIn(story.account('last', { email: last.email }));
    await story.app.mailTo(last.email);
    const told = story.app.mails.filter(({ subject }) => subject.includes('opens your account'));
    expect(told.map(({ to }) => to)).toEqual([person.email, last.email]);
  });
});

describe('a provider that takes its time', () => {
  it('opens nothing once nobody waits for it any more', async () => {
    const returned = await story.return(story.account('patient'));
    const before = await people();
    story.provider.before = (path) =>
      ['/token', '/me'].includes(path) ? sleep(2700) : Promise.resolve();
    expect((await story.refused(returned)).code).toBe('UNAVAILABLE');
    await sleep(1500);
    story.provider.before = null;
    expect(await people()).toEqual(before);
  });
});

describe('limits', () => {
  it('of sign-ins are spent by those that come back, and by none that is only begun', async () => {
    for (let n = 0; n < 10; n += 1) await story.begin();
    const sub = story.account('in-time');
    // Five have come back before.
    for (let n = 0; n < 2; n += 1) expect((await story.signIn(sub)).token).toBeTruthy();
    expect((await story.refused(await story.return(sub))).code).toBe('RATE_LIMITED');
  });

  it('of a visitor do not hold the provider up, which has its own', async () => {
    const post = async () => story.postLogout(await story.signLogout('a-stranger'));
    const first = await post();
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '20']);
    for (let n = 0; n < 19; n += 1) expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(429);
    expect((await story.begin()).address).toBeTruthy();
  });
});
