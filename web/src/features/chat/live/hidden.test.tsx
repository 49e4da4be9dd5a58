import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

/** A conversation that is open here, and what the server has of it. */
async function openHere(nodes = [message(1), message(2)]) {
  const server = { nodes };
  const opened = openChatOn(Everything, conversation('c1'), {
    answers: { Messages: () => pages(server.nodes) },
  });
  await screen.findByRole('log');
  expect(await log().findByText('Words 2')).toBeInTheDocument();
  return { ...opened, server };
}

test('a message that was deleted for oneself on another device leaves this one', async () => {
  const { emit, sent } = await openHere();
  const before = sent('Messages').length;
  act(() =>
    emit(
      'ConversationsChanged',
      changed({ conversation: conversation('c1'), hiddenMessageId: 'm1' }),
    ),
  );
  await waitFor(() => expect(log().queryByText('Words 1')).not.toBeInTheDocument());
  expect(log().getByText('Words 2')).toBeInTheDocument();
  expect(sent('Messages')).toHaveLength(before);
});

test.each([
  ['one conversation', { conversation: conversation('c1', { lastMessage: null }) }],
  ['all of them', { isStale: true }],
])(
  'what was cleared on another device leaves this one, and stays away when somebody writes: %s',
  async (_what, change) => {
    const { emit, server } = await openHere();
    server.nodes = [];
    act(() => emit('ConversationsChanged', changed({ ...change, isCleared: true })));
    await waitFor(() => expect(log().queryByText('Words 2')).not.toBeInTheDocument());

    server.nodes = [message(3)];
    act(() => emit('ConversationChanged', happened({ sent: message(3) })));
    expect(await log().findByText('Words 3')).toBeInTheDocument();
    expect(log().queryByText('Words 1')).not.toBeInTheDocument();
  },
);
