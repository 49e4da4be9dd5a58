import type { Work } from '../../../core/context.ts';
import { deleteFiles } from '../../files/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { addHelpful, publishContribution } from '../../profiles/index.ts';
import { filesOf } from '../files/post-files.queries.ts';
import { lockPost, lockPostsOf } from '../locks.ts';
import type { PostEntity } from '../post.entity.ts';
import { postsSql } from '../posts.sql.ts';
import { publishPostChange } from './post.ts';

const authorOf = postsSql.statement('authorOf', { id: 'uuid' }, (db, { id }) =>
  db.selectFrom('posts').where('id', '=', id).select('user_id as authorId'),
);

/**
 * The post, locked behind its author's posts as all who change posts lock them; null when it is
 * gone.
 */
async function lockAnyPost(work: Work, id: string): Promise<PostEntity | null> {
  const [found] = await work.query(authorOf, { id });
  if (!found) return null;
  await lockPostsOf(work, found.authorId);
  return lockPost(work, id);
}

function publishChange(work: Work, post: PostEntity): void {
  publishPostChange(work, post.id, post.user.id);
  publishContribution(work, post.user.id, post.createdAt);
}

/**
 * Takes a post away from everybody, in the unit of work of who moderates: its likes count for its
 * author no more, and readers are told as of a deletion.
 * @returns whether it was there to be taken away
 */
export async function removePost(work: Work, id: string, at: Date): Promise<boolean> {
  const post = await lockAnyPost(work, id);
  if (!post || post.removedAt) return false;
  post.removedAt = at;
  await work.em.flush();
  await addHelpful(work, post.user.id, -post.useful);
  noteDomainEvent(work, 'subjectDeleted', { subjectId: id, authorId: post.user.id, at });
  publishChange(work, post);
  return true;
}

/** Shows a removed post again, with what it counted. @returns whether it is still there */
export async function restorePost(work: Work, id: string): Promise<boolean> {
  const post = await lockAnyPost(work, id);
  if (!post) return false;
  if (!post.removedAt) return true;
  post.removedAt = null;
  await work.em.flush();
  await addHelpful(work, post.user.id, post.useful);
  publishChange(work, post);
  return true;
}

/** Deletes a removed post for good, files included. */
export async function purgePost(work: Work, id: string): Promise<void> {
  const post = await lockAnyPost(work, id);
  if (!post?.removedAt) return;
  const files = await filesOf(work, { postId: id });
  await deleteFiles(
    work,
    files.map((file) => file.id),
  );
  work.em.remove(post);
}
