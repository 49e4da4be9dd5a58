import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConversation,
  aMessage,
  anAcceptedRequest,
  conversationFields,
  messageFields,
} from '../../../testing/builders/chat.ts';
import { answerOf, aPdf } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';

const send = `mutation ($id: ID!, $key: ID!, $content: String!, $replyToId: ID) { sendMessage(conversationId: $id, key: $key, content: $content, replyToId: $replyToId) { ${messageFields} } }`;
const sendFiles = `mutation ($id: ID!, $key: ID!, $files: [Upload!]!) { sendFiles(conversationId: $id, key: $key, files: $files) { ${messageFields} } }`;
const list = `query ($filter: ConversationFilter, $search: String, $first: Int, $after: String) { conversations(filter: $filter, search: $search, first: $first, after: $after) { nodes { ${conversationFields} } pageInfo { endCursor hasNextPage } } }`;
const one = `query ($id: ID!) { conversation(id: $id) { ${conversationFields} participants { user { id } lastReadNumber lastDeliveredNumber } } }`;
const page = `query ($id: ID!, $before: Int, $after: Int, $first: Int) { messages(conversationId: $id, before: $before, after: $after, first: $first) { nodes { ${messageFields} } hasMore } }`;
const pageWithoutStatus = page.replace(' status ', ' ');
const read =
  'mutation ($id: ID!, $number: Int) { markRead(conversationId: $id, number: $number) { conversations messages requests } }';
const deliver = 'mutation ($ids: [ID!]) { markDelivered(conversationIds: $ids) }';
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
const numbers = ({ nodes }: Json): number[] => nodes.map(({ number }: Json) => number);

