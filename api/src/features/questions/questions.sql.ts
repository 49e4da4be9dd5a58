import { type AliasableExpression, type Expression, sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { type PersonRow, personColumns, personOf } from '../identity/index.ts';
import type { AnswerEntity } from './answer.entity.ts';
import type { AnswerLinkEntity } from './by-link/answer-link.entity.ts';
import type { QuestionEntity } from './question.entity.ts';
import type { Answer, Question } from './questions.types.ts';
import type { AnswerVoteEntity, QuestionVoteEntity } from './votes/vote.entity.ts';
import { voteOf } from './votes/vote-type.ts';

export type QuestionTables = Tables<
  | typeof QuestionEntity
  | typeof AnswerEntity
  | typeof QuestionVoteEntity
  | typeof AnswerVoteEntity
  | typeof AnswerLinkEntity
>;

export const questionsSql = roomSql<QuestionTables>('questions');

/** The vote of what has just been written: nobody has one yet. */
export const noVote = questionsSql.eb.cast<number | null>(sql.lit(null), 'int2');

/** A person's vote on a question, as its sign; nobody's id is null. */
export const questionVote = (questionId: Expression<string>, viewerId: Expression<string | null>) =>
  questionsSql.db
    .selectFrom('question_votes as vote')
    .where('vote.question_id', '=', questionId)
    .where('vote.user_id', '=', viewerId)
    .select('vote.sign')
    .$asScalar();

/** A person's vote on an answer, likewise. */
export const answerVote = (answerId: Expression<string>, viewerId: Expression<string | null>) =>
  questionsSql.db
    .selectFrom('answer_votes as vote')
    .where('vote.answer_id', '=', answerId)
    .where('vote.user_id', '=', viewerId)
    .select('vote.sign')
    .$asScalar();

/** Columns of a `question`, the `person` who asked it, and somebody's vote. */
export const questionColumns = (vote: AliasableExpression<number | null>) =>
  [
    'question.id',
    'question.post_id as postId',
    'question.content',
    'question.created_at as createdAt',
    'question.edited_at as editedAt',
    'question.upvotes',
    'question.downvotes',
    'question.answers_count as answersCount',
    vote.as('vote'),
    ...personColumns,
  ] as const;

/** Columns of an `answer`, the `person` who wrote it, and somebody's vote. */
export const answerColumns = (vote: AliasableExpression<number | null>) =>
  [
    'answer.id',
    'answer.question_id as questionId',
    'answer.content',
    'answer.created_at as createdAt',
    'answer.edited_at as editedAt',
    'answer.upvotes',
    'answer.downvotes',
    'answer.standing',
    sql<boolean>`answer.accepted_at is not null`.as('isAccepted'),
    vote.as('vote'),
    ...personColumns,
  ] as const;

interface CommentRow extends PersonRow {
  id: string;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  upvotes: number;
  downvotes: number;
  vote: number | null;
}

export interface QuestionRow extends CommentRow {
  postId: string;
  answersCount: number;
}

export interface AnswerRow extends CommentRow {
  questionId: string;
  isAccepted: boolean;
}

/** What questions and answers have in common. */
const commentOf = (row: CommentRow) => ({
  id: row.id,
  user: personOf(row),
  content: row.content,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  viewerVote: voteOf(row.vote),
});

export const questionOf = (row: QuestionRow): Question => ({
  ...commentOf(row),
  postId: row.postId,
  answersCount: row.answersCount,
});

export const answerOf = (row: AnswerRow): Answer => ({
  ...commentOf(row),
  questionId: row.questionId,
  isAccepted: row.isAccepted,
});
