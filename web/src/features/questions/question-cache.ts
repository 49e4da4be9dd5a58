import type { ApolloCache, Reference } from '@apollo/client';
import {
  changeLists,
  holds,
  inserted,
  isNewer,
  prepended,
  referencedId,
  without,
} from '@/core/data/lists/cached-lists';
import {
  type AnswerFieldsFragment,
  AnswerFieldsFragmentDoc,
  type QuestionFieldsFragment,
  QuestionFieldsFragmentDoc,
} from '@/generated/documents';

type Changed = {
  id: string;
  content?: string;
  editedAt?: string | null;
  upvotes?: number;
  downvotes?: number;
  isAccepted?: boolean;
};

/** The lists of a post's questions, one of each order. */
const questionsOf = (postId: string) => ({ of: `Post:${postId}`, field: 'questions' });
const answersOf = (questionId: string) => ({ of: `Question:${questionId}`, field: 'answers' });

/**
 * Puts questions into the post's lists, sorted by time or votes; with `own` at the head, where its
 * author looks for a question that was just asked. Those that are listed stay where they are.
 */
export function addQuestions(
  cache: ApolloCache,
  postId: string,
  questions: readonly QuestionFieldsFragment[],
  { own = false } = {},
): void {
  for (const question of questions) {
    cache.writeFragment({
      fragment: QuestionFieldsFragmentDoc,
      fragmentName: 'QuestionFields',
      data: question,
    });
  }
  changeLists<{ sort: string | null }>(cache, questionsOf(postId), (list, { args, readField }) => {
    const score = (ref: Reference) =>
      Number(readField('upvotes', ref)) - Number(readField('downvotes', ref));
    // Without a difference in votes the later one stands first.
    const isBefore = (question: Reference, listed: Reference) =>
      args.sort === 'mostRelevant' && score(listed) !== score(question)
        ? score(question) > score(listed)
        : isNewer(question, listed);
    return questions.reduce((all, { id }) => {
      if (holds(all, id)) return all;
      const question = { __ref: `Question:${id}` };
      return own ? prepended(all, question) : inserted(all, question, isBefore);
    }, list);
  });
}

/** The ids of the questions in a post's lists. */
export function listedQuestions(cache: ApolloCache, postId: string): Set<string> {
  const ids = new Set<string>();
  changeLists(cache, questionsOf(postId), (list) => {
    for (const ref of list.nodes) ids.add(referencedId(ref));
    return list;
  });
  return ids;
}

/** Takes a question out of its post's lists. */
export const removeQuestion = (cache: ApolloCache, postId: string, id: string): void =>
  changeLists(cache, questionsOf(postId), (list) => without(list, id));

/**
 * Appends an answer once. The count is the server's where it gives one, else one more than before.
 * While the list has further pages, answers of others are left to them.
 */
export function addAnswer(
  cache: ApolloCache,
  answer: AnswerFieldsFragment,
  { own, answersCount }: { own: boolean; answersCount?: number },
): void {
  let added = false;
  cache.writeFragment({
    fragment: AnswerFieldsFragmentDoc,
    fragmentName: 'AnswerFields',
    data: answer,
  });
  changeLists(cache, answersOf(answer.questionId), (list) => {
    if (holds(list, answer.id)) return list;
    added = true;
    if (list.pageInfo?.hasNextPage && !own) return list;
    return { ...list, nodes: [...list.nodes, { __ref: `Answer:${answer.id}` }] };
  });
  countAnswers(cache, answer.questionId, (count) => answersCount ?? (added ? count + 1 : count));
}

/** Removes an answer once; the count as in `addAnswer`. */
export function removeAnswer(
  cache: ApolloCache,
  questionId: string,
  id: string,
  answersCount?: number,
): void {
  let removed = false;
  changeLists(cache, answersOf(questionId), (list) => {
    removed = holds(list, id);
    return without(list, id);
  });
  countAnswers(cache, questionId, (count) => answersCount ?? (removed ? count - 1 : count));
}

function countAnswers(
  cache: ApolloCache,
  questionId: string,
  count: (before: number) => number,
): void {
  cache.modify<{ answersCount: number }>({
    id: `Question:${questionId}`,
    fields: { answersCount: (before) => count(before) },
  });
}

/** Writes new words or votes of a cached question or answer; its other fields stay. */
export function updateCached(
  cache: ApolloCache,
  type: 'Question' | 'Answer',
  { id, ...changes }: Changed,
): void {
  cache.modify({
    id: `${type}:${id}`,
    fields: Object.fromEntries(
      Object.entries(changes)
        .filter(([name]) => name !== '__typename')
        .map(([name, value]) => [name, () => value]),
    ),
  });
}
