import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import ChatPage from './pages/ChatPage';

test('who is not verified reads what chats are, and how to get in', async () => {
  const me = { ...viewer({ role: 'mentee', isMember: false }), isVerified: false };
  open(ChatPage, { path: '/chat', me });
  expect(await screen.findByText(new RegExp(chatPageTexts.members))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verify college' })).toBeInTheDocument();
});
