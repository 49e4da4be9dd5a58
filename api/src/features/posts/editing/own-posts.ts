import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { isMember, type Viewer, type Work } from '../../../core/context.ts';
import { conflict, forbidden } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { lockPost } from '../locks.ts';
import { canEdit } from '../post/edit-post.policy.ts';
import { ownByHeadline } from '../post/post.queries.ts';
import type { PostEntity } from '../post.entity.ts';
import { postNotFound } from '../post-not-found.ts';
import { postsSql } from '../posts.sql.ts';
import { readablePosts } from '../shown-posts.sql.ts';

const readableById = postsSql.statement('readableById', { id: 'uuid' }, (_db, { id }) =>
  readablePosts.where('post.id', '=', id).select('post.id'),
);

/**
 * The author's own post, locked.
 * @throws NOT_FOUND, also for what admins took away and of banned people; FORBIDDEN for others than
 * its author who may read it
 */
export async function lockOwnPost(work: Work, viewer: Viewer, sent: string): Promise<PostEntity> {
  const id = parseId(sent);
  const post = id === null ? null : await lockPost(work, id);
  if (!post || post.removedAt) throw postNotFound();
  if (canEdit(viewer, post)) return post;
  // Who may not read it does not learn either that it is there.
  const [readable] = isMember(viewer) ? await work.query(readableById, { id: post.id }) : [];
  throw readable ? forbidden(postTexts.notYours) : postNotFound();
}

/**
 * An author writes once of a company and role, both compared without case. Asked while their posts
 * are locked.
 * @param exceptId the post that is being edited
 * @throws CONFLICT
 */
export async function assertOnlyPost(
  work: Work,
  authorId: string,
  { companyName, role }: { companyName: string; role: string },
  exceptId: string | null = null,
): Promise<void> {
  const written = await work.query(ownByHeadline, { userId: authorId, companyName, role });
  if (written.some(({ id }) => id !== exceptId)) throw conflict(postTexts.conflict);
}
