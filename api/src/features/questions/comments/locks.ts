import { LockMode } from '@mikro-orm/core';
import { questionTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import type { Work } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { requireId } from '../../../core/ids.ts';
import { isShown } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { AnswerEntity } from '../answer.entity.ts';
import { QuestionEntity } from '../question.entity.ts';
import { questionsSql } from '../questions.sql.ts';
import { readableQuestions } from '../shown-questions.sql.ts';

const questionNotFound = () => notFound(questionTexts.questionGone);
const answerNotFound = () => notFound(questionTexts.answerGone);

const postOfQuestion = questionsSql.statement('postOfQuestion', { id: 'uuid' }, (_db, { id }) =>
  readableQuestions.where('question.id', '=', id).select('question.post_id as postId'),
);

const postOfAnswer = questionsSql.statement('postOfAnswer', { id: 'uuid' }, (_db, { id }) =>
  readableQuestions
    .innerJoin('answers as answer', 'answer.question_id', 'question.id')
    .where('answer.id', '=', id)
    .where(isShown('answer'))
    .innerJoin(people.as('writer'), 'writer.id', 'answer.user_id')
    .where(isNotBanned('writer'))
    .select(['question.post_id as postId', 'question.id as questionId'])
    .select(['question.user_id as askerId', 'post.user_id as authorId']),
);

/**
 * The post of a question. @throws NOT_FOUND for unknown ids, and for questions of banned people or
 * on their posts
 */
export async function findPostOfQuestion(work: Work, id: string): Promise<{ postId: string }> {
  const [found] = await work.query(postOfQuestion, { id: requireId(id, questionNotFound) });
  if (!found) throw questionNotFound();
  return found;
}

/** Where an answer stands, and who asked for it on whose post. */
interface AnswerPlace {
  postId: string;
  questionId: string;
  askerId: string;
  authorId: string;
}

/** The question and the post of an answer. @throws NOT_FOUND as `findPostOfQuestion` */
export async function findPostOfAnswer(work: Work, id: string): Promise<AnswerPlace> {
  const [found] = await work.query(postOfAnswer, { id: requireId(id, answerNotFound) });
  if (!found) throw answerNotFound();
  return found;
}

const lockMode = LockMode.PESSIMISTIC_WRITE;

/** A question, shown or removed, locked until the commit. @throws NOT_FOUND when it was deleted */
export async function lockQuestionWithRemoved({ em }: Work, id: string): Promise<QuestionEntity> {
  const question = await em.findOne(QuestionEntity, { id }, { lockMode });
  if (!question) throw questionNotFound();
  return question;
}

/** An answer, likewise. @throws NOT_FOUND when it was deleted */
export async function lockAnswerWithRemoved({ em }: Work, id: string): Promise<AnswerEntity> {
  const answer = await em.findOne(AnswerEntity, { id }, { lockMode });
  if (!answer) throw answerNotFound();
  return answer;
}

/**
 * A question, locked until the commit.
 * @throws NOT_FOUND when it was deleted, or an admin took it away: what it counted is taken off
 * then
 */
export async function lockQuestion(work: Work, id: string): Promise<QuestionEntity> {
  const question = await lockQuestionWithRemoved(work, id);
  if (question.removedAt) throw questionNotFound();
  return question;
}

/** An answer, locked until the commit. @throws NOT_FOUND as `lockQuestion` */
export async function lockAnswer(work: Work, id: string): Promise<AnswerEntity> {
  const answer = await lockAnswerWithRemoved(work, id);
  if (answer.removedAt) throw answerNotFound();
  return answer;
}
