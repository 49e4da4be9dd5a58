import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement, type Statement } from '../../core/db.ts';
import { AppError, isDangling } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { happened, wakeTeller } from '../notifications/index.ts';
import { counterColumns, counters, type CountersRow } from './posts.rows.ts';
import { countersTopic, postNotFound, sharesTopic, viewsTopic } from './posts.ts';
import type { PostCounters, PostLike } from './posts.types.ts';

interface Toggled extends CountersRow {
  come: boolean;
  gone: boolean;
  hasBookmarked: boolean;
}

const aPost =
  'select p.id, p.user_id from posts p join users u on u.id = p.user_id and not u.is_banned where p.id = $1';
const target = `target as (${aPost})`;
const changedColumns =
  'posts.id, posts.user_id, posts.useful, posts.views, posts.shares, posts.comments_count';

/**
 * The row and the counts change in one statement: the post's and, behind it, its author's. The post is taken first, as
 * who deletes it does: neither waits in a circle for the other. Two toggles of one person at once may both find no
 * row; the one that comes second then changes nothing and is run again.
 */
const toggleLike = statement<Toggled>(
  'toggle_like',
  `with target as materialized (${aPost} for no key update of p),
     gone as (delete from post_likes using target where post_likes.post_id = target.id and post_likes.user_id = $2 returning -1 as step),
     come as (insert into post_likes (post_id, user_id) select id, $2 from target where not exists (select from gone) on conflict do nothing returning 1 as step),
     said as (select step from gone union all select step from come),
     changed as (update posts set useful = useful + said.step from said where posts.id = $1 returning ${changedColumns}),
     author as (update profiles set helpful = helpful + said.step from said, changed where profiles.user_id = changed.user_id),
     told as (${happened('postLiked', 'target.id', '$2', '$3::timestamptz')} from target cross join said)
   select ${counterColumns}, exists (select from come) as come, exists (select from gone) as gone,
     exists (select from bookmarks k where k.post_id = target.id and k.user_id = $2) as "hasBookmarked" from target left join changed p on true`,
);

/** Tells those who watch the counters of the post, and those who watch this one alone. */
function tell(ctx: Context, id: string, ...topics: string[]): void {
  for (const topic of [countersTopic(id), ...topics]) ctx.app.events.publish(topic, { postId: id });
}

/** A mark on a post that is being deleted at the same moment finds it gone, like any later one. @throws NOT_FOUND */
const mark = <Row>({ app }: Context, made: Statement<Row>, parameters: unknown[]): Promise<Row[]> =>
  app.db.rows(made, parameters).catch((error: unknown) => {
    throw isDangling(error) ? postNotFound() : error;
  });

/** More toggles of one person at the same moment than this are refused, not miscounted. */
const tries = 100;

/**
 * Likes a post, or takes the like back (decisions, "Experience posts"): one statement.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function likePost(ctx: Context, id: string): Promise<PostLike> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw postNotFound();
  for (let tried = 0; tried < tries; tried += 1) {
    const [row] = await mark(ctx, toggleLike, [id, viewer.id, ctx.app.clock.now()]);
    if (!row) throw postNotFound();
    if (!row.come && !row.gone) continue;
    tell(ctx, id);
    wakeTeller(ctx.app);
    return {
      counters: counters(row),
      viewer: { id, hasLiked: row.come, hasBookmarked: row.hasBookmarked },
    };
  }
  throw new AppError('UNAVAILABLE', 'Error liking post');
}

/**
 * One more of a counter when the mark is new, and the counters as they stand either way: one statement, in
 * which the mark's key decides between calls that race.
 */
const countOnce = (
  name: string,
  counter: 'views' | 'shares',
  mark: string,
): Statement<CountersRow & { isNew: boolean }> =>
  statement(
    name,
    `with ${target},
       marked as (${mark} on conflict do nothing returning post_id),
       changed as (update posts set ${counter} = ${counter} + 1 from marked where posts.id = marked.post_id returning ${changedColumns})
     select ${counterColumns}, true as "isNew" from changed p
     union all select ${counterColumns}, false from target join posts p using (id) where not exists (select from changed)`,
  );

const countView = countOnce(
  'count_view',
  'views',
  'insert into post_views (post_id, user_id) select id, $2 from target where user_id <> $2',
);
const countShare = countOnce(
  'count_share',
  'shares',
  'insert into post_shares (post_id, user_id, day) select id, $2, $3::date from target',
);

/**
 * Opens a post: counts one view per viewer, ever, and none of its author, in one statement.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function viewPost(ctx: Context, id: string): Promise<PostCounters> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id) ? await mark(ctx, countView, [id, viewer.id]) : [];
  if (!row) throw postNotFound();
  if (row.isNew) tell(ctx, id, viewsTopic(id));
  return counters(row);
}

/**
 * Counts that a post was shared: one share per person, post and day, in one statement. Sharing again on another
 * day is another act and counts; the day keeps a loop, an impatient thumb and a retried call from inflating it.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function sharePost(ctx: Context, id: string): Promise<PostCounters> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await mark(ctx, countShare, [id, viewer.id, ctx.app.clock.now().toISOString().slice(0, 10)])
    : [];
  if (!row) throw postNotFound();
  if (row.isNew) tell(ctx, id, sharesTopic(id));
  return counters(row);
}
