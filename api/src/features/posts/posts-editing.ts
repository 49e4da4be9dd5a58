import { LockMode } from '@mikro-orm/core';
import { postTexts } from '../../../../schema/rules/posts-texts.ts';
import { headline } from '../../../../schema/rules/posts.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context, type Viewer, type Work } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { check, forbidden } from '../../core/errors.ts';
import { forgetFiles } from '../../core/files/removal.ts';
import { isId } from '../../core/ids.ts';
import { contributes } from '../activities/index.ts';
import { profileTopic } from '../profiles/index.ts';
import { given } from './given.ts';
import { canEdit } from './post.policy.ts';
import { Post } from './post.entity.ts';
import { claimFiles, holdFiles, nameFiles, oneAtATime } from './post-files.ts';
import type { PostInput } from './post-input.types.ts';
import { nothingAlong } from './post-uploads.ts';
import { countersTopic, postNotFound, postTopic, readPost } from './posts.ts';
import { asConflict, checkPost } from './publishing.ts';

/** The author's own post, held against other changes. @throws NOT_FOUND, FORBIDDEN for others than its author */
async function ownPost(work: Work, viewer: Viewer, id: string): Promise<Post> {
  const post = isId(id)
    ? await work.em.findOne(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!post) throw postNotFound();
  if (!canEdit(viewer, post)) throw forbidden(postTexts.notYours);
  return post;
}

function edited(work: Work, viewer: Viewer, post: Post, now: Date): Promise<unknown> {
  post.editedAt = now;
  if (post.lastActiveAt < now) post.lastActiveAt = now;
  work.publish(postTopic(post.id), { postId: post.id, happened: 'edited' });
  work.publish(countersTopic(post.id), { postId: post.id });
  work.publish(profileTopic(viewer.id), { userId: viewer.id, postId: post.id });
  return work.em
    .flush()
    .then(() =>
      work.rows(
        'update profiles set last_active_at = greatest(last_active_at, $2) where user_id = $1',
        [viewer.id, now],
      ),
    );
}

/**
 * Changes an own post: everything that adding has. Files are those that are named, or, when none are, those it had.
 * @throws BAD_USER_INPUT with the documented texts, NOT_FOUND, FORBIDDEN for others than its author, CONFLICT when
 * another post of the author tells of this company and role, TOO_LARGE, RATE_LIMITED
 */
export async function updatePost(ctx: Context, id: string, input: PostInput): Promise<Post> {
  const viewer = requireViewer(ctx, 'member');
  const said = checkPost(ctx, input);
  await takeCreation(ctx, viewer.id);
  try {
    await change(ctx.app, async (work) => {
      await oneAtATime(work, viewer.id);
      const now = ctx.app.clock.now();
      const post = await ownPost(work, viewer, id);
      const files = nameFiles(input, nothingAlong, [], await holdFiles(work, { postId: id }));
      work.em.assign(post, { ...said, ...(files.resumeFileId ? { resumeLink: null } : {}) });
      await edited(work, viewer, post, now);
      await claimFiles(work, viewer.id, { postId: id }, files, now);
    });
  } catch (error) {
    throw asConflict(error);
  }
  return readPost(ctx, id);
}

export interface Headline {
  companyName?: string | null;
  role?: string | null;
  oneLiner?: string | null;
}

/**
 * Changes company, role and one-liner of an own post; what is left out stays.
 * @throws BAD_USER_INPUT with the documented texts, NOT_FOUND, FORBIDDEN for others than its author, CONFLICT, RATE_LIMITED
 */
export async function updatePostHeadline(ctx: Context, id: string, said: Headline): Promise<Post> {
  const viewer = requireViewer(ctx, 'member');
  const changed = check(headline.partial(), given({ ...said }));
  await takeCreation(ctx, viewer.id);
  try {
    await change(ctx.app, async (work) => {
      const post = await ownPost(work, viewer, id);
      work.em.assign(post, changed);
      await edited(work, viewer, post, ctx.app.clock.now());
    });
  } catch (error) {
    throw asConflict(error);
  }
  return readPost(ctx, id);
}

/**
 * Deletes an own post with its questions, likes, views and files. Those who watch it are told.
 * @returns its id
 * @throws NOT_FOUND, FORBIDDEN for others than its author
 */
export async function deletePost(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx);
  await change(ctx.app, async (work) => {
    await oneAtATime(work, viewer.id);
    const { useful, createdAt } = await ownPost(work, viewer, id);
    const files = await holdFiles(work, { postId: id });
    await forgetFiles(
      work,
      files.map((file) => file.id),
    );
    await work.rows('delete from posts where id = $1', [id]);
    // The likes it had went with it.
    await work.rows('update profiles set helpful = greatest(helpful - $2, 0) where user_id = $1', [
      viewer.id,
      useful,
    ]);
    work.publish(postTopic(id), { postId: id, happened: 'deleted' });
    work.publish(countersTopic(id), { postId: id });
    work.publish(profileTopic(viewer.id), { userId: viewer.id, postId: id });
    contributes(work, viewer.id, createdAt);
  });
  return id;
}
