import { questionTexts } from '@schema/rules/posts/posts-texts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, person, question, viewer } from '@/testing/builders';
import { refusal } from '@/testing/open';
import {
  answered,
  openQuestions,
  type PageAnswers,
  questionList,
  shownQuestions,
} from '@/testing/rooms/questions';

test('a link to a question on a later page brings it to its place, once, marked and in view', async () => {
  const seen: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    seen.push(this.id);
  });
  const pages = [
    questionList([question('q9'), question('q8')], 'c8'),
    questionList([question('q7'), question('q5'), question('q3')]),
  ];
  const { sent } = await openQuestions(
    {
      PostQuestions: ({ after }) => pages[after ? 1 : 0] ?? {},
      LinkedQuestion: ({ id }) => ({ question: question(String(id)) }),
    },
    { at: '/post/p1#question-q5', first: 'Question q9' },
  );
  await waitFor(() =>
    expect(shownQuestions()).toEqual(['Question q9', 'Question q8', 'Question q5']),
  );
  expect(sent('LinkedQuestion')).toEqual([{ id: 'q5' }]);
  await waitFor(() =>
    expect(document.getElementById('question-q5')).toHaveAttribute('data-linked'),
  );
  expect(seen).toContain('question-q5');
  expect(document.getElementById('question-q5')).toHaveFocus();
  scroll.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'More questions' }));
  await waitFor(() =>
    expect(shownQuestions()).toEqual([
      'Question q9',
      'Question q8',
      'Question q7',
      'Question q5',
      'Question q3',
    ]),
  );
});

test('words that were begun outlive a reload, and are then sent under the key of the first try', async () => {
  const answers: PageAnswers = {
    PostQuestions: () => questionList([question('q1')]),
    AnswerQuestion: () => {
      throw refusal('UNAVAILABLE', 'Later, please');
    },
  };
  const first = await openQuestions(answers);
  await userEvent.type(screen.getByLabelText('Your question'), 'How long was the wait?');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText('Your answer to Person asker'), 'Two weeks');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Later, please')).toBeInTheDocument();
  cleanup();
  const second = await openQuestions({
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
  await openQuestions(answers);
  expect(screen.queryByLabelText('Your answer to Person asker')).not.toBeInTheDocument();
});

test('what one writes before one’s account has come stays in the box, and what was begun before is open', async () => {
  const begun = await openQuestions({ PostQuestions: () => questionList([question('q1')]) });
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText('Your answer to Person asker'), 'Two weeks');
  begun.unmount();
  let come = (): void => undefined;
  const account = new Promise<object>((resolve) => {
    come = () => resolve({ me: viewer() });
  });
  await openQuestions({ PostQuestions: () => questionList([question('q1')]), Me: () => account });
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

test('a page that can not be had says so, and can be tried again', async () => {
  let fails = true;
  await openQuestions({
    PostQuestions: ({ after }) => {
      if (!after) return questionList([question('q2'), question('q1')], 'c1');
      if (fails) throw new TypeError('Failed to fetch');
      return questionList([question('q0')]);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'More questions' }));
  expect(await screen.findByText(questionTexts.moreFailed)).toHaveAttribute('role', 'alert');
  expect(shownQuestions()).toEqual(['Question q2', 'Question q1']);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(shownQuestions()).toEqual(['Question q2', 'Question q1', 'Question q0']),
  );
  expect(screen.queryByText(questionTexts.moreFailed)).not.toBeInTheDocument();
});

test('the unanswered are a list of their own: who is answered stays until it is asked for again', async () => {
  let unanswered = [question('q2')];
  const { emit, sent } = await openQuestions({
    PostQuestions: ({ isUnanswered }) =>
      questionList(
        isUnanswered ? unanswered : [question('q2'), question('q1', { answersCount: 1 })],
      ),
  });
  expect(sent('PostQuestions')[0]).not.toHaveProperty('isUnanswered');
  const chip = screen.getByRole('button', { name: 'Unanswered' });
  await userEvent.click(chip);
  await waitFor(() => expect(shownQuestions()).toEqual(['Question q2']));
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  act(() => emit(...answered('a1', 'q2', 1)));
  expect(await screen.findByText('Answer a1')).toBeInTheDocument();
  expect(shownQuestions()).toEqual(['Question q2']);
  unanswered = [];
  await userEvent.click(chip);
  await waitFor(() => expect(shownQuestions()).toEqual(['Question q2', 'Question q1']));
  await userEvent.click(chip);
  await userEvent.click(await screen.findByRole('button', { name: questionTexts.showAll }));
  await waitFor(() => expect(shownQuestions()).toEqual(['Question q2', 'Question q1']));
  expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('order and filter stand in the address, and leave the place on the page in it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { router, sent } = await openQuestions(
    { PostQuestions: () => questionList([question('q1')]) },
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
  await openQuestions(
    { PostQuestions: () => questionList([question('q1', { user: person('me') })]) },
    { authorId: 'me' },
  );
  expect(screen.getByPlaceholderText(questionTexts.ownAskPlaceholder)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByLabelText(questionTexts.ownAnswer)).toBeInTheDocument();
});
