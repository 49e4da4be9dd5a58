import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  log,
  message,
  openChatOn,
  pages,
  withChatLive,
  write,
} from '@/testing/chat';
import { lastLine } from '../conversation-words';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('a call is not forwarded, reacted to or deleted for everybody', async () => {
  openChatOn(Everything, conversation('c1'), {
    answers: {
      Messages: () =>
        pages([
          message(1, {
            kind: 'call',
            content: 'Call, 12 min',
            createdAt: new Date().toISOString(),
            sender: { ...message(1).sender, id: 'me' },
          }),
        ]),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'What to do with this message' }),
  );
  expect(await screen.findByRole('menuitem', { name: 'Delete for me' })).toBeInTheDocument();
  for (const name of ['Forward', 'Delete for everybody'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});

test('what waits for the line can be taken back', async () => {
  openChatOn(Everything, conversation('c1'), {
    answers: { SendMessage: () => new Promise(() => undefined) },
  });
  await write('Not this{Enter}');
  expect(await log().findByText('Not this')).toBeInTheDocument();
  expect(log().queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(await log().findByRole('button', { name: 'Take back' }));
  expect(log().queryByText('Not this')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('a request that was not taken up says so in its row', () => {
  const row = { type: 'dm', status: 'declined', request: null, lastMessage: null } as const;
  expect(lastLine(row, 'me')).toBe('This request was not taken up.');
  expect(lastLine({ ...row, status: 'active' }, 'me')).toBe('No messages yet');
});
