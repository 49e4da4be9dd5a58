import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

beforeAll(beginMeasuring);
afterAll(endMeasuring);

const own = message(1, {
  content: 'Fridday',
  sender: { __typename: 'User', id: 'me', fullName: 'Me', profilePic: null },
  createdAt: new Date().toISOString(),
});
const box = () => screen.findByRole('textbox', { name: 'Write a message' });

async function beginCorrection(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'What to do with this message' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
}

test('a correction that does not arrive is not lost: it stands there when one tries again', async () => {
  let isDown = true;
  const { sent } = openChatOn(
    Everything,
    conversation('c1', { lastNumber: 1, lastReadNumber: 1 }),
    {
      answers: {
        Messages: () => pages([own]),
        EditMessage: ({ content }) => {
          if (isDown) throw new Error('The line is lost');
          return { editMessage: { ...own, content, editedAt: own.createdAt } };
        },
      },
    },
  );
  await screen.findByRole('log');
  await log().findByText('Fridday');
  await beginCorrection();
  await userEvent.clear(await box());
  await userEvent.type(await box(), 'On Friday at ten{Enter}');
  expect(await screen.findByText('Error sending message. Please try again.')).toBeInTheDocument();
  expect(await log().findByText('Fridday')).toBeInTheDocument();
  expect(await box()).toHaveValue('');

  isDown = false;
  await beginCorrection();
  expect(await box()).toHaveValue('On Friday at ten');
  await userEvent.type(await box(), '{Enter}');
  expect(await log().findByText('On Friday at ten')).toBeInTheDocument();
  await waitFor(() => expect(sent('EditMessage')).toHaveLength(2));

  await beginCorrection();
  expect(await box()).toHaveValue('On Friday at ten');
});

test('what one answers leaves the box with its words when it is deleted meanwhile', async () => {
  const { emit } = openChatOn(Everything, conversation('c1'), {
    answers: { Messages: () => pages([message(1, { content: 'Said by mistake' })]) },
  });
  await screen.findByRole('log');
  await userEvent.click(
    await screen.findByRole('button', { name: 'What to do with this message' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  expect(await screen.findAllByText('Said by mistake')).toHaveLength(2);
  const deleted = message(1, { content: '', isDeleted: true });
  act(() => emit('ConversationChanged', happened({ changed: deleted })));
  await waitFor(() => expect(screen.queryByText('Said by mistake')).not.toBeInTheDocument());
  expect(screen.getByText('Reply to Asha Rao')).toBeInTheDocument();
});
