import type { Work } from '../../../core/context.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { countersTopic, lockPost } from '../../posts/index.ts';
import { publishContribution } from '../../profiles/index.ts';
import { AnswerEntity } from '../answer.entity.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import { questionsSql } from '../questions.sql.ts';
import { shownEntities } from '../shown-questions.sql.ts';
import { noteDeleted, recountAnswers, recountComments } from './delete-comment.ts';
import { lockAnswerWithRemoved, lockQuestionWithRemoved } from './locks.ts';

const placeOfQuestion = questionsSql.statement('placeOfQuestion', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('questions as question')
    .where('question.id', '=', id)
    .select(['question.id as questionId', 'question.post_id as postId']),
);

const placeOfAnswer = questionsSql.statement('placeOfAnswer', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('answers as answer')
    .innerJoin('questions as question', 'question.id', 'answer.question_id')
    .where('answer.id', '=', id)
    .select(['question.id as questionId', 'question.post_id as postId']),
);

interface Place {
  questionId: string;
  postId: string;
}

/**
 * Locks a post, then its question.
 * @returns both; null where there are none @throws NOT_FOUND when it was deleted meanwhile
 */
async function lockPlace(work: Work, place: Place | undefined) {
  const post = place ? await lockPost(work, place.postId) : null;
  return place && post
    ? { post, question: await lockQuestionWithRemoved(work, place.questionId) }
    : null;
}

/**
 * Locks the post of a question, then the question, whether it is shown or not.
 * @returns both; null where there is none
 */
async function lockAnyQuestion(work: Work, id: string) {
  const [place] = await work.query(placeOfQuestion, { id });
  return lockPlace(work, place);
}

/**
 * Locks the post of an answer, then its question, then the answer, likewise.
 * @returns all three; null where there is none
 */
async function lockAnyAnswer(work: Work, id: string) {
  const [place] = await work.query(placeOfAnswer, { id });
  const locked = await lockPlace(work, place);
  return locked && { ...locked, answer: await lockAnswerWithRemoved(work, id) };
}

/**
 * Takes a question away from everybody, its answers with it, in the unit of work of who moderates:
 * its post counts it no more, and readers are told as of a deletion.
 * @returns whether it was there to be taken away
 */
export async function removeQuestion(work: Work, id: string, at: Date): Promise<boolean> {
  const locked = await lockAnyQuestion(work, id);
  if (!locked || locked.question.removedAt) return false;
  const { post, question } = locked;
  question.removedAt = at;
  await recountComments(work, post);
  const by = question.user.id;
  noteDeleted(work, 'questionDeleted', { id, from: post.id, by, at });
  for (const answer of await work.em.find(AnswerEntity, { question, ...shownEntities }))
    noteDomainEvent(work, 'subjectDeleted', { subjectId: answer.id, authorId: answer.user.id, at });
  work.publish(questionEventsTopic(post.id), questionEvent('questionDeleted', id));
  work.publish(countersTopic(post.id), { postId: post.id });
  publishContribution(work, by, question.createdAt);
  return true;
}

/** Shows a removed question again; its post counts it. @returns whether it is still there */
export async function restoreQuestion(work: Work, id: string): Promise<boolean> {
  const locked = await lockAnyQuestion(work, id);
  if (!locked) return false;
  const { post, question } = locked;
  if (!question.removedAt) return true;
  question.removedAt = null;
  await recountComments(work, post);
  work.publish(questionEventsTopic(post.id), questionEvent('questionAdded', id));
  work.publish(countersTopic(post.id), { postId: post.id });
  publishContribution(work, question.user.id, question.createdAt);
  return true;
}

/** Deletes a removed question for good, with its answers. */
export async function purgeQuestion(work: Work, id: string): Promise<void> {
  const locked = await lockAnyQuestion(work, id);
  if (locked?.question.removedAt) work.em.remove(locked.question);
}

/** Takes an answer away from everybody, as `removeQuestion`. */
export async function removeAnswer(work: Work, id: string, at: Date): Promise<boolean> {
  const locked = await lockAnyAnswer(work, id);
  if (!locked || locked.answer.removedAt) return false;
  const { post, question, answer } = locked;
  answer.removedAt = at;
  await recountAnswers(work, [question]);
  await recountComments(work, post);
  const by = answer.user.id;
  noteDeleted(work, 'answerDeleted', { id, from: question.id, by, at });
  work.publish(questionEventsTopic(post.id), questionEvent('answerDeleted', question.id, id));
  publishContribution(work, by, answer.createdAt);
  return true;
}

/** Shows a removed answer again; its question counts it. @returns whether it is still there */
export async function restoreAnswer(work: Work, id: string): Promise<boolean> {
  const locked = await lockAnyAnswer(work, id);
  if (!locked) return false;
  const { post, question, answer } = locked;
  if (!answer.removedAt) return true;
  answer.removedAt = null;
  await recountAnswers(work, [question]);
  await recountComments(work, post);
  work.publish(questionEventsTopic(post.id), questionEvent('answerAdded', question.id, id));
  publishContribution(work, answer.user.id, answer.createdAt);
  return true;
}

/** Deletes a removed answer for good. */
export async function purgeAnswer(work: Work, id: string): Promise<void> {
  const locked = await lockAnyAnswer(work, id);
  if (locked?.answer.removedAt) work.em.remove(locked.answer);
}
