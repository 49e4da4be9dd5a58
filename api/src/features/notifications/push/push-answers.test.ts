import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage, anAcceptedRequest } from '../../../testing/builders/chat.ts';
import { askToConnect, connectionState } from '../../../testing/builders/connections.ts';
import { unreadNotifications } from '../../../testing/builders/notifications.ts';
import {
  aBrowser,
  aPushService,
  endPauseOfPushes,
  type PushBrowser,
} from '../../../testing/builders/push.ts';
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
beforeAll(async () => {
  app = await startTestApp({
    pushTransport: service.transport,
    limits: { pushAnswers: { points: 6, seconds: 3600 } },
  });
});
afterAll(() => app.close());

const document =
  'mutation ($token: String!, $words: String) { answerByPush(token: $token, words: $words) }';
/** As the service worker does it: without a session. */
const press = async (token: string, words: string | null = null): Promise<boolean> =>
  (await app.visitor.ask(document, { token, words })).answerByPush;
const refused = async (token: string, words: string | null = null): Promise<string> =>
  (await app.visitor.refused(document, { token, words })).code;

/** An alumnus with a browser that is told, and a student. */
async function aPair(): Promise<{ told: Person; student: Person; browser: PushBrowser }> {
  const told = await anAlumnus(app, { fullName: 'Asha Verma' });
  const browser = aBrowser(service);
  await told.ask(
    'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
    { input: browser.subscription },
  );
  return { told, student: await aMentee(app, { fullName: 'Mina Rao' }), browser };
}
/** How much each browser had been told when it was last asked. */
const seen = new WeakMap<PushBrowser, number>();
/** All that was asked for is sent. @returns the latest that a browser was told, which is new */
async function latest(browser: PushBrowser): Promise<Json> {
  // Messages wait for a moment, so that several are told as one.
  app.clock.advance(5);
  await dispatchAll(app.app);
  await endPauseOfPushes(app);
  await eventually(
    async () =>
      (
        await app.app.db.sql(
          `select 1 from pgboss.job where name in ('notifications.share-push', 'notifications.send-push') and state in ('created', 'active')`,
        )
      ).length === 0,
    'the last push',
  );
  await eventually(() => browser.messages().length > (seen.get(browser) ?? 0), 'a push');
  seen.set(browser, browser.messages().length);
  return browser.messages().at(-1) as Json;
}
const tokenFor = (message: Json, answer: string): string =>
  (message.answers as { answer: string; token: string }[]).find((one) => one.answer === answer)
    ?.token ?? '';
const statusOf = async (who: Person, id: string): Promise<string> =>
  (await who.ask('query ($id: ID!) { conversation(id: $id) { status } }', { id })).conversation
    .status;
const wordsIn = async (who: Person, id: string): Promise<string[]> =>
  (
    await who.ask('query ($id: ID!) { messages(conversationId: $id) { nodes { content } } }', {
      id,
    })
  ).messages.nodes.map(({ content }: Json) => content);

