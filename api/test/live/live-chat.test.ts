import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConversationEvent,
  conversationEvent,
  conversationTopic,
} from '../../src/features/chat/chat-events.ts';
import { waitingLiveEvents } from '../../src/limits.ts';
import { aConversation, aMessage, anAcceptedRequest } from '../../src/testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../src/testing/index.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  eventSocket,
  type GraphqlSocket,
} from '../support/sockets.ts';

const inConversation =
  'subscription ($id: ID!) { conversationChanged(conversationId: $id) { isStale sent { number content } changed { number content isDeleted } receipt { userId lastReadNumber lastDeliveredNumber } typing { userId isTyping } } }';
const inList =
  'subscription { conversationsChanged { isStale removedId isCleared hiddenMessageId unread { conversations messages requests } conversation { id unreadCount lastMessage { content } } } }';
const read = 'mutation ($id: ID!) { markRead(conversationId: $id) { messages } }';
const type = 'mutation ($id: ID!) { setTyping(conversationId: $id, isTyping: true) }';

let app: TestApp;
let mentee: Person;
let alumnus: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  mentee = await aMentee(app, { fullName: 'Meera Iyer' });
  alumnus = await anAlumnus(app, { fullName: 'Kabir Nair' });
  id = await anAcceptedRequest(mentee, alumnus, 'Hello, may I ask?');
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

async function watching(who: Person, query: string, variables: object = {}) {
  const socket = await connectedGraphqlSocket(app.url, { token: who.token });
  socket.subscribe(query, variables);
  await socket.message('next');
  return socket;
}

const eventsOn = (socket: GraphqlSocket): Json[] =>
  socket.messages
    .filter(({ type: kind, payload }) => kind === 'next' && payload.data)
    .map(({ payload }) => Object.values(payload.data as object)[0] as Json)
    .filter(({ isStale }: Json) => !isStale);

const deliveryStatements = ['chat.message', 'chat.messageReaders', 'chat.watchers'];

/** What is asked to deliver a message, from its sending until who watches has heard of it. */
async function askedFor(socket: GraphqlSocket, say: () => Promise<Json>): Promise<string[]> {
  const before = eventsOn(socket).length;
  const asked = await statementsOf(app.app, async () => {
    await say();
    await eventually(() => eventsOn(socket).length > before, 'what was said');
  });
  return asked.filter((name) => deliveryStatements.includes(name));
}

/** Says something until who listens to messages alone hears one. @returns the last one */
async function eventuallySent(socket: GraphqlSocket): Promise<Json> {
  let said: Json;
  await eventually(async () => {
    said = await aMessage(alumnus, id, 'A secret');
    return eventsOn(socket).length > 0;
  }, 'a message that is heard');
  return said;
}

describe('a message that is delivered where it was sent', () => {
  it('is not read again, nor who is in it; with a quote, and once it was changed, both are', async () => {
    const socket = await watching(mentee, inConversation, { id });
    const sent: Json[] = [];
    const say = async (words: string, replyToId?: string): Promise<Json> =>
      sent.push(await aMessage(alumnus, id, words, replyToId ? { replyToId } : {}));
    expect(await askedFor(socket, () => say('At hand'))).toEqual([]);
    const [first] = sent;
    expect(await askedFor(socket, () => say('With a quote', first.id))).toEqual([
      'chat.watchers',
      'chat.messageReaders',
      'chat.message',
    ]);
    const edit = 'mutation ($id: ID!) { editMessage(id: $id, content: "Corrected") { content } }';
    expect(await askedFor(socket, () => alumnus.ask(edit, { id: first.id }))).toContain(
      'chat.message',
    );
    expect(eventsOn(socket).at(-1)).toMatchObject({ changed: { content: 'Corrected' } });
  });
});

describe('a conversation where more is sent than can be told', () => {
  /** So many events at once that some of them are dropped. */
  const flood = (event: ConversationEvent): void => {
    for (let n = 0; n < waitingLiveEvents + 50; n += 1)
      app.app.events.publish(conversationTopic(id), event);
  };

  it('cuts the line of an event channel that missed messages, so that it connects again', async () => {
    const other = eventSocket(app.url, { token: mentee.token });
    const heard: string[] = [];
    for (const event of ['newMessage', 'stopTyping']) other.on(event, () => heard.push(event));
    let reason = '';
    other.on('disconnect', (why) => {
      reason = why;
    });
    await other.emitWithAck('joinConversation', id);
    let messageId = '';
    await eventually(async () => {
      ({ id: messageId } = await aMessage(alumnus, id, 'Many'));
      return heard.length > 0;
    }, 'a message that is heard');
    flood(conversationEvent('stopTyping', { userId: alumnus.id }));
    await eventually(() => heard.filter((event) => event === 'stopTyping').length >= 100, 'typing');
    await alumnus.ask(type, { id });
    expect(other.connected).toBe(true);
    flood(conversationEvent('sent', { messageId }));
    await eventually(() => reason, 'the end of the line');
    expect(reason).toBe('transport close');
  });
});

