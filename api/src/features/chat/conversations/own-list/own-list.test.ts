import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage, anAcceptedRequest } from '../../../../testing/builders/chat.ts';
import { aConnection } from '../../../../testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';

const row = 'id isHidden isMarkedUnread isPinned unreadCount lastMessage { content }';
const list = `query ($filter: ConversationFilter) { conversations(filter: $filter) { nodes { ${row} } } }`;
const remove = `mutation ($id: ID!) { deleteConversation(id: $id) { ${row} } }`;
const mark = `mutation ($id: ID!) { markConversationUnread(id: $id) { ${row} } }`;
const pin = 'mutation ($id: ID!) { pinConversation(id: $id, isPinned: true) { id } }';
const read =
  'mutation ($id: ID!, $number: Int) { markRead(conversationId: $id, number: $number) { conversations messages } }';
const unread = '{ unreadChats { conversations messages } }';
const page = 'query ($id: ID!) { messages(conversationId: $id) { nodes { id content } } }';
const one = `query ($id: ID!) { conversation(id: $id) { ${row} lastReadNumber } }`;
const group =
  'mutation ($key: ID!, $ids: [ID!]!) { createGroup(key: $key, name: "Offers", personIds: $ids) { id } }';
const rename = 'mutation ($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { id } }';

let app: TestApp;
let mentee: Person;
let alumnus: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
  await aConnection(alumnus, mentee);
});
afterAll(() => app.close());

const rows = async (who: Person, filter = 'all'): Promise<Json[]> =>
  (await who.ask(list, { filter })).conversations.nodes;
const idsOf = async (who: Person, filter = 'all'): Promise<string[]> =>
  (await rows(who, filter)).map(({ id }) => id);
const words = async (who: Person, id: string): Promise<string[]> =>
  (await who.ask(page, { id })).messages.nodes.map(({ content }: Json) => content);

describe('a conversation that is deleted', () => {
  it('leaves the list of who deletes it, with what was said, until somebody writes again', async () => {
    const id = await anAcceptedRequest(mentee, alumnus);
    await aMessage(alumnus, id, 'Long ago');
    await mentee.ask(pin, { id });
    expect((await mentee.ask(remove, { id })).deleteConversation).toMatchObject({
      isHidden: true,
      isPinned: false,
      unreadCount: 0,
      lastMessage: null,
    });
    for (const filter of ['all', 'archived', 'unread'])
      expect(await idsOf(mentee, filter)).not.toContain(id);
    expect(await idsOf(alumnus)).toContain(id);
    expect(await words(alumnus, id)).toEqual(['Long ago']);
    await aMessage(alumnus, id, 'Still there?');
    expect(await rows(mentee)).toMatchObject([{ id, isHidden: false, unreadCount: 1 }]);
    expect(await words(mentee, id)).toEqual(['Still there?']);
  });

  it('takes the note of its request along, and no mark brings it into the count', async () => {
    const [writer, other] = [await aMentee(app), await anAlumnus(app)];
    const id = await anAcceptedRequest(writer, other, 'How do I begin?');
    const noteOf = async (who: Person) =>
      (await who.ask('query ($id: ID!) { conversation(id: $id) { request { note } } }', { id }))
        .conversation.request.note;
    await writer.ask(remove, { id });
    expect(await noteOf(writer)).toBeNull();
    expect(await noteOf(other)).toBe('How do I begin?');
    await writer.ask(mark, { id });
    expect((await writer.ask(unread)).unreadChats).toEqual({ conversations: 0, messages: 0 });
  });

  it('is none of others, and no request that waits', async () => {
    const id = await aConversation(await aMentee(app), alumnus);
    expect(await mentee.refused(remove, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await alumnus.refused(remove, { id })).toMatchObject({ code: 'CONFLICT' });
    expect(await idsOf(alumnus, 'requests')).toContain(id);
  });
});

describe('a conversation that is marked as unread', () => {
  it('counts as one until it is opened, and loses nothing of what was read', async () => {
    const [writer, reader] = [await aMentee(app), await anAlumnus(app)];
    const id = await anAcceptedRequest(writer, reader);
    const first = await aMessage(writer, id, 'One');
    const { number } = await aMessage(writer, id, 'Two');
    await reader.ask(read, { id });
    expect(await reader.ask(unread)).toEqual({ unreadChats: { conversations: 0, messages: 0 } });
    await reader.ask(mark, { id });
    expect(await reader.ask(unread)).toEqual({ unreadChats: { conversations: 1, messages: 0 } });
    expect(await idsOf(reader, 'unread')).toEqual([id]);
    expect(await reader.ask(read, { id, number: first.number })).toEqual({
      markRead: { conversations: 0, messages: 0 },
    });
    expect((await reader.ask(one, { id })).conversation).toMatchObject({
      isMarkedUnread: false,
      lastReadNumber: number,
    });
    await reader.ask(mark, { id });
    await aMessage(reader, id, 'An answer');
    expect(await idsOf(reader, 'unread')).toEqual([]);
  });
});

describe('lines of a group itself', () => {
  it('are not unread, wherever they stand between messages', async () => {
    const { createGroup } = await alumnus.ask(group, { key: 'lines', ids: [mentee.id] });
    const { id } = createGroup;
    const count = async (): Promise<number> =>
      (await mentee.ask(one, { id })).conversation.unreadCount;
    expect(await count()).toBe(0);
    await alumnus.ask(rename, { id, name: 'First' });
    const { number } = await aMessage(alumnus, id, 'Hello');
    await alumnus.ask(rename, { id, name: 'Second' });
    await aMessage(alumnus, id, 'Anybody?');
    await alumnus.ask(rename, { id, name: 'Third' });
    expect(await count()).toBe(2);
    await mentee.ask(read, { id, number });
    expect(await count()).toBe(1);
    expect(await idsOf(mentee, 'unread')).toContain(id);
    await mentee.ask(read, { id, number: number + 2 });
    expect(await count()).toBe(0);
    expect(await idsOf(mentee, 'unread')).not.toContain(id);
  });
});

describe('who blocks the other one', () => {
  it('reads that it was them, and the other one nothing of it', async () => {
    const [blocker, blocked] = [await aMentee(app), await anAlumnus(app)];
    const id = await anAcceptedRequest(blocker, blocked);
    const stands = 'query ($id: ID!) { conversation(id: $id) { isBlocked canWrite refusal } }';
    await blocker.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: blocked.id });
    expect((await blocker.ask(stands, { id })).conversation).toEqual({
      isBlocked: true,
      canWrite: false,
      refusal: 'You have blocked this person. Unblock them to write again.',
    });
    expect((await blocked.ask(stands, { id })).conversation).toEqual({
      isBlocked: false,
      canWrite: false,
      refusal: 'You cannot write in this conversation any more.',
    });
  });
});
