import { questionTexts } from '@schema/rules/posts/posts-texts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, connection, person, question, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { answered, talk } from '@/testing/questions';
import { QuestionsArea } from './components/QuestionsArea';

type Answers = NonNullable<Parameters<typeof open>[1]['answers']>;
const onRefused = vi.fn();
const Area = ({ authorId = 'author' }: { authorId?: string }) => (
  <QuestionsArea postId="p1" authorId={authorId} authorName="Priya R" onRefused={onRefused} />
);
const list = (questions: object[], endCursor: string | null = null) => ({
  post: {
    __typename: 'Post',
    id: 'p1',
    questions: connection('QuestionConnection', questions, endCursor),
  },
});
const openArea = async (
  answers: Answers,
  { at = '/post/p1', first = 'Question q1', page = Area } = {},
) => {
  const opened = open(page, { path: '/post/:id', at, answers });
  await screen.findByText(first);
  return opened;
};
const asked = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const answersOf = () =>
  within(screen.getByRole('list', { name: /answers$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Answer a\d/.exec(textContent)?.[0]);
const withAnswers = (ids: string[], count: number, endCursor: string | null = null) =>
  question('q1', {
    answersCount: count,
    answers: connection(
      'AnswerConnection',
      ids.map((id) => answer(id, 'q1')),
      endCursor,
    ),
  });

test('when the server begins to tell, and again after a lost line, what was missed is there once: new, changed and gone', async () => {
  const readings = [
    list([question('q2'), question('q1')]),
    list([question('q3'), question('q1', { content: 'Better words', upvotes: 4 })]),
  ];
  let times = 0;
  const { emit, sent } = await openArea({
    PostQuestions: () => readings[Math.min(times++, 1)] ?? {},
  });
  act(() => emit(...talk({ questionAdded: question('q3') })));
  act(() => emit(...talk({ subscribed: true })));
  await waitFor(() => expect(asked()).toEqual(['Question q3', 'Better words']));
  expect(screen.getByRole('button', { name: /^Upvote 4 upvotes/ })).toBeInTheDocument();
  expect(screen.queryByText(questionTexts.loadNew)).not.toBeInTheDocument();
  act(() => emit(...talk({ subscribed: true })));
  await waitFor(() => expect(sent('PostQuestions')).toHaveLength(3));
  expect(asked()).toEqual(['Question q3', 'Better words']);
});

test('what is told while missed things are read outlives a reading that is older', async () => {
  let read: (data: object) => void = () => undefined;
  let begun = false;
  const { emit } = await openArea({
    PostQuestions: () =>
      begun
        ? new Promise((resolve) => {
            read = resolve;
          })
        : list([question('q1')]),
  });
  begun = true;
  act(() => emit(...talk({ subscribed: true })));
  await act(async () => {
    await new Promise((done) => setTimeout(done, 5));
  });
  act(() => emit(...answered('a1', 'q1', 1)));
  expect(await screen.findByText('Answer a1')).toBeInTheDocument();
  await act(async () => {
    read(list([question('q1')]));
    await new Promise((done) => setTimeout(done, 5));
  });
  expect(screen.getAllByText('Answer a1')).toHaveLength(1);
  expect(screen.getByRole('list', { name: '1 answer' })).toBeInTheDocument();
});

test('a refusal of the live line is handed on to the page', async () => {
  const { end } = await openArea({ PostQuestions: () => list([question('q1')]) });
  act(() => end('QuestionsChanged', 'NOT_FOUND', 'Post not found'));
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a link to a question on a later page brings it to its place, once, marked and in view', async () => {
  const seen: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    seen.push(this.id);
  });
  const pages = [
    list([question('q9'), question('q8')], 'c8'),
    list([question('q7'), question('q5'), question('q3')]),
  ];
  const { sent } = await openArea(
    {
      PostQuestions: ({ after }) => pages[after ? 1 : 0] ?? {},
      LinkedQuestion: ({ id }) => ({ question: question(String(id)) }),
    },
    { at: '/post/p1#question-q5', first: 'Question q9' },
  );
  await waitFor(() => expect(asked()).toEqual(['Question q9', 'Question q8', 'Question q5']));
  expect(sent('LinkedQuestion')).toEqual([{ id: 'q5' }]);
  await waitFor(() =>
    expect(document.getElementById('question-q5')).toHaveAttribute('data-linked'),
  );
  expect(seen).toContain('question-q5');
  expect(document.getElementById('question-q5')).toHaveFocus();
  scroll.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'More questions' }));
  await waitFor(() =>
    expect(asked()).toEqual([
      'Question q9',
      'Question q8',
      'Question q7',
      'Question q5',
      'Question q3',
    ]),
  );
});

test('words that were begun outlive a reload, and are then sent under the key of the first try', async () => {
  const answers: Answers = {
    PostQuestions: () => list([question('q1')]),
    AnswerQuestion: () => {
      throw refusal('UNAVAILABLE', 'Later, please');
    },
  };
  const first = await openArea(answers);
  await userEvent.type(screen.getByLabelText('Your question'), 'How long was the wait?');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText('Your answer to Person asker'), 'Two weeks');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Later, please')).toBeInTheDocument();
  cleanup();
  const second = await openArea({
    ...answers,
    AnswerQuestion: ({ content }) => ({
      answerQuestion: answer('mine', 'q1', { content, user: person('me') }),
    }),
  });
  expect(await screen.findByDisplayValue('How long was the wait?')).toBe(
    screen.getByLabelText('Your question'),
  );
  expect(screen.getByLabelText('Your answer to Person asker')).toHaveValue('Two weeks');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() =>
    expect(document.getElementById('answer-mine')).toHaveTextContent('Two weeks'),
  );
  expect(second.sent('AnswerQuestion')).toEqual(first.sent('AnswerQuestion'));
  cleanup();
  await openArea(answers);
  expect(screen.queryByLabelText('Your answer to Person asker')).not.toBeInTheDocument();
});

