import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConversation,
  aMessage,
  conversationFields,
  messageFields,
} from '../../../testing/builders/chat.ts';
import {
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const edit = `mutation ($id: ID!, $content: String!) { editMessage(id: $id, content: $content) { ${messageFields} editedAt } }`;
const remove = `mutation ($id: ID!) { deleteMessage(id: $id) { ${messageFields} } }`;
const hide = `mutation ($id: ID!) { hideMessage(id: $id) }`;
const react = `mutation ($id: ID!, $emoji: String) { reactToMessage(id: $id, emoji: $emoji) { reactions { emoji userIds } } }`;
const forward = `mutation ($id: ID!, $to: ID!, $key: ID!) { forwardMessage(id: $id, conversationId: $to, key: $key) { ${messageFields} isForwarded } }`;
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;
const list = `query ($filter: ConversationFilter) { conversations(filter: $filter) { nodes { ${conversationFields} } } }`;
const arrange = (field: string): string =>
  `mutation ($id: ID!, $value: ${field === 'mute' ? 'DateTimeISO' : 'Boolean!'}) { ${field}Conversation(id: $id, ${{ mute: 'until', pin: 'isPinned', archive: 'isArchived' }[field]}: $value) { ${conversationFields} } }`;
const clear = `mutation ($id: ID) { clearChatHistory(conversationId: $id) }`;
const unread = '{ unreadChats { conversations messages } }';

let app: TestApp;
let asha: Person;
let kabir: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  [asha, kabir] = [await anAlumnus(app, { fullName: 'Asha Rao' }), await anAlumnus(app)];
  id = await aConversation(asha, kabir);
});
afterAll(() => app.close());

const messages = async (who: Person): Promise<Json[]> =>
  (await who.ask(page, { id })).messages.nodes;
const listed = async (who: Person, filter = 'all'): Promise<Json[]> =>
  (await who.ask(list, { filter })).conversations.nodes;

