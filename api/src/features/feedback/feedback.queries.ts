import { expressionBuilder, sql } from 'kysely';
import { feedbackFilters } from '../../../../schema/rules/feedback/feedback-filters.ts';
import type { App } from '../../core/context.ts';
import { type CountedPage, declareList, descending, sortKey } from '../../core/lists/index.ts';
import { containsText } from '../../core/sql/index.ts';
import { people, personColumns, personOf } from '../identity/index.ts';
import { type FeedbackTables, feedbackSql } from './feedback.sql.ts';
import type { Feedback, FeedbackArgs } from './feedback.types.ts';

const columns = [
  'word.id',
  'word.message',
  'word.page',
  'word.created_at as createdAt',
  'word.closed_at as closedAt',
] as const;

const word = expressionBuilder<{ word: FeedbackTables['feedback'] }, 'word'>();

const feedbackList = declareList(feedbackSql, {
  name: 'page',
  isCounted: true,
  // What is sent again is new again.
  sorts: {
    newest: descending(
      sortKey('word.created_at', 'timestamptz', 'createdAt'),
      sortKey('word.id', 'uuid', 'id'),
    ),
  },
  filters: feedbackFilters,
  conditions: {
    state: {
      open: () => word('word.closed_at', 'is', null),
      closed: () => word('word.closed_at', 'is not', null),
      all: () => sql.lit(true),
    },
    search: (search) => containsText(sql`(word.message || ' ' || person.full_name)`, search),
  },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('feedback as word')
      .innerJoin(people.as('person'), 'person.id', 'word.user_id')
      .select(columns)
      .select(personColumns)
      .$call(arrange),
});

/**
 * A page of what members told, newest first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export const feedbackPage = (
  app: App,
  { first, after, state, search }: FeedbackArgs,
): Promise<CountedPage<Feedback>> =>
  feedbackList.page(
    app,
    { first, after, filter: { state: state ?? 'open', search } },
    { node: (row) => ({ ...row, user: personOf(row) }) },
  );

const byId = feedbackSql.statement('byId', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('feedback as word')
    .innerJoin(people.as('person'), 'person.id', 'word.user_id')
    .where('word.id', '=', id)
    .select(columns)
    .select(personColumns),
);

/** One word of a member; null when there is none. */
export async function readFeedback({ db }: App, id: string): Promise<Feedback | null> {
  const [row] = await db.query(byId, { id });
  return row ? { ...row, user: personOf(row) } : null;
}
