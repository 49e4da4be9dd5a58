import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  message,
  openChatOn,
  withChatLive,
  write,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);
const box = () => screen.findByRole('textbox', { name: 'Write a message' });
const openChat = () =>
  openChatOn(Everything, conversation('c1'), {
    answers: { SendMessage: ({ key, content }) => ({ sendMessage: message(3, { key, content }) }) },
  });

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('on a touch keyboard Enter begins a new line, and the button sends', async () => {
  const media = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = media(query);
    return query === '(pointer: coarse)' ? Object.assign(list, { matches: true }) : list;
  });
  const { sent } = openChat();
  expect(await box()).toHaveAttribute('enterkeyhint', 'enter');
  await write('One{Enter}Two');
  expect(await box()).toHaveValue('One\nTwo');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent('SendMessage')).toMatchObject([{ content: 'One\nTwo' }]));
});

test('elsewhere Enter sends', async () => {
  const { sent } = openChat();
  expect(await box()).toHaveAttribute('enterkeyhint', 'send');
  await write('One{Enter}');
  await waitFor(() => expect(sent('SendMessage')).toMatchObject([{ content: 'One' }]));
});
