import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '@/testing/builders';
import { refusal } from '@/testing/open';
import {
  asked,
  beginMeasuring,
  conversation,
  endMeasuring,
  openChatOn,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from './pages/ChatPage';

const Everything = withChatLive(ChatPage);
type OpenOptions = Parameters<typeof openChatOn>;
const openChat = (row: OpenOptions[1], options?: OpenOptions[2]) =>
  openChatOn(Everything, row, options);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('a request waits without a composer for who asked, and is answered by who was asked', async () => {
  const waiting = openChat(asked(true));
  expect(await screen.findByText('Chat request sent. Waiting...')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).not.toBeInTheDocument();
  expect(waiting.sent('SendMessage')).toEqual([]);
});

test('an alumnus reads who asks and why, and accepts; a failure is said in the documented words', async () => {
  let isDown = true;
  openChat(asked(false), {
    answers: {
      AcceptRequest: () => {
        if (isDown) throw new Error('The line is lost');
        return { acceptRequest: conversation('c1') };
      },
    },
  });
  expect(await screen.findByText('Chat request from mentee.')).toBeInTheDocument();
  // In the list and in the pane.
  expect(screen.getAllByText('About Zoho?')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Error accepting request.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
});

test('a person without a conversation is asked with a note; a stranger’s id leads to the list', async () => {
  const gone = () => {
    throw refusal('NOT_FOUND', 'Conversation not found');
  };
  const { router, sent } = openChat(conversation('c1'), {
    at: '/chat/asha',
    answers: {
      Conversation: ({ id }) => (id === 'asha' ? gone() : { conversation: asked(true) }),
      ConversationWith: () => ({
        conversationWith: {
          __typename: 'ConversationWith',
          isRequest: true,
          refusal: null,
          user: person('asha', { fullName: 'Asha Rao', usualAnswerHours: 5 }),
          conversation: null,
        },
      }),
      OpenConversation: () => ({ openConversation: asked(true) }),
    },
  });
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Why do you ask?' }),
    'About Zoho?',
  );
  expect(screen.getByText(/Asha Rao usually answers in about 5 hours\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c1'));
  expect(sent('OpenConversation')).toEqual([{ personId: 'asha', note: 'About Zoho?' }]);
});

test('asking, one reads how soon they usually reply to anything', async () => {
  openChat(conversation('c1'), {
    at: '/chat/asha',
    answers: {
      Conversation: () => {
        throw refusal('NOT_FOUND', 'Conversation not found');
      },
      ConversationWith: () => ({
        conversationWith: {
          __typename: 'ConversationWith',
          isRequest: true,
          refusal: null,
          user: person('asha', { fullName: 'Asha Rao', usualAnswerHours: 5, repliesIn: 'days' }),
          conversation: null,
        },
      }),
    },
  });
  expect(
    await screen.findByText(/Asha Rao usually replies within a few days\./),
  ).toBeInTheDocument();
  expect(screen.queryByText(/usually answers/)).not.toBeInTheDocument();
});

test('a request that ran out of time says so, with others to ask; who was asked can answer it no more', async () => {
  const refused = 'The request ran out of time without an answer.';
  // In the conversation; the list of conversations says it too.
  const inPane = { selector: '[role="status"]' };
  openChat(asked(true, { status: 'expired', refusal: refused }), {
    answers: {
      OthersToAsk: () => ({
        conversation: {
          __typename: 'Conversation',
          id: 'c1',
          othersToAsk: [person('ravi'), person('sara'), person('tara')],
        },
      }),
    },
  });
  expect(await screen.findByText(refused, inPane)).toBeInTheDocument();
  const others = within(await screen.findByRole('region', { name: 'Others you can ask' }));
  expect(
    others.getAllByRole('link', { name: /^Ask / }).map((link) => link.getAttribute('href')),
  ).toEqual(['/chat/ravi', '/chat/sara', '/chat/tara']);
  cleanup();
  openChat(asked(false, { status: 'expired' }));
  expect(await screen.findByText(refused, inPane)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(screen.queryByText('Others you can ask')).not.toBeInTheDocument();
});

test('a request that could not be sent stays in its form with the note, and goes when the viewer sends it again', async () => {
  let isDown = true;
  const { router, sent } = openChat(conversation('c1'), {
    at: '/chat/asha',
    answers: {
      Conversation: ({ id }) => {
        if (id === 'asha') throw refusal('NOT_FOUND', 'Conversation not found');
        return { conversation: asked(true) };
      },
      ConversationWith: () => ({
        conversationWith: {
          __typename: 'ConversationWith',
          isRequest: true,
          refusal: null,
          user: person('asha', { fullName: 'Asha Rao', usualAnswerHours: null }),
          conversation: null,
        },
      }),
      OpenConversation: () => {
        if (isDown) throw new Error('The line is lost');
        return { openConversation: asked(true) };
      },
    },
  });
  const note = await screen.findByRole('textbox', { name: 'Why do you ask?' });
  await userEvent.type(note, 'About Zoho?');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent('OpenConversation')).toHaveLength(1));
  expect(await screen.findByText('The request could not be sent.')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(note).toHaveValue('About Zoho?');
  expect(sent('OpenConversation')).toHaveLength(1);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/c1'));
  expect(sent('OpenConversation')).toEqual([
    { personId: 'asha', note: 'About Zoho?' },
    { personId: 'asha', note: 'About Zoho?' },
  ]);
});

const over = (askAgainAt: string) =>
  asked(true, { status: 'declined', refusal: 'This request was not taken up.' }, { askAgainAt });
const nobodyElse = {
  OthersToAsk: () => ({
    conversation: { __typename: 'Conversation', id: 'c1', othersToAsk: [] },
  }),
};

test('a request that was not taken up is asked again with a note, once the days are over', async () => {
  const { sent } = openChat(over('2026-01-05T10:00:00.000Z'), {
    answers: { ...nobodyElse, AskAgain: () => ({ askAgain: asked(true) }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Why do you ask?' }), 'Once more');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Chat request sent. Waiting...')).toBeInTheDocument();
  expect(sent('AskAgain')).toEqual([{ conversationId: 'c1', note: 'Once more' }]);
});

test('before the days are over it says from when one can ask again', async () => {
  openChat(over('2099-01-05T10:00:00.000Z'), { answers: nobodyElse });
  expect(await screen.findByText('You can ask again from 5 January 2099.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
});
