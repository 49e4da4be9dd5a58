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
} from '@/testing/chat';
import { Messages } from '@/generated/documents';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

const said = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const words = () =>
  log()
    .queryAllByText(/^Words \d+$/)
    .map(({ textContent }) => textContent);

test('what the viewer clears on another device leaves this one, and does not come back', async () => {
  let all = said(1, 2);
  const { emit } = openChatOn(Everything, conversation('c1'), {
    answers: { Messages: () => pages(all) },
  });
  await screen.findByRole('log');
  await log().findByText('Words 2');
  all = said(3, 3);
  const row = conversation('c1', { lastMessage: null });
  act(() => emit('ConversationsChanged', changed({ conversation: row })));
  await waitFor(() => expect(words()).toEqual([]));
  act(() => emit('ConversationChanged', happened({ sent: message(3) })));
  await log().findByText('Words 3');
  expect(words()).toEqual(['Words 3']);
});

test('the newest message that is deleted for oneself on another device leaves this one', async () => {
  const { emit } = openChatOn(Everything, conversation('c1'));
  await screen.findByRole('log');
  await log().findByText('Words 2');
  const row = conversation('c1', { lastMessage: message(1) });
  act(() => emit('ConversationsChanged', changed({ conversation: row })));
  await waitFor(() => expect(words()).toEqual(['Words 1']));
});

test('what was cleared while the line was lost is gone once it is back', async () => {
  let all = said(1, 60);
  const { emit, client } = openChatOn(Everything, conversation('c1', { lastNumber: 60 }), {
    answers: {
      Messages: ({ after, before }) => {
        if (typeof after === 'number') return pages(all.filter(({ number }) => number > after));
        const end = typeof before === 'number' ? before : Infinity;
        return pages(all.filter(({ number }) => number < end));
      },
    },
  });
  await screen.findByRole('log');
  const known = () =>
    client
      .readQuery({ query: Messages, variables: { conversationId: 'c1' } })
      ?.messages.nodes.map(({ number }) => number);
  await waitFor(() => expect(known()).toHaveLength(60));
  all = said(61, 61);
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  await waitFor(() => expect(known()).toEqual([61]));
});
