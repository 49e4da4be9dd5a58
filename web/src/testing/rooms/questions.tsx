import { screen, within } from '@testing-library/react';
import { QuestionsArea } from '@/features/questions';
import { answer, connection, question } from '../builders';
import { open } from '../open';

export type PageAnswers = NonNullable<Parameters<typeof open>[1]['answers']>;

/** What the page of a post is answered about its questions. */
export const questionList = (questions: object[], endCursor: string | null = null) => ({
  post: {
    __typename: 'Post',
    id: 'p1',
    questions: connection('QuestionConnection', questions, endCursor),
  },
});

/** The question `q1` with some of its answers, of so many. */
export const answeredBy = (ids: string[], count: number, endCursor: string | null = null) =>
  question('q1', {
    answersCount: count,
    answers: connection(
      'AnswerConnection',
      ids.map((id) => answer(id, 'q1')),
      endCursor,
    ),
  });

/**
 * The questions of the post `p1`, once one of them stands there.
 * @param first the words of that one
 */
export const openQuestions = async (
  answers: PageAnswers,
  {
    at = '/post/p1',
    first = 'Question q1',
    authorId = 'author',
    onRefused = (): void => undefined,
  } = {},
) => {
  const Area = () => (
    <QuestionsArea postId="p1" authorId={authorId} authorName="Priya R" onRefused={onRefused} />
  );
  const opened = open(Area, { path: '/post/:id', at, answers });
  await screen.findByText(first);
  return opened;
};

/** The questions that stand there, from the top. */
export const shownQuestions = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** The answers that stand there, in their order. */
export const shownAnswers = () =>
  within(screen.getByRole('list', { name: /answers$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Answer a\d/.exec(textContent)?.[0]);

const silence = {
  subscribed: null,
  questionAdded: null,
  questionEdited: null,
  questionVoted: null,
  questionDeleted: null,
  answerAdded: null,
  answerEdited: null,
  answerVoted: null,
  answerAccepted: null,
  answerDeleted: null,
};
/** What is told to those who read the questions of a post. */
export const talk = (told: object) =>
  [
    'QuestionsChanged',
    { questionsChanged: { __typename: 'QuestionsChange', ...silence, ...told } },
  ] as const;

/** That a question was answered, with how many answers it then has. */
export const answered = (id: string, questionId: string, count: number, over?: object) =>
  talk({
    answerAdded: {
      __typename: 'AnswerAdded',
      id,
      questionId,
      answersCount: count,
      answer: answer(id, questionId, over),
    },
  });
