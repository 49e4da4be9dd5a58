import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const service = aPushService();
let app: TestApp;
let asker: Person;

beforeAll(async () => {
  app = await startTestApp({ pushTransport: service.transport });
});
// A session lasts a week, and some of these stories are longer.
beforeEach(async () => {
  service.answers.clear();
  asker = await aMentee(app);
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql<Row>(text, parameters);

/** A browser that an alumnus is told on. */
async function aTold(): Promise<{ who: Person; browser: PushBrowser }> {
  const who = await anAlumnus(app);
  const browser = aBrowser(service);
  await who.ask(
    'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
    { input: browser.subscription },
  );
  return { who, browser };
}
/** All that was asked for is sent, or waits for another try. */
const settled = (): Promise<unknown> =>
  eventually(
    async () =>
      (
        await sql(
          `select 1 from pgboss.job where name in ('notifications.share-push', 'notifications.send-push') and state in ('created', 'active')`,
        )
      ).length === 0,
    'the last push',
  );
async function ask(of: Person, companyName = 'Acme'): Promise<void> {
  await aQuestion(asker, await aPost(of, { companyName }), 'How long was it?');
  await dispatchAll(app.app);
  await endPauseOfPushes(app);
  await settled();
}
/** What waits for another try has waited long enough. */
async function tryAgain(): Promise<void> {
  const name = 'notifications.send-push';
  await sql(
    `update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry')`,
    [name],
  );
  app.app.jobs.wake(name);
}
const isKnown = async ({ subscription }: PushBrowser): Promise<boolean> =>
  (await sql('select 1 from push_subscriptions where endpoint = $1', [subscription.endpoint]))
    .length > 0;
const triesOf = async ({ subscription: { endpoint } }: PushBrowser) => {
  const [job] = await sql<{ state: string; tries: number; waits: number }>(
    `select job.state, job.retry_count as tries,
            extract(epoch from job.start_after - now())::float8 as waits
       from pgboss.job job
       join push_subscriptions subscription
         on subscription.id::text = job.data ->> 'subscriptionId'
      where job.name = 'notifications.send-push' and subscription.endpoint = $1`,
    [endpoint],
  );
  return job ?? { state: 'none', tries: -1, waits: 0 };
};

describe('a push service that is away', () => {
  it.each([
    ['has too much to do', 429],
    ['fails', 500],
    ['is not there', 503],
    ['does not answer', new Error('the push service did not answer in time')],
  ])('as it %s is tried again, and nothing comes twice', async (_why, answer) => {
    const { who, browser } = await aTold();
    service.answers.set(browser.subscription.endpoint, answer);
    await ask(who);
    expect(browser.messages()).toHaveLength(1);
    expect(await triesOf(browser)).toMatchObject({ state: 'retry' });
    service.answers.clear();
    await tryAgain();
    await eventually(() => browser.messages().length === 2, 'the next try');
    await settled();
    await tryAgain();
    await settled();
    expect(browser.messages()).toHaveLength(2);
    expect(await isKnown(browser)).toBe(true);
    // Where the first try arrived after all, the service has one place for both.
    const topics = service.requests
      .filter(({ endpoint }) => endpoint === browser.subscription.endpoint)
      .map(({ headers }) => headers['Topic']);
    expect(topics).toEqual([expect.stringMatching(/^[\w-]{32}$/), topics[0]]);
  });

  it('is tried for more than an hour', async () => {
    const { who, browser } = await aTold();
    service.answers.set(browser.subscription.endpoint, 503);
    await ask(who);
    let seconds = 0;
    for (let tries = 0; (await triesOf(browser)).state === 'retry'; tries += 1) {
      seconds += (await triesOf(browser)).waits;
      await tryAgain();
      await eventually(async () => {
        const now = await triesOf(browser);
        return now.tries > tries && now.state !== 'active';
      }, 'the next try');
    }
    expect((await triesOf(browser)).state).toBe('failed');
    expect(seconds).toBeGreaterThan(3600);
  });

  it('does not tell of what was read meanwhile: that leaves the devices', async () => {
    const { who, browser } = await aTold();
    service.answers.set(browser.subscription.endpoint, 503);
    await ask(who);
    await who.ask('mutation { markNotificationsRead(ids: []) { ids } }');
    await settled();
    service.answers.clear();
    const before = browser.messages().length;
    await tryAgain();
    await eventually(() => browser.messages().length > before, 'the next try');
    await settled();
    const [told] = browser.messages();
    expect(browser.messages().slice(before)).toEqual([{ kind: 'takeBack', tag: told?.tag }]);
  });

  it('tells nobody whose session has run out meanwhile', async () => {
    const { who, browser } = await aTold();
    service.answers.set(browser.subscription.endpoint, 503);
    await ask(who);
    service.answers.clear();
    app.clock.advance(8 * 86_400);
    await tryAgain();
    await eventually(
      async () => (await triesOf(browser)).state === 'completed',
      'the end of the tries',
    );
    expect(browser.messages()).toHaveLength(1);
  });
});

it.each([404, 410])('a push service that answers %i ends a subscription', async (status) => {
  const { who, browser } = await aTold();
  const other = aBrowser(service);
  await who.ask(
    'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
    { input: other.subscription },
  );
  service.answers.set(browser.subscription.endpoint, status);
  await ask(who);
  expect([await isKnown(browser), await isKnown(other)]).toEqual([false, true]);
  expect(other.messages()).toHaveLength(1);
});

it('a push service that refuses one message ends nothing, and is not asked again', async () => {
  const { who, browser } = await aTold();
  service.answers.set(browser.subscription.endpoint, 413);
  await ask(who);
  expect(await triesOf(browser)).toMatchObject({ state: 'completed' });
  expect([browser.messages().length, await isKnown(browser)]).toEqual([1, true]);
});

it('nobody is told whose session has run out', async () => {
  const { who, browser } = await aTold();
  const post = await aPost(who);
  app.clock.advance(8 * 86_400);
  await aQuestion(await aMentee(app), post, 'How long was it?');
  await dispatchAll(app.app);
  await endPauseOfPushes(app);
  await settled();
  expect(browser.messages()).toEqual([]);
});

it('who signs out on one browser is told on the others alone', async () => {
  const { who, browser } = await aTold();
  const { token } = (
    await app.visitor.ask(
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      { email: who.email, password: who.password },
    )
  ).signIn;
  const elsewhere = app.as(token);
  const other = aBrowser(service);
  await elsewhere.ask(
    'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
    { input: other.subscription },
  );
  await elsewhere.ask('mutation { signOut }');
  await ask(who);
  expect([browser.messages().length, other.messages().length]).toEqual([1, 0]);
});
