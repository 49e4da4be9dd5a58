import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, anAcceptedRequest } from '../../src/testing/builders/chat.ts';
import { aPdf } from '../../src/testing/files.ts';
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

const inConversation =
  'subscription ($id: ID!) { conversationChanged(conversationId: $id) { isStale sent { number content } changed { number content isDeleted } receipt { userId lastReadNumber lastDeliveredNumber } typing { userId isTyping } } }';
const inList =
  'subscription { conversationsChanged { isStale removedId isCleared hiddenMessageId unread { conversations messages requests } conversation { id unreadCount lastMessage { content } } } }';

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

describe('over Socket.IO', () => {
  it('messages and typing pass between those who are in the conversation', async () => {
    const [one, other] = [mentee, alumnus].map(({ token }) => eventSocket(app.url, { token }));
    if (!one || !other) throw new Error('no sockets');
    const heard: [string, Json][] = [];
    for (const event of ['newMessage', 'typing', 'stopTyping', 'failure'])
      other.on(event, (payload: Json) => heard.push([event, payload]));
    const heardBack: string[] = [];
    for (const event of ['newMessage', 'typing', 'stopTyping'])
      one.on(event, () => heardBack.push(event));
    expect(await one.emitWithAck('joinConversation', id)).toEqual({ ok: true });
    expect(await other.emitWithAck('joinConversation', { conversationId: id })).toEqual({
      ok: true,
    });
    const stranger = eventSocket(app.url, { token: (await aMentee(app)).token });
    expect(await stranger.emitWithAck('joinConversation', id)).toEqual({
      message: 'Conversation not found',
    });
    // Redis takes a moment to subscribe.
    await eventually(() => {
      one.emit('stopTyping', { conversationId: id });
      return heard.length > 0;
    }, 'the first event');
    await one.emitWithAck('stopTyping', { conversationId: id });
    heard.length = 0;
    one.emit('typing', { conversationId: id });
    one.emit('stopTyping', { conversationId: id });
    const sent: Json = await one.emitWithAck('sendMessage', {
      conversationId: id,
      content: 'Over the socket',
      key: 'socket',
    });
    expect(sent).toMatchObject({
      conversation: id,
      content: 'Over the socket',
      type: 'text',
      fileKey: null,
      sender: { _id: mentee.id },
    });
    expect(
      (await one.emitWithAck('sendMessage', { conversationId: id, content: 'x', key: 'socket' }))
        ._id,
    ).toBe(sent._id);
    await eventually(
      () => heard.some(([event]) => event === 'newMessage') && heard.length >= 3,
      'what the other one hears',
    );
    const typed = heard.filter(([event]) => event !== 'newMessage').slice(-2);
    expect(typed).toEqual([
      ['typing', { conversationId: id, userId: mentee.id }],
      ['stopTyping', { conversationId: id, userId: mentee.id }],
    ]);
    expect(heard).toContainEqual(['newMessage', expect.objectContaining({ _id: sent._id })]);
    await eventually(() => heardBack.includes('newMessage'), 'their own message');
    expect(heardBack).toEqual(['newMessage']);
    for (const [wrong, message] of [
      [{ conversationId: id, content: ' ' }, 'Message text is required'],
      ['x', 'Message text is required'],
      [{ conversationId: 7, content: 'Hi' }, 'Conversation not found'],
    ] as const)
      expect(await one.emitWithAck('sendMessage', wrong)).toEqual({ message });
    expect(
      await stranger.emitWithAck('sendMessage', { conversationId: id, content: 'Hi' }),
    ).toEqual({ message: 'Conversation not found' });
  });
});

