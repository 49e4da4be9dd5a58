import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connection, person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { ChatLive, MessagesLink } from '.';
import ChatPage from './pages/ChatPage';

// jsdom measures nothing: what is drawn follows from the height of the window and of a row.
const measured = {
  offsetHeight(this: HTMLElement) {
    return this.hasAttribute('data-index') ? 40 : 800;
  },
  offsetWidth: () => 400,
  clientHeight: () => 800,
  clientWidth: () => 400,
};
beforeAll(() => {
  for (const [name, get] of Object.entries(measured))
    Object.defineProperty(HTMLDivElement.prototype, name, { configurable: true, get });
});
afterAll(() => {
  for (const name of Object.keys(measured)) Reflect.deleteProperty(HTMLDivElement.prototype, name);
});

type Options = Partial<Parameters<typeof open>[1]>;

const at = '2026-01-05T10:00:00.000Z';
const message = (number: number, over: object = {}) => ({
  __typename: 'ChatMessage',
  id: `m${number}`,
  conversationId: 'c1',
  number,
  key: null,
  kind: 'text',
  content: `Words ${number}`,
  sender: { __typename: 'User', id: 'asha', fullName: 'Asha Rao', profilePic: null },
  file: null,
  fileName: null,
  isAccessible: true,
  errorMessage: null,
  replyTo: null,
  reactions: [],
  isForwarded: false,
  isDeleted: false,
  editedAt: null,
  createdAt: at,
  ...over,
});
const participant = (id: string, over: object = {}) => ({
  __typename: 'Participant',
  user: person(id, id === 'asha' ? { fullName: 'Asha Rao' } : {}),
  role: 'member',
  lastReadNumber: 0,
  lastDeliveredNumber: 0,
  ...over,
});
const conversation = (id: string, over: object = {}) => ({
  __typename: 'Conversation',
  id,
  type: 'dm',
  status: 'active',
  name: null,
  pictureUrl: null,
  others: [person('asha', { fullName: 'Asha Rao' })],
  participantsCount: 2,
  participants: [participant('me'), participant('asha')],
  role: 'member',
  canWrite: true,
  refusal: null,
  request: null,
  lastMessage: message(2),
  lastMessageAt: at,
  lastNumber: 2,
  lastReadNumber: 2,
  unreadCount: 0,
  isPinned: false,
  isArchived: false,
  mutedUntil: null,
  ...over,
});
const pages = (nodes: object[], hasMore = false) => ({
  messages: { __typename: 'MessagePage', nodes, hasMore },
});
const unread = (over: object = {}) => ({
  __typename: 'UnreadChats',
  conversations: 0,
  messages: 0,
  requests: 0,
  ...over,
});
const changed = (over: object) => ({
  conversationsChanged: {
    __typename: 'ConversationsChange',
    conversation: null,
    removedId: null,
    isStale: false,
    unread: unread(),
    ...over,
  },
});
const happened = (over: object) => ({
  conversationChanged: {
    __typename: 'ConversationChange',
    conversationId: 'c1',
    isStale: null,
    sent: null,
    changed: null,
    receipt: null,
    typing: null,
    ...over,
  },
});
const asked = (isOwn: boolean, over: object = {}) =>
  conversation('c1', {
    status: 'pending',
    canWrite: false,
    lastMessage: null,
    lastNumber: 0,
    lastReadNumber: 0,
    request: {
      __typename: 'ChatRequest',
      isOwn,
      note: 'About Zoho?',
      askedAt: at,
      expiresAt: at,
      answeredAt: null,
    },
    ...over,
  });

