import { sql } from 'kysely';
import { questionFilters } from '../../../../schema/rules/questions/questions.ts';
import type { App } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { people } from '../identity/index.ts';
import { questionColumns, questionOf, questionsSql, questionVote } from './questions.sql.ts';
import type { Question, QuestionArgs } from './questions.types.ts';
import { askedQuestions, readableQuestions } from './shown-questions.sql.ts';

/** Ids sort by the time they are made: the newest question has the highest. */
const id = sortKey('question.id', 'uuid', 'id');

const questionList = declareList(questionsSql, {
  name: 'page',
  given: { postId: 'uuid', viewerId: 'uuid?' },
  sorts: {
    mostRecent: descending(id),
    mostRelevant: descending(sortKey('question.score', 'int8', 'score'), id),
  },
  filters: questionFilters,
  conditions: { isUnanswered: () => questionsSql.eb(sql.ref('question.answers_count'), '=', 0) },
  select: (_db, { postId, viewerId }, { arrange }) =>
    askedQuestions
      .where('question.post_id', '=', postId)
      .select('question.score')
      .select((eb) => questionColumns(questionVote(eb.ref('question.id'), viewerId)))
      .$call(arrange),
});

/**
 * A page of a post's questions with the viewer's votes, in one statement.
 * @param viewerId null for many who watch at once
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export const questionsOf = (
  app: App,
  viewerId: string | null,
  postId: string,
  { isUnanswered = null, ...args }: QuestionArgs,
): Promise<Page<Question>> =>
  questionList.page(
    app,
    { ...args, filter: { isUnanswered } },
    { given: { postId, viewerId }, node: questionOf },
  );

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
 * and those of banned people, or on their posts.
 */
export async function findQuestion(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<Question | null> {
  const [row] = await app.db.query(questionById, { id, viewerId });
  return row ? questionOf(row) : null;
}
