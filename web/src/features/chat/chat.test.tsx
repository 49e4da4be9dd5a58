import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connection, person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  beginMeasuring,
  changed,
  conversation,
  endMeasuring,
  happened,
  log,
  message,
  openChatOn,
  pages,
  unread,
  withChatLive,
  write,
} from '@/testing/rooms/chat';
import ChatPage from './pages/ChatPage';

const Everything = withChatLive(ChatPage);
type OpenOptions = Parameters<typeof openChatOn>;
const openChat = (row: OpenOptions[1], options?: OpenOptions[2]) =>
  openChatOn(Everything, row, options);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

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
  const typing = (isTyping: boolean, userId = 'asha') =>
    act(() =>
      emit('ConversationChanged', happened({ typing: { __typename: 'Typing', userId, isTyping } })),
    );
  // The viewer's own words, here or on another device, are no news to them.
  typing(true, 'me');
  expect(screen.queryByText(/is typing/)).not.toBeInTheDocument();
  typing(true);
  expect(await screen.findByText('Asha is typing …')).toBeInTheDocument();
  typing(false);
  expect(screen.queryByText('Asha is typing …')).not.toBeInTheDocument();
});

test('while the line is down nobody is shown as online', async () => {
  openChat(conversation('c1'));
  expect(await screen.findByText('Online')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText('Online')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Online')).toBeInTheDocument();
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
  expect(await screen.findByText('No person or group with this name.')).toBeInTheDocument();
  const hit = await screen.findByRole('link', { name: /Words 2/ });
  expect(hit).toHaveAttribute('href', '/chat/c1?message=2');
  await userEvent.click(hit);
  expect(await screen.findByRole('log')).toBeInTheDocument();
  await waitFor(() => expect(sent('SearchMessages').at(-1)).toMatchObject({ search: 'words 2' }));
});

test('a message is forwarded to a conversation that is searched for; what failed is said', async () => {
  let isDown = true;
  const { sent } = openChat(conversation('c1'), {
    answers: {
      ForwardTargets: ({ search }) => {
        if (isDown && search) throw new Error('The line is lost');
        return {
          conversations: connection('ConversationConnection', search ? [] : [conversation('c1')]),
        };
      },
    },
  });
  await screen.findByRole('log');
  const [more] = await screen.findAllByRole('button', { name: 'What to do with this message' });
  if (more) await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward to' }));
  expect(await dialog.findByRole('button', { name: 'Asha Rao' })).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search people and groups' }), 'zoya');
  isDown = false;
  expect(await dialog.findByText('No person or group with this name.')).toBeInTheDocument();
  expect(sent('ForwardTargets').at(-1)).toMatchObject({ search: 'zoya' });
});
