import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentPush } from '../../../push-limits.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aBrowser,
  aPushService,
  endPauseOfPushes,
  type PushBrowser,
} from '../../../testing/builders/push.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { deliver } from './browsers.ts';

const service = aPushService();
let app: TestApp;
let asker: Person;
let posts = 0;

const subscribe = (who: Person, input: object): Promise<Json> =>
  who.ask('mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }', {
    input,
  });
const state = async (who: Person, { subscription }: PushBrowser): Promise<Json> =>
  (
    await who.ask(
      'query ($endpoint: String) { pushState(endpoint: $endpoint) { isOn needsRenewal } }',
      {
        endpoint: subscription.endpoint,
      },
    )
  ).pushState;
const needsRenewal = async (who: Person, browser: PushBrowser): Promise<boolean> =>
  (await state(who, browser)).needsRenewal;
/** What the service worker says, which has no session. */
const receive = async (sent: { endpoint: string; auth: string }): Promise<boolean> =>
  (
    await app.visitor.ask(
      'mutation ($endpoint: String!, $auth: String!) { pushReceived(endpoint: $endpoint, auth: $auth) }',
      { endpoint: sent.endpoint, auth: sent.auth },
    )
  ).pushReceived;

const unheardOf = async ({ subscription: { endpoint } }: PushBrowser): Promise<number> => {
  const [row] = await app.app.db.sql<{ count: number }>(
    'select unheard_count as count from push_subscriptions where endpoint = $1',
    [endpoint],
  );
  return row?.count ?? -1;
};

async function aTold(): Promise<{ who: Person; browser: PushBrowser }> {
  const who = await anAlumnus(app);
  const browser = aBrowser(service);
  await subscribe(who, browser.subscription);
  return { who, browser };
}
/** Somebody is told of so many things, one after the other, with some days between them. */
async function tell(who: Person, browser: PushBrowser, times: number, days = 0): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    if (n > 0) app.clock.advance(days * 86_400);
    const before = browser.messages().length;
    const unheard = await unheardOf(browser);
    await aQuestion(
      asker,
      await aPost(who, { companyName: `Company ${(posts += 1)}` }),
      'How long was it?',
    );
    await dispatchAll(app.app);
    await endPauseOfPushes(app);
    await eventually(
      async () => browser.messages().length > before && (await unheardOf(browser)) > unheard,
      'a push that is counted',
    );
  }
}
/** Days between pushes of which the last makes a browser silent. */
const apart = silentPush.overDays / (silentPush.unheard - 1);
const silence = ({ subscription: { endpoint } }: PushBrowser): Promise<unknown> =>
  app.app.db.sql('update push_subscriptions set silent_since = $2 where endpoint = $1', [
    endpoint,
    app.clock.now(),
  ]);

beforeAll(async () => {
  app = await startTestApp({ pushTransport: service.transport });
});
// A session lasts a week, and each story some days.
beforeEach(async () => {
  asker = await aMentee(app);
});
afterAll(() => app.close());

it('a browser is silent that heard nothing of some pushes in a row, over some days', async () => {
  const { who, browser } = await aTold();
  await tell(who, browser, silentPush.unheard - 1, apart);
  expect(await needsRenewal(who, browser)).toBe(false);
  app.clock.advance(apart * 86_400);
  await tell(who, browser, 1);
  expect(await state(who, browser)).toEqual({ isOn: true, needsRenewal: true });
  // A receipt that comes after all: it hears.
  expect(await receive(browser.subscription)).toBe(true);
  expect(await state(who, browser)).toEqual({ isOn: true, needsRenewal: false });
});

it('many at once are no silence, nor are days without any', async () => {
  const { who, browser } = await aTold();
  await tell(who, browser, silentPush.unheard + 1);
  app.clock.advance((silentPush.overDays + 1) * 86_400);
  expect(await needsRenewal(who, browser)).toBe(false);
});

it('a receipt sets it back, and begins the days anew', async () => {
  const { who, browser } = await aTold();
  await tell(who, browser, silentPush.unheard - 1, apart);
  app.clock.advance(apart * 86_400);
  await receive(browser.subscription);
  expect(await unheardOf(browser)).toBe(0);
  await tell(who, browser, silentPush.unheard);
  expect(await needsRenewal(who, browser)).toBe(false);
});

it('only the browser itself says that it heard: forged and foreign receipts do nothing', async () => {
  const { who, browser } = await aTold();
  const other = await aTold();
  await tell(who, browser, 1);
  const { endpoint, auth } = browser.subscription;
  for (const sent of [
    { endpoint, auth: other.browser.subscription.auth },
    { endpoint: other.browser.subscription.endpoint, auth },
    { endpoint, auth: '' },
    { endpoint, auth: '%' },
    { endpoint, auth: 'x'.repeat(5000) },
    { endpoint: `https://127.0.0.1/${'x'.repeat(2000)}`, auth },
    { endpoint: 'x\u0000', auth },
  ])
    expect(await receive(sent)).toBe(true);
  expect(await unheardOf(browser)).toBe(1);
});

it('one made anew takes the place of its own silent one, and of nobody else’s', async () => {
  const { who, browser } = await aTold();
  const foreign = await aTold();
  const next = aBrowser(service);
  await silence(browser);
  await subscribe(who, { ...next.subscription, replaces: browser.subscription.endpoint });
  expect([(await state(who, browser)).isOn, (await state(who, next)).isOn]).toEqual([false, true]);
  expect(await unheardOf(browser)).toBe(-1);
  await subscribe(who, { ...next.subscription, replaces: foreign.browser.subscription.endpoint });
  expect((await state(foreign.who, foreign.browser)).isOn).toBe(true);
  for (const replaces of ['x\u0000', `${next.subscription.endpoint}\u0000`, 'x'.repeat(5000), ''])
    await subscribe(who, { ...next.subscription, replaces });
  expect((await state(who, next)).isOn).toBe(true);
});

it('a service worker that sends no receipts has its browser renewed rarely', async () => {
  const { who, browser } = await aTold();
  const [next, third] = [aBrowser(service), aBrowser(service)];
  await silence(browser);
  expect(await needsRenewal(who, browser)).toBe(true);
  await subscribe(who, { ...next.subscription, replaces: browser.subscription.endpoint });
  // Made anew once more, as the browser lost it: what was renewed lately stays so.
  await subscribe(who, { ...third.subscription, replaces: next.subscription.endpoint });
  await silence(third);
  app.clock.advance((silentPush.renewedEveryDays - 1) * 86_400);
  expect(await needsRenewal(who, third)).toBe(false);
  await app.app.db.sql(
    "update push_subscriptions set renewed_at = renewed_at - interval '1 day' where endpoint = $1",
    [third.subscription.endpoint],
  );
  expect(await needsRenewal(who, third)).toBe(true);
});

it('a push that left and can not be counted has left: it is not tried again', async () => {
  const { browser } = await aTold();
  const { sql } = app.app.db;
  const [row] = await sql<{ id: string }>('select id from push_subscriptions where endpoint = $1', [
    browser.subscription.endpoint,
  ]);
  await sql(
    'alter table push_subscriptions add constraint none check (unheard_count = 0) not valid',
  );
  try {
    const link = '/notifications';
    await deliver(
      app.app,
      row?.id ?? '',
      { kind: 'show', tag: 'one', title: 'Asha', body: 'Hello', link, at: 0 },
      { seconds: 60, isUrgent: false },
    );
  } finally {
    await sql('alter table push_subscriptions drop constraint none');
  }
  expect(browser.messages()).toHaveLength(1);
  expect(await unheardOf(browser)).toBe(0);
});
