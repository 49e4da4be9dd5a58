import { postTexts } from '../../../../schema/rules/posts-texts.ts';
import { crispPost } from '../../../../schema/rules/posts.ts';
import { accessTexts, requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context } from '../../core/context.ts';
import { check, conflict, forbidden, isDuplicate, notFound, type AppError } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';
import { profileTopic } from '../profiles/index.ts';
import { canPublish, canRead } from './post.policy.ts';
import { Post } from './post.entity.ts';
import { postCounters, postPage } from './posts.reads.ts';
import type { CrispPostInput } from './posts.types.ts';

/** Events of one post's counters: `{ postId }`. */
export const countersTopic = (postId: string): string => `post:${postId}:counters`;

export const postNotFound = (): AppError => notFound('Post not found');

/** The posts that a viewer may open; drafts and posts of banned people answer as unknown ids do. @throws NOT_FOUND, FORBIDDEN */
export async function assertReadable(ctx: Context, id: string): Promise<void> {
  if (!canRead(ctx.viewer)) throw forbidden(accessTexts.verify);
  if (!isId(id) || !(await postCounters(ctx.app, id))) throw postNotFound();
}

/** A post's page for a member. @throws NOT_FOUND, FORBIDDEN for the unverified */
export async function readPost(ctx: Context, id: string): Promise<Post> {
  const viewer = requireViewer(ctx, 'member');
  const post = isId(id) ? await postPage(ctx.app, viewer.id, id) : null;
  if (!post) throw postNotFound();
  return post;
}

/** Creations of one person, whatever they create (security, "Limits"). @throws RATE_LIMITED */
export async function takeCreation({ app }: Context, userId: string): Promise<void> {
  await app.limits.take('creationsPerMinute', userId);
  await app.limits.take('creationsPerHour', userId);
}

/**
 * Publishes a crisp post of an alumnus (part 2, Add experience).
 * @returns the post as its page shows it
 * @throws BAD_USER_INPUT with the documented texts, FORBIDDEN for others than alumni, CONFLICT when the author
 * has already told of this company and role (compared without case), RATE_LIMITED
 */
export async function publishPost(ctx: Context, input: CrispPostInput): Promise<Post> {
  const viewer = requireViewer(ctx);
  if (!canPublish(viewer)) throw forbidden(accessTexts.alumni);
  // A null is a field left out: then the rule has its default, or its text.
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const said = check(crispPost(yearOf(ctx.app.clock)), given);
  await takeCreation(ctx, viewer.id);
  const id = newId();
  const now = ctx.app.clock.now();
  try {
    await change(ctx.app, async (work) => {
      const user = work.em.getReference(User, viewer.id);
      work.em.create(Post, { ...said, id, user, college: viewer.college, postType: 'crisp', editedAt: null, createdAt: now, lastActiveAt: now });
      await work.em.flush();
      await work.rows('update profiles set last_active_at = greatest(last_active_at, $2) where user_id = $1', [viewer.id, now]);
      work.publish(profileTopic(viewer.id), { userId: viewer.id });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(postTexts.conflict) : error;
  }
  return readPost(ctx, id);
}
