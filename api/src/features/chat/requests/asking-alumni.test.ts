import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConversation,
  conversationFields,
  messageFields,
} from '../../../testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const open = `mutation ($personId: ID!, $note: String) { openConversation(personId: $personId, note: $note) { ${conversationFields} } }`;
const withPerson = `query ($id: ID!) { conversationWith(personId: $id) { isRequest refusal user { id } conversation { id } } }`;
const accept = `mutation ($id: ID!) { acceptRequest(conversationId: $id) { ${conversationFields} } }`;
const decline = `mutation ($id: ID!) { declineRequest(conversationId: $id) { ${conversationFields} } }`;
const send = `mutation ($id: ID!, $key: ID!, $content: String!, $replyToId: ID) { sendMessage(conversationId: $id, key: $key, content: $content, replyToId: $replyToId) { ${messageFields} } }`;
const list = `query ($filter: ConversationFilter, $search: String, $first: Int, $after: String) { conversations(filter: $filter, search: $search, first: $first, after: $after) { nodes { ${conversationFields} } pageInfo { endCursor hasNextPage } } }`;
const one = `query ($id: ID!) { conversation(id: $id) { ${conversationFields} participants { user { id } lastReadNumber lastDeliveredNumber } } }`;
const page = `query ($id: ID!, $before: Int, $after: Int, $first: Int) { messages(conversationId: $id, before: $before, after: $after, first: $first) { nodes { ${messageFields} } hasMore } }`;
const unread = '{ unreadChats { conversations messages requests } }';
const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';

let app: TestApp;
let mentee: Person;
let alumnus: Person;

beforeAll(async () => {
  app = await startTestApp();
  mentee = await aMentee(app, { fullName: 'Meera Iyer' });
  alumnus = await anAlumnus(app, { fullName: 'Kabir Nair' });
});
afterAll(() => app.close());

const listed = async (who: Person, given: object = {}): Promise<Json[]> =>
  (await who.ask(list, { ...given })).conversations.nodes;
const messagesOf = async (who: Person, id: string, given: object = {}): Promise<Json> =>
  (await who.ask(page, { id, ...given })).messages;

describe('a request', () => {
  it('goes from a student to an alumnus with a note, who accepts it; the note begins the talk', async () => {
    expect((await mentee.ask(withPerson, { id: alumnus.id })).conversationWith).toMatchObject({
      isRequest: true,
      refusal: null,
      conversation: null,
      user: { id: alumnus.id },
    });
    const { openConversation: asked } = await mentee.ask(open, {
      personId: alumnus.id.toUpperCase(),
      note: '  Could you tell me about your first year?  ',
    });
    expect(asked).toMatchObject({
      type: 'dm',
      status: 'pending',
      canWrite: false,
      refusal: 'The request has not been accepted yet.',
      others: [{ fullName: 'Kabir Nair' }],
      request: { isOwn: true, note: 'Could you tell me about your first year?' },
    });
    expect((await alumnus.ask(unread)).unreadChats).toMatchObject({ requests: 1, messages: 0 });
    expect(await listed(alumnus, { filter: 'requests' })).toMatchObject([
      { id: asked.id, request: { isOwn: false } },
    ]);
    for (const who of [mentee, alumnus])
      expect(
        await who.refused(send, { id: asked.id, key: 'early', content: 'Hello' }),
      ).toMatchObject({ code: 'CONFLICT', message: 'The request has not been accepted yet.' });
    expect(await mentee.refused(accept, { id: asked.id })).toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await anAlumnus(app);
    expect(await stranger.refused(accept, { id: asked.id })).toMatchObject({ code: 'NOT_FOUND' });
    const { acceptRequest } = await alumnus.ask(accept, { id: asked.id });
    expect(acceptRequest).toMatchObject({
      status: 'active',
      canWrite: true,
      unreadCount: 0,
      lastMessage: { number: 1, content: 'Could you tell me about your first year?' },
    });
    expect(await alumnus.refused(decline, { id: asked.id })).toMatchObject({ code: 'CONFLICT' });
    expect((await messagesOf(mentee, asked.id)).nodes).toMatchObject([
      { number: 1, sender: { id: mentee.id } },
    ]);
  });

  it('is declined, and accepted later; full and paused alumni are told before', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(asker, asked);
    await asked.ask(decline, { id });
    expect((await asker.ask(one, { id: asked.id })).conversation).toMatchObject({
      id,
      status: 'declined',
      refusal: 'This request was not taken up.',
    });
    expect(await listed(asked)).toEqual([]);
    expect((await asked.ask(accept, { id })).acceptRequest).toMatchObject({ status: 'active' });
    await app.app.db.sql('insert into settings (user_id, open_requests_limit) values ($1, 1)', [
      asked.id,
    ]);
    const others = await Promise.all([aMentee(app), aMentee(app), aMentee(app)]);
    const answers = await Promise.all(
      others.map((who) => who.graphql(open, { personId: asked.id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
      message:
        'This alumnus has as many open requests as they take right now. Please try again later.',
      extensions: { code: 'CONFLICT' },
    });
    await app.app.db.sql('update settings set open_requests_limit = 0 where user_id = $1', [
      asked.id,
    ]);
    expect(
      (await (await aMentee(app)).ask(withPerson, { id: asked.id })).conversationWith,
    ).toMatchObject({ isRequest: true, refusal: 'This alumnus takes no chat requests right now.' });
  });

  it('is none where the alumnus accepts by themselves, among alumni and from an alumnus', async () => {
    const [auto, student] = [await anAlumnus(app), await aMentee(app)];
    await app.app.db.sql('insert into settings (user_id, auto_accept) values ($1, true)', [
      auto.id,
    ]);
    for (const [opener, other] of [
      [student, auto],
      [alumnus, auto],
      [auto, await aMentee(app)],
    ] as const)
      expect((await opener.ask(open, { personId: other.id })).openConversation).toMatchObject({
        status: 'active',
        request: null,
      });
  });

  it('is not for oneself, the unverified, unknown, blocked and banned people', async () => {
    const [banned, blocking] = [await anAlumnus(app, { isBanned: true }), await anAlumnus(app)];
    await blocking.ask(block, { id: mentee.id });
    for (const personId of ['x', '01900000-0000-7000-8000-000000000000', banned.id, blocking.id])
      expect(await mentee.refused(open, { personId })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'User not found',
      });
    expect(await mentee.refused(open, { personId: mentee.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(
      await mentee.refused(open, { personId: (await anAlumnus(app)).id, note: 'x'.repeat(301) }),
    ).toMatchObject({ message: 'The note cannot exceed 300 characters' });
    expect(
      await (await anUnverifiedMentee(app)).refused(open, { personId: alumnus.id }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is one, however often and from both sides at once it is opened', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const opened = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? aConversation(a, b) : aConversation(b, a))),
    );
    expect(new Set(opened).size).toBe(1);
  });
});
