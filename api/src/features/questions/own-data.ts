import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { questionsSql } from './questions.sql.ts';

/** What the person asked, answered and voted on. */
export const questionsOwnData: OwnData = {
  questions: questionsSql.statement('copyOfQuestions', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('questions as q')
      .where('q.user_id', '=', userId)
      .orderBy('q.id')
      .select(
        columnsOf('q', [
          'id',
          'postId',
          'content',
          'upvotes',
          'downvotes',
          'answersCount',
          'createdAt',
          'editedAt',
        ]),
      ),
  ),
  answers: questionsSql.statement('copyOfAnswers', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('answers as a')
      .where('a.user_id', '=', userId)
      .orderBy('a.id')
      .select(
        columnsOf('a', [
          'id',
          'questionId',
          'content',
          'upvotes',
          'downvotes',
          'createdAt',
          'editedAt',
        ]),
      ),
  ),
  questionVotes: questionsSql.statement(
    'copyOfQuestionVotes',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('question_votes as v')
        .where('v.user_id', '=', userId)
        .where('v.sign', '<>', 0)
        .orderBy('v.question_id')
        .select(columnsOf('v', ['questionId', 'sign'])),
  ),
  answerVotes: questionsSql.statement('copyOfAnswerVotes', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('answer_votes as v')
      .where('v.user_id', '=', userId)
      .where('v.sign', '<>', 0)
      .orderBy('v.answer_id')
      .select(columnsOf('v', ['answerId', 'sign'])),
  ),
};