describe('a notification is answered where it stands, without a session', () => {
  it('a request for a chat: accepted, or not now, once; its note stands with it', async () => {
    for (const [answer, other, status] of [
      ['acceptRequest', 'declineRequest', 'active'],
      ['declineRequest', 'acceptRequest', 'declined'],
    ] as const) {
      const { told, student, browser } = await aPair();
      const id = await aConversation(student, told, 'Which books?');
      const message = await latest(browser);
      expect(message).toMatchObject({ kind: 'show', body: 'Which books?' });
      expect(await press(tokenFor(message, answer))).toBe(true);
      expect(await statusOf(told, id)).toBe(status);
      for (const again of [answer, other])
        expect(await refused(tokenFor(message, again))).toBe('CONFLICT');
      expect(await latest(browser)).toEqual({ kind: 'takeBack', tag: message.tag });
    }
  });

  it('a request for a connection', async () => {
    for (const [answer, status] of [
      ['acceptConnection', 'connected'],
      ['rejectConnection', 'notConnected'],
    ] as const) {
      const { told, student, browser } = await aPair();
      await askToConnect(student, told);
      const message = await latest(browser);
      expect(await press(tokenFor(message, answer))).toBe(true);
      expect((await connectionState(told, student)).status).toBe(status);
    }
  });

  it('a message: the answer is said once, however often it is sent, and the bell has it read', async () => {
    const { told, student, browser } = await aPair();
    const id = await anAcceptedRequest(student, told);
    await aMessage(student, id, 'How many rounds?');
    const message = await latest(browser);
    expect(message.body).toBe('How many rounds?');
    expect((message.answers as Json[]).map(({ answer }) => answer)).toEqual(['reply']);
    const token = tokenFor(message, 'reply');
    expect(await refused(token)).toBe('BAD_USER_INPUT');
    expect(await refused(token, '   ')).toBe('BAD_USER_INPUT');
    expect(await Promise.all([press(token, 'Three'), press(token, 'Three')])).toEqual([true, true]);
    expect(await wordsIn(student, id)).toEqual(['How many rounds?', 'Three']);
    expect(await unreadNotifications(told)).toBe(0);
    expect(await latest(browser)).toEqual({ kind: 'takeBack', tag: message.tag });
    await aMessage(student, id, 'And then?');
    await press(tokenFor(await latest(browser), 'reply'), 'An offer');
    expect(await wordsIn(student, id)).toEqual([
      'How many rounds?',
      'Three',
      'And then?',
      'An offer',
    ]);
  });

  it('a message shows its words, of several the last that its reader has not read', async () => {
    const { told, student, browser } = await aPair();
    const id = await anAcceptedRequest(student, told);
    await aMessage(student, id, 'Are you there?');
    await aMessage(student, id, 'How many *rounds*?');
    const { id: tooFar } = await aMessage(student, id, 'I take that back');
    await student.ask('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: tooFar });
    expect(await latest(browser)).toMatchObject({ body: 'How many rounds?' });
  });

  it('a message that is deleted for everybody leaves the device and the bell, where it was all', async () => {
    const { told, student, browser } = await aPair();
    const id = await anAcceptedRequest(student, told);
    const { id: tooFar } = await aMessage(student, id, 'Said too much');
    const { tag } = await latest(browser);
    await student.ask('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: tooFar });
    expect(await latest(browser)).toEqual({ kind: 'takeBack', tag });
    expect(await unreadNotifications(told)).toBe(0);
  });

  it('not by who made a token up, while muted, nor once the session of the browser is over', async () => {
    const { told, student, browser } = await aPair();
    const id = await anAcceptedRequest(student, told);
    await aMessage(student, id);
    const token = tokenFor(await latest(browser), 'reply');
    for (const other of ['', 'x', `${token}x`, token.replace('reply', 'acceptRequest')])
      expect(await refused(other, 'Hi')).toBe('BAD_USER_INPUT');
    await app.app.db.sql(`update users set muted_until = '2999-01-01' where id = $1`, [told.id]);
    expect(await refused(token, 'Hi')).toBe('FORBIDDEN');
    await app.app.db.sql(`update users set muted_until = null where id = $1`, [told.id]);
    await told.ask('mutation { signOut }');
    expect(await refused(token, 'Hi')).toBe('NOT_FOUND');
    expect(await wordsIn(student, id)).toEqual(['Hello!']);
  });

  it('so often on one browser, and no less on any other', async () => {
    const pairs = [await aPair(), await aPair()];
    const tokens: string[] = [];
    for (const { told, student, browser } of pairs) {
      await aMessage(student, await anAcceptedRequest(student, told));
      tokens.push(tokenFor(await latest(browser), 'reply'));
    }
    const [token = '', another = ''] = tokens;
    // Words that are not ours are none of its own.
    for (let n = 0; n < 6; n += 1) expect(await refused(`${token}x`, 'Hi')).toBe('BAD_USER_INPUT');
    for (let n = 0; n < 6; n += 1) expect(await press(token, 'Hi')).toBe(true);
    expect(await refused(token, 'Hi')).toBe('RATE_LIMITED');
    expect(await press(another, 'Hi')).toBe(true);
  });

  it('is not offered where the words are hidden: nobody sees what they would answer', async () => {
    const { told, student, browser } = await aPair();
    await told.ask(
      'mutation ($input: NotificationSettingsInput!) { saveNotificationSettings(input: $input) { id } }',
      { input: { pushWords: false } },
    );
    await aConversation(student, told, 'Which books?');
    const message = await latest(browser);
    expect(message).toMatchObject({ kind: 'show', body: '' });
    expect(message).not.toHaveProperty('answers');
  });
});