describe('messages', () => {
  let id: string;
  beforeAll(async () => {
    [mentee, alumnus] = [await aMentee(app, { fullName: 'Meera Iyer' }), await anAlumnus(app)];
    id = await anAcceptedRequest(mentee, alumnus);
  });

  it('are numbered without gaps, whoever sends how many at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => aMessage(n % 2 ? mentee : alumnus, id, `Word ${n}`)),
    );
    const shown = await messagesOf(mentee, id);
    expect(numbers(shown)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(new Set(shown.nodes.map(({ content }: Json) => content)).size).toBe(20);
  });

  it('are written once under a key, also sent twenty times at once, and leave no gap', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => aMessage(mentee, id, 'Only once', { key: 'once' })),
    );
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    const next = await aMessage(alumnus, id, 'Next');
    expect(next.number).toBe(sent[0].number + 1);
    const elsewhere = await aConversation(alumnus, await anAlumnus(app));
    await aMessage(alumnus, elsewhere, 'Here', { key: 'here' });
    expect(await alumnus.refused(send, { id, key: 'here', content: 'There' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This key was used for something else',
    });
  });

  it('cost one statement to send, to read by page, to mark and to list', async () => {
    for (const [who, asked, variables, statements] of [
      [
        mentee,
        send.replace(' status ', ' '),
        { id, key: 'counted', content: 'One' },
        ['chat.send'],
      ],
      [alumnus, pageWithoutStatus, { id }, ['chat.messages(newest, 50)']],
      [alumnus, list, {}, ['chat.conversations(all, 20, pinnedFirst, false, false)']],
      [alumnus, read, { id }, ['chat.read', 'chat.unread']],
    ] as const)
      expect(await statementsOf(app.app, () => who.ask(asked, { ...variables }))).toEqual(
        statements,
      );
  });

  it('come by pages before and behind a number', async () => {
    const newest = await messagesOf(mentee, id, { first: 5 });
    expect(newest.hasMore).toBe(true);
    const [first] = numbers(newest);
    const before = await messagesOf(mentee, id, { first: 5, before: first });
    expect(numbers(before)).toEqual([1, 2, 3, 4, 5].map((n) => Number(first) - 6 + n));
    const missed = await messagesOf(mentee, id, { after: 3, first: 2 });
    expect(numbers(missed)).toEqual([4, 5]);
    expect(numbers(await messagesOf(mentee, id, { after: 0, first: 2 }))).toEqual([1, 2]);
    expect(await mentee.refused(page, { id, before: 0 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await (await aMentee(app)).refused(page, { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are sent, delivered and read, and never unread again', async () => {
    const message = await aMessage(mentee, id, 'Seen?');
    expect(message.status).toBe('sent');
    const before = (await alumnus.ask(one, { id })).conversation.unreadCount;
    expect(before).toBeGreaterThan(0);
    expect(await alumnus.ask(deliver)).toEqual({ markDelivered: true });
    expect(await alumnus.ask(deliver, { ids: [id] })).toEqual({ markDelivered: false });
    const status = async (): Promise<string> => (await messagesOf(mentee, id)).nodes.at(-1).status;
    expect(await status()).toBe('delivered');
    await Promise.all([1, message.number, 2].map((number) => alumnus.ask(read, { id, number })));
    expect(await status()).toBe('read');
    expect((await alumnus.ask(one, { id })).conversation).toMatchObject({
      unreadCount: 0,
      lastReadNumber: message.number,
    });
    expect(await alumnus.refused(read, { id, number: -1 })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('are never blank, too long, or said where one is not', async () => {
    for (const content of ['', '  \n ', '\u200b'])
      expect(await mentee.refused(send, { id, key: 'k', content })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Message text is required',
      });
    expect(await mentee.refused(send, { id, key: 'k', content: 'x'.repeat(4001) })).toMatchObject({
      message: 'A message cannot exceed 4000 characters',
    });
    expect(await (await aMentee(app)).refused(send, { id, key: 'k', content: 'Hi' })).toMatchObject(
      { code: 'NOT_FOUND', message: 'Conversation not found' },
    );
  });

  it('answer others of the same conversation alone', async () => {
    const asked = await aMessage(alumnus, id, 'Which company?');
    const answer = await aMessage(mentee, id, 'Zoho', { replyToId: asked.id });
    expect(answer.replyTo).toMatchObject({ number: asked.number, content: 'Which company?' });
    const elsewhere = await aConversation(alumnus, await anAlumnus(app));
    const other = await aMessage(alumnus, elsewhere, 'Between us');
    expect((await aMessage(mentee, id, 'Hm', { replyToId: other.id })).replyTo).toBeNull();
  });

  it('carry PDFs and pictures, with the documented alerts for others', async () => {
    const sendFile = async (name: string, bytes: Buffer, key: string): Promise<Json> => {
      const form = new FormData();
      form.set(
        'operations',
        JSON.stringify({ query: sendFiles, variables: { id, key, files: [null] } }),
      );
      form.set('map', JSON.stringify({ 0: ['variables.files.0'] }));
      form.set('0', new File([new Uint8Array(bytes)], name));
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${mentee.token}`, 'apollo-require-preflight': '1' },
        body: form,
      });
      return answerOf((await response.json()) as Json);
    };
    const [sent] = await sendFile('offer.pdf', aPdf(), 'pdf');
    expect(sent).toMatchObject({ kind: 'pdf', content: '', file: { name: 'offer.pdf' } });
    expect((await fetch(`${app.url}${sent.file.url}`)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    expect((await sendFile('offer.pdf', aPdf(), 'pdf'))[0].id).toBe(sent.id);
    expect(await sendFile('run.html', Buffer.from('<html></html>'), 'html')).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      message: 'File run.html is not allowed. Only JPEG, PNG, and PDF are supported.',
    });
    expect(await sendFile('big.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 'big')).toMatchObject({
      code: 'TOO_LARGE',
      message: 'File big.pdf is too large. Maximum size is 5MB.',
    });
    expect((await aMessage(mentee, id, 'After')).number).toBe(sent.number + 1);
    await app.app.db.sql('delete from files where id = $1', [
      sent.file.url.slice('/files/'.length).slice(0, 36),
    ]);
    expect(
      (await messagesOf(alumnus, id)).nodes.find((message: Json) => message.id === sent.id),
    ).toMatchObject({ isAccessible: false, errorMessage: 'File inaccessible', file: null });
  });

  it('stop where one blocks the other, and the one who is blocked is not told why', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const between = await aConversation(a, b);
    await aMessage(a, between);
    await b.ask(block, { id: a.id });
    const said = { id: between, key: 'k', content: 'Hi' };
    expect(await a.refused(send, said)).toMatchObject({
      code: 'CONFLICT',
      message: 'You cannot write in this conversation any more.',
    });
    expect(await b.refused(send, said)).toMatchObject({
      code: 'CONFLICT',
      message: 'You have blocked this person. Unblock them to write again.',
    });
  });
});

describe('the list', () => {
  it('has the newest first, by pages, found by names, without what is empty and of others', async () => {
    const viewer = await anAlumnus(app);
    const people = [
      await anAlumnus(app, { fullName: 'Zoya Khan' }),
      await anAlumnus(app, { fullName: 'Arjun Rao' }),
      await anAlumnus(app, { fullName: 'Zara Rao' }),
    ];
    const ids = [];
    for (const person of people) ids.push(await aConversation(person, viewer));
    expect(await listed(viewer)).toEqual([]);
    for (const [n, person] of people.entries()) await aMessage(person, ids[n] ?? '', `No. ${n}`);
    await aMessage(people[0] ?? viewer, ids[0] ?? '', 'Again');
    const shown = await listed(viewer);
    expect(shown.map((row) => row.id)).toEqual([ids[0], ids[2], ids[1]]);
    expect(shown[0]).toMatchObject({
      unreadCount: 2,
      lastMessage: { content: 'Again' },
      others: [{ fullName: 'Zoya Khan' }],
    });
    expect((await viewer.ask(unread)).unreadChats).toEqual({
      conversations: 3,
      messages: 4,
      requests: 0,
    });
    const { conversations } = await viewer.ask(list, { first: 2 });
    const rest = await listed(viewer, { after: conversations.pageInfo.endCursor });
    expect(rest.map((row) => row.id)).toEqual([ids[1]]);
    expect(await listed(viewer, { search: 'rao' })).toHaveLength(2);
    await viewer.ask(read, { id: ids[0] });
    expect(await listed(viewer, { filter: 'unread' })).toHaveLength(2);
    expect(await viewer.refused(list, { after: 'x' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
