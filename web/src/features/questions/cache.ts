import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { QuestionFieldsFragmentDoc, type AnswerFieldsFragment, type QuestionFieldsFragment } from '@/generated/documents';

type QuestionList = { nodes: Reference[] };

const questionRef = (id: string): Reference => ({ __ref: `Question:${id}` });
const has = (list: readonly Reference[], id: string): boolean => list.some((ref) => ref.__ref.endsWith(`:${id}`));

/** Puts questions at the head of the post's lists, whatever their sort: what just happened is seen first. One that stands there is left alone. */
export function addQuestions(cache: ApolloCache, postId: string, questions: readonly QuestionFieldsFragment[]): void {
  for (const question of questions) {
    cache.writeFragment({ fragment: QuestionFieldsFragmentDoc, fragmentName: 'QuestionFields', data: question });
  }
  cache.modify<{ questions: QuestionList }>({
    id: `Post:${postId}`,
    fields: {
      questions: (list) => {
        if (isReference(list)) return list;
        const nodes = list.nodes as readonly Reference[];
        const fresh = questions.filter(({ id }) => !has(nodes, id)).map(({ id }) => questionRef(id));
        return fresh.length === 0 ? list : { ...list, nodes: [...fresh, ...nodes] };
      },
    },
  });
}

/** Ids of the questions that a post's lists show, so that an event is not announced twice. */
export function listedQuestions(cache: ApolloCache, postId: string): Set<string> {
  const ids = new Set<string>();
  cache.modify<{ questions: QuestionList }>({
    id: `Post:${postId}`,
    fields: {
      questions: (list) => {
        if (!isReference(list)) for (const ref of list.nodes as readonly Reference[]) ids.add(ref.__ref.slice('Question:'.length));
        return list;
      },
    },
  });
  return ids;
}

/** Appends an answer once. The count is the server's when it came along, else one more than before. */
export function addAnswer(cache: ApolloCache, answer: AnswerFieldsFragment, answersCount?: number): void {
  let added = false;
  cache.modify<{ answers: QuestionList; answersCount: number }>({
    id: `Question:${answer.questionId}`,
    fields: {
      answers: (list) => {
        if (isReference(list)) return list;
        const nodes = list.nodes as readonly Reference[];
        if (has(nodes, answer.id)) return list;
        added = true;
        return { ...list, nodes: [...nodes, { __ref: `Answer:${answer.id}` }] };
      },
    },
  });
  cache.modify<{ answersCount: number }>({
    id: `Question:${answer.questionId}`,
    fields: { answersCount: (count) => answersCount ?? (added ? count + 1 : count) },
  });
}
