import { questionTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { isChangeable } from '../../../../../schema/rules/questions/questions.ts';
import type { Viewer } from '../../../core/context.ts';
import { forbidden } from '../../../core/errors.ts';

/**
 * An answer is accepted by who asked, who knows what helped, and by the author of the post, who
 * knows what is so.
 * @throws FORBIDDEN for others
 */
export function assertMayAccept(
  viewer: Pick<Viewer, 'id'>,
  { askerId, authorId }: { askerId: string; authorId: string },
): void {
  if (viewer.id !== askerId && viewer.id !== authorId)
    throw forbidden(questionTexts.notYoursToAccept);
}

/**
 * Questions and answers are corrected and deleted by who wrote them, for fifteen minutes. Not by
 * the author of the post: what people say on it is theirs.
 * @throws FORBIDDEN for others, and after the time
 */
export function assertMayChange(
  viewer: Pick<Viewer, 'id'>,
  comment: { user: { id: string }; createdAt: Date },
  now: Date,
): void {
  if (comment.user.id !== viewer.id) throw forbidden(questionTexts.notYours);
  if (!isChangeable(comment.createdAt, now)) throw forbidden(questionTexts.tooLate);
}