describe('over REST', () => {
  it('a chat is opened, listed, read, written to and accepted as documented', async () => {
    const [asker, asked] = [await aMentee(app), await anAlumnus(app)];
    const opened = await asker.rest('POST', '/api/chat/new', {
      participants: [asker.id, asked.id],
      type: 'dm',
      note: 'May I?',
    });
    const chat = opened.body._id;
    expect(opened.body).toMatchObject({ type: 'dm', status: 'pending', note: 'May I?' });
    expect((await asked.rest('POST', `/api/chat/${chat}/accept`)).body).toMatchObject({
      message: 'Chat request accepted',
      conversation: { _id: chat, status: 'active' },
    });
    const { body: said } = await asker.rest('POST', `/api/chat/${chat}/message`, {
      content: 'Thank you',
    });
    expect(said).toMatchObject([{ content: 'Thank you', status: 'sent', type: 'text' }]);
    const form = new FormData();
    form.set('files', new File([new Uint8Array(aPdf())], 'cv.pdf'));
    const { body: files } = await asker.rest('POST', `/api/chat/${chat}/message`, form);
    expect(files).toMatchObject([{ type: 'pdf', content: '', isAccessible: true }]);
    const blob = await asked.rest('GET', `/api/media/${files[0]._id}`);
    expect([blob.status, blob.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await mentee.rest('GET', `/api/media/${files[0]._id}`)).status).toBe(404);
    expect((await asked.rest('GET', '/api/chat')).body).toMatchObject([
      {
        _id: chat,
        lastMessage: 'cv.pdf',
        unreadCounts: expect.arrayContaining([
          { user: asked.id, count: 2 },
          { user: asker.id, count: 0 },
        ]),
      },
    ]);
    const whole = await asked.rest('GET', `/api/chat/${asker.id}`);
    expect(whole.body.conversation).toMatchObject({
      _id: chat,
      participants: [{ _id: asker.id }, { _id: asked.id }],
    });
    expect(whole.body.messages.map(({ content }: Json) => content)).toEqual([
      'May I?',
      'Thank you',
      '',
    ]);
    expect((await asked.rest('POST', `/api/chat/${chat}/mark-read`)).body).toMatchObject({
      unreadCount: 0,
    });
    for (const [path, body, status] of [
      ['/api/chat/new', { participants: [], type: 'dm' }, 400],
      ['/api/chat/new', { participants: [asked.id, mentee.id], type: 'dm' }, 400],
      ['/api/chat/new', { participants: [asked.id], type: 'group' }, 400],
      [`/api/chat/${chat}/message`, { content: ['x'] }, 400],
      [`/api/chat/${id}/message`, { content: 'x' }, 404],
    ] as const)
      expect((await asker.rest('POST', path, { ...body })).status, path).toBe(status);
    expect((await asker.rest('GET', `/api/chat/${id}`)).status).toBe(404);
    expect((await app.visitor.rest('GET', '/api/chat')).status).toBe(401);
  });
});

describe('when an account is deleted', () => {
  it('open conversations, lists and calls of the others hear of it', async () => {
    const [leaving, other, asked] = [
      await aMentee(app),
      await anAlumnus(app),
      await anAlumnus(app),
    ];
    const talk = await anAcceptedRequest(leaving, other, 'Hello');
    const request = await aConversation(leaving, asked, 'Please?');
    await leaving.ask(
      'mutation ($id: ID!) { callOffer(conversationId: $id, offer: { sdp: "v=0" }, device: "d") { id } }',
      { id: talk },
    );
    const [thread, chats, ringing] = [
      await watching(other, inConversation, { id: talk }),
      await watching(asked, inList),
      await watching(other, 'subscription { callSignals { isStale call { id } } }'),
    ];
    const heard = (socket: GraphqlSocket): Json[] =>
      socket.messages
        .filter(({ type: kind }) => kind === 'next')
        .slice(1)
        .flatMap(({ payload }) => Object.values((payload.data ?? {}) as object) as Json[]);
    await leaving.ask('mutation { deleteAccount { message } }');
    await eventually(() => heard(thread).some(({ isStale }) => isStale), 'an open conversation');
    await eventually(
      () =>
        heard(chats).some(
          ({ removedId, unread }) => removedId === request && unread.requests === 0,
        ),
      'the list of who was asked',
    );
    await eventually(
      () => heard(ringing).some(({ isStale, call }) => isStale && call === null),
      'the device that rang',
    );
    expect(
      (
        await other.ask(
          'query ($id: ID!) { conversation(id: $id) { canWrite lastMessage { kind sender { id } } } }',
          { id: talk },
        )
      ).conversation,
    ).toEqual({ canWrite: false, lastMessage: { kind: 'call', sender: null } });
  });
});
