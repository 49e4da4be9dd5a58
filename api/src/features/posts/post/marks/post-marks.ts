import { postTexts } from '../../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import { runHotWrite } from '../../../../core/database/hot-writes.ts';
import { AppError, forbidden } from '../../../../core/errors.ts';
import { requireId } from '../../../../core/ids.ts';
import type { StatementRow } from '../../../../core/sql/index.ts';
import { wakeDispatcher } from '../../../outbox/index.ts';
import { postNotFound } from '../../post-not-found.ts';
import { countersTopic, sharesTopic, viewsTopic } from '../post.ts';
import type { PostCounters, PostLike } from '../post.types.ts';
import { type PostCountersRow, postCountersOf } from '../post-columns.sql.ts';
import { countShare, countView, toggleLike } from './post-marks.sql.ts';

/**
 * Publishes that a post's counters moved, to those who watch them all and to those who watch the
 * one of `topics` alone.
 */
function publishCounters(
  { app }: Context,
  id: string,
  ...topics: ReturnType<typeof viewsTopic>[]
): void {
  for (const topic of [countersTopic(id), ...topics]) app.events.publish(topic, { postId: id });
}

/** More toggles of one person at the same moment than this are refused, not miscounted. */
const maxMarkTries = 100;

type LikeRow = StatementRow<typeof toggleLike>;

/**
 * Of two toggles of one person that found no row at once, the second changes nothing and is run
 * again.
 */
const isChanged = (row: LikeRow): row is LikeRow & PostCountersRow => row.useful !== null;

/**
 * Likes a post, or takes the like back: one statement.
 * @returns the counters as they stand, and the viewer's marks
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for its author
 */
export async function togglePostLike(ctx: Context, id: string): Promise<PostLike> {
  const viewer = requireViewer(ctx, 'member');
  const postId = requireId(id, postNotFound);
  for (let tried = 0; tried < maxMarkTries; tried += 1) {
    const [row] = await runHotWrite(ctx, toggleLike, {
      postId,
      viewerId: viewer.id,
      at: ctx.app.clock.now(),
    });
    if (!row) throw postNotFound();
    if (row.isOwn) throw forbidden(postTexts.ownLike);
    if (!isChanged(row)) continue;
    publishCounters(ctx, postId);
    wakeDispatcher(ctx.app);
    return {
      counters: postCountersOf(row),
      viewer: { id: postId, hasLiked: row.hasLiked, hasBookmarked: row.hasBookmarked },
    };
  }
  throw new AppError('UNAVAILABLE', postTexts.likeFailed);
}

/**
 * Opens a post: counts one view per viewer, ever, and none of its author, in one statement.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function viewPost(ctx: Context, id: string): Promise<PostCounters> {
  const viewer = requireViewer(ctx, 'member');
  const postId = requireId(id, postNotFound);
  const [row] = await runHotWrite(ctx, countView, { postId, viewerId: viewer.id });
  if (!row) throw postNotFound();
  if (row.isNew) publishCounters(ctx, postId, viewsTopic(postId));
  return postCountersOf(row);
}

/**
 * Counts that a post was shared: one share per person, post and day, in one statement. Sharing
 * again on another day is another act and counts; the day keeps a loop, an impatient thumb and a
 * retried call from inflating it.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function sharePost(ctx: Context, id: string): Promise<PostCounters> {
  const viewer = requireViewer(ctx, 'member');
  // UTC, as the schema documents it: the day only keeps a share from counting again at once, and no
  // calendar shows it.
  const day = ctx.app.clock.now().toISOString().slice(0, 10);
  const postId = requireId(id, postNotFound);
  const [row] = await runHotWrite(ctx, countShare, { postId, viewerId: viewer.id, day });
  if (!row) throw postNotFound();
  if (row.isNew) publishCounters(ctx, postId, sharesTopic(postId));
  return postCountersOf(row);
}
