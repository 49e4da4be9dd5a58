import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isQuietAt } from '../../../../../schema/rules/settings/quiet-hours.ts';
import { quietTexts } from '../../../../../schema/rules/settings/quiet-hours-texts.ts';
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
import { statementsOf } from '../../../testing/statements.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { notifications } from '../index.ts';
import { letHeldPushesGoJob } from '../push/held-pushes.ts';

const service = aPushService();
let app: TestApp;
let asker: Person;
beforeAll(async () => {
  app = await startTestApp({ pushTransport: service.transport });
});
afterAll(() => app.close());

const night = { from: 22 * 60, to: 7 * 60, zone: 'Asia/Kolkata' };
const fields = 'quietCalls quietHours { from to zone }';
const keepDocument = `mutation ($hours: QuietHoursInput) { saveQuietHours(hours: $hours) { ${fields} } }`;
const keep = async (who: Person, hours: object | null): Promise<Json> =>
  (await who.ask(keepDocument, { hours })).saveQuietHours.quietHours;

/** A browser that an alumnus with those quiet hours is told on. */
async function aTold(hours: object | null): Promise<{ who: Person; browser: PushBrowser }> {
  const who = await anAlumnus(app);
  asker = await aMentee(app);
  const browser = aBrowser(service);
  await who.ask(
    'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
    { input: browser.subscription },
  );
  await keep(who, hours);
  return { who, browser };
}
/** All that was asked for is sent, or held. */
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
async function ask(post: string, content = 'How long was it?'): Promise<void> {
  await aQuestion(asker, post, content);
  await dispatchAll(app.app);
  await settled();
}
/** It is that time. */
const go = (moment: string): void =>
  app.clock.advance((Date.parse(moment) - app.clock.now().getTime()) / 1000);
/** The look of a minute: whose quiet hours are over by then? */
async function look(moment: string): Promise<void> {
  go(moment);
  await letHeldPushesGoJob(app.app).run({});
  await settled();
}

describe('quiet hours', () => {
  it('are none until somebody keeps some, and none again', async () => {
    const who = await anAlumnus(app);
    const read = async (): Promise<Json> =>
      (await who.ask(`{ notificationSettings { ${fields} } }`)).notificationSettings;
    expect(await read()).toEqual({ quietCalls: true, quietHours: null });
    expect(await keep(who, night)).toEqual(night);
    await who.ask(
      'mutation { saveNotificationSettings(input: { quietCalls: false, chat: false }) { id } }',
    );
    expect(await read()).toEqual({ quietCalls: false, quietHours: night });
    expect(await keep(who, null)).toBeNull();
  });

  it('are kept under the name that the database has for their time zone', async () => {
    const who = await anAlumnus(app);
    expect((await keep(who, { ...night, zone: 'Asia/Calcutta' })).zone).toBe('Asia/Kolkata');
    expect((await keep(who, { ...night, zone: 'Europe/Berlin' })).zone).toBe('Europe/Berlin');
  });

  it.each([
    [{ from: -1 }, quietTexts.badTime],
    [{ to: 1440 }, quietTexts.badTime],
    [{ from: 420 }, quietTexts.same],
    [{ zone: 'Asia/Nowhere' }, quietTexts.badZone],
    [{ zone: '' }, quietTexts.badZone],
    [{ zone: "x' or true --" }, quietTexts.badZone],
    [{ zone: 'x'.repeat(65) }, quietTexts.badZone],
  ])('with %j are refused', async (change, text) => {
    const who = await anAlumnus(app);
    const { code, message } = await who.refused(keepDocument, { hours: { ...night, ...change } });
    expect([code, message]).toEqual(['BAD_USER_INPUT', text]);
  });
});

describe('time zones', () => {
  it('that the database knows are read once, however often hours are kept', async () => {
    const who = await anAlumnus(app);
    await keep(who, night);
    const asked = await statementsOf(app.app, () => keep(who, { ...night, from: 21 * 60 }));
    expect(asked).not.toContain('notifications.zoneNames');
  });

  it('that it knows no more end the quiet hours at the start, and hold up nobody', async () => {
    go('2027-01-08T11:00:00Z');
    const [lost, other] = [await aTold(night), await aTold(night)];
    await app.app.db.sql('update notification_settings set quiet_zone = $1 where user_id = $2', [
      'Asia/Nowhere',
      lost.who.id,
    ]);
    const warned = vi.spyOn(app.app.log, 'warn');
    await notifications.stop?.(app.app);
    await notifications.start?.(app.app);
    expect(warned.mock.lastCall?.[0]).toEqual({ zones: ['Asia/Nowhere'], people: 1 });
    const hoursOf = async ({ who }: typeof lost): Promise<Json> =>
      (await who.ask(`{ notificationSettings { ${fields} } }`)).notificationSettings.quietHours;
    expect([await hoursOf(lost), await hoursOf(other)]).toEqual([null, night]);
    go('2027-01-08T17:00:00Z');
    await ask(await aPost(lost.who));
    await ask(await aPost(other.who));
    expect([lost, other].map(({ browser }) => browser.messages().length)).toEqual([1, 0]);
    await look('2027-01-09T01:30:00Z');
    expect(other.browser.messages()).toHaveLength(1);
  });
});

