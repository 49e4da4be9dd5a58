import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage, messageFields } from '../../src/testing/builders/chat.ts';
import { aConnection } from '../../src/testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  eventSocket,
  type GraphqlSocket,
} from '../support/sockets.ts';

const quote = 'replyTo { number content senderId senderName fileName isReadable }';
const inConversation = `subscription ($id: ID!) { conversationChanged(conversationId: $id) { isStale sent { number content ${quote} } changed { number content reactions { emoji } } receipt { userId } typing { userId } } }`;
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} ${quote} } } }`;
const create =
  'mutation ($ids: [ID!]!) { createGroup(name: "Offers", personIds: $ids, key: "g") { id } }';
const add = 'mutation ($id: ID!, $ids: [ID!]!) { addToGroup(id: $id, personIds: $ids) { id } }';
const react = 'mutation ($id: ID!) { reactToMessage(id: $id, emoji: "👍") { id } }';
const edit = 'mutation ($id: ID!) { editMessage(id: $id, content: "Corrected") { id } }';
const hide = 'mutation ($id: ID!) { hideMessage(id: $id) }';
const type = 'mutation ($id: ID!) { setTyping(conversationId: $id, isTyping: true) }';
const read = 'mutation ($id: ID!) { markRead(conversationId: $id) { messages } }';
const deliver = 'mutation { markDelivered }';

let app: TestApp;
let asha: Person;
let friend: Person;
let later: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  asha = await anAlumnus(app, { fullName: 'Asha Rao' });
  [friend, later] = [await aMentee(app), await aMentee(app)];
  for (const one of [friend, later]) await aConnection(asha, one);
  id = (await asha.ask(create, { ids: [friend.id] })).createGroup.id;
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

async function watching(who: Person, conversationId = id): Promise<GraphqlSocket> {
  const socket = await connectedGraphqlSocket(app.url, { token: who.token });
  socket.subscribe(inConversation, { id: conversationId });
  await socket.message('next');
  return socket;
}
const eventsOn = (socket: GraphqlSocket): Json[] =>
  socket.messages
    .filter(({ type: kind, payload }) => kind === 'next' && payload.data)
    .map(({ payload }) => (payload.data as Json).conversationChanged as Json)
    .filter(({ isStale }: Json) => !isStale);
/** Waits until somebody was told that Asha types: all before it has then arrived. */
async function settled(...sockets: GraphqlSocket[]): Promise<void> {
  await asha.ask(type, { id });
  for (const socket of sockets)
    await eventually(() => eventsOn(socket).some(({ typing }) => typing), 'who types');
}

describe('what happens to a message', () => {
  it('is told to those who read it alone: not to who came later or deleted it for themselves', async () => {
    const old = await aMessage(asha, id, 'Between us two');
    const hidden = await aMessage(asha, id, 'Not for me');
    await asha.ask(add, { id, ids: [later.id] });
    await friend.ask(hide, { id: hidden.id });
    const [first, second] = [await watching(friend), await watching(later)];
    await asha.ask(edit, { id: old.id });
    await asha.ask(react, { id: hidden.id });
    await settled(first, second);
    expect(eventsOn(second).filter(({ changed }) => changed)).toEqual([]);
    expect(eventsOn(first).filter(({ changed }) => changed)).toMatchObject([
      { changed: { number: old.number, content: 'Corrected' } },
    ]);
  });

  it('is quoted with its words to those who read it alone, live, in the page and on the socket', async () => {
    const old = await aMessage(asha, id, 'Seen by all of us');
    await later.ask(hide, { id: old.id });
    const [first, second] = [await watching(friend), await watching(later)];
    const socket = eventSocket(app.url, { token: later.token });
    const heard: Json[] = [];
    socket.on('newMessage', (payload: Json) => heard.push(payload));
    await socket.emitWithAck('joinConversation', id);
    const answer = await aMessage(asha, id, 'As I said', { replyToId: old.id });
    await settled(first, second);
    await eventually(() => heard.length === 1, 'newMessage');
    const blank = {
      number: old.number,
      content: '',
      senderId: null,
      senderName: null,
      isReadable: false,
    };
    const whole = {
      content: 'Seen by all of us',
      senderId: asha.id,
      senderName: 'Asha Rao',
      isReadable: true,
    };
    expect(eventsOn(second)[0]).toMatchObject({ sent: { number: answer.number, replyTo: blank } });
    expect(eventsOn(first)[0]).toMatchObject({ sent: { number: answer.number, replyTo: whole } });
    expect(JSON.stringify(heard)).not.toContain('Seen by all of us');
    for (const [who, replyTo] of [
      [friend, whole],
      [later, blank],
    ] as const)
      expect((await who.ask(page, { id })).messages.nodes.at(-1)).toMatchObject({ replyTo });
    // Nor can it be quoted by who does not read it.
    expect((await aMessage(later, id, 'What?', { replyToId: old.id })).replyTo).toBeNull();
  });
});

describe('between two who block one another', () => {
  it('no receipt passes', async () => {
    const other = await anAlumnus(app);
    const between = await aConversation(asha, other);
    await aMessage(other, between, 'One');
    const socket = await watching(other, between);
    await asha.ask(deliver);
    await eventually(() => eventsOn(socket).length === 1, 'the receipt before');
    await asha.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: other.id });
    await asha.ask(read, { id: between });
    await aMessage(friend, id, 'Elsewhere');
    await asha.ask(deliver);
    const elsewhere = await watching(friend);
    await settled(elsewhere);
    expect(eventsOn(socket)).toHaveLength(1);
  });
});