const Everything = () => (
  <>
    <MessagesLink />
    <ChatLive />
    <ChatPage />
  </>
);
const openChat = (row: ReturnType<typeof conversation>, { answers, ...rest }: Options = {}) =>
  open(Everything, {
    path: '/chat/:id',
    at: '/chat/c1',
    answers: {
      Conversations: () => ({ conversations: connection('ConversationConnection', [row]) }),
      Conversation: () => ({ conversation: row }),
      ConversationPresence: () => ({
        conversation: {
          __typename: 'Conversation',
          id: 'c1',
          others: [
            {
              __typename: 'User',
              id: 'asha',
              presence: { __typename: 'Presence', id: 'asha', isOnline: true, lastSeenAt: null },
            },
          ],
        },
      }),
      Messages: () => pages([message(1), message(2)]),
      UnreadChats: () => ({ unreadChats: unread() }),
      MarkDelivered: () => ({ markDelivered: true }),
      MarkRead: () => ({ markRead: unread() }),
      SetTyping: () => ({ setTyping: true }),
      ...answers,
    },
    ...rest,
  });
const write = async (words: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), words);
const log = () => within(screen.getByRole('log'));

test('the list follows what is said: a row moves up, counts, and the badge and title with it', async () => {
  const rows = [conversation('c1'), conversation('c2', { others: [person('ravi')] })];
  const { emit, sent } = open(Everything, {
    path: '/chat',
    answers: {
      Conversations: () => ({ conversations: connection('ConversationConnection', rows) }),
      UnreadChats: () => ({ unreadChats: unread() }),
      MarkDelivered: () => ({ markDelivered: true }),
    },
  });
  const list = await screen.findByRole('list', { name: 'Messages' });
  await screen.findByRole('link', { name: 'Person ravi' });
  act(() =>
    emit(
      'ConversationsChanged',
      changed({
        conversation: conversation('c2', {
          others: [person('ravi')],
          lastMessage: message(3, { conversationId: 'c2', content: 'Hello!' }),
          lastMessageAt: '2026-01-06T10:00:00.000Z',
          lastNumber: 3,
          unreadCount: 1,
        }),
        unread: unread({ conversations: 1, messages: 1 }),
      }),
    ),
  );
  await waitFor(() =>
    expect(within(list).getAllByRole('link')[0]).toHaveAccessibleName(
      'Person ravi, 1 unread message',
    ),
  );
  expect(within(list).getByText('Hello!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Messages: 1 chat waits' })).toBeInTheDocument();
  expect(document.title).toMatch(/^\(1\) /);
  await waitFor(() => expect(sent('MarkDelivered')).toEqual([{ conversationIds: ['c2'] }]));
});

test('without conversations it says so, in the documented words', async () => {
  open(Everything, {
    path: '/chat',
    answers: { Conversations: () => ({ conversations: connection('ConversationConnection', []) }) },
  });
  expect(await screen.findByText('No conversations yet!')).toBeInTheDocument();
});

test('what is written shows at once, goes under a key, and becomes the message of the server', async () => {
  let answer = (_number: number): void => undefined;
  const { sent, emit } = openChat(conversation('c1'), {
    answers: {
      SendMessage: ({ key, content }) =>
        new Promise((resolve) => {
          answer = (number) =>
            resolve({
              sendMessage: message(number, {
                key,
                content,
                sender: { __typename: 'User', id: 'me', fullName: 'Asha Me', profilePic: null },
              }),
            });
        }),
    },
  });
  await write('Hello there{Enter}');
  expect(await log().findByText('Hello there')).toBeInTheDocument();
  expect(log().getByRole('img', { name: 'Sending' })).toBeInTheDocument();
  await waitFor(() =>
    expect(sent('SendMessage')).toMatchObject([{ conversationId: 'c1', content: 'Hello there' }]),
  );
  act(() => answer(3));
  expect(await log().findByRole('img', { name: 'Sent' })).toBeInTheDocument();
  expect(log().getAllByText('Hello there')).toHaveLength(1);
  act(() =>
    emit(
      'ConversationChanged',
      happened({
        receipt: {
          __typename: 'Receipt',
          userId: 'asha',
          lastReadNumber: 3,
          lastDeliveredNumber: 3,
        },
      }),
    ),
  );
  expect(await log().findByRole('img', { name: 'Read' })).toBeInTheDocument();
});

