import { newQuestionMergeMs, questionTexts } from '@schema/rules/posts/posts-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, connection, counters, person, question } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { talk } from '@/testing/rooms/questions';
import { QuestionsArea } from './components/QuestionsArea';

type Answers = NonNullable<Parameters<typeof open>[1]['answers']>;
const Area = () => (
  <QuestionsArea postId="p1" authorId="author" authorName="Priya R" onRefused={() => undefined} />
);
const openArea = async (answers: Answers = {}) => {
  const page = open(Area, {
    path: '/post/p1',
    answers: {
      PostQuestions: () => ({
        post: {
          __typename: 'Post',
          id: 'p1',
          counters: counters('p1'),
          questions: connection('QuestionConnection', [question('q1')]),
        },
      }),
      ...answers,
    },
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
  const { emit, sent } = await openArea({
    AskQuestion: ({ content }) =>
      new Promise((resolve) => {
        accept = () => resolve({ askQuestion: mine(String(content)) });
      }),
  });
  await ask('Python allowed?');
  expect(await screen.findAllByText('Python allowed?')).toHaveLength(1);
  await waitFor(() =>
    expect(sent('AskQuestion')).toMatchObject([
      { postId: 'p1', content: 'Python allowed?', key: expect.any(String) as string },
    ]),
  );
  act(() => emit(...talk({ questionAdded: mine('Python allowed?') })));
  await act(async () => {
    await new Promise((done) => setTimeout(done, 5));
    accept();
  });
  act(() => emit(...talk({ questionAdded: mine('Python allowed?') })));
  await waitFor(() => expect(document.getElementById('question-mine')).toBeInTheDocument());
  expect(screen.getAllByText('Python allowed?')).toHaveLength(1);
  expect(screen.queryByText(questionTexts.loadNew)).not.toBeInTheDocument();
});

test('a refused question is taken back into the box, and sent again under the same key', async () => {
  let refused = 0;
  const { sent } = await openArea({
    AskQuestion: ({ content }) => {
      if (refused++ === 0) throw refusal('RATE_LIMITED', 'Slow down');
      return { askQuestion: mine(String(content)) };
    },
  });
  await ask('Any bond?');
  expect(await screen.findByText('Slow down')).toBeInTheDocument();
  expect(box()).toHaveValue('Any bond?');
  expect(screen.queryByRole('heading', { name: 'Any bond?' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('heading', { name: 'Any bond?' })).toBeInTheDocument();
  expect(new Set(sent('AskQuestion').map(({ key }) => key)).size).toBe(1);
});

test('a question that waits for the line does not look sent', async () => {
  await openArea({
    AskQuestion: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await ask('Offline?');
  const toast = await screen.findByText('No internet: it waits here and goes by itself.');
  expect(toast.closest('li')).toHaveAttribute('data-tone', 'info');
  localStorage.clear();
});

test('questions of others wait behind the banner, once each', async () => {
  const { emit } = await openArea();
  act(() => {
    emit(...talk({ questionAdded: question('q2') }));
    emit(...talk({ questionAdded: question('q2') }));
    emit(...talk({ questionAdded: question('q3') }));
  });
  expect(screen.getByText(questionTexts.newQuestions(2))).toBeInTheDocument();
  expect(screen.queryByText('Question q2')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: questionTexts.loadNew }));
  expect(await screen.findByText('Question q2')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Question q3',
    'Question q2',
    'Question q1',
  ]);
});

test('and join by themselves after three seconds', async () => {
  const { emit } = await openArea();
  act(() => emit(...talk({ questionAdded: question('q2') })));
  expect(screen.queryByText('Question q2')).not.toBeInTheDocument();
  expect(
    await screen.findByText('Question q2', undefined, { timeout: newQuestionMergeMs + 2000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(questionTexts.loadNew)).not.toBeInTheDocument();
});

test('answers come alive, one’s own and those of others, never doubled', async () => {
  const { emit } = await openArea({
    AnswerQuestion: () => ({
      answerQuestion: answer('a1', 'q1', { content: 'Yes, any language', user: person('me') }),
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText(/Your answer/), 'Yes, any language');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(document.getElementById('answer-a1')).toBeInTheDocument());
  const event = (id: string, count: number, over?: object) =>
    talk({
      answerAdded: {
        __typename: 'AnswerAdded',
        id,
        questionId: 'q1',
        answersCount: count,
        answer: answer(id, 'q1', over),
      },
    });
  act(() => {
    emit(...event('a1', 1, { content: 'Yes, any language', user: person('me') }));
    emit(...event('a2', 2));
  });
  const answers = await screen.findByRole('list', { name: '2 answers' });
  expect(within(answers).getAllByRole('listitem')).toHaveLength(2);
});

const voted = (over: object) => ({
  __typename: 'Question',
  id: 'q1',
  upvotes: 1,
  downvotes: 0,
  viewerVote: 'upvote',
  ...over,
});
const pressed = (name: RegExp) => screen.getByRole('button', { name });

test('a vote shows at once, and is taken back with the reason when refused', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  const { sent } = await openArea({
    VoteQuestion: () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  });
  await userEvent.click(pressed(/^Upvote/));
  expect(pressed(/^Upvote 1 upvote/)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(sent('VoteQuestion')).toEqual([{ id: 'q1', voteType: 'upvote' }]));
  await act(async () => {
    await new Promise((done) => setTimeout(done, 5));
    refuse(new Error('down'));
  });
  expect(await screen.findByText(questionTexts.voteFailed)).toBeInTheDocument();
  expect(pressed(/^Upvote 0 upvotes/)).toHaveAttribute('aria-pressed', 'false');
});

test('votes of others move the counts and leave one’s own vote alone; on one’s own words there is none', async () => {
  const { emit } = await openArea({ VoteQuestion: () => ({ voteQuestion: voted({}) }) });
  await userEvent.click(pressed(/^Upvote/));
  await waitFor(() => expect(pressed(/^Upvote 1 upvote/)).toHaveAttribute('aria-pressed', 'true'));
  act(() =>
    emit(
      ...talk({
        questionVoted: { __typename: 'Question', id: 'q1', upvotes: 4, downvotes: 2 },
      }),
    ),
  );
  await waitFor(() => expect(pressed(/^Upvote 4 upvotes/)).toHaveAttribute('aria-pressed', 'true'));
  expect(pressed(/^Downvote 2 downvotes/)).toHaveAttribute('aria-pressed', 'false');
});

test('one’s own may be corrected while the time lasts: a refused correction stays in its editor, a deletion goes at once', async () => {
  let refused = 0;
  const { sent } = await openArea({
    AskQuestion: ({ content }) => ({
      askQuestion: question('mine', {
        content,
        user: person('me'),
        createdAt: new Date().toISOString(),
      }),
    }),
    EditQuestion: ({ content }) => {
      if (refused++ === 0) throw refusal('FORBIDDEN', questionTexts.tooLate);
      return {
        editQuestion: {
          __typename: 'Question',
          id: 'mine',
          content,
          editedAt: new Date().toISOString(),
        },
      };
    },
    DeleteQuestion: () => ({ deleteQuestion: 'mine' }),
  });
  expect(screen.queryByRole('button', { name: /^Edit or delete/ })).not.toBeInTheDocument();
  await ask('Any bnd?');
  await waitFor(() => expect(document.getElementById('question-mine')).toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: /^Edit or delete/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const editor = screen.getByLabelText('Your question, corrected');
  await userEvent.clear(editor);
  await userEvent.type(editor, 'Any bond?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(questionTexts.tooLate)).toBeInTheDocument();
  expect(screen.getByLabelText('Your question, corrected')).toHaveValue('Any bond?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Any bond?' })).toBeInTheDocument();
  expect(screen.getByText('(edited)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Edit or delete/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Any bond?' })).not.toBeInTheDocument(),
  );
  expect(sent('DeleteQuestion')).toEqual([{ id: 'mine' }]);
});

test('what others correct and delete changes here too', async () => {
  const { emit } = await openArea();
  act(() =>
    emit(
      ...talk({
        questionEdited: {
          __typename: 'Question',
          id: 'q1',
          content: 'Better words',
          editedAt: '2026-01-06T10:05:00.000Z',
        },
      }),
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Better words' })).toBeInTheDocument();
  act(() => emit(...talk({ questionDeleted: { __typename: 'QuestionDeleted', id: 'q1' } })));
  expect(await screen.findByText('No questions yet')).toBeInTheDocument();
});

test.each(['author', 'other'])(
  'under Ask stands how soon %s replies, for all others',
  async (id) => {
    open(
      () => (
        <QuestionsArea
          postId="p1"
          authorId={id === 'author' ? 'priya' : 'me'}
          authorName="Priya R"
          authorReplies="hour"
          onRefused={() => undefined}
        />
      ),
      {
        path: '/post/p1',
        answers: {
          PostQuestions: () => ({
            post: {
              __typename: 'Post',
              id: 'p1',
              counters: counters('p1'),
              questions: connection('QuestionConnection', [question('q1')]),
            },
          }),
        },
      },
    );
    await screen.findByText('Question q1');
    const said = screen.queryByText('Priya usually replies within an hour.');
    if (id === 'author') expect(said).toBeInTheDocument();
    else expect(said).not.toBeInTheDocument();
  },
);
