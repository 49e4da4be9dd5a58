import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  unread,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

const list = () => screen.findByRole('list', { name: 'Messages' });

test('the menu of a row is opened by its button or a long press, and marks as unread', async () => {
  const row = conversation('c1');
  const { sent } = openChatOn(Everything, row, {
    at: '/chat',
    path: '/chat/:id?',
    answers: {
      MarkConversationUnread: () => ({ markConversationUnread: { ...row, isMarkedUnread: true } }),
    },
  });
  fireEvent.contextMenu(await within(await list()).findByRole('listitem'));
  expect(await screen.findByRole('menuitem', { name: 'Pin' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'More for Asha Rao' }));
  for (const name of ['Mute for 8 hours', 'Archive', 'Delete conversation'])
    expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
  expect(
    await screen.findByRole('link', { name: 'Asha Rao, marked as unread' }),
  ).toBeInTheDocument();
  expect(sent('MarkConversationUnread')).toHaveLength(1);
});

test('who opens what they marked as unread has come back to it, and reads no more than before', async () => {
  const row = conversation('c1', { isMarkedUnread: true });
  const { sent } = openChatOn(Everything, row);
  await waitFor(() => expect(sent('MarkRead')).toEqual([{ conversationId: 'c1', number: 2 }]));
});

test('a conversation that is deleted leaves the list after a question, and is left', async () => {
  const row = conversation('c1');
  openChatOn(Everything, row, {
    path: '/chat/:id?',
    answers: {
      DeleteConversation: () => ({
        deleteConversation: { ...row, isHidden: true, lastMessage: null },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Asha Rao' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }));
  const asked = await screen.findByRole('dialog', {
    name: 'Delete the conversation with Asha Rao?',
  });
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete conversation' }));
  expect(await screen.findByText('Choose a conversation')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Asha Rao' })).not.toBeInTheDocument(),
  );
});

test('whom one blocks is unblocked by the menu and at the foot, which says that it was oneself', async () => {
  const refusal = 'You have blocked this person. Unblock them to write again.';
  let row = conversation('c1', { isBlocked: true, canWrite: false, refusal });
  openChatOn(Everything, row, {
    answers: {
      Conversation: () => ({ conversation: row }),
      UnblockUser: ({ userId }) => {
        row = conversation('c1');
        return { unblockUser: { __typename: 'Block', id: userId, isBlocked: false } };
      },
    },
  });
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More about Asha Rao' }));
  expect(await screen.findByRole('menuitem', { name: 'Unblock' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Block' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
});

test("a group's admin removes what others wrote, and its place says so", async () => {
  const words = message(1, { content: 'Buy this' });
  const gone = {
    ...words,
    content: '',
    isDeleted: true,
    isRemovedByAdmin: true,
    removedByName: 'Asha Rao',
  };
  const row = conversation('c1', { type: 'group', name: 'Offers', role: 'admin' });
  const { sent } = openChatOn(Everything, row, {
    answers: {
      Messages: () => pages([words]),
      UnreadChats: () => ({ unreadChats: unread() }),
      DeleteMessage: () => ({ deleteMessage: gone }),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'What to do with this message' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove for everybody' }));
  const asked = await screen.findByRole('dialog', { name: 'Remove this message?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
  expect(await log().findByText('Removed by Asha Rao, an admin of the group')).toBeInTheDocument();
  expect(sent('DeleteMessage')).toHaveLength(1);
});