test('what the server refuses stays with its reason, and is sent again under the same key', async () => {
  const send = vi.fn(() => {
    throw refusal('CONFLICT', 'You cannot write in this conversation any more.');
  });
  const { sent } = openChat(conversation('c1'), { answers: { SendMessage: send } });
  await write('Still there?{Enter}');
  expect(await log().findByText(/^Not sent ·/)).toHaveTextContent(
    'You cannot write in this conversation any more.',
  );
  await userEvent.click(log().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent('SendMessage')).toHaveLength(2));
  const [first, second] = sent('SendMessage');
  expect(second?.['key']).toBe(first?.['key']);
  await userEvent.click(await log().findByRole('button', { name: 'Take back' }));
  expect(log().queryByText('Still there?')).not.toBeInTheDocument();
});

test('messages that were missed are fetched by number before a live one joins', async () => {
  const all = [1, 2, 3, 4, 5].map((number) => message(number));
  const { emit, sent } = openChat(conversation('c1'), {
    answers: {
      Messages: ({ after }) =>
        pages(typeof after === 'number' ? all.slice(after) : all.slice(0, 2)),
    },
  });
  await within(await screen.findByRole('log')).findByText('Words 2');
  act(() => emit('ConversationChanged', happened({ sent: message(5) })));
  expect(await log().findByText('Words 5')).toBeInTheDocument();
  expect(
    log()
      .getAllByText(/^Words \d$/)
      .map(({ textContent }) => textContent),
  ).toEqual([1, 2, 3, 4, 5].map((number) => `Words ${number}`));
  expect(sent('Messages').at(-1)).toMatchObject({ after: 0 });
});

test('what is seen is read, and who types is named until they stop', async () => {
  const { emit, sent } = openChat(conversation('c1', { unreadCount: 1, lastReadNumber: 1 }));
  expect(await screen.findByRole('separator')).toHaveTextContent('1 unread message');
  await waitFor(() => expect(sent('MarkRead')).toEqual([{ conversationId: 'c1', number: 2 }]));
  expect(await screen.findByText('Online')).toBeInTheDocument();
  const typing = (isTyping: boolean) =>
    act(() =>
      emit(
        'ConversationChanged',
        happened({ typing: { __typename: 'Typing', userId: 'asha', isTyping } }),
      ),
    );
  typing(true);
  expect(await screen.findByText('Asha is typing …')).toBeInTheDocument();
  typing(false);
  expect(screen.queryByText('Asha is typing …')).not.toBeInTheDocument();
});

test('a request waits without a composer for who asked, and is answered by who was asked', async () => {
  const waiting = openChat(asked(true));
  expect(await screen.findByText('Chat request sent. Waiting...')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).not.toBeInTheDocument();
  expect(waiting.sent('SendMessage')).toEqual([]);
});

