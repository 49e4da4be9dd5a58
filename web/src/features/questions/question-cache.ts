import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { listsId, referencedId } from '@/core/data/cache-reference';
import {
  type AnswerFieldsFragment,
  AnswerFieldsFragmentDoc,
  type QuestionFieldsFragment,
  QuestionFieldsFragmentDoc,
} from '@/generated/documents';

type List = { nodes: Reference[] };
type Changed = {
  id: string;
  content?: string;
  editedAt?: string | null;
  upvotes?: number;
  downvotes?: number;
};

/** Puts one question into a sorted list: before the first that comes after it. */
function insertSorted(
  list: readonly Reference[],
  question: Reference,
  comesAfter: (listed: Reference, question: Reference) => boolean,
): Reference[] {
  const index = list.findIndex((listed) => comesAfter(listed, question));
  return index < 0
    ? [...list, question]
    : [...list.slice(0, index), question, ...list.slice(index)];
}

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
  cache.modify<{ questions: List }>({
    id: `Post:${postId}`,
    fields: {
      questions: (list, { storeFieldName, readField }) => {
        if (isReference(list)) return list;
        const nodes = list.nodes as readonly Reference[];
        const fresh = questions
          .filter(({ id }) => !listsId(nodes, id))
          .map(({ id }): Reference => ({ __ref: `Question:${id}` }));
        if (fresh.length === 0) return list;
        const score = (ref: Reference) =>
          Number(readField('upvotes', ref)) - Number(readField('downvotes', ref));
        const byScore = storeFieldName.includes('mostRelevant');
        // Ids grow with time: without a difference in votes the later one stands first.
        const comesAfter = (listed: Reference, question: Reference) =>
          byScore && score(listed) !== score(question)
            ? score(listed) < score(question)
            : listed.__ref < question.__ref;
        const next = fresh.reduce<readonly Reference[]>(
          (all, question) => (own ? [question, ...all] : insertSorted(all, question, comesAfter)),
          nodes,
        );
        return { ...list, nodes: [...next] };
      },
    },
  });
}

/** The ids of the questions in a post's lists. */
export function listedQuestions(cache: ApolloCache, postId: string): Set<string> {
  const ids = new Set<string>();
  cache.modify<{ questions: List }>({
    id: `Post:${postId}`,
    fields: {
      questions: (list) => {
        if (!isReference(list))
          for (const ref of list.nodes as readonly Reference[]) ids.add(referencedId(ref));
        return list;
      },
    },
  });
  return ids;
}

const without = (list: List | Reference, id: string): List | Reference =>
  isReference(list) || !listsId(list.nodes, id)
    ? list
    : { ...list, nodes: list.nodes.filter((ref) => referencedId(ref) !== id) };

/** Takes a question out of its post's lists. */
export function removeQuestion(cache: ApolloCache, postId: string, id: string): void {
  cache.modify<{ questions: List }>({
    id: `Post:${postId}`,
    fields: { questions: (list) => without(list, id) },
  });
}

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
  cache.modify<{ answers: List & { pageInfo: { hasNextPage: boolean } } }>({
    id: `Question:${answer.questionId}`,
    fields: {
      answers: (list) => {
        if (isReference(list) || listsId(list.nodes, answer.id)) return list;
        added = true;
        if (list.pageInfo.hasNextPage && !own) return list;
        return { ...list, nodes: [...list.nodes, { __ref: `Answer:${answer.id}` }] };
      },
    },
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
  cache.modify<{ answers: List }>({
    id: `Question:${questionId}`,
    fields: {
      answers: (list) => {
        const rest = without(list, id);
        removed = rest !== list;
        return rest;
      },
    },
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
