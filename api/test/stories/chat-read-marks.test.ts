import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { aConversation, aMessage } from '../../src/testing/builders/chat.ts';
import { aConnection } from '../../src/testing/builders/connections.ts';
import {
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

const clearHistory = 'mutation ($id: ID) { clearChatHistory(conversationId: $id) }';
const hide = 'mutation ($id: ID!) { hideMessage(id: $id) }';
const readBell = 'mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { ids } }';
const bell = '{ notifications(tab: chat) { nodes { id kind read } } }';
const watch =
  'subscription ($id: ID!) { conversationChanged(conversationId: $id) { receipt { userId lastReadNumber lastDeliveredNumber } } }';
const create =
  'mutation ($ids: [ID!]!) { createGroup(name: "Offers", personIds: $ids, key: "group") { id } }';
const rename = 'mutation ($id: ID!) { renameGroup(id: $id, name: "Offers") { unreadCount } }';
const makeAdmin =
  'mutation ($id: ID!, $personId: ID!) { makeGroupAdmin(id: $id, personId: $personId) { unreadCount } }';
const add =
  'mutation ($id: ID!, $ids: [ID!]!) { addToGroup(id: $id, personIds: $ids) { unreadCount } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

async function dispatched(): Promise<void> {
  app.clock.advance(3);
  await dispatchAll(app.app);
}
const notificationsOf = async (who: Person): Promise<Json[]> =>
  (await who.ask(bell)).notifications.nodes.filter(({ kind }: Json) => kind === 'messageSent');

describe('a history that is cleared', () => {
  it('is read: the bell is silent, and the other one sees the ticks at once', async () => {
    const [writer, reader] = [await anAlumnus(app), await anAlumnus(app)];
    const id = await aConversation(writer, reader);
    const { number } = await aMessage(writer, id);
    await dispatched();
    expect(await notificationsOf(reader)).toMatchObject([{ read: false }]);
    const socket = await connectedGraphqlSocket(app.url, { token: writer.token });
    socket.subscribe(watch, { id });
    await socket.message('next');
    await reader.ask(clearHistory, { id });
    const receipts = (): Json[] =>
      socket.messages.flatMap(({ payload }) => payload?.data?.conversationChanged?.receipt ?? []);
    await eventually(() => receipts().length > 0, 'a receipt');
    expect(receipts()).toEqual([
      { userId: reader.id, lastReadNumber: number, lastDeliveredNumber: number },
    ]);
    await dispatched();
    expect(await notificationsOf(reader)).toMatchObject([{ read: true }]);
  });

  it('is told to nobody where nothing passes any more', async () => {
    const [writer, reader] = [await anAlumnus(app), await anAlumnus(app)];
    const id = await aConversation(writer, reader);
    await aMessage(writer, id);
    const socket = await connectedGraphqlSocket(app.url, { token: writer.token });
    socket.subscribe(watch, { id });
    await socket.message('next');
    await reader.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: writer.id });
    await reader.ask(clearHistory);
    await socket.roundTrip();
    expect(JSON.stringify(socket.messages)).not.toContain(reader.id);
  });
});

it('a message that one deleted for oneself is not told, also behind one that is not read', async () => {
  const [writer, reader] = [await anAlumnus(app), await anAlumnus(app)];
  const id = await aConversation(writer, reader);
  await aMessage(writer, id, 'Not read');
  await dispatched();
  await reader.ask(readBell, { ids: (await notificationsOf(reader)).map((row) => row.id) });
  const hidden = await aMessage(writer, id, 'Hidden at once');
  await reader.ask(hide, { id: hidden.id });
  await dispatched();
  expect(await notificationsOf(reader)).toMatchObject([{ read: true }]);
});

it('a change of a group that changes nothing reads nothing and says nothing', async () => {
  const [admin, friend] = [await anAlumnus(app), await anAlumnus(app)];
  await aConnection(admin, friend);
  const { createGroup } = await admin.ask(create, { ids: [friend.id] });
  const { id } = createGroup;
  await admin.ask(makeAdmin, { id, personId: friend.id });
  await aMessage(friend, id, 'Have you seen this?');
  expect((await admin.ask(rename, { id })).renameGroup.unreadCount).toBe(1);
  expect((await admin.ask(makeAdmin, { id, personId: friend.id })).makeGroupAdmin).toEqual({
    unreadCount: 1,
  });
  expect((await admin.ask(add, { id, ids: [friend.id] })).addToGroup.unreadCount).toBe(1);
});

describe('after a block', () => {
  const marks =
    'query ($id: ID!) { conversation(id: $id) { unreadCount participants { user { id } lastReadNumber lastDeliveredNumber unreadCount } messages { nodes { status } } } }';
  const read = 'mutation ($id: ID!) { markRead(conversationId: $id) { messages } }';
  const received = 'mutation { markDelivered }';
  const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';
  const unblock = 'mutation ($id: ID!) { unblockUser(userId: $id) { id } }';

  it('the marks of one stand still for the other, and move on when it is taken back', async () => {
    const [writer, reader] = [await anAlumnus(app), await anAlumnus(app)];
    const id = await aConversation(writer, reader);
    const shownTo = async (who: Person, whom: Person): Promise<Json> => {
      const { conversation } = await who.ask(marks, { id });
      const { user: _user, ...shown } = conversation.participants.find(
        ({ user }: Json) => user.id === whom.id,
      );
      return { ...shown, status: conversation.messages.nodes.at(-1).status };
    };
    await aMessage(writer, id, 'Read');
    await reader.ask(read, { id });
    await aMessage(writer, id, 'Read after the block');
    const before = { lastReadNumber: 1, lastDeliveredNumber: 1, unreadCount: 1, status: 'sent' };
    await reader.ask(block, { id: writer.id });
    await reader.ask(received);
    await reader.ask(read, { id });
    expect(await shownTo(writer, reader)).toEqual(before);
    expect(await shownTo(reader, reader)).toMatchObject({ lastReadNumber: 2, unreadCount: 0 });
    expect((await reader.ask(marks, { id })).conversation.unreadCount).toBe(0);
    await reader.ask(clearHistory, { id });
    expect(await shownTo(writer, reader)).toEqual(before);
    await reader.ask(unblock, { id: writer.id });
    expect(await shownTo(writer, reader)).toMatchObject({ lastReadNumber: 2, status: 'read' });
    // What was seen until then is what stands still the next time.
    await aMessage(writer, id, 'Read too');
    await reader.ask(read, { id });
    await reader.ask(block, { id: writer.id });
    expect(await shownTo(writer, reader)).toMatchObject({ lastReadNumber: 3, status: 'read' });
  });
});
