import type { App } from '../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  isNumberKey,
  type Page,
  page,
  pageSize,
} from '../../core/paging.ts';
import { people } from '../identity/index.ts';
import {
  askedQuestions,
  questionColumns,
  questionOf,
  questionsSql,
  questionVote,
  readableQuestions,
} from './questions.sql.ts';
import type { Question, QuestionArgs, QuestionSort } from './questions.types.ts';

/** Ids sort by the time they are made: the newest question has the highest. */
const questionPage = questionsSql.statements(
  'page',
  { postId: 'uuid', viewerId: 'uuid?', beforeScore: 'int8?', beforeId: 'uuid?' },
  [
    { sort: 'mostRecent', first: 20, after: false },
    { sort: 'mostRelevant', first: 20, after: true },
  ],
  ({ sort, first, after }: { sort: QuestionSort; first: number; after: boolean }) =>
    (_db, { postId, viewerId, beforeScore, beforeId }) =>
      askedQuestions
        .where('question.post_id', '=', postId)
        .$if(after && sort === 'mostRecent', (query) => query.where('question.id', '<', beforeId))
        .$if(after && sort === 'mostRelevant', (query) =>
          query.where((eb) =>
            eb(
              eb.refTuple('question.score', 'question.id'),
              '<',
              eb.tuple(beforeScore.$castTo<number>(), beforeId.$castTo<string>()),
            ),
          ),
        )
        .$if(sort === 'mostRelevant', (query) => query.orderBy('question.score', 'desc'))
        .orderBy('question.id', 'desc')
        .limit(first + 1)
        .select((eb) => questionColumns(questionVote(eb.ref('question.id'), viewerId))),
);

/**
 * A page of a post's questions with the viewer's votes, in one statement.
 * @param viewerId null for many who watch at once
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function questionsOf(
  app: App,
  viewerId: string | null,
  postId: string,
  args: QuestionArgs,
): Promise<Page<Question>> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'mostRecent';
  const cursor = decodeCursor<[string, number, string]>(args.after, [
    isEnumKey(sort),
    isNumberKey,
    isIdKey,
  ]);
  const rows = await app.db.query(questionPage({ sort, first, after: cursor !== null }), {
    postId,
    viewerId,
    beforeScore: cursor?.[1] ?? null,
    beforeId: cursor?.[2] ?? null,
  });
  return page(
    rows,
    first,
    (row) => encodeCursor(sort, row.upvotes - row.downvotes, row.id),
    questionOf,
  );
}

const questionById = questionsSql.statement(
  'byId',
  { id: 'uuid', viewerId: 'uuid?' },
  (_db, { id, viewerId }) =>
    readableQuestions
      .innerJoin(people.as('person'), 'person.id', 'question.user_id')
      .where('question.id', '=', id)
      .select((eb) => questionColumns(questionVote(eb.ref('question.id'), viewerId))),
);

/**
 * One question as the viewer sees it, or as many who watch at once do (null). Null for unknown ones
 * and those on posts of banned people.
 */
export async function findQuestion(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<Question | null> {
  const [row] = await app.db.query(questionById, { id, viewerId });
  return row ? questionOf(row) : null;
}