test('an alumnus reads who asks and why, and accepts; a failure is said in the documented words', async () => {
  let isDown = true;
  openChat(asked(false), {
    answers: {
      AcceptRequest: () => {
        if (isDown) throw new Error('The line is lost');
        return { acceptRequest: conversation('c1') };
      },
    },
  });
  expect(await screen.findByText('Chat request from mentee.')).toBeInTheDocument();
  expect(screen.getByText('About Zoho?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Error accepting request.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
});

test('a person without a conversation is asked with a note; a stranger’s id leads to the list', async () => {
  const gone = () => {
    throw refusal('NOT_FOUND', 'Conversation not found');
  };
  const { router, sent } = openChat(conversation('c1'), {
    at: '/chat/asha',
    answers: {
      Conversation: ({ id }) => (id === 'asha' ? gone() : { conversation: asked(true) }),
      ConversationWith: () => ({
        conversationWith: {
          __typename: 'ConversationWith',
          isRequest: true,
          refusal: null,
          user: person('asha', { fullName: 'Asha Rao', usualAnswerHours: 5 }),
          conversation: null,
        },
      }),
      OpenConversation: () => ({ openConversation: asked(true) }),
    },
  });
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Why do you ask?' }),
    'About Zoho?',
  );
  expect(screen.getByText(/Asha Rao usually answers in about 5 hours\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c1'));
  expect(sent('OpenConversation')).toEqual([{ personId: 'asha', note: 'About Zoho?' }]);
});

test('a request that ran out of time says so, with others to ask; who was asked can answer it no more', async () => {
  const refused = 'The request ran out of time without an answer.';
  openChat(asked(true, { status: 'expired', refusal: refused }), {
    answers: {
      OthersToAsk: () => ({
        conversation: {
          __typename: 'Conversation',
          id: 'c1',
          othersToAsk: [person('ravi'), person('sara'), person('tara')],
        },
      }),
    },
  });
  expect(await screen.findByText(refused)).toBeInTheDocument();
  const others = within(await screen.findByRole('region', { name: 'Others you can ask' }));
  expect(
    others.getAllByRole('link', { name: /^Ask / }).map((link) => link.getAttribute('href')),
  ).toEqual(['/chat/ravi', '/chat/sara', '/chat/tara']);
  cleanup();
  openChat(asked(false, { status: 'expired' }));
  expect(await screen.findByText(refused)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(screen.queryByText('Others you can ask')).not.toBeInTheDocument();
});

test('who is blocked from the conversation is asked about first; then nobody writes there', async () => {
  let row = conversation('c1');
  const { sent } = openChat(row, {
    answers: {
      Conversation: () => ({ conversation: row }),
      BlockUser: ({ userId }) => {
        row = conversation('c1', { canWrite: false, refusal: 'Nobody can write here any more.' });
        return { blockUser: { __typename: 'Block', id: userId, isBlocked: true } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Asha Rao' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Asha Rao?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Block' }));
  expect(await screen.findByText('Nobody can write here any more.')).toBeInTheDocument();
  expect(sent('BlockUser')).toEqual([{ userId: 'asha' }]);
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).not.toBeInTheDocument();
});

test('who is nobody leads to the list', async () => {
  const gone = () => {
    throw refusal('NOT_FOUND', 'User not found');
  };
  const { router } = openChat(conversation('c1'), {
    at: '/chat/nobody',
    answers: { Conversation: gone, ConversationWith: gone },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
});

test('files of other types and sizes are refused in the documented words', async () => {
  openChat(conversation('c1'));
  const box = await screen.findByRole('textbox', { name: 'Write a message' });
  const file = new File(['x'], 'run.exe', { type: 'application/octet-stream' });
  await userEvent.click(box);
  await userEvent.paste({ files: [file], getData: () => '' } as unknown as DataTransfer);
  expect(
    await screen.findByText('File run.exe is not allowed. Only JPEG, PNG, and PDF are supported.'),
  ).toBeInTheDocument();
});

test('the search of the list finds words of messages, and opens them at their place', async () => {
  const row = conversation('c1', { lastNumber: 60 });
  const said = Array.from({ length: 3 }, (_, index) => message(index + 1));
  const { sent } = openChat(row, {
    at: '/chat',
    path: '/chat/:id?',
    answers: {
      Conversations: ({ search }: Record<string, unknown>) => ({
        conversations: connection('ConversationConnection', search ? [] : [row]),
      }),
      SearchMessages: ({ search }: Record<string, unknown>) => ({
        searchMessages: connection(
          'ChatMessageConnection',
          search === 'words 2' ? [message(2)] : [],
        ),
      }),
      Messages: () => pages(said),
    },
  });
  const field = await screen.findByRole('searchbox', {
    name: 'Search people, groups and messages',
  });
  await userEvent.type(field, 'words 2');
  expect(await screen.findByText('Nobody and no group of that name.')).toBeInTheDocument();
  const hit = await screen.findByRole('link', { name: /Words 2/ });
  expect(hit).toHaveAttribute('href', '/chat/c1?message=2');
  await userEvent.click(hit);
  expect(await screen.findByRole('log')).toBeInTheDocument();
  await waitFor(() => expect(sent('SearchMessages').at(-1)).toMatchObject({ search: 'words 2' }));
});