describe('a message', () => {
  it('is corrected and deleted by who wrote it, for fifteen minutes', async () => {
    const [first, second] = [await aMessage(asha, id, 'Helo'), await aMessage(asha, id, 'Secret')];
    expect((await asha.ask(edit, { id: first.id, content: ' Hello ' })).editMessage).toMatchObject({
      content: 'Hello',
      number: first.number,
    });
    expect(await kabir.refused(edit, { id: first.id, content: 'Bye' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await kabir.refused(remove, { id: first.id })).toMatchObject({ code: 'FORBIDDEN' });
    const answer = await aMessage(kabir, id, 'What?', { replyToId: second.id });
    expect((await asha.ask(remove, { id: second.id })).deleteMessage).toMatchObject({
      content: '',
      isDeleted: true,
      number: second.number,
    });
    expect((await messages(kabir)).find((message) => message.id === answer.id)).toMatchObject({
      replyTo: { content: '', isDeleted: true },
    });
    expect(await asha.refused(edit, { id: second.id, content: 'Back' })).toMatchObject({
      code: 'CONFLICT',
    });
    app.clock.advance(15 * 60 + 1);
    for (const [document, variables] of [
      [edit, { id: first.id, content: 'Late' }],
      [remove, { id: first.id }],
    ] as const)
      expect(await asha.refused(document, variables)).toMatchObject({
        code: 'CONFLICT',
        message: 'A message can be changed for 15 minutes.',
      });
    const stranger = await anAlumnus(app);
    for (const document of [edit, remove, hide, react])
      expect(await stranger.refused(document, { id: first.id, content: 'Mine' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Message not found',
      });
  });

  it('is deleted for oneself, the others keep it', async () => {
    const hidden = await aMessage(asha, id, 'Not for me');
    await kabir.ask(hide, { id: hidden.id });
    expect(await kabir.refused(hide, { id: hidden.id })).toMatchObject({ code: 'NOT_FOUND' });
    const has = async (who: Person): Promise<boolean> =>
      (await messages(who)).some((message) => message.id === hidden.id);
    expect([await has(asha), await has(kabir)]).toEqual([true, false]);
    expect((await listed(kabir))[0]?.lastMessage.content).not.toBe('Not for me');
    expect(await kabir.refused(react, { id: hidden.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that is gone does not count as unread where it would be read next', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const between = await aConversation(a, b);
    const [first, second, third] = [
      await aMessage(a, between, 'Oops'),
      await aMessage(a, between, 'Sorry'),
      await aMessage(a, between, 'The list is out'),
    ];
    const unreadOf = async (who: Person): Promise<number> =>
      (await who.ask(unread)).unreadChats.messages;
    await b.ask(hide, { id: second.id });
    expect(await unreadOf(b)).toBe(3);
    await a.ask(remove, { id: first.id });
    expect(await unreadOf(b)).toBe(1);
    await a.ask(remove, { id: third.id });
    expect(await unreadOf(b)).toBe(0);
    const { body } = await b.rest('GET', '/api/chat');
    expect(body).toMatchObject([
      {
        lastMessage: 'This message was deleted',
        unreadCounts: expect.arrayContaining([{ user: b.id, count: 0 }]),
      },
    ]);
    expect((await aMessage(a, between)).number).toBe(third.number + 1);
    expect(await unreadOf(b)).toBe(1);
  });

  it('is reacted to once by each, from a small set', async () => {
    const liked = await aMessage(asha, id, 'I got the offer');
    await Promise.all(
      ['👍', '❤️', '🙏', '👍'].map((emoji) => kabir.ask(react, { id: liked.id, emoji })),
    );
    await kabir.ask(react, { id: liked.id, emoji: '❤️' });
    expect((await asha.ask(react, { id: liked.id, emoji: '❤️' })).reactToMessage.reactions).toEqual([
      { emoji: '❤️', userIds: [asha.id, kabir.id].sort() },
    ]);
    expect((await kabir.ask(react, { id: liked.id })).reactToMessage.reactions).toEqual([
      { emoji: '❤️', userIds: [asha.id] },
    ]);
    expect(await kabir.refused(react, { id: liked.id, emoji: '💩' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('is forwarded by those who may read it, to where they may write', async () => {
    const news = await aMessage(asha, id, 'Zoho comes on Monday');
    const third = await anAlumnus(app);
    const elsewhere = await aConversation(kabir, third);
    const forwarded = await Promise.all(
      Array.from({ length: 3 }, () => kabir.ask(forward, { id: news.id, to: elsewhere, key: 'f' })),
    );
    expect(new Set(forwarded.map(({ forwardMessage }) => forwardMessage.id)).size).toBe(1);
    expect(forwarded[0].forwardMessage).toMatchObject({
      content: 'Zoho comes on Monday',
      isForwarded: true,
      sender: { id: kabir.id },
    });
    expect(await asha.refused(forward, { id: news.id, to: elsewhere, key: 'g' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await third.refused(forward, { id: news.id, to: elsewhere, key: 'h' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe("one's own list", () => {
  it('has pinned ones first, none that are archived, and counts no muted ones', async () => {
    const [third, fourth] = [await anAlumnus(app), await anAlumnus(app)];
    const [a, b] = [await aConversation(third, asha), await aConversation(fourth, asha)];
    await aMessage(third, a);
    await aMessage(fourth, b);
    const first = async (): Promise<string> => (await listed(asha))[0]?.id;
    expect(await first()).toBe(b);
    await asha.ask(arrange('pin'), { id: a, value: true });
    expect(await first()).toBe(a);
    await asha.ask(arrange('archive'), { id: a, value: true });
    expect(await first()).toBe(b);
    expect((await listed(asha, 'archived')).map((row) => row.id)).toEqual([a]);
    await aMessage(third, a, 'Hello?');
    expect(await first()).toBe(a);
    const { messages: before } = (await asha.ask(unread)).unreadChats;
    const until = new Date(app.clock.now().getTime() + 3_600_000);
    expect(
      (await asha.ask(arrange('mute'), { id: a, value: until })).muteConversation,
    ).toMatchObject({
      mutedUntil: until.toISOString(),
      isPinned: true,
    });
    expect((await asha.ask(unread)).unreadChats.messages).toBe(before - 2);
    app.clock.advance(3601);
    expect((await asha.ask(unread)).unreadChats.messages).toBe(before);
    expect(await fourth.refused(arrange('pin'), { id: a, value: true })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is cleared for oneself', async () => {
    await asha.ask(clear, { id });
    expect(await messages(asha)).toEqual([]);
    expect((await messages(kabir)).length).toBeGreaterThan(0);
    const next = await aMessage(kabir, id, 'Anew');
    expect((await messages(asha)).map(({ number }) => number)).toEqual([next.number]);
    await asha.ask(clear);
    expect((await asha.ask(unread)).unreadChats.messages).toBe(0);
    expect(await (await anAlumnus(app)).refused(clear, { id })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
