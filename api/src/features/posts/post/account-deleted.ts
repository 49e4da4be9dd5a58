import { raw } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../../core/context.ts';
import { addHelpful } from '../../profiles/index.ts';
import { lockPostsOf } from '../locks.ts';
import { PostEntity } from '../post.entity.ts';
import { postsSql } from '../posts.sql.ts';
import { PostLikeEntity, PostShareEntity, PostViewEntity } from './marks/post-marks.entity.ts';
import { countersTopic, publishPostChange } from './post.ts';

const counters = ['useful', 'views', 'shares'] as const;

/** How often each id is in a list. */
function timesOf(ids: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** Takes from a counter of posts how often each is named. */
async function uncount(
  { em }: Work,
  counter: (typeof counters)[number],
  postIds: readonly string[],
): Promise<void> {
  const byTimes = Map.groupBy(timesOf(postIds), ([, times]) => times);
  for (const [times, posts] of byTimes)
    await em.nativeUpdate(
      PostEntity,
      { id: { $in: posts.map(([id]) => id) } },
      { [counter]: raw(`${counter} - ?::int`, [times]) },
    );
}

/** The posts that a person liked, viewed or shared, locked in one order. */
const markedPosts = postsSql.statement('marked', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('posts as post')
    .where(
      'post.id',
      'in',
      db
        .selectFrom('post_likes')
        .where('user_id', '=', userId)
        .select('post_id')
        .union(db.selectFrom('post_views').where('user_id', '=', userId).select('post_id'))
        .union(db.selectFrom('post_shares').where('user_id', '=', userId).select('post_id')),
    )
    .orderBy('post.id')
    .forNoKeyUpdate('post')
    .select(['post.id', 'post.user_id as authorId', 'post.removed_at as removedAt']),
);

/**
 * Deletes the likes, views and shares of a person on posts that are locked.
 * @returns the posts of each
 */
async function takeMarks({ em }: Work, user: string) {
  const marks = {
    useful: (await em.find(PostLikeEntity, { user })).map(({ post }) => post.id),
    views: (await em.find(PostViewEntity, { user })).map(({ post }) => post.id),
    shares: (await em.find(PostShareEntity, { user })).map(({ post }) => post.id),
  };
  await em.nativeDelete(PostLikeEntity, { user });
  await em.nativeDelete(PostViewEntity, { user });
  await em.nativeDelete(PostShareEntity, { user });
  return marks;
}

/**
 * Takes away what a person leaves on posts: their likes, views and shares are counted no more,
 * neither is what their likes were worth to authors. Those who have a post of theirs open are told
 * that it is gone.
 */
export async function onAccountDeleted(
  work: Work,
  { userId: user }: DeletedAccount,
): Promise<void> {
  await lockPostsOf(work, user);
  const posts = await work.query(markedPosts, { userId: user });
  const marks = await takeMarks(work, user);
  for (const counter of counters) await uncount(work, counter, marks[counter]);
  const likedIds = new Set(marks.useful);
  // What likes of a removed post were worth is taken from its author already.
  const postsThatCount = posts.filter(
    ({ id, removedAt }) => likedIds.has(id) && removedAt === null,
  );
  const authors = timesOf(postsThatCount.map((post) => post.authorId));
  for (const [authorId, likes] of [...authors].sort(([a], [b]) => (a < b ? -1 : 1)))
    await addHelpful(work, authorId, -likes);
  for (const { id: postId } of posts) work.publish(countersTopic(postId), { postId });
  for (const { id } of await work.em.find(PostEntity, { user }, { fields: ['id'] }))
    publishPostChange(work, id, user);
}