describe('a message that was deleted before its delivery', () => {
  it('is delivered without its words, also to who is told of nothing else', async () => {
    const sentAlone =
      'subscription ($id: ID!) { messageSent(conversationId: $id) { content isDeleted } }';
    const socket = await connectedGraphqlSocket(app.url, { token: mentee.token });
    socket.subscribe(sentAlone, { id });
    const said = await eventuallySent(socket);
    await alumnus.ask('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: said.id });
    // As one that waited behind others until now.
    app.app.events.publish(
      conversationTopic(id),
      conversationEvent('sent', { messageId: said.id }),
    );
    await eventually(() => eventsOn(socket).at(-1).isDeleted, 'the late delivery');
    expect(eventsOn(socket).at(-1)).toEqual({ content: '', isDeleted: true });
  });
});

describe('who has a conversation open', () => {
  it('is told what is said, read and typed there, in order', async () => {
    const socket = await watching(mentee, inConversation, { id });
    const said = await aMessage(alumnus, id, 'Of course');
    await mentee.ask(read, { id });
    // Their own typing is nothing that they are told.
    await mentee.ask(type, { id });
    await alumnus.ask(type, { id });
    await alumnus.ask('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: said.id });
    await eventually(() => eventsOn(socket).length >= 4, 'four changes');
    expect(eventsOn(socket)).toMatchObject([
      { sent: { number: said.number, content: 'Of course' } },
      {
        receipt: {
          userId: mentee.id,
          lastReadNumber: said.number,
          lastDeliveredNumber: said.number,
        },
      },
      { typing: { userId: alumnus.id, isTyping: true } },
      { changed: { number: said.number, isDeleted: true } },
    ]);
  });

  it('is not let in from outside, and not told any more once they are out', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const ask = 'mutation ($id: ID!) { connect(userId: $id) { id } }';
    await a.ask(ask, { id: b.id });
    await b.ask(ask, { id: a.id });
    const { createGroup } = await a.ask(
      'mutation ($ids: [ID!]!) { createGroup(name: "Two", personIds: $ids, key: "g") { id } }',
      { ids: [b.id] },
    );
    const outside = await connectedGraphqlSocket(app.url, { token: mentee.token });
    outside.subscribe(inConversation, { id: createGroup.id });
    expect((await outside.message('next')).payload.errors[0].message).toBe(
      'Conversation not found',
    );
    const socket = await watching(b, inConversation, { id: createGroup.id });
    await a.ask('mutation ($id: ID!, $b: ID!) { removeFromGroup(id: $id, personId: $b) { id } }', {
      id: createGroup.id,
      b: b.id,
    });
    await aMessage(a, createGroup.id, 'Without you');
    await socket.message('complete');
    expect(eventsOn(socket)).toEqual([]);
  });
});

describe("one's own list", () => {
  it('names what one hides from oneself, each time, to all of one’s devices and to nobody else', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const between = await aConversation(a, b);
    const said: string[] = [];
    for (const words of ['One', 'Two', 'Three'])
      said.push((await aMessage(b, between, words)).id as string);
    const [own, others] = [await watching(a, inList), await watching(b, inList)];
    const all = (socket: GraphqlSocket): Json[] =>
      socket.messages.flatMap(({ type: kind, payload }) =>
        kind === 'next' ? [payload.data.conversationsChanged as Json] : [],
      );
    // At once: none of them takes the place of another.
    await Promise.all(
      said
        .slice(0, 2)
        .map((one) => a.ask('mutation ($id: ID!) { hideMessage(id: $id) }', { id: one })),
    );
    const hidden = () =>
      all(own).flatMap(({ hiddenMessageId }) =>
        hiddenMessageId === null ? [] : [hiddenMessageId as string],
      );
    await eventually(() => hidden().length === 2, 'both hidden messages');
    expect(new Set(hidden())).toEqual(new Set(said.slice(0, 2)));
    expect(all(own).some(({ isCleared }) => isCleared)).toBe(false);

    await a.ask('mutation ($id: ID!) { clearChatHistory(conversationId: $id) }', { id: between });
    const cleared = () => all(own).filter(({ isCleared }) => isCleared);
    await eventually(() => cleared().length === 1, 'that it was cleared');
    expect(cleared()).toMatchObject([
      { isStale: false, conversation: { id: between, unreadCount: 0, lastMessage: null } },
    ]);
    // Again, nothing changes and nobody is told.
    await a.ask('mutation ($id: ID!) { clearChatHistory(conversationId: $id) }', { id: between });
    await a.ask('mutation { clearChatHistory }');
    await aMessage(b, between, 'Four');
    await eventually(
      () => all(own).some(({ conversation }) => conversation?.lastMessage?.content === 'Four'),
      'the next message',
    );
    expect(cleared()).toHaveLength(1);
    await a.ask('mutation { clearChatHistory }');
    await eventually(() => cleared().length === 2, 'that all were cleared');
    expect(cleared()[1]).toMatchObject({ isStale: true, conversation: null });
    expect(
      all(others).filter(({ isCleared, hiddenMessageId }) => isCleared || hiddenMessageId !== null),
    ).toEqual([]);
  });

  it('moves with each message, and counts what is unread', async () => {
    await alumnus.ask(read, { id });
    const socket = await watching(alumnus, inList);
    await aMessage(mentee, id, 'One more');
    await eventually(
      () =>
        eventsOn(socket).some(
          ({ conversation, unread }) =>
            conversation.lastMessage.content === 'One more' && unread.messages === 1,
        ),
      'the message in the list',
    );
    await alumnus.ask(read, { id });
    await eventually(
      () => eventsOn(socket).at(-1)?.unread.messages === 0,
      'read on another device',
    );
    const asker = await aMentee(app);
    await aConversation(asker, alumnus, 'Please');
    await eventually(() => eventsOn(socket).at(-1)?.unread.requests === 1, 'the request');
  });
});
