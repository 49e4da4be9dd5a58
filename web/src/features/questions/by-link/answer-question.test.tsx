import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AnswerQuestionPage from '../pages/AnswerQuestionPage';

const question = (over: object = {}) => ({
  __typename: 'LinkedQuestion',
  id: 'q1',
  content: 'Which rounds were online?',
  createdAt: '2026-11-20T10:00:00.000Z',
  postId: 'p1',
  companyName: 'Acme',
  role: 'Engineer',
  isAnswered: false,
  user: person('meera', { fullName: 'Meera Iyer', role: 'mentee' }),
  ...over,
});
type Answers = Parameters<typeof open>[1]['answers'];
const openLink = (answers: Answers) =>
  open(AnswerQuestionPage, {
    path: '/answer-question',
    at: '/answer-question?token=t1',
    me: null,
    answers: { QuestionByLink: () => ({ questionByLink: question() }), ...answers },
  });

test('opening the link answers nothing; the words are sent by a press, signed out', async () => {
  const { sent } = openLink({
    AnswerQuestionByLink: () => ({ answerQuestionByLink: question({ isAnswered: true }) }),
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByRole('heading', { name: 'Meera Iyer asks you' })).toBeVisible();
  expect(screen.getByText('Which rounds were online?')).toBeVisible();
  expect(sent('AnswerQuestionByLink')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your answer to Meera Iyer'), 'The first two.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Sent. Thank you!');
  expect(status).toHaveFocus();
  expect(sent('AnswerQuestionByLink')).toEqual([{ token: 't1', content: 'The first two.' }]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read it in its place' })).toHaveAttribute(
    'href',
    '/post/p1#question-q1',
  );
});

test('a lost line keeps the words in the form, and the press is tried again', async () => {
  let isDown = true;
  openLink({
    AnswerQuestionByLink: () => {
      if (isDown) throw new Error('The line is lost');
      return { answerQuestionByLink: question({ isAnswered: true }) };
    },
  });
  await userEvent.type(await screen.findByRole('textbox'), 'The first two.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is still here');
  expect(screen.getByRole('textbox')).toHaveValue('The first two.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Sent. Thank you!');
});

test('one that was answered elsewhere meanwhile says so', async () => {
  let isAnswered = false;
  openLink({
    QuestionByLink: () => ({ questionByLink: question({ isAnswered }) }),
    AnswerQuestionByLink: () => {
      throw refusal('CONFLICT', 'You have answered this question already.');
    },
  });
  await userEvent.type(await screen.findByRole('textbox'), 'The first two.');
  isAnswered = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your answer is there');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a link that ended says so without a retry; a lost line is tried again', async () => {
  let failure: Error = new Error('The line is lost');
  openLink({
    QuestionByLink: () => {
      throw failure;
    },
  });
  expect(await screen.findByText('The question could not be loaded.')).toBeVisible();
  failure = refusal('NOT_FOUND', 'This link has ended.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This link has ended.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('what is typed outlives a reload, and the signs of a question are drawn', async () => {
  const asked = {
    QuestionByLink: () => ({ questionByLink: question({ content: 'Was it `C`?' }) }),
  };
  const before = openLink(asked);
  await userEvent.type(await screen.findByRole('textbox'), 'The first two.');
  before.unmount();
  openLink(asked);
  expect(await screen.findByRole('textbox')).toHaveValue('The first two.');
  expect((await screen.findByText('C')).tagName).toBe('CODE');
});