describe('what comes in quiet hours', () => {
  it('is held over midnight and goes once at their end, grouped, as far as it is unread', async () => {
    go('2027-01-11T12:00:00Z');
    const { who, browser } = await aTold(night);
    const [first, second] = [await aPost(who), await aPost(who, { companyName: 'Zoho' })];
    // 21:59 in India: not yet.
    go('2027-01-11T16:29:00Z');
    await ask(first, 'Before ten?');
    // What lies at the push service until then knows of the night.
    expect(browser.messages()).toMatchObject([{ quiet: night }]);
    await look('2027-01-11T16:31:00Z');
    await ask(first, 'How long was it?');
    await ask(second, 'How hard was it?');
    await look('2027-01-11T20:00:00Z');
    await ask(second, 'Was it on campus?');
    // 06:59.
    await look('2027-01-12T01:29:00Z');
    expect(browser.messages()).toHaveLength(1);
    // The bell counts as ever.
    const shown = await notificationsOf(who);
    expect(shown.map(({ read }) => read)).toEqual([false, false]);
    const read = shown.find(({ link }) => link.includes(first));
    await who.ask('mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { ids } }', {
      ids: [read?.id],
    });
    await look('2027-01-12T01:30:00Z');
    const later = () =>
      browser
        .messages()
        .slice(1)
        .filter(({ kind }) => kind === 'show');
    expect(later()).toMatchObject([{ body: 'Was it on campus?' }]);
    await look('2027-01-12T01:31:00Z');
    expect(later()).toHaveLength(1);
  });

  it('goes by the clock on the wall in the night in which clocks are changed', async () => {
    go('2027-03-28T00:00:00Z');
    const { who, browser } = await aTold({ from: 135, to: 360, zone: 'Europe/Berlin' });
    const post = await aPost(who);
    // 01:59 there, and a minute later 03:00.
    go('2027-03-28T00:59:00Z');
    await ask(post);
    expect(browser.messages()).toHaveLength(1);
    go('2027-03-28T01:00:00Z');
    await ask(post, 'And then?');
    await look('2027-03-28T03:59:00Z');
    expect(browser.messages()).toHaveLength(1);
    await look('2027-03-28T04:00:00Z');
    expect(browser.messages()).toHaveLength(2);
  });

  it('is let go when they are switched off meanwhile', async () => {
    go('2027-04-11T18:00:00Z');
    const { who, browser } = await aTold(night);
    await ask(await aPost(who));
    const other = await aTold(night);
    await ask(await aPost(other.who));
    await look('2027-04-11T19:00:00Z');
    expect(browser.messages()).toEqual([]);
    await keep(who, null);
    await look('2027-04-11T19:01:00Z');
    expect(browser.messages()).toHaveLength(1);
    // Another person's night goes on.
    expect(other.browser.messages()).toEqual([]);
  });

  it('is told once where more of it comes just after their end', async () => {
    go('2027-04-11T20:00:00Z');
    const { who, browser } = await aTold(night);
    const post = await aPost(who);
    await ask(post);
    go('2027-04-12T01:30:00Z');
    await ask(post, 'And then?');
    expect(browser.messages()).toMatchObject([{ body: 'And then?' }]);
    await look('2027-04-12T01:31:00Z');
    expect(browser.messages()).toHaveLength(1);
  });

  it('and of which a push service that was away has not told is held too', async () => {
    go('2027-04-12T16:20:00Z');
    const { who, browser } = await aTold(night);
    service.answers.set(browser.subscription.endpoint, 503);
    await ask(await aPost(who));
    expect(browser.messages()).toHaveLength(1);
    service.answers.clear();
    go('2027-04-12T16:40:00Z');
    await app.app.db.sql(
      `update pgboss.job set start_after = now() where name = 'notifications.send-push' and state = 'retry'`,
    );
    await eventually(
      async () =>
        (await app.app.db.sql('select 1 from notifications where held_at is not null')).length ===
        1,
      'that it is held',
    );
    expect(browser.messages()).toHaveLength(1);
    await look('2027-04-13T01:30:00Z');
    expect(browser.messages()).toHaveLength(2);
  });
});

/** As the web app asks, by the clock of the browser. */
it.each([
  [night, '2027-01-11T16:29:59Z', false],
  [night, '2027-01-11T16:30:00Z', true],
  [night, '2027-01-12T01:29:59Z', true],
  [night, '2027-01-12T01:30:00Z', false],
  [{ from: 600, to: 720, zone: 'Asia/Calcutta' }, '2027-01-12T05:00:00Z', true],
  [{ from: 600, to: 720, zone: 'Asia/Calcutta' }, '2027-01-12T06:30:00Z', false],
  [{ from: 135, to: 360, zone: 'Europe/Berlin' }, '2027-03-28T00:59:00Z', false],
  [{ from: 135, to: 360, zone: 'Europe/Berlin' }, '2027-03-28T01:00:00Z', true],
  [{ from: 135, to: 360, zone: 'Europe/Berlin' }, '2027-03-28T04:00:00Z', false],
  [{ from: 1320, to: 0, zone: 'Asia/Kolkata' }, '2027-01-11T18:30:00Z', false],
])('%j are quiet at %s: %s', (hours, moment, quiet) => {
  expect(isQuietAt(hours, new Date(moment))).toBe(quiet);
});
