import { postTexts } from '../../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, forbidden, isForeignKeyViolation } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import type { Statement, StatementRow } from '../../../core/sql/index.ts';
import { wakeDispatcher } from '../../outbox/index.ts';
import { type PostCountersRow, postCountersOf } from './post-columns.sql.ts';
import { countShare, countView, toggleLike } from './post-marks.sql.ts';
import { countersTopic, postNotFound, sharesTopic, viewsTopic } from './post.ts';
import type { PostCounters, PostLike } from './post.types.ts';

/** @throws NOT_FOUND for what can be no id */
function postIdOf(sent: string): string {
  const id = parseId(sent);
  if (id === null) throw postNotFound();
  return id;
}

/** Publishes that a post's counters moved, to those who watch them all and to those who watch the one of `topics` alone. */
function publishCounters({ app }: Context, id: string, ...topics: string[]): void {
  for (const topic of [countersTopic(id), ...topics]) app.events.publish(topic, { postId: id });
}

/** Runs a hot statement on a post that may be deleted at the same moment: then it is gone, as for any later one. @throws NOT_FOUND */
const runOnPost = <Input extends object, Row>(
  { app }: Context,
  statement: Statement<Input, Row>,
  input: Input,
): Promise<Row[]> =>
  app.db.query(statement, input).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? postNotFound() : error;
  });

/** More toggles of one person at the same moment than this are refused, not miscounted. */
const maxMarkTries = 100;

type Toggled = StatementRow<typeof toggleLike>;

/** Of two toggles of one person that found no row at once, the second changes nothing and is run again. */
const isChanged = (row: Toggled): row is Toggled & PostCountersRow => row.useful !== null;

/**
 * Likes a post, or takes the like back: one statement.
 * @returns the counters as they stand, and the viewer's marks
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for its author
 */
export async function likePost(ctx: Context, id: string): Promise<PostLike> {
  const viewer = requireViewer(ctx, 'member');
  const postId = postIdOf(id);
  for (let tried = 0; tried < maxMarkTries; tried += 1) {
    const [row] = await runOnPost(ctx, toggleLike, {
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
  const postId = postIdOf(id);
  const [row] = await runOnPost(ctx, countView, { postId, viewerId: viewer.id });
  if (!row) throw postNotFound();
  if (row.isNew) publishCounters(ctx, postId, viewsTopic(postId));
  return postCountersOf(row);
}

/**
 * Counts that a post was shared: one share per person, post and day, in one statement. Sharing again on another
 * day is another act and counts; the day keeps a loop, an impatient thumb and a retried call from inflating it.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function sharePost(ctx: Context, id: string): Promise<PostCounters> {
  const viewer = requireViewer(ctx, 'member');
  // UTC, as the schema documents it: the day only keeps a share from counting again at once, and no calendar shows it.
  const day = ctx.app.clock.now().toISOString().slice(0, 10);
  const postId = postIdOf(id);
  const [row] = await runOnPost(ctx, countShare, { postId, viewerId: viewer.id, day });
  if (!row) throw postNotFound();
  if (row.isNew) publishCounters(ctx, postId, sharesTopic(postId));
  return postCountersOf(row);
}
