import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beAPhone } from '@/testing/phone';
import { beginMeasuring, conversation, endMeasuring, openChatOn } from '@/testing/rooms/chat';
import { siteSays } from '@/testing/site';
import ChatPage from '../pages/ChatPage';

beforeAll(beginMeasuring);
afterAll(endMeasuring);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 }));
let forget = (): void => undefined;
const workerIsOn = (): void => void (forget = siteSays('worker', 'on'));
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What `/chat` asks for, as it opens. */
const asItOpens = { filter: 'all', search: null, first: 20 };
const idle = () => act(() => vi.advanceTimersByTimeAsync(5000));

test('a conversation that is open on a phone has the list read beside it, for when there is no line', async () => {
  beAPhone();
  workerIsOn();
  const { sent } = openChatOn(ChatPage, conversation('c1'), { path: '/chat/:id?', at: '/chat/c1' });
  await screen.findByRole('textbox', { name: /message/i });
  expect(sent('Conversations')).toEqual([]);
  await idle();
  expect(sent('Conversations')).toEqual([asItOpens]);
});

test('another filter as well; what is shown is not read twice', async () => {
  workerIsOn();
  const { sent } = openChatOn(ChatPage, conversation('c1'), {
    path: '/chat/:id?',
    at: '/chat?filter=unread',
  });
  await screen.findByRole('list', { name: 'Messages' });
  await idle();
  expect(sent('Conversations')).toEqual([{ ...asItOpens, filter: 'unread' }, asItOpens]);
  await idle();
  expect(sent('Conversations')).toHaveLength(2);
});

test('nothing is read beside where nothing is kept', async () => {
  beAPhone();
  const { sent } = openChatOn(ChatPage, conversation('c1'), { path: '/chat/:id?', at: '/chat/c1' });
  await screen.findByRole('textbox', { name: /message/i });
  await idle();
  expect(sent('Conversations')).toEqual([]);
});
