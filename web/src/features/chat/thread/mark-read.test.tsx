import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  openChatOn,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);
const unreadOne = conversation('c1', { lastReadNumber: 1, unreadCount: 1 });

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('a chat that is left at once is read all the same', async () => {
  const { router, sent } = openChatOn(Everything, unreadOne);
  await screen.findByRole('log');
  await act(() => router.navigate('/feed'));
  await waitFor(() => expect(sent('MarkRead')).toEqual([{ conversationId: 'c1', number: 2 }]));
});

test('what the server does not hear of stays unread', async () => {
  let refuse: () => void = () => undefined;
  openChatOn(Everything, unreadOne, {
    answers: {
      MarkRead: () =>
        new Promise((_resolve, reject) => {
          refuse = () => reject(new Error('No line'));
        }),
    },
  });
  await screen.findByRole('log');
  const row = () => screen.getAllByRole('link', { name: /^Asha Rao/ })[0];
  expect(row()).toHaveAccessibleName('Asha Rao, 1 unread message');
  await waitFor(() => expect(row()).toHaveAccessibleName('Asha Rao'));
  act(() => refuse());
  await waitFor(() => expect(row()).toHaveAccessibleName('Asha Rao, 1 unread message'));
});
