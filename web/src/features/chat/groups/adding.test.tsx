import { chatTexts } from '@schema/rules/chat/chat-texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { conversation } from '@/testing/rooms/chat';
import { connected } from '@/testing/rooms/connections';
import GroupInfo from './GroupInfo';

const noChats = {
  ChatsToPick: () => ({ conversations: connection('ConversationConnection', []) }),
};
type Conversation = Parameters<typeof GroupInfo>[0]['conversation'];

test('who left lately is not added: it says why, and the chosen people stay chosen', async () => {
  const group = conversation('g1', { type: 'group', name: 'Interns', role: 'admin' });
  open(
    () => (
      <GroupInfo conversation={group as unknown as Conversation} viewerId="me" onClose={vi.fn()} />
    ),
    {
      path: '/chat',
      answers: {
        ...noChats,
        PeopleToPick: () => ({
          connections: connection('ConnectedPersonConnection', [connected('ravi')]),
        }),
        AddToGroup: () => {
          throw refusal('CONFLICT', chatTexts.leftLately);
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add people' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Person ravi/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(chatTexts.leftLately)).toBeInTheDocument();
  const chosen = within(screen.getByRole('list', { name: 'Chosen' }));
  expect(chosen.getByText('Person ravi')).toBeInTheDocument();
});
