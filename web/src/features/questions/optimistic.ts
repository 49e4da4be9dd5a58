import type {
  AnswerFieldsFragment,
  PersonFieldsFragment,
  QuestionFieldsFragment,
} from '@/generated/documents';

/**
 * What one wrote, as it will stand once the server has it. The client's key stands in for the id
 * until then.
 */
const written = (key: string, user: PersonFieldsFragment, content: string) => ({
  id: key,
  content,
  createdAt: new Date().toISOString(),
  editedAt: null,
  upvotes: 0,
  downvotes: 0,
  viewerVote: null,
  user: { ...user, __typename: 'User' as const },
});

const noAnswers = {
  __typename: 'AnswerConnection' as const,
  nodes: [],
  pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
};

/** A question as it will be once the server has it; `key` stands for its id until then. */
export const optimisticQuestion = (
  key: string,
  user: PersonFieldsFragment,
  postId: string,
  content: string,
): QuestionFieldsFragment & { __typename: 'Question' } => ({
  ...written(key, user, content),
  __typename: 'Question',
  postId,
  answersCount: 0,
  answers: noAnswers,
});

/** An answer as it will be, likewise. */
export const optimisticAnswer = (
  key: string,
  user: PersonFieldsFragment,
  questionId: string,
  content: string,
): AnswerFieldsFragment & { __typename: 'Answer' } => ({
  ...written(key, user, content),
  __typename: 'Answer',
  questionId,
  isAccepted: false,
});
