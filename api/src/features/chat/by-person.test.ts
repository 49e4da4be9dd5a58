import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, call, candidate, end, pickUp } from '../../testing/builders/calls.ts';
import {
  aConversation,
  aMessage,
  anAcceptedRequest,
  messageFields,
} from '../../testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;
const read = 'mutation ($id: ID!) { markRead(conversationId: $id) { messages } }';

let app: TestApp;
let asha: Person;
let kabir: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  [asha, kabir] = [await aMentee(app), await anAlumnus(app)];
  id = await anAcceptedRequest(asha, kabir);
});
afterAll(() => app.close());

const unreadOf = async (who: Person): Promise<number> =>
  (await who.ask('{ unreadChats { messages } }')).unreadChats.messages;

describe("the other person's id in place of the conversation's", () => {
  it('says no words of a call whose file is refused, so that a retry does not say them twice', async () => {
    const form = new FormData();
    form.set('content', 'My offer letter');
    form.set('file', new Blob([Buffer.from('%PDF-1.4\nno')]), 'notes.txt');
    expect((await asha.rest('POST', `/api/chat/${id}/message`, form)).status).toBe(415);
    expect((await kabir.rest('GET', `/api/chat/${id}`)).body.messages).toEqual([]);
  });

  it('reads, writes once under its key, and marks as read', async () => {
    expect(await aMessage(asha, kabir.id.toUpperCase(), 'By person', { key: 'k' })).toMatchObject({
      conversationId: id,
      content: 'By person',
    });
    expect(await aMessage(asha, kabir.id, 'By person', { key: 'k' })).toMatchObject({ number: 1 });
    expect(await aMessage(asha, id, 'By person', { key: 'k' })).toMatchObject({ number: 1 });
    const sent = await asha.rest('POST', `/api/chat/${kabir.id}/message`, { content: 'By REST' });
    expect(sent).toMatchObject({ status: 200, body: [{ conversation: id, number: 2 }] });
    const form = new FormData();
    form.set('file', new Blob([Buffer.from('%PDF-1.4\nno')]), 'notes.txt');
    expect((await asha.rest('POST', `/api/chat/${kabir.id}/message`, form)).status).toBe(415);
    const { body } = await kabir.rest('GET', `/api/chat/${asha.id}`);
    expect(body.messages).toHaveLength(2);
    expect((await kabir.ask(page, { id: asha.id })).messages.nodes).toHaveLength(2);
    expect(await unreadOf(kabir)).toBe(2);
    expect((await kabir.rest('POST', `/api/chat/${asha.id}/mark-read`)).body).toMatchObject({
      unreadCount: 0,
    });
    expect(await unreadOf(kabir)).toBe(0);
    expect((await kabir.ask(read, { id: asha.id })).markRead).toEqual({ messages: 0 });
  });

  it('accepts a request', async () => {
    const asker = await aMentee(app);
    const asked = await aConversation(asker, kabir, 'Which books?');
    const accepted = await kabir.rest('POST', `/api/chat/${asker.id}/accept`);
    expect(accepted).toMatchObject({
      status: 200,
      body: { conversation: { _id: asked, status: 'active' } },
    });
  });

  it('calls, answers and hangs up', async () => {
    const ringing = await call(asha, kabir.id);
    expect(ringing).toMatchObject({ conversationId: id, state: 'ringing' });
    expect(await pickUp(kabir, asha.id)).toMatchObject({ id: ringing.id, state: 'ongoing' });
    const way = { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'a' };
    await asha.ask(candidate, { id: kabir.id, candidate: way, device: 'laptop' });
    expect((await asha.ask(end, { id: kabir.id })).endCall).toMatchObject({ state: 'ended' });
    const stranger = await anAlumnus(app);
    expect(
      await stranger.refused(answer, { id: asha.id, sdp: 'v=0', device: 'x', callId: ringing.id }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds nothing where there is no conversation, and nothing of others', async () => {
    const stranger = await anAlumnus(app);
    for (const unknown of [stranger.id, asha.id]) {
      const who = unknown === asha.id ? stranger : asha;
      const refusals: Json[] = [
        await who.refused(read, { id: unknown }),
        await who.refused(page, { id: unknown }),
        await who.refused(
          'mutation ($id: ID!) { sendMessage(conversationId: $id, key: "x", content: "Hi") { id } }',
          { id: unknown },
        ),
        await who.refused('mutation ($id: ID!) { acceptRequest(conversationId: $id) { id } }', {
          id: unknown,
        }),
      ];
      for (const refusal of refusals) expect(refusal.code).toMatch(/NOT_FOUND|FORBIDDEN/);
    }
    expect(await stranger.refused(read, { id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Conversation not found',
    });
  });
});
