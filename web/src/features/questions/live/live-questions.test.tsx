import { questionTexts } from '@schema/rules/posts/posts-texts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, connection, person, question } from '@/testing/builders';
import {
  answered,
  answeredBy,
  openQuestions,
  questionList,
  shownAnswers,
  shownQuestions,
  talk,
} from '@/testing/rooms/questions';

test('when the server begins to tell, and again after a lost line, what was missed is there once: new, changed and gone', async () => {
  const readings = [
    questionList([question('q2'), question('q1')]),
    questionList([question('q3'), question('q1', { content: 'Better words', upvotes: 4 })]),
  ];
  let times = 0;
  const { emit, sent } = await openQuestions({
    PostQuestions: () => readings[Math.min(times++, 1)] ?? {},
  });
  act(() => emit(...talk({ questionAdded: question('q3') })));
  act(() => emit(...talk({ subscribed: true })));
  await waitFor(() => expect(shownQuestions()).toEqual(['Question q3', 'Better words']));
  expect(screen.getByRole('button', { name: /^Upvote 4 upvotes/ })).toBeInTheDocument();
  expect(screen.queryByText(questionTexts.loadNew)).not.toBeInTheDocument();
  act(() => emit(...talk({ subscribed: true })));
  await waitFor(() => expect(sent('PostQuestions')).toHaveLength(3));
  expect(shownQuestions()).toEqual(['Question q3', 'Better words']);
});

test('what is told while missed things are read outlives a reading that is older', async () => {
  let read: (data: object) => void = () => undefined;
  let begun = false;
  const { emit } = await openQuestions({
    PostQuestions: () =>
      begun
        ? new Promise((resolve) => {
            read = resolve;
          })
        : questionList([question('q1')]),
  });
  begun = true;
  act(() => emit(...talk({ subscribed: true })));
  await act(async () => {
    await new Promise((done) => setTimeout(done, 5));
  });
  act(() => emit(...answered('a1', 'q1', 1)));
  expect(await screen.findByText('Answer a1')).toBeInTheDocument();
  await act(async () => {
    read(questionList([question('q1')]));
    await new Promise((done) => setTimeout(done, 5));
  });
  expect(screen.getAllByText('Answer a1')).toHaveLength(1);
  expect(screen.getByRole('list', { name: '1 answer' })).toBeInTheDocument();
});

test('a refusal of the live line is handed on to the page', async () => {
  const onRefused = vi.fn();
  const { end } = await openQuestions(
    { PostQuestions: () => questionList([question('q1')]) },
    { onRefused },
  );
  act(() => end('QuestionsChanged', 'NOT_FOUND', 'Post not found'));
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('Show more goes on behind the last answer, whatever was answered meanwhile: each stands there once, in its turn', async () => {
  const { emit, sent } = await openQuestions({
    PostQuestions: () => questionList([answeredBy(['a1', 'a2', 'a3'], 5, 'c3')]),
    MoreAnswers: () => ({
      question: {
        __typename: 'Question',
        id: 'q1',
        answersCount: 7,
        answers: connection(
          'AnswerConnection',
          ['a4', 'a5', 'a6', 'a7'].map((id) => answer(id, 'q1')),
        ),
      },
    }),
    AnswerQuestion: () => ({ answerQuestion: answer('a6', 'q1', { user: person('me') }) }),
  });
  expect(screen.getByRole('button', { name: 'Show 2 more answers' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText(/Your answer/), 'Answer a6');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(document.getElementById('answer-a6')).toBeInTheDocument());
  act(() => {
    emit(...answered('a6', 'q1', 6, { user: person('me') }));
    emit(...answered('a7', 'q1', 7));
  });
  expect(shownAnswers()).toEqual(['Answer a1', 'Answer a2', 'Answer a3', 'Answer a6']);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 3 more answers' }));
  await waitFor(() =>
    expect(shownAnswers()).toEqual(
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((id) => `Answer ${id}`),
    ),
  );
  expect(sent('MoreAnswers')).toMatchObject([{ id: 'q1', after: 'c3' }]);
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  act(() =>
    emit(
      ...talk({
        answerDeleted: { __typename: 'AnswerDeleted', id: 'a7', questionId: 'q1', answersCount: 6 },
      }),
    ),
  );
  await waitFor(() => expect(shownAnswers()).toHaveLength(6));
});

test('under Most Relevant votes move no question under one’s eyes: the new order comes when it is asked for', async () => {
  let order = ['q1', 'q2'];
  const votes: Record<string, number> = { q1: 2, q2: 1 };
  const { emit } = await openQuestions({
    PostQuestions: () => questionList(order.map((id) => question(id, { upvotes: votes[id] }))),
    AskQuestion: ({ content }) => ({
      askQuestion: question('mine', { content, user: person('me') }),
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: questionTexts.sorts.mostRelevant }));
  await waitFor(() => expect(shownQuestions()).toEqual(['Question q1', 'Question q2']));
  expect(screen.queryByRole('button', { name: questionTexts.sortAgain })).not.toBeInTheDocument();
  // What one has just asked oneself stands at the head, which is no disorder.
  await userEvent.type(screen.getByLabelText('Your question'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(shownQuestions()).toEqual(['Mine', 'Question q1', 'Question q2']));
  expect(screen.queryByRole('button', { name: questionTexts.sortAgain })).not.toBeInTheDocument();
  votes.q2 = 5;
  order = ['q2', 'q1'];
  act(() =>
    emit(
      ...talk({
        questionVoted: { __typename: 'Question', id: 'q2', upvotes: 5, downvotes: 0 },
      }),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: questionTexts.sortAgain }));
  await waitFor(() => expect(shownQuestions()).toEqual(['Question q2', 'Question q1']));
  expect(screen.queryByRole('button', { name: questionTexts.sortAgain })).not.toBeInTheDocument();
});
