import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MessagesDocument } from '@/generated/documents';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  happened,
  message,
  openChatOn,
  pages,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
test('what was cleared while the line was lost is gone once it is back', async () => {
  let all = messages(1, 60);
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
      .readQuery({ query: MessagesDocument, variables: { conversationId: 'c1' } })
      ?.messages.nodes.map(({ number }) => number);
  await waitFor(() => expect(known()).toHaveLength(60));
  all = messages(61, 61);
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  await waitFor(() => expect(known()).toEqual([61]));
});
