import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import ChatRequestPage from '../pages/ChatRequestPage';

const request = (over: object = {}) => ({
  __typename: 'LinkedRequest',
  id: 'c1',
  status: 'pending',
  note: 'Which books?',
  answer: 'accept',
  user: person('meera', { fullName: 'Meera Iyer', role: 'mentee' }),
  ...over,
});
type Options = Partial<Parameters<typeof open>[1]>;
const openLink = (answers: Options['answers'], options: Options = {}) =>
  open(ChatRequestPage, {
    path: '/chat-request',
    at: '/chat-request?token=t1',
    me: null,
    answers: { RequestByLink: () => ({ requestByLink: request() }), ...answers },
    ...options,
  });

test('opening the link answers nothing; a press accepts, signed out, and leads to the conversation', async () => {
  const { sent, router } = openLink({
    AnswerRequestByLink: () => ({ answerRequestByLink: request({ status: 'active' }) }),
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(
    await screen.findByRole('heading', { name: 'Meera Iyer asks you for a chat' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Which books?')).toBeInTheDocument();
  expect(screen.getByText(/the note becomes the first message/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/chat/c1');
  expect(sent('RequestByLink')).toEqual([{ token: 't1' }]);
  expect(sent('AnswerRequestByLink')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('status')).toHaveTextContent('You can write now');
  expect(sent('AnswerRequestByLink')).toEqual([{ token: 't1' }]);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in and write' }));
  expect(router.state.location.pathname).toBe('/chat/c1');
});

test('the other link says "Not now"; a failure keeps the request and the press is tried again', async () => {
  let isDown = true;
  openLink({
    RequestByLink: () => ({ requestByLink: request({ answer: 'decline', note: null }) }),
    AnswerRequestByLink: () => {
      if (isDown) throw new Error('The line is lost');
      return { answerRequestByLink: request({ answer: 'decline', status: 'declined' }) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The request could not be answered. Please try again.',
  );
  expect(screen.getByText('No note came with it.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('status')).toHaveTextContent('You said “Not now”');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the request' })).toHaveAttribute('href', '/chat/c1');
});

test('one that was answered elsewhere meanwhile shows how it stands', async () => {
  let status = 'pending';
  openLink({
    RequestByLink: () => ({ requestByLink: request({ status }) }),
    AnswerRequestByLink: () => {
      throw refusal('CONFLICT', 'This request was answered already.');
    },
  });
  const accept = await screen.findByRole('button', { name: 'Accept' });
  status = 'declined';
  await userEvent.click(accept);
  const words = await screen.findByRole('status');
  expect(words).toHaveTextContent('This request was answered already.');
  expect(words).toHaveTextContent('You said “Not now”. You can still accept.');
});

test('a request that ran out of time has no answers left', async () => {
  openLink({ RequestByLink: () => ({ requestByLink: request({ status: 'expired' }) }) });
  expect(await screen.findByText('The request ran out of time without an answer.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the profile of Meera Iyer' })).toHaveAttribute(
    'href',
    '/profile/meera',
  );
});

test('a broken link says so without a retry; a lost line is tried again', async () => {
  let failure: Error = new Error('The line is lost');
  const { sent } = openLink({
    RequestByLink: () => {
      throw failure;
    },
  });
  expect(await screen.findByText('The request could not be loaded.')).toBeInTheDocument();
  failure = refusal('BAD_USER_INPUT', 'This link is not valid.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This link is not valid.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await waitFor(() => expect(sent('RequestByLink')).toHaveLength(2));
});
