import { answerText, questionText } from '../../../../../schema/rules/posts/content.ts';
import { questionTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { notFound, validate } from '../../../core/errors.ts';
import { findAnswer } from '../answers.queries.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import { findQuestion } from '../questions.queries.ts';
import type { Answer, Question } from '../questions.types.ts';
import { assertMayChange } from './comment.policy.ts';
import { findPostOfAnswer, findPostOfQuestion, lockAnswer, lockQuestion } from './locks.ts';

/** The same text again is no correction. @returns whether it is one */
function correct(
  comment: { content: string; editedAt: Date | null },
  content: string,
  now: Date,
): boolean {
  if (comment.content === content) return false;
  comment.content = content;
  comment.editedAt = now;
  return true;
}

/**
 * Corrects one's own question within fifteen minutes.
 * @param content at most 5000 characters
 * @throws BAD_USER_INPUT for a blank text or one that is too long, NOT_FOUND, FORBIDDEN for others
 * than its author and after the time
 */
export async function editQuestion(ctx: Context, id: string, content: string): Promise<Question> {
  const viewer = requireViewer(ctx, 'member');
  const text = validate(questionText, content, 'content');
  await change(ctx.app, async (work) => {
    const { postId } = await findPostOfQuestion(work, id);
    const question = await lockQuestion(work, id);
    const now = ctx.app.clock.now();
    assertMayChange(viewer, question, now);
    if (correct(question, text, now))
      work.publish(questionEventsTopic(postId), questionEvent('questionEdited', question.id));
  });
  const question = await findQuestion(ctx.app, viewer.id, id);
  if (!question) throw notFound(questionTexts.questionGone);
  return question;
}

/** Corrects one's own answer within fifteen minutes. @throws as `editQuestion` */
export async function editAnswer(ctx: Context, id: string, content: string): Promise<Answer> {
  const viewer = requireViewer(ctx, 'member');
  const text = validate(answerText, content, 'content');
  await change(ctx.app, async (work) => {
    const { postId, questionId } = await findPostOfAnswer(work, id);
    const answer = await lockAnswer(work, id);
    const now = ctx.app.clock.now();
    assertMayChange(viewer, answer, now);
    if (correct(answer, text, now))
      work.publish(
        questionEventsTopic(postId),
        questionEvent('answerEdited', questionId, answer.id),
      );
  });
  const found = await findAnswer(ctx.app, viewer.id, id);
  if (!found) throw notFound(questionTexts.answerGone);
  return found.answer;
}
