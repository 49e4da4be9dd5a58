import { sql } from 'kysely';
import { isShown, wordColumns } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { AnswerEntity } from './answer.entity.ts';
import { QuestionEntity } from './question.entity.ts';
import { questionsSql } from './questions.sql.ts';

/*
 * Who reads which questions and answers. Members: what no admin took away and nobody who is banned
 * wrote, on a post that they read; an answer with its question. Their authors: the same. Admins who
 * moderate: all.
 */

/**
 * Questions `question` and the people `person` who asked them, without what admins took away and
 * what banned people wrote.
 */
export const askedQuestions = questionsSql.db
  .selectFrom('questions as question')
  .where(isShown('question'))
  .innerJoin(people.as('person'), 'person.id', 'question.user_id')
  .where(isNotBanned('person'));

/** Answers `answer` and the people `person` who wrote them, likewise. */
export const writtenAnswers = questionsSql.db
  .selectFrom('answers as answer')
  .where(isShown('answer'))
  .innerJoin(people.as('person'), 'person.id', 'answer.user_id')
  .where(isNotBanned('person'));

/**
 * Questions `question` on posts `post` that can be read: what stands on posts of banned people,
 * what banned people asked, and what admins took away, answers as unknown ids do.
 */
export const readableQuestions = questionsSql.db
  .selectFrom('questions as question')
  .innerJoin(publishedPosts.as('post'), 'post.id', 'question.post_id')
  .innerJoin(people.as('author'), 'author.id', 'post.user_id')
  .innerJoin(people.as('asker'), 'asker.id', 'question.user_id')
  .where(isShown('question'))
  .where(isNotBanned('author'))
  .where(isNotBanned('asker'));

const kindOf = (kind: 'question' | 'answer') => sql.lit(kind);

/** All questions and answers, what admins took away included: for their lists. */
export const commentsWithRemoved = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('questions as question')
    .select([
      'question.id',
      'question.user_id',
      'question.content',
      'question.created_at',
      'question.removed_at',
    ])
    .select(wordColumns(QuestionEntity, 'question'))
    .select(['question.post_id', 'question.id as question_id', kindOf('question').as('kind')])
    .unionAll(
      questionsSql.db
        .selectFrom('answers as answer')
        .innerJoin('questions as question', 'question.id', 'answer.question_id')
        .select([
          'answer.id',
          'answer.user_id',
          'answer.content',
          'answer.created_at',
          'answer.removed_at',
        ])
        .select(wordColumns(AnswerEntity, 'answer'))
        .select(['question.post_id', 'question.id as question_id'])
        .select(kindOf('answer').as('kind')),
    ),
);

/** Of entities `QuestionEntity` and `AnswerEntity`: what no admin took away. */
export const shownEntities = { removedAt: null } as const;
