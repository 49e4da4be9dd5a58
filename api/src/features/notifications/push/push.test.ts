import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPushAddress } from '../../../../../schema/rules/push/push.ts';
import { pushTexts } from '../../../../../schema/rules/push/push-texts.ts';
import { notificationsOf } from '../../../testing/builders/notifications.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aBrowser, aPushService, type PushBrowser } from '../../../testing/builders/push.ts';
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
import { forgetBrowsersJob } from './subscribe.ts';

const service = aPushService();
let app: TestApp;
let author: Person;
let asker: Person;

const state = async (who: Person, { subscription }: PushBrowser): Promise<Json> =>
  (
    await who.ask('query ($endpoint: String) { pushState(endpoint: $endpoint) { key isOn } }', {
      endpoint: subscription.endpoint,
    })
  ).pushState;
const subscribeDocument =
  'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }';
const subscribe = (who: Person, input: object): Promise<Json> =>
  who.ask(subscribeDocument, { input });
const choose = (who: Person, input: object): Promise<Json> =>
  who.ask(
    'mutation ($input: NotificationSettingsInput!) { saveNotificationSettings(input: $input) { id } }',
    { input },
  );
const read = (who: Person): Promise<Json> =>
  who.ask('mutation { markNotificationsRead(ids: []) { ids } }');

/** A browser that an alumnus is told on. */
async function aTold(host?: string): Promise<{ who: Person; browser: PushBrowser }> {
  const who = await anAlumnus(app, { fullName: 'Asha Verma' });
  const browser = aBrowser(service, host);
  await subscribe(who, browser.subscription);
  return { who, browser };
}
/** Asks on a post of somebody: a notification of theirs. */
async function ask(of: Person, companyName = 'Acme'): Promise<string> {
  const post = await aPost(of, { companyName });
  await aQuestion(asker, post, 'How long was it?');
  await dispatchAll(app.app);
  return post;
}
/** All that was asked for is sent, or waits for another try. */
const settled = (): Promise<unknown> =>
  eventually(
    async () =>
      (
        await app.app.db.sql(
          `select 1 from pgboss.job where name in ('notifications.share-push', 'notifications.send-push') and state in ('created', 'active')`,
        )
      ).length === 0,
    'the last push',
  );

beforeAll(async () => {
  app = await startTestApp({ pushTransport: service.transport });
  author = await anAlumnus(app);
  asker = await aMentee(app, { fullName: 'Mina Rao' });
});
afterAll(() => app.close());

describe('a subscription', () => {
  it('is one of a known push service, with keys that are some', async () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://me@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil-fcm.googleapis.com/x',
      'https://google.com/x',
      'https://x.jmt17.google.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.0.0.1/x',
      'https://localhost/x',
      'https://push.example/x',
      'file:///etc/passwd',
      'https://fcm.googleapis.com/x\u0000',
      ' https://fcm.googleapis.com/x',
      'x',
    ])
      expect([endpoint, isPushAddress(endpoint)]).toEqual([endpoint, false]);
    for (const host of [
      'fcm.googleapis.com',
      'jmt17.google.com',
      'web.push.apple.com',
      'db5p.notify.windows.com',
    ])
      expect([host, isPushAddress(`https://${host}/x`)]).toEqual([host, true]);
    const { subscription } = aBrowser(service);
    const refused = async (change: object) =>
      (await author.refused(subscribeDocument, { input: { ...subscription, ...change } })).message;
    expect(await refused({ endpoint: 'https://127.0.0.1/x' })).toBe(pushTexts.badAddress);
    expect(await refused({ p256dh: 'x'.repeat(87) })).toBe(pushTexts.badKeys);
    expect(await refused({ auth: 'short' })).toBe(pushTexts.badKeys);
    expect((await app.visitor.refused('{ pushState { isOn } }')).code).toBe('UNAUTHENTICATED');
  });

  it('is of who subscribed last on that browser, and of one session', async () => {
    const { who, browser } = await aTold();
    expect(await state(who, browser)).toMatchObject({ isOn: true });
    const next = await anAlumnus(app);
    expect(await state(next, browser)).toMatchObject({ isOn: false });
    await subscribe(next, browser.subscription);
    expect([(await state(who, browser)).isOn, (await state(next, browser)).isOn]).toEqual([
      false,
      true,
    ]);
  });
});

describe('a notification', () => {
  it('reaches a browser, encrypted for it, with its words and where it leads', async () => {
    const { who, browser } = await aTold();
    const post = await ask(who);
    const [message] = await eventually(() => browser.messages().length > 0 && browser.messages());
    const [one] = await notificationsOf(who);
    expect(message).toEqual({
      kind: 'show',
      tag: one?.id,
      title: 'Mina Rao asked about your Acme post',
      body: 'How long was it?',
      link: one?.link,
      at: Date.parse(one?.updatedAt as string),
    });
    expect(one?.link).toContain(post);
    const [request] = service.requests.filter(
      ({ endpoint }) => endpoint === browser.subscription.endpoint,
    );
    expect(request?.headers).toMatchObject({ TTL: '86400', 'Content-Encoding': 'aes128gcm' });
    expect(request?.headers['Authorization']).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
    expect(request?.body.toString('latin1')).not.toContain('Mina');
  });

  it('that is read at once is sent to no device; one read later leaves them', async () => {
    const { who, browser } = await aTold();
    await ask(who);
    await read(who);
    await settled();
    expect(browser.messages()).toEqual([]);
    await ask(who, 'Zoho');
    await settled();
    expect(browser.messages()).toMatchObject([{ kind: 'show' }]);
    await read(who);
    await settled();
    const [shown, taken] = browser.messages();
    expect(taken).toEqual({ kind: 'takeBack', tag: shown?.tag });
    await read(who);
    await settled();
    expect(browser.messages()).toHaveLength(2);
  });

  it('is never taken back through a service that ends silent subscriptions', async () => {
    const { who, browser } = await aTold('web.push.apple.com');
    await ask(who);
    await settled();
    await read(who);
    await settled();
    expect(browser.messages()).toMatchObject([{ kind: 'show' }]);
  });

  it('hides its words, and is not sent of a kind, where the person chose so', async () => {
    const { who, browser } = await aTold();
    await choose(who, { pushWords: false });
    await ask(who);
    await settled();
    expect(browser.messages()).toMatchObject([{ title: pushTexts.hidden.comment, body: '' }]);
    await choose(who, { pushComments: false });
    await ask(who, 'Zoho');
    await settled();
    expect(browser.messages()).toHaveLength(1);
  });

  it('that grows again within half a minute is not sent again', async () => {
    const { who, browser } = await aTold();
    const post = await ask(who);
    await settled();
    await aQuestion(asker, post, 'And how many rounds?');
    await dispatchAll(app.app);
    await settled();
    expect(browser.messages()).toHaveLength(1);
    app.clock.advance(40);
    await aQuestion(asker, post, 'And who asked?');
    await dispatchAll(app.app);
    await settled();
    expect(browser.messages()).toHaveLength(2);
  });
});

it('who signs out is told no more, and their browser is forgotten', async () => {
  const { who, browser } = await aTold();
  const post = await aPost(who, { companyName: 'Acme' });
  await who.ask('mutation { signOut }');
  await aQuestion(asker, post);
  await dispatchAll(app.app);
  await settled();
  expect(browser.messages()).toEqual([]);
  await forgetBrowsersJob(app.app).run({});
  const left = await app.app.db.sql('select 1 from push_subscriptions where endpoint = $1', [
    browser.subscription.endpoint,
  ]);
  expect(left).toEqual([]);
});
