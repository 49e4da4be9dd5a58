import { type AliasableExpression, type Expression, sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { type PersonRow, people, personColumns, personOf } from '../identity/index.ts';
import { publishedPosts } from '../posts/index.ts';
import type { AnswerEntity } from './answer.entity.ts';
import type { QuestionEntity } from './question.entity.ts';
import type { Answer, Question } from './questions.types.ts';
import type { AnswerVoteEntity, QuestionVoteEntity } from './vote.entity.ts';
import { voteOf } from './vote-type.ts';

export type QuestionTables = Tables<
  typeof QuestionEntity | typeof AnswerEntity | typeof QuestionVoteEntity | typeof AnswerVoteEntity
>;

export const questionsSql = roomSql<QuestionTables>('questions');

/** The vote of what has just been written: nobody has one yet. */
export const noVote = questionsSql.eb.cast<number | null>(sql.lit(null), 'int2');

/** A person's vote on a question, as its sign; nobody's id is null. */
export const questionVote = (questionId: Expression<string>, viewerId: Expression<string | null>) =>
  questionsSql.db
    .selectFrom('question_votes as v')
    .where('v.question_id', '=', questionId)
    .where('v.user_id', '=', viewerId)
    .select('v.sign')
    .$asScalar();

/** A person's vote on an answer, likewise. */
export const answerVote = (answerId: Expression<string>, viewerId: Expression<string | null>) =>
  questionsSql.db
    .selectFrom('answer_votes as v')
    .where('v.answer_id', '=', answerId)
    .where('v.user_id', '=', viewerId)
    .select('v.sign')
    .$asScalar();

/** Columns of a question `q`, the `person` who asked it, and somebody's vote. */
export const questionColumns = (vote: AliasableExpression<number | null>) =>
  [
    'q.id',
    'q.post_id as postId',
    'q.content',
    'q.created_at as createdAt',
    'q.edited_at as editedAt',
    'q.upvotes',
    'q.downvotes',
    'q.answers_count as answersCount',
    vote.as('vote'),
    ...personColumns,
  ] as const;

/** Columns of an answer `a`, the `person` who wrote it, and somebody's vote. */
export const answerColumns = (vote: AliasableExpression<number | null>) =>
  [
    'a.id',
    'a.question_id as questionId',
    'a.content',
    'a.created_at as createdAt',
    'a.edited_at as editedAt',
    'a.upvotes',
    'a.downvotes',
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
});

/** Questions `q` and the people `person` who asked them, without what admins took away. */
export const askedQuestions = questionsSql.db
  .selectFrom('questions as q')
  .where('q.removed_at', 'is', null)
  .innerJoin(people.as('person'), 'person.id', 'q.user_id');

/** Answers `a` and the people `person` who wrote them, likewise. */
export const writtenAnswers = questionsSql.db
  .selectFrom('answers as a')
  .where('a.removed_at', 'is', null)
  .innerJoin(people.as('person'), 'person.id', 'a.user_id');

/**
 * Questions `q` on posts `p` that can be read: what stands on posts of banned people, and what
 * admins took away, answers as unknown ids do.
 */
export const readableQuestions = questionsSql.db
  .selectFrom('questions as q')
  .innerJoin(publishedPosts.as('p'), 'p.id', 'q.post_id')
  .innerJoin(people.as('author'), 'author.id', 'p.user_id')
  .where('q.removed_at', 'is', null)
  .where('author.is_banned', '=', false);
