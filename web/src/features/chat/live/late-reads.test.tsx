import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import {
  asked,
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
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

// On a slow line an answer arrives long after the server has read it: what happened in between is
// heard of first.

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

/** A server that has something, and whose line is held until it is let go. */
function aSlowServer<State>(state: State) {
  const held: (() => void)[] = [];
  let isHeld = false;
  const server = {
    state,
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
    /** What it has now, once the line lets it through. */
    answer: async (): Promise<State> => {
      const read = server.state;
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return read;
    },
  };
  return server;
}

test('what is said while the first page is on its way is there when that has come', async () => {
  const server = aSlowServer([message(1), message(2)]);
  server.hold();
  const { emit, watched } = openChatOn(Everything, conversation('c1'), {
    answers: { Messages: async () => pages(await server.answer()) },
  });
  await waitFor(() => expect(watched('ConversationChanged')).toHaveLength(1));
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  server.state = [...server.state, message(3)];
  act(() => emit('ConversationChanged', happened({ sent: message(3) })));
  server.letGo();
  await screen.findByRole('log');
  expect(await log().findByText('Words 2')).toBeInTheDocument();
  expect(await log().findByText('Words 3')).toBeInTheDocument();
});

test('a request that is accepted while it is read again does not seem to wait', async () => {
  const server = aSlowServer<object>(asked(true));
  const { emit } = openChatOn(Everything, asked(true), {
    answers: { Conversation: async () => ({ conversation: await server.answer() }) },
  });
  expect(await screen.findByText('Chat request sent. Waiting...')).toBeInTheDocument();
  server.hold();
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  server.state = conversation('c1');
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  server.letGo();
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
});

const list = () => within(screen.getByRole('list', { name: 'Messages' }));
const rowOf = (words: string, number: number) =>
  conversation('c1', {
    lastMessage: message(number, { content: words }),
    lastNumber: number,
    lastMessageAt: `2026-01-05T10:0${number}:00.000Z`,
  });
const other = conversation('c2', {
  name: 'Interns',
  type: 'group',
  lastMessageAt: '2026-01-05T10:02:30.000Z',
});

test('a list that was read before somebody wrote puts nothing back', async () => {
  const server = aSlowServer([other, rowOf('Before', 2)]);
  const { emit } = openChatOn(Everything, conversation('c1'), {
    path: '/chat',
    at: '/chat',
    answers: {
      Conversations: async () => ({
        conversations: connection('ConversationConnection', await server.answer()),
      }),
    },
  });
  await screen.findByRole('list', { name: 'Messages' });
  server.hold();
  act(() => emit('ConversationsChanged', changed({ isStale: true })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  act(() => emit('ConversationsChanged', changed({ conversation: rowOf('Meanwhile', 3) })));
  act(() => emit('ConversationsChanged', changed({ removedId: 'c2' })));
  server.letGo();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(list().getByText('Meanwhile')).toBeInTheDocument();
  expect(list().queryByText('Interns')).not.toBeInTheDocument();
});

test('a count that was read before somebody wrote puts nothing back', async () => {
  const server = aSlowServer(unread());
  server.hold();
  const { emit, sent } = openChatOn(Everything, conversation('c1'), {
    answers: { UnreadChats: async () => ({ unreadChats: await server.answer() }) },
  });
  await waitFor(() => expect(sent('UnreadChats')).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  act(() => emit('ConversationsChanged', changed({ unread: unread({ conversations: 2 }) })));
  server.letGo();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('link', { name: 'Messages: 2 chats wait' })).toBeInTheDocument();
});

test('a list that was on its way when the line came up is read again', async () => {
  const server = aSlowServer([rowOf('Before', 2)]);
  server.hold();
  const { emit, sent } = openChatOn(Everything, conversation('c1'), {
    path: '/chat',
    at: '/chat',
    answers: {
      Conversations: async () => ({
        conversations: connection('ConversationConnection', await server.answer()),
      }),
    },
  });
  await waitFor(() => expect(sent('Conversations')).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  server.state = [rowOf('Meanwhile', 3)];
  act(() => emit('ConversationsChanged', changed({ isStale: true })));
  server.letGo();
  expect(await screen.findByText('Meanwhile')).toBeInTheDocument();
});
