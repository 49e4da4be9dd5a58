import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startedFromPost } from '@/core/address/started-from';
import { connection, person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { conversation } from '@/testing/rooms/chat';
import { connected } from '@/testing/rooms/connections';
import ChatPage from '../pages/ChatPage';
import NewChat from './NewChat';

type People = { chats?: object[]; known?: object[]; all?: object[] };
const answersOf = (people: (search: unknown) => People) => ({
  ChatsToPick: ({ search }: Record<string, unknown>) => ({
    conversations: connection('ConversationConnection', people(search).chats ?? []),
  }),
  PeopleToPick: ({ search }: Record<string, unknown>) => ({
    connections: connection('ConnectedPersonConnection', people(search).known ?? []),
  }),
  AnybodyToPick: ({ search }: Record<string, unknown>) => ({
    feedProfiles: connection('ProfileCardConnection', people(search).all ?? []),
  }),
});
const NewChatOpen = () => <NewChat opened onClose={() => undefined} />;

test('a chat is begun with who one has a conversation with, a connection, or anybody by name', async () => {
  const chat = conversation('c1', { others: [person('asha')] });
  const { sent, router } = open(NewChatOpen, {
    path: '/chat/:id?',
    at: '/chat',
    answers: answersOf((search) =>
      search
        ? { all: [{ __typename: 'ProfileCard', id: 'zoya', user: person('zoya') }] }
        : { chats: [chat], known: [connected('ravi'), connected('asha')] },
    ),
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('button', { name: /Person asha/ })).toHaveLength(1);
  expect(dialog.getByRole('button', { name: /Person ravi/ })).toBeInTheDocument();
  expect(sent('AnybodyToPick')).toEqual([]);
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'zoya');
  await userEvent.click(await dialog.findByRole('button', { name: /Person zoya/ }));
  expect(sent('AnybodyToPick').at(-1)).toEqual({ search: 'zoya' });
  expect(router.state.location.pathname).toBe('/chat/zoya');
});

test('a group takes who one has a conversation with; nobody to choose leads to people', async () => {
  let people: People = {
    chats: [
      conversation('c1', { others: [person('asha', { fullName: 'Asha Rao' })] }),
      conversation('c2', { status: 'pending', others: [person('ravi')] }),
    ],
  };
  const { sent, unmount } = open(NewChatOpen, {
    path: '/chat',
    answers: answersOf(() => people),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  expect(await screen.findByRole('checkbox', { name: /Asha Rao/ })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Person ravi/ })).not.toBeInTheDocument();
  expect(sent('AnybodyToPick')).toEqual([]);
  unmount();
  people = {};
  open(NewChatOpen, { path: '/chat', answers: answersOf(() => people) });
  expect(await screen.findByRole('link', { name: 'Find people' })).toHaveAttribute(
    'href',
    '/feed?tab=networking',
  );
});

test.each([
  ['from a post', startedFromPost, 'Error creating chat'],
  ['elsewhere', null, 'Error initiating chat'],
])(
  'a chat that is begun %s and fails says so in the documented words',
  async (_where, state, words) => {
    const { router } = open(ChatPage, {
      path: '/chat/:id?',
      at: '/chat',
      answers: {
        Conversations: () => ({ conversations: connection('ConversationConnection', []) }),
        Conversation: () => {
          throw refusal('NOT_FOUND', 'Conversation not found');
        },
        ConversationWith: () => ({
          conversationWith: {
            __typename: 'ConversationWith',
            isRequest: false,
            refusal: null,
            user: { ...person('asha'), usualAnswerHours: null },
          },
        }),
        OpenConversation: () => {
          throw new Error('The line is lost');
        },
      },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    await router.navigate('/chat/asha', { state });
    expect(await screen.findByText(words)).toBeInTheDocument();
  },
);
