import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireAndRemindRequests } from '../../src/features/chat/requests/waiting-requests.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { aConversation, messageFields } from '../../src/testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const again =
  'mutation ($id: ID!, $note: String) { askAgain(conversationId: $id, note: $note) { status canWrite } }';
const decline = 'mutation ($id: ID!) { declineRequest(conversationId: $id) { status } }';
const accept = 'mutation ($id: ID!) { acceptRequest(conversationId: $id) { id status } }';
const answer = 'mutation ($token: String!) { answerRequestByLink(token: $token) { status } }';
const one = `query ($id: ID!) { conversation(id: $id) { status unreadCount messages { nodes { ${messageFields} } } } }`;
const bell = '{ notifications(tab: chat) { nodes { kind link read } } }';
const autoAccept =
  'mutation { saveSettings(input: { chat: { autoAccept: true } }) { chat { autoAccept } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = (text: string, parameters: unknown[]): Promise<unknown> =>
  app.app.db.sql(text, parameters);
/** Lets days pass for a request. */
const pass = (id: string, days: number): Promise<unknown> =>
  sql(
    `update conversations set asked_at = asked_at - interval '${days} days', answered_at = answered_at - interval '${days} days' where id = $1`,
    [id],
  );
const tend = (): Promise<void> => expireAndRemindRequests(app.app).run({});
const shown = async (who: Person, id: string): Promise<Json> =>
  (await who.ask(one, { id })).conversation;
async function dispatched(): Promise<void> {
  app.clock.advance(3);
  await dispatchAll(app.app);
}
const notificationsOf = async (who: Person, kind: string): Promise<Json[]> =>
  (await who.ask(bell)).notifications.nodes.filter((row: Json) => row.kind === kind);

/** A request that was declined long enough ago to be asked again. */
async function aDeclinedRequest(asker: Person, asked: Person): Promise<string> {
  const id = await aConversation(asker, asked, 'May I?');
  await asked.ask(decline, { id });
  await dispatched();
  await pass(id, 31);
  return id;
}

describe('asking again', () => {
  it('opens the conversation at once when the alumnus accepts automatically by now', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aDeclinedRequest(asker, asked);
    await asked.ask(autoAccept);
    expect((await asker.ask(again, { id, note: 'Once more' })).askAgain).toEqual({
      status: 'active',
      canWrite: true,
    });
    // The note is written, and the alumnus has not read it yet.
    expect(await shown(asked, id)).toMatchObject({
      status: 'active',
      unreadCount: 1,
      messages: { nodes: [{ number: 1, content: 'Once more', sender: { id: asker.id } }] },
    });
    expect((await shown(asker, id)).unreadCount).toBe(0);
    await dispatched();
    expect(await notificationsOf(asked, 'messageSent')).toMatchObject([{ read: false }]);
    expect(await asker.refused(again, { id })).toMatchObject({ code: 'CONFLICT' });
  });

  it('opens it at once for who is an alumnus by now', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aDeclinedRequest(asker, asked);
    await sql("update users set role = 'alumni', roles = '{alumni}' where id = $1", [asker.id]);
    expect((await asker.ask(again, { id })).askAgain.status).toBe('active');
    expect((await shown(asker, id)).messages.nodes).toEqual([]);
  });
});

describe('a request', () => {
  it('that ran out of time says nothing more at the bell of who was asked', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked);
    await dispatched();
    expect(await notificationsOf(asked, 'chatRequested')).toMatchObject([{ read: false }]);
    await pass(id, 14);
    await tend();
    await dispatched();
    expect(await notificationsOf(asked, 'chatRequested')).toMatchObject([{ read: true }]);
  });

  it('is not answered by mail by an alumnus who is muted, as it is not in the product', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked);
    await pass(id, 3);
    await tend();
    const { text } = await app.mailTo(asked.email);
    const token = decodeURIComponent(/chat-request\?token=(\S+)/.exec(text)?.[1] ?? '');
    const mute = (until: Date | null) =>
      sql('update users set muted_until = $2 where id = $1', [asked.id, until]);
    await mute(new Date(app.clock.now().getTime() + 3_600_000));
    const refusal = await asked.refused(accept, { id });
    expect(refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect(await app.visitor.refused(answer, { token })).toEqual(refusal);
    expect((await shown(asker, id)).status).toBe('pending');
    await mute(null);
    expect((await app.visitor.ask(answer, { token })).answerRequestByLink.status).toBe('active');
  });

  it('is answered by an alumnus who has switched to student and is not verified', async () => {
    const asker = await aMentee(app);
    const asked = await aPerson(app, { role: 'mentee', roles: ['mentee', 'alumni'] });
    const id = await aConversation(asker, asked);
    expect((await asked.ask(accept, { id })).acceptRequest).toEqual({ id, status: 'active' });
  });
});
