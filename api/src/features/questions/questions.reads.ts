import type { App } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  isWordKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import type { Question } from './question.entity.ts';
import {
  onReadablePost,
  questionColumns,
  questionOf,
  questionVote,
  type QuestionRow,
} from './questions.rows.ts';
import type { QuestionArgs, QuestionSort } from './questions.types.ts';

const made = statements<QuestionRow>();

/** Ids sort by the time they were made: the newest question has the highest. */
const orders: Record<QuestionSort, { keyset: string; order: string }> = {
  mostRecent: { keyset: 'q.id < $3::uuid', order: 'q.id desc' },
  mostRelevant: {
    keyset: '(q.score, q.id) < ($3::int8, $4::uuid)',
    order: 'q.score desc, q.id desc',
  },
};

function pageStatement(sort: QuestionSort, first: number, after: boolean): Statement<QuestionRow> {
  const { keyset, order } = orders[sort];
  return made(
    `questions_${sort}_${first}${after ? '_after' : ''}`,
    () => `
    select ${questionColumns(questionVote('$2'))} from questions q join users u on u.id = q.user_id
     where q.post_id = $1 ${after ? `and ${keyset}` : ''} order by ${order} limit ${first + 1}`,
  );
}

/** A page of a post's questions with the viewer's votes: newest first, or by upvotes less downvotes (part 2, Questions). One statement. */
export async function questionsOf(
  app: App,
  viewerId: string | null,
  postId: string,
  args: QuestionArgs,
): Promise<Page<Question>> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'mostRecent';
  const cursor = decodeCursor<[string, number, string]>(args.after, [
    isWordKey(sort),
    isNumberKey,
    isIdKey,
  ]);
  const keys = cursor ? (sort === 'mostRecent' ? [cursor[2]] : [cursor[1], cursor[2]]) : [];
  const rows = await app.db.rows(pageStatement(sort, first, cursor !== null), [
    postId,
    viewerId,
    ...keys,
  ]);
  return page(
    rows,
    first,
    (row) => encodeCursor(sort, row.upvotes - row.downvotes, row.id),
    questionOf,
  );
}

const questionById = statement<QuestionRow>(
  'question_by_id',
  `select ${questionColumns(questionVote('$2'))} from questions q ${onReadablePost} join users u on u.id = q.user_id where q.id = $1`,
);

/** One question as the viewer sees it; live watchers are told of it without one. Null for unknown ones and those on posts of banned people. */
export async function question(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<Question | null> {
  const [row] = await app.db.rows(questionById, [id, viewerId]);
  return row ? questionOf(row) : null;
}
