import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTag, pushTexts } from '../../../schema/rules/push/push-texts.ts';
import { endOverdueCalls } from '../../src/features/calls/ending/overdue-calls.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { callPushes } from '../../src/push-limits.ts';
import {
  aPairOf,
  call,
  currentOf,
  decline,
  end,
  offer,
  pickUp,
} from '../../src/testing/builders/calls.ts';
import { anAcceptedRequest } from '../../src/testing/builders/chat.ts';
import { notificationsOf } from '../../src/testing/builders/notifications.ts';
import { aBrowser, aPushService, type PushBrowser } from '../../src/testing/builders/push.ts';
import {
  aMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const service = aPushService();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ pushTransport: service.transport });
});
afterAll(() => app.close());

const declineByToken = 'mutation ($token: String!) { declineCallByToken(token: $token) }';

async function subscribe(who: Person, host?: string): Promise<PushBrowser> {
  const browser = aBrowser(service, host);
  await who.ask(
    'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
    { input: browser.subscription },
  );
  return browser;
}
/** Two who may call each other; who is called is told on a browser. */
async function aPair(host?: string) {
  const pair = await aPairOf(app);
  return { ...pair, browser: await subscribe(pair.callee, host) };
}
const choose = (who: Person, input: object): Promise<Json> =>
  who.ask(
    'mutation ($input: NotificationSettingsInput!) { saveNotificationSettings(input: $input) { id } }',
    { input },
  );
const hangUp = (who: Person, id: string): Promise<Json> => who.ask(end, { id });
const remove = (who: Person): Promise<Json> =>
  who.ask('mutation ($password: String) { deleteAccount(password: $password) { message } }', {
    password: who.password,
  });
/** Quiet hours around this moment. */
async function keepQuiet(who: Person): Promise<void> {
  const now = app.clock.now();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const hours = { from: (minute + 1320) % 1440, to: (minute + 120) % 1440, zone: 'UTC' };
  await who.ask('mutation ($hours: QuietHoursInput) { saveQuietHours(hours: $hours) { id } }', {
    hours,
  });
}
/** All that was asked for is sent, or waits for another try. */
async function settled(): Promise<void> {
  await dispatchAll(app.app);
  await eventually(
    async () =>
      (
        await app.app.db.sql(
          `select 1 from pgboss.job where name in ('notifications.ring-browser', 'notifications.share-push', 'notifications.send-push') and state in ('created', 'active')`,
        )
      ).length === 0,
    'the last push',
  );
}
/** What a browser was told of calls; what it was told of what was missed stands beside. */
const rings = async (browser: PushBrowser): Promise<Json[]> => {
  await settled();
  return browser.messages().filter(({ tag }) => tag.startsWith('call-'));
};
const requestOf = ({ subscription }: PushBrowser) =>
  service.requests.findLast(({ endpoint }) => endpoint === subscription.endpoint);

