import DataLoader from 'dataloader';
import { type App, type Context, perRequest } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
import { decodeCursor, encodeCursor, isIdKey, isNumberKey, isWordKey, page, pageSize, type Page } from '../../core/paging.ts';
import { personColumns, personOf, type PersonRow } from '../profiles/index.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import type { QuestionArgs, QuestionSort } from './questions.types.ts';

interface SaidRow extends PersonRow {
  id: string;
  content: string;
  createdAt: Date;
  upvotes: number;
  downvotes: number;
}

export interface QuestionRow extends SaidRow {
  postId: string;
  answersCount: number;
}

export interface AnswerRow extends SaidRow {
  questionId: string;
}

/** Answers shown with a question: the first so many. */
const shownAnswers = 100;

const saidColumns = (table: string): string =>
  `${table}.id, ${table}.content, ${table}.created_at as "createdAt", ${table}.upvotes, ${table}.downvotes, ${personColumns('u')}`;
/** Columns of a question `q` (or a CTE of that name) and its author `u`. */
export const questionColumns = `${saidColumns('q')}, q.post_id as "postId", q.answers_count as "answersCount"`;
export const answerColumns = `${saidColumns('a')}, a.question_id as "questionId"`;

const said = (row: SaidRow) => ({ id: row.id, user: personOf(row), content: row.content, createdAt: row.createdAt, upvotes: row.upvotes, downvotes: row.downvotes });
export const questionOf = (row: QuestionRow): Question => ({ ...said(row), postId: row.postId, answersCount: row.answersCount }) as unknown as Question;
export const answerOf = (row: AnswerRow): Answer => ({ ...said(row), questionId: row.questionId }) as unknown as Answer;

const made = statements<QuestionRow>();

/** Ids sort by the time they were made: the newest question has the highest. */
const orders: Record<QuestionSort, { keyset: string; order: string }> = {
  mostRecent: { keyset: 'q.id < $2::uuid', order: 'q.id desc' },
  mostRelevant: { keyset: '(q.score, q.id) < ($2::int8, $3::uuid)', order: 'q.score desc, q.id desc' },
};

function pageStatement(sort: QuestionSort, first: number, after: boolean): Statement<QuestionRow> {
  const { keyset, order } = orders[sort];
  return made(`questions_${sort}_${first}${after ? '_after' : ''}`, () => `
    select ${questionColumns} from questions q join users u on u.id = q.user_id
     where q.post_id = $1 ${after ? `and ${keyset}` : ''} order by ${order} limit ${first + 1}`);
}

/** A page of a post's questions: newest first, or by upvotes less downvotes (part 2, Questions). One statement. */
export async function questionsOf(app: App, postId: string, args: QuestionArgs): Promise<Page<Question>> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'mostRecent';
  const cursor = decodeCursor<[string, number, string]>(args.after, [isWordKey(sort), isNumberKey, isIdKey]);
  const keys = cursor ? (sort === 'mostRecent' ? [cursor[2]] : [cursor[1], cursor[2]]) : [];
  const rows = await app.db.rows(pageStatement(sort, first, cursor !== null), [postId, ...keys]);
  return page(rows, first, (row) => encodeCursor(sort, row.upvotes - row.downvotes, row.id), questionOf);
}

const answersByQuestions = statement<AnswerRow>(
  'answers_by_questions',
  `select ${answerColumns}
     from unnest($1::uuid[]) asked(id)
     cross join lateral (select * from answers where question_id = asked.id order by id limit ${shownAnswers}) a
     join users u on u.id = a.user_id order by a.id`,
);

/** The first answers of questions, oldest first: one statement per request, however many ask. */
export const answersLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, Answer[]>(async (ids) => {
      const byQuestion = Map.groupBy(await ctx.app.db.rows(answersByQuestions, [ids]), (row) => row.questionId);
      return ids.map((id) => (byQuestion.get(id) ?? []).map(answerOf));
    }),
);

const questionById = statement<QuestionRow>('question_by_id', `select ${questionColumns} from questions q join users u on u.id = q.user_id where q.id = $1`);

/** One question, as live watchers are told of it. */
export async function question(app: App, id: string): Promise<Question | null> {
  const [row] = await app.db.rows(questionById, [id]);
  return row ? questionOf(row) : null;
}

const answerById = statement<AnswerRow & { answersCount: number }>(
  'answer_by_id',
  `select ${answerColumns}, q.answers_count as "answersCount" from answers a join questions q on q.id = a.question_id join users u on u.id = a.user_id where a.id = $1`,
);

/** One answer, with how many its question has now. */
export async function answer(app: App, id: string): Promise<{ answer: Answer; answersCount: number } | null> {
  const [row] = await app.db.rows(answerById, [id]);
  return row ? { answer: answerOf(row), answersCount: row.answersCount } : null;
}
