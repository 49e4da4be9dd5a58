import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  openChatOn,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from './pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test.each([
  ['person', 'Asha Rao', {}],
  ['group', 'Placement 2027', { type: 'group', name: 'Placement 2027' }],
])(
  'the tab names the %s whom a conversation is with, as long as it is open',
  async (_, name, over) => {
    const { router } = openChatOn(Everything, conversation('c1', over), { path: '/chat/:id?' });
    await waitFor(() => expect(document.title).toBe(`${name} · Experiencia`));
    await act(() => router.navigate('/chat'));
    await screen.findByRole('list', { name: 'Messages' });
    expect(document.title).toBe('Messages · Experiencia');
    // What is read already says its name at once.
    await act(() => router.navigate('/chat/c1'));
    await waitFor(() => expect(document.title).toBe(`${name} · Experiencia`));
  },
);