describe('a call', () => {
  it('rings on a closed tab, at once and no longer than it rings, with where it is answered', async () => {
    const { caller, id, browser } = await aPair();
    const { id: callId, caller: shown } = await call(caller, id);
    expect(await rings(browser)).toEqual([
      {
        kind: 'show',
        tag: callTag(callId),
        title: pushTexts.call.title(shown.fullName),
        body: pushTexts.call.body,
        link: `/chat/${id}`,
        at: expect.any(Number),
        call: { decline: expect.any(String) },
      },
    ]);
    const { headers } = requestOf(browser) ?? {};
    expect(headers).toMatchObject({ Urgency: 'high' });
    expect(Number(headers?.['TTL'])).toBeGreaterThan(20);
    expect(Number(headers?.['TTL'])).toBeLessThanOrEqual(30);
    // Offered again while it rings, as browsers do on a bad line.
    await call(caller, id);
    expect(await rings(browser)).toHaveLength(1);
    await hangUp(caller, id);
  });

  it.each([
    ['the caller gives up', (pair: Json) => hangUp(pair.caller, pair.id)],
    ['it is answered elsewhere', (pair: Json) => pickUp(pair.callee, pair.id)],
    ['it is declined elsewhere', (pair: Json) => pair.callee.ask(decline, { id: pair.id })],
    ['the caller is deleted', (pair: Json) => remove(pair.caller)],
  ])('rings no more where %s', async (_why, act) => {
    const pair = await aPair();
    const { id: callId } = await call(pair.caller, pair.id);
    expect(await rings(pair.browser)).toHaveLength(1);
    await act(pair);
    expect((await rings(pair.browser)).at(-1)).toEqual({ kind: 'takeBack', tag: callTag(callId) });
    await settled();
    expect(await rings(pair.browser)).toHaveLength(2);
  });

  it('is declined from the notification, without a session; the caller hears it at once', async () => {
    const { caller, callee, id, browser } = await aPair();
    await call(caller, id);
    const [ring] = await rings(browser);
    const token = ring?.call.decline as string;
    for (const other of ['', 'x', `${token}x`, token.replace(/^[^.]+/, callee.id)])
      expect(await app.visitor.refused(declineByToken, { token: other })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    const answer = async () =>
      (await app.visitor.ask(declineByToken, { token })).declineCallByToken;
    expect(await answer()).toBe(true);
    expect(await currentOf(caller)).toBeNull();
    const [{ state, endReason }] = await app.app.db.sql<Json>(
      'select state, end_reason as "endReason" from calls where caller_id = $1',
      [caller.id],
    );
    expect([state, endReason]).toEqual(['ended', 'declined']);
    expect((await notificationsOf(callee)).map(({ kind }) => kind)).not.toContain('callMissed');
    // It is good for its call alone, and for nothing once that does not ring.
    await call(caller, id);
    expect(await answer()).toBe(false);
    expect(await currentOf(caller)).toMatchObject({ state: 'ringing' });
    const [, next] = (await rings(browser)).filter(({ kind }) => kind === 'show');
    await pickUp(callee, id);
    expect(
      (await app.visitor.ask(declineByToken, { token: next?.call.decline })).declineCallByToken,
    ).toBe(false);
    expect(await currentOf(caller)).toMatchObject({ state: 'ongoing' });
  });

  it('is missed: it rings no more, and what was missed is told once', async () => {
    const { caller, callee, id, browser } = await aPair();
    await call(caller, id);
    expect(await rings(browser)).toHaveLength(1);
    app.clock.advance(31);
    await endOverdueCalls(app.app);
    expect(await rings(browser)).toHaveLength(2);
    const missed = (await notificationsOf(callee)).filter(({ kind }) => kind === 'callMissed');
    expect(missed).toHaveLength(1);
    await eventually(
      () => browser.messages().filter(({ tag }) => tag === missed[0]?.id).length === 1,
      'the missed call',
    );
  });

  it('hides who calls, where the person hides words', async () => {
    const { caller, callee, id, browser } = await aPair();
    await choose(callee, { pushWords: false });
    await call(caller, id);
    expect(await rings(browser)).toMatchObject([{ title: pushTexts.call.hidden, body: '' }]);
  });

  it('leaves a device through Apple’s service as it is: what shows nothing would end it', async () => {
    const { caller, id, browser } = await aPair('web.push.apple.com');
    await call(caller, id);
    expect(await rings(browser)).toHaveLength(1);
    await hangUp(caller, id);
    expect(await rings(browser)).toHaveLength(1);
  });
});

describe('nothing rings', () => {
  it.each<[string, (pair: Json) => Promise<unknown>]>([
    ['calls are switched off', ({ callee }) => choose(callee, { pushCalls: false })],
    [
      'it is quiet and calls may not ring then',
      async ({ callee }) => {
        await keepQuiet(callee);
        await choose(callee, { quietCalls: false });
      },
    ],
    [
      'the conversation is muted',
      ({ callee, id }) =>
        callee.ask(
          'mutation ($id: ID!, $until: DateTimeISO) { muteConversation(id: $id, until: $until) { id } }',
          { id, until: new Date(app.clock.now().getTime() + 3600_000).toISOString() },
        ),
    ],
    ['the session of the browser is over', ({ callee }) => callee.ask('mutation { signOut }')],
  ])('where %s', async (_why, make) => {
    const pair = await aPair();
    await make(pair);
    await call(pair.caller, pair.id);
    expect(await rings(pair.browser)).toEqual([]);
    expect(await currentOf(pair.caller)).toMatchObject({ state: 'ringing' });
  });

  it('in quiet hours but where calls may ring in them', async () => {
    const { caller, callee, id, browser } = await aPair();
    await keepQuiet(callee);
    await call(caller, id);
    expect(await rings(browser)).toHaveLength(1);
  });

  it('where one blocked the other, or the caller reads and does not write', async () => {
    const { caller, callee, id, browser } = await aPair();
    await callee.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: caller.id });
    await caller.refused(offer, { id, sdp: 'x', device: 'laptop' });
    expect(await rings(browser)).toEqual([]);
    const other = await aPair();
    await app.app.db.sql(`update users set muted_until = $2 where id = $1`, [
      other.caller.id,
      new Date(app.clock.now().getTime() + 3600_000),
    ]);
    await other.caller.refused(offer, { id: other.id, sdp: 'x', device: 'laptop' });
    expect(await rings(other.browser)).toEqual([]);
  });

  it('for who calls again and again: a few times in ten minutes, however often they try', async () => {
    const { caller, id, browser } = await aPair();
    for (let n = 0; n < 6; n += 1) {
      await call(caller, id);
      await settled();
      await hangUp(caller, id);
    }
    const shown = async () => (await rings(browser)).filter(({ kind }) => kind === 'show');
    expect(await shown()).toHaveLength(callPushes.ofOneCaller);
    app.clock.advance(601);
    await call(caller, id);
    expect(await shown()).toHaveLength(callPushes.ofOneCaller + 1);
    await hangUp(caller, id);
  });

  it('beyond a number of calls of all together', async () => {
    const { callee, browser } = await aPair();
    for (let n = 0; n < callPushes.ofAll + 2; n += 1) {
      const caller = await aMentee(app);
      const id = await anAcceptedRequest(caller, callee);
      await call(caller, id);
      await settled();
      await hangUp(caller, id);
    }
    const shown = (await rings(browser)).filter(({ kind }) => kind === 'show');
    expect(shown).toHaveLength(callPushes.ofAll);
  });

  it.each([
    ['calls more often than is heard', false],
    ['is muted', true],
  ])('but not for a friend where somebody else %s', async (_who, isMuted) => {
    const { caller, callee, id, browser } = await aPair();
    const friend = await aMentee(app);
    const theirs = await anAcceptedRequest(friend, callee);
    if (isMuted)
      await callee.ask(
        'mutation ($id: ID!, $until: DateTimeISO) { muteConversation(id: $id, until: $until) { id } }',
        { id, until: new Date(app.clock.now().getTime() + 3_600_000).toISOString() },
      );
    for (let n = 0; n < callPushes.ofAll; n += 1) {
      await call(caller, id);
      await hangUp(caller, id);
    }
    const shown = async () => (await rings(browser)).filter(({ kind }) => kind === 'show');
    const before = await shown();
    await call(friend, theirs);
    expect(await shown()).toHaveLength(before.length + 1);
    await hangUp(friend, theirs);
  });
});
