import { questionTexts } from '../../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { adjustComments, countersTopic, lockPost, type PostEntity } from '../../posts/index.ts';
import { publishContribution } from '../../profiles/index.ts';
import { AnswerEntity } from '../answers/answer.entity.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import { questionsSql } from '../questions.sql.ts';
import { assertMayChange } from './comment.policy.ts';
import { findPostOfAnswer, findPostOfQuestion, lockAnswer, lockQuestion } from './locks.ts';

const lastComment = questionsSql.statement('lastComment', { postId: 'uuid' }, (db, { postId }) =>
  db.selectNoFrom((eb) =>
    eb
      .fn<Date | null>('greatest', [
        eb
          .selectFrom('questions as question')
          .where('question.post_id', '=', postId)
          .where('question.removed_at', 'is', null)
          .select((eb) => eb.fn.max('question.created_at').as('at')),
        eb
          .selectFrom('answers as answer')
          .innerJoin('questions as question', 'question.id', 'answer.question_id')
          .where('answer.removed_at', 'is', null)
          .where('question.post_id', '=', postId)
          .where('question.removed_at', 'is', null)
          .select((eb) => eb.fn.max('answer.created_at').as('at')),
      ])
      .as('at'),
  ),
);

/**
 * The post of what is deleted is locked first: whoever answers or votes on it meanwhile waits, and
 * finds it deleted.
 */
async function lockPostOf(work: Work, postId: string, notFoundText: string): Promise<PostEntity> {
  const post = await lockPost(work, postId);
  if (!post) throw notFound(notFoundText);
  return post;
}

/**
 * Brings a locked post in line after questions or answers of it went or came back.
 * @param change how many questions more it has; less: negative; 0 where only answers changed
 */
export async function adjustQuestionCount(
  work: Work,
  post: PostEntity,
  change: number,
): Promise<void> {
  const [left] = await work.query(lastComment, { postId: post.id });
  adjustComments(post, change, left?.at ?? null);
}

/** Notes that an author took their words away: what others, and they, were told of them goes. */
export function noteDeleted(
  work: Work,
  kind: 'questionDeleted' | 'answerDeleted',
  { id, from, by, at }: { id: string; from: string; by: string; at: Date },
): void {
  noteDomainEvent(work, kind, { subjectId: from, actorId: by, at });
  noteDomainEvent(work, 'subjectDeleted', { subjectId: id, actorId: by, at });
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
      removedAt: null,
    });
    if (others > 0) throw conflict(questionTexts.answered);
    work.em.remove(question);
    await adjustQuestionCount(work, post, -1);
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
    question.answersCount -= 1;
    await adjustQuestionCount(work, post, 0);
    noteDeleted(work, 'answerDeleted', { id: answer.id, from: questionId, by: viewer.id, at: now });
    work.publish(
      questionEventsTopic(postId),
      questionEvent('answerDeleted', questionId, answer.id),
    );
    publishContribution(work, viewer.id, answer.createdAt);
    return answer.id;
  });
}
