import { questionTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { anyOf, countRows, isShown } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { countersTopic, lockPost, type PostEntity, setComments } from '../../posts/index.ts';
import { publishContribution } from '../../profiles/index.ts';
import { AnswerEntity } from '../answer.entity.ts';
import type { QuestionEntity } from '../question.entity.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import { questionsSql } from '../questions.sql.ts';
import { askedQuestions, shownEntities, writtenAnswers } from '../shown-questions.sql.ts';
import { assertMayChange } from './comment.policy.ts';
import { findPostOfAnswer, findPostOfQuestion, lockAnswer, lockQuestion } from './locks.ts';

/**
 * How many questions of a post are read, and when the latest of them or of their answers was
 * written.
 */
const shownComments = questionsSql.statement(
  'shownComments',
  { postId: 'uuid' },
  (db, { postId }) =>
    db.selectNoFrom((eb) => [
      askedQuestions
        .where('question.post_id', '=', postId)
        .select(countRows().as('count'))
        .as('questions'),
      eb
        .fn<Date | null>('greatest', [
          askedQuestions
            .where('question.post_id', '=', postId)
            .select((eb) => eb.fn.max('question.created_at').as('at')),
          writtenAnswers
            .innerJoin('questions as question', 'question.id', 'answer.question_id')
            .innerJoin(people.as('asker'), 'asker.id', 'question.user_id')
            .where('question.post_id', '=', postId)
            .where(isShown('question'))
            .where(isNotBanned('asker'))
            .select((eb) => eb.fn.max('answer.created_at').as('at')),
        ])
        .as('at'),
    ]),
);

const shownAnswersOf = questionsSql.statement(
  'shownAnswersOf',
  { questionIds: 'uuid[]' },
  (_db, { questionIds }) =>
    writtenAnswers
      .where('answer.question_id', '=', anyOf(questionIds))
      .groupBy('answer.question_id')
      .select('answer.question_id as questionId')
      .select(countRows().as('count')),
);

/** Counts the answers of locked questions anew: those that are read. */
export async function recountAnswers(
  work: Work,
  questions: readonly QuestionEntity[],
): Promise<void> {
  if (questions.length === 0) return;
  const questionIds = questions.map(({ id }) => id);
  const counts = await work.query(shownAnswersOf, { questionIds });
  for (const question of questions)
    question.answersCount = counts.find(({ questionId }) => questionId === question.id)?.count ?? 0;
}

/**
 * The post of what is deleted is locked first: whoever answers or votes on it meanwhile waits, and
 * finds it deleted.
 */
async function lockPostOf(work: Work, postId: string, notFoundText: string): Promise<PostEntity> {
  const post = await lockPost(work, postId);
  if (!post) throw notFound(notFoundText);
  return post;
}

/** Brings a locked post in line after questions or answers of it went or came back. */
export async function recountComments(work: Work, post: PostEntity): Promise<void> {
  const [shown] = await work.query(shownComments, { postId: post.id });
  setComments(post, shown?.questions ?? 0, shown?.at ?? null);
}

/** Notes that an author took their words away: what others, and they, were told of them goes. */
export function noteDeleted(
  work: Work,
  kind: 'questionDeleted' | 'answerDeleted',
  { id, from, by: authorId, at }: { id: string; from: string; by: string; at: Date },
): void {
  if (kind === 'questionDeleted') noteDomainEvent(work, kind, { postId: from, authorId, at });
  else noteDomainEvent(work, kind, { questionId: from, authorId, at });
  noteDomainEvent(work, 'subjectDeleted', { subjectId: id, authorId, at });
}

/**
 * Deletes one's own question within fifteen minutes, with one's own answers to it.
 * @returns its id
 * @throws NOT_FOUND, FORBIDDEN for others than its author and after the time, CONFLICT when others
 * have answered
 */
export async function deleteQuestion(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const { postId } = await findPostOfQuestion(work, id);
    const post = await lockPostOf(work, postId, questionTexts.questionGone);
    const question = await lockQuestion(work, id);
    const now = ctx.app.clock.now();
    assertMayChange(viewer, question, now);
    const others = await work.em.count(AnswerEntity, {
      question,
      user: { $ne: viewer.id },
      ...shownEntities,
    });
    if (others > 0) throw conflict(questionTexts.answered);
    work.em.remove(question);
    await recountComments(work, post);
    noteDeleted(work, 'questionDeleted', {
      id: question.id,
      from: post.id,
      by: viewer.id,
      at: now,
    });
    work.publish(questionEventsTopic(postId), questionEvent('questionDeleted', question.id));
    work.publish(countersTopic(postId), { postId });
    publishContribution(work, viewer.id, question.createdAt);
    return question.id;
  });
}

/**
 * Deletes one's own answer within fifteen minutes. @returns its id @throws NOT_FOUND, FORBIDDEN as
 * `deleteQuestion`
 */
export async function deleteAnswer(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const { postId, questionId } = await findPostOfAnswer(work, id);
    const post = await lockPostOf(work, postId, questionTexts.answerGone);
    const question = await lockQuestion(work, questionId);
    const answer = await lockAnswer(work, id);
    const now = ctx.app.clock.now();
    assertMayChange(viewer, answer, now);
    work.em.remove(answer);
    await recountAnswers(work, [question]);
    await recountComments(work, post);
    noteDeleted(work, 'answerDeleted', { id: answer.id, from: questionId, by: viewer.id, at: now });
    work.publish(
      questionEventsTopic(postId),
      questionEvent('answerDeleted', questionId, answer.id),
    );
    publishContribution(work, viewer.id, answer.createdAt);
    return answer.id;
  });
}
