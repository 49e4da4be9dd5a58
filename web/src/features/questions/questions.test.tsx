import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, connection, counters, person, question } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { newQuestionMergeMs, questionTexts } from '@schema/rules/posts-texts';
import { QuestionsArea } from './components/QuestionsArea';

type Answers = NonNullable<Parameters<typeof open>[1]['answers']>;
const Area = () => <QuestionsArea postId="p1" authorId="author" authorName="Priya R" />;
const openArea = async (answers: Answers = {}) => {
  const page = open(Area, {
    path: '/post/p1',
    answers: { PostQuestions: () => ({ post: { __typename: 'Post', id: 'p1', counters: counters('p1'), questions: connection('QuestionConnection', [question('q1')]) } }), ...answers },
  });
  await screen.findByText('Question q1');
  return page;
};
const box = () => screen.getByLabelText('Your question');
const ask = async (text: string) => {
  await userEvent.type(box(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};
const mine = (content: string) => question('mine', { content, user: person('me') });

test('a blank question cannot be asked', async () => {
  await openArea();
  await userEvent.type(box(), '   ');
  expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled();
});

test('one sees one’s question at once, and once: before the server, after it, and when its own event comes', async () => {
  let accept: () => void = () => undefined;
  const { emit, sent } = await openArea({ AskQuestion: ({ content }) => new Promise((resolve) => { accept = () => resolve({ askQuestion: mine(String(content)) }); }) });
  await ask('Python allowed?');
  expect(await screen.findAllByText('Python allowed?')).toHaveLength(1);
  await waitFor(() => expect(sent('AskQuestion')).toMatchObject([{ postId: 'p1', content: 'Python allowed?', key: expect.any(String) as string }]));
  act(() => emit('QuestionAdded', { questionAdded: mine('Python allowed?') }));
  await act(async () => { await new Promise((done) => setTimeout(done, 5)); accept(); });
  act(() => emit('QuestionAdded', { questionAdded: mine('Python allowed?') }));
  await waitFor(() => expect(document.getElementById('question-mine')).toBeInTheDocument());
  expect(screen.getAllByText('Python allowed?')).toHaveLength(1);
  expect(screen.queryByText(questionTexts.loadNew)).not.toBeInTheDocument();
});

test('a refused question is taken back into the box, and sent again under the same key', async () => {
  let refused = 0;
  const { sent } = await openArea({ AskQuestion: ({ content }) => { if (refused++ === 0) throw refusal('RATE_LIMITED', 'Slow down'); return { askQuestion: mine(String(content)) }; } });
  await ask('Any bond?');
  expect(await screen.findByText('Slow down')).toBeInTheDocument();
  expect(box()).toHaveValue('Any bond?');
  expect(screen.queryByRole('heading', { name: 'Any bond?' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('heading', { name: 'Any bond?' })).toBeInTheDocument();
  expect(new Set(sent('AskQuestion').map(({ key }) => key)).size).toBe(1);
});

test('questions of others wait behind the banner, once each', async () => {
  const { emit } = await openArea();
  act(() => { emit('QuestionAdded', { questionAdded: question('q2') }); emit('QuestionAdded', { questionAdded: question('q2') }); emit('QuestionAdded', { questionAdded: question('q3') }); });
  expect(screen.getByText(questionTexts.newQuestions(2))).toBeInTheDocument();
  expect(screen.queryByText('Question q2')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: questionTexts.loadNew }));
  expect(await screen.findByText('Question q2')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(['Question q3', 'Question q2', 'Question q1']);
});

test('and join by themselves after three seconds', async () => {
  const { emit } = await openArea();
  act(() => emit('QuestionAdded', { questionAdded: question('q2') }));
  expect(screen.queryByText('Question q2')).not.toBeInTheDocument();
  expect(await screen.findByText('Question q2', undefined, { timeout: newQuestionMergeMs + 2000 })).toBeInTheDocument();
  expect(screen.queryByText(questionTexts.loadNew)).not.toBeInTheDocument();
});

test('answers come alive, one’s own and those of others, never doubled', async () => {
  const { emit } = await openArea({ AnswerQuestion: () => ({ answerQuestion: answer('a1', 'q1', { content: 'Yes, any language', user: person('me') }) }) });
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText(/Your answer/), 'Yes, any language');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(document.getElementById('answer-a1')).toBeInTheDocument());
  const event = (id: string, count: number, over?: object) => ({ answerAdded: { __typename: 'AnswerAdded', id, questionId: 'q1', answersCount: count, answer: answer(id, 'q1', over) } });
  act(() => { emit('AnswerAdded', event('a1', 1, { content: 'Yes, any language', user: person('me') })); emit('AnswerAdded', event('a2', 2)); });
  const answers = await screen.findByRole('list', { name: '2 answers' });
  expect(within(answers).getAllByRole('listitem')).toHaveLength(2);
});
