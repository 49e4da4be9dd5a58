import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '@/testing/open';
import {
  beginMeasuring,
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
const group = conversation('c1', { type: 'group', name: 'Interns of 2026' });

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('an account that is gone is a name in a group, and leads nowhere', async () => {
  openChatOn(Everything, group, {
    answers: { Messages: () => pages([message(1, { sender: null }), message(2)]) },
  });
  await screen.findByRole('log');
  expect(await log().findByText('Deleted account')).toBeInTheDocument();
  expect(log().queryByRole('link', { name: 'Deleted account' })).not.toBeInTheDocument();
  expect(log().getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/profile/asha');
});

test('who is taken out of a group reads so, and has nothing left to write in', async () => {
  let isGone = false;
  const { emit } = openChatOn(Everything, group, {
    answers: {
      Conversation: () => {
        if (isGone) throw refusal('NOT_FOUND', 'Not found');
        return { conversation: group };
      },
    },
  });
  await screen.findByRole('textbox', { name: 'Write a message' });
  isGone = true;
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('You are no longer in this group.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Back to your chats' })).toHaveAttribute('href', '/chat');
});
