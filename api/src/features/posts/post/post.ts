import { assertAccess, requireViewer } from '../../../core/access.ts';
import type { Context, Work } from '../../../core/context.ts';
import { parseId } from '../../../core/ids.ts';
import { type EventPayload, topicOf } from '../../../core/live/events.ts';
import { profileTopic } from '../../profiles/index.ts';
import { postNotFound } from '../post-not-found.ts';
import { postCounters, postPage } from './post.queries.ts';
import type { Post } from './post.types.ts';

interface PostEvent extends EventPayload {
  postId: string;
}

/** Events of one post's counters, and of its edits, which are told beside them. */
export const countersTopic = topicOf<PostEvent>('post', 'counters');

/** Events of the post itself: it was edited, taken away or is shown again. */
export const postTopic = topicOf<PostEvent>('post');

/** Events of one counter alone. */
export const viewsTopic = topicOf<PostEvent>('post', 'views');
export const sharesTopic = topicOf<PostEvent>('post', 'shares');

/** Tells those who watch a post, its counters or its author's profile that it changed. */
export function publishPostChange(work: Work, postId: string, authorId: string): void {
  work.publish(postTopic(postId), { postId });
  work.publish(countersTopic(postId), { postId });
  work.publish(profileTopic(authorId), { userId: authorId });
}

/**
 * The posts that a viewer may open; drafts and posts of banned people answer as unknown ids do.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function assertReadable(ctx: Context, id: string): Promise<void> {
  assertAccess('member', ctx.viewer);
  const postId = parseId(id);
  if (postId === null || !(await postCounters(ctx.app, postId))) throw postNotFound();
}

/**
 * A post's page, for a member and for its author.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function readPost(ctx: Context, id: string): Promise<Post> {
  const viewer = requireViewer(ctx);
  const postId = parseId(id);
  const post = postId === null ? null : await postPage(ctx.app, viewer, postId);
  if (post?.user.id !== viewer.id) assertAccess('member', viewer);
  if (!post) throw postNotFound();
  return post;
}
