import { postTexts } from '../../../../schema/rules/posts-texts.ts';
import { experiencePost, postLimits, type ExperiencePost } from '../../../../schema/rules/posts.ts';
import { accessTexts, requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { AppError, check, conflict, forbidden, isDuplicate, notFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';
import { profileTopic } from '../profiles/index.ts';
import { canPublish, canRead } from './post.policy.ts';
import { Post } from './post.entity.ts';
import { postCounters, postPage } from './posts.reads.ts';
import type { PostInput } from './post-input.types.ts';

/** Events of one post's counters: `{ postId }`. */
export const countersTopic = (postId: string): string => `post:${postId}:counters`;

/** The same of one counter alone. */
export const viewsTopic = (postId: string): string => `post:${postId}:views`;
export const sharesTopic = (postId: string): string => `post:${postId}:shares`;

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

/** What was given: a null is a field left out, so that the rule has its default, or its text. */
export function given(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(given);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null).map(([name, value]) => [name, given(value)]));
}

/** Checks an experience by its template's rule. @throws BAD_USER_INPUT with the documented texts, TOO_LARGE for more than one reads */
export function checkPost({ app }: Context, input: PostInput): ExperiencePost {
  const said = check(experiencePost(yearOf(app.clock)), given(input));
  if (JSON.stringify(said).length > postLimits.whole) throw new AppError('TOO_LARGE', postTexts.tooLong);
  return said;
}

/**
 * Publishes an experience of an alumnus (part 2, Add experience), of either template.
 * @returns the post as its page shows it
 * @throws BAD_USER_INPUT with the documented texts, FORBIDDEN for others than alumni, CONFLICT when the author
 * has already told of this company and role (compared without case), TOO_LARGE, RATE_LIMITED
 */
export async function publishPost(ctx: Context, input: PostInput): Promise<Post> {
  const viewer = requireViewer(ctx);
  if (!canPublish(viewer)) throw forbidden(accessTexts.alumni);
  const { materialFileIds: _materials, resumeFileId: _resume, ...said } = checkPost(ctx, input);
  await takeCreation(ctx, viewer.id);
  const id = newId();
  const now = ctx.app.clock.now();
  try {
    await change(ctx.app, async (work) => {
      const user = work.em.getReference(User, viewer.id);
      work.em.create(Post, { ...said, id, user, college: viewer.college, editedAt: null, createdAt: now, lastActiveAt: now });
      await work.em.flush();
      await work.rows('update profiles set last_active_at = greatest(last_active_at, $2) where user_id = $1', [viewer.id, now]);
      work.publish(profileTopic(viewer.id), { userId: viewer.id });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(postTexts.conflict) : error;
  }
  return readPost(ctx, id);
}
