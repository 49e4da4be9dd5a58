import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { AnswerEntity } from './answer.entity.ts';
import { QuestionEntity } from './question.entity.ts';
import { questionsSql } from './questions.sql.ts';

/** What the person asked, answered and voted on. */
export const questionsOwnData: OwnData = {
  questions: questionsSql.statement('copyOfQuestions', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('questions as question')
      .where('question.user_id', '=', userId)
      .orderBy('question.id')
      .select(
        columnsOf('question', [
          'id',
          'postId',
          ...peoplesWords(QuestionEntity),
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
      .selectFrom('answers as answer')
      .where('answer.user_id', '=', userId)
      .orderBy('answer.id')
      .select(
        columnsOf('answer', [
          'id',
          'questionId',
          ...peoplesWords(AnswerEntity),
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
        .selectFrom('question_votes as vote')
        .where('vote.user_id', '=', userId)
        .where('vote.sign', '<>', 0)
        .orderBy('vote.question_id')
        .select(columnsOf('vote', ['questionId', 'sign'])),
  ),
  answerVotes: questionsSql.statement('copyOfAnswerVotes', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('answer_votes as vote')
      .where('vote.user_id', '=', userId)
      .where('vote.sign', '<>', 0)
      .orderBy('vote.answer_id')
      .select(columnsOf('vote', ['answerId', 'sign'])),
  ),
};
