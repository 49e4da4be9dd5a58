import { questionTexts } from '@schema/rules/posts/posts-texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, connection, person, question } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { QuestionsArea } from './components/QuestionsArea';

const onRefused = () => undefined;
const Area = () => (
  <QuestionsArea postId="p1" authorId="author" authorName="Priya R" onRefused={onRefused} />
);

/** A question of the viewer's, or of somebody else's, with two answers; the second is accepted. */
const openAnswered = async (
  askerId: string,
  acceptAnswer: () => object,
  answers = [answer('a1', 'q1'), answer('a2', 'q1', { isAccepted: true })],
) => {
  const asked = question('q1', {
    user: person(askerId),
    answersCount: answers.length,
    answers: connection('AnswerConnection', answers),
  });
  const opened = open(Area, {
    path: '/post/:id',
    at: '/post/p1',
    answers: {
      PostQuestions: () => ({
        post: {
          __typename: 'Post',
          id: 'p1',
          questions: connection('QuestionConnection', [asked]),
        },
      }),
      AcceptAnswer: acceptAnswer,
    },
  });
  await screen.findByText('Question q1');
  return opened;
};
const rows = () =>
  within(screen.getByRole('list', { name: /^\d answers$/ })).getAllByRole('listitem');
const order = () =>
  rows().map((row) => [
    /Answer a\d/.exec(row.textContent)?.[0],
    within(row).queryByText(questionTexts.accepted) !== null,
  ]);

test('who asked says which answer helped: it stands first at once, and the other one gives way', async () => {
  let answerNow = (_: object): void => undefined;
  const { sent } = await openAnswered(
    'me',
    () => new Promise<object>((resolve) => (answerNow = resolve)),
  );
  expect(order()).toEqual([
    ['Answer a2', true],
    ['Answer a1', false],
  ]);
  await userEvent.click(screen.getByRole('button', { name: questionTexts.accept }));
  // Before the server has said anything.
  expect(order()).toEqual([
    ['Answer a1', true],
    ['Answer a2', false],
  ]);
  expect(sent('AcceptAnswer')).toEqual([{ id: 'a1', isAccepted: true }]);
  answerNow({
    acceptAnswer: [
      { __typename: 'Answer', id: 'a1', isAccepted: true },
      { __typename: 'Answer', id: 'a2', isAccepted: false },
    ],
  });
  await screen.findByRole('button', { name: questionTexts.takeBack });
  expect(order()[0]).toEqual(['Answer a1', true]);
});

test('what is refused stands as before, and says why', async () => {
  await openAnswered('me', () => {
    throw refusal('NOT_FOUND', 'Answer not found');
  });
  await userEvent.click(screen.getByRole('button', { name: questionTexts.accept }));
  expect(await screen.findByText('Answer not found')).toBeInTheDocument();
  expect(order()[0]).toEqual(['Answer a2', true]);
});

test('others read which one helped, and have no button', async () => {
  await openAnswered('somebody', () => ({}));
  expect(order()[0]).toEqual(['Answer a2', true]);
  expect(screen.queryByRole('button', { name: questionTexts.accept })).toBeNull();
  expect(screen.queryByRole('button', { name: questionTexts.takeBack })).toBeNull();
});

test('what the author of the experience says stands behind what helped, before all others', async () => {
  const by = (writer: string, id: string, over = {}) =>
    answer(id, 'q1', { user: person(writer), ...over });
  await openAnswered('other', () => ({}), [
    by('other', 'a1'),
    by('author', 'a2'),
    by('other', 'a3', { isAccepted: true }),
    by('another', 'a4'),
  ]);
  expect(order().map(([words]) => words)).toEqual(
    ['a3', 'a2', 'a1', 'a4'].map((id) => `Answer ${id}`),
  );
});