test('what one writes before one’s account has come stays in the box, and what was begun before is open', async () => {
  const begun = await openArea({ PostQuestions: () => list([question('q1')]) });
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText('Your answer to Person asker'), 'Two weeks');
  begun.unmount();
  let come = (): void => undefined;
  const account = new Promise<object>((resolve) => {
    come = () => resolve({ me: viewer() });
  });
  await openArea({ PostQuestions: () => list([question('q1')]), Me: () => account });
  expect(screen.getByLabelText('Your answer to Person asker')).toHaveValue('Two weeks');
  const box = screen.getByLabelText('Your question');
  await userEvent.type(box, 'How long was the wait?');
  come();
  await act(async () => {
    await account;
  });
  expect(screen.getByLabelText('Your question')).toBe(box);
  expect(box).toHaveValue('How long was the wait?');
});

test('Show more goes on behind the last answer, whatever was answered meanwhile: each stands there once, in its turn', async () => {
  const { emit, sent } = await openArea({
    PostQuestions: () => list([withAnswers(['a1', 'a2', 'a3'], 5, 'c3')]),
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
  expect(answersOf()).toEqual(['Answer a1', 'Answer a2', 'Answer a3', 'Answer a6']);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 3 more answers' }));
  await waitFor(() =>
    expect(answersOf()).toEqual(
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
  await waitFor(() => expect(answersOf()).toHaveLength(6));
});

test('a page that can not be had says so, and can be tried again', async () => {
  let fails = true;
  await openArea({
    PostQuestions: ({ after }) => {
      if (!after) return list([question('q2'), question('q1')], 'c1');
      if (fails) throw new TypeError('Failed to fetch');
      return list([question('q0')]);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'More questions' }));
  expect(await screen.findByText(questionTexts.moreFailed)).toHaveAttribute('role', 'alert');
  expect(asked()).toEqual(['Question q2', 'Question q1']);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toEqual(['Question q2', 'Question q1', 'Question q0']));
  expect(screen.queryByText(questionTexts.moreFailed)).not.toBeInTheDocument();
});

test('under Most Relevant votes move no question under one’s eyes: the new order comes when it is asked for', async () => {
  let order = ['q1', 'q2'];
  const votes: Record<string, number> = { q1: 2, q2: 1 };
  const { emit } = await openArea({
    PostQuestions: () => list(order.map((id) => question(id, { upvotes: votes[id] }))),
    AskQuestion: ({ content }) => ({
      askQuestion: question('mine', { content, user: person('me') }),
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: questionTexts.sorts.mostRelevant }));
  await waitFor(() => expect(asked()).toEqual(['Question q1', 'Question q2']));
  expect(screen.queryByRole('button', { name: questionTexts.sortAgain })).not.toBeInTheDocument();
  // What one has just asked oneself stands at the head, which is no disorder.
  await userEvent.type(screen.getByLabelText('Your question'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(asked()).toEqual(['Mine', 'Question q1', 'Question q2']));
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
  await waitFor(() => expect(asked()).toEqual(['Question q2', 'Question q1']));
  expect(screen.queryByRole('button', { name: questionTexts.sortAgain })).not.toBeInTheDocument();
});

test('the unanswered are a list of their own: who is answered stays until it is asked for again', async () => {
  let unanswered = [question('q2')];
  const { emit, sent } = await openArea({
    PostQuestions: ({ isUnanswered }) =>
      list(isUnanswered ? unanswered : [question('q2'), question('q1', { answersCount: 1 })]),
  });
  expect(sent('PostQuestions')[0]).not.toHaveProperty('isUnanswered');
  const chip = screen.getByRole('button', { name: 'Unanswered' });
  await userEvent.click(chip);
  await waitFor(() => expect(asked()).toEqual(['Question q2']));
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  act(() => emit(...answered('a1', 'q2', 1)));
  expect(await screen.findByText('Answer a1')).toBeInTheDocument();
  expect(asked()).toEqual(['Question q2']);
  unanswered = [];
  await userEvent.click(chip);
  await waitFor(() => expect(asked()).toEqual(['Question q2', 'Question q1']));
  await userEvent.click(chip);
  await userEvent.click(await screen.findByRole('button', { name: questionTexts.showAll }));
  await waitFor(() => expect(asked()).toEqual(['Question q2', 'Question q1']));
  expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('order and filter stand in the address, and leave the place on the page in it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { router, sent } = await openArea(
    { PostQuestions: () => list([question('q1')]) },
    { at: '/post/p1?questions=mostRelevant&unanswered=true#questions' },
  );
  expect(sent('PostQuestions')).toMatchObject([{ sort: 'mostRelevant', isUnanswered: true }]);
  const chip = (name: string) => screen.getByRole('button', { name });
  expect(chip(questionTexts.sorts.mostRelevant)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  await userEvent.click(chip('Unanswered'));
  expect(router.state.location).toMatchObject({
    search: '?questions=mostRelevant',
    hash: '#questions',
  });
  await userEvent.click(chip(questionTexts.sorts.mostRecent));
  expect(router.state.location).toMatchObject({ search: '', hash: '#questions' });
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});

test('authors are not asked to ask themselves', async () => {
  await openArea(
    { PostQuestions: () => list([question('q1', { user: person('me') })]) },
    { page: () => <Area authorId="me" /> },
  );
  expect(screen.getByPlaceholderText(questionTexts.ownAskPlaceholder)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByLabelText(questionTexts.ownAnswer)).toBeInTheDocument();
});
