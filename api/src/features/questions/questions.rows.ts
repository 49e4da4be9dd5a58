import { personColumns, personOf, type PersonRow } from '../profiles/index.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import { voteOf } from './vote-type.ts';

interface SaidRow extends PersonRow {
  id: string;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  upvotes: number;
  downvotes: number;
  vote: number | null;
}

export interface QuestionRow extends SaidRow {
  postId: string;
  answersCount: number;
}

export interface AnswerRow extends SaidRow {
  questionId: string;
}

const saidColumns = (said: string, vote: string): string =>
  `${said}.id, ${said}.content, ${said}.created_at as "createdAt", ${said}.edited_at as "editedAt", ${said}.upvotes, ${said}.downvotes, (${vote}) as vote, ${personColumns('u')}`;

/** The vote of a row that has just been written: nobody has one yet. */
export const noVote = 'null::int2';
/** The viewer's vote on a question `q`; `viewer` is an SQL expression. */
export const questionVote = (viewer: string): string =>
  `select v.sign from question_votes v where v.question_id = q.id and v.user_id = ${viewer}::uuid`;
/** The viewer's vote on an answer `a`, likewise. */
export const answerVote = (viewer: string): string =>
  `select v.sign from answer_votes v where v.answer_id = a.id and v.user_id = ${viewer}::uuid`;

/** Columns of a question `q` (or a CTE of that name), its author `u` and the viewer's vote, an expression. */
export const questionColumns = (vote: string): string =>
  `${saidColumns('q', vote)}, q.post_id as "postId", q.answers_count as "answersCount"`;
/** Columns of an answer `a`, as `questionColumns`. */
export const answerColumns = (vote: string): string =>
  `${saidColumns('a', vote)}, a.question_id as "questionId"`;

const said = (row: SaidRow) => ({
  id: row.id,
  user: personOf(row),
  content: row.content,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  viewerVote: voteOf(row.vote),
});
/** A row as the page of its post shows it. */
export const questionOf = (row: QuestionRow): Question =>
  ({ ...said(row), postId: row.postId, answersCount: row.answersCount }) as unknown as Question;
/** A row as the page of its post shows it. */
export const answerOf = (row: AnswerRow): Answer =>
  ({ ...said(row), questionId: row.questionId }) as unknown as Answer;

/** What stands on posts of banned people answers as unknown ids do. */
export const onReadablePost =
  'join posts p on p.id = q.post_id join users b on b.id = p.user_id and not b.is_banned';
