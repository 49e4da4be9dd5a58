import { isDeepStrictEqual } from 'node:util';
import { headline } from '../../../../../schema/rules/posts/posts.ts';
import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { idempotencyKey } from '../../../core/idempotency-key.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { deleteFiles } from '../../files/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { addHelpful, publishContribution, touchProfile } from '../../profiles/index.ts';
import { chooseFiles, type FileChoice, type OwnedFile } from '../files/choose-files.ts';
import { claimFiles } from '../files/claim-files.ts';
import { filesOf } from '../files/post-files.queries.ts';
import { noUploads } from '../files/post-uploads.ts';
import type { PostInput } from '../form/post-input.types.ts';
import { validatePost } from '../form/validate-post.ts';
import { withoutNulls } from '../form/without-nulls.ts';
import { lockPostsOf } from '../locks.ts';
import { branchesOfPost } from '../post/post.queries.ts';
import { publishPostChange, readPost } from '../post/post.ts';
import type { Post } from '../post/post.types.ts';
import type { PostEntity } from '../post.entity.ts';
import { assertOnlyPost, lockOwnPost } from './own-posts.ts';

/** When a post was last written: the name of its version. */
const writtenAt = ({ editedAt, createdAt }: PostEntity): number =>
  (editedAt ?? createdAt).getTime();

/**
 * Marks a post as edited, and its author as active. Each edit has a time of its own, later than
 * what it changes. The post is written before the profile, as by its hot statements.
 */
async function markEdited(work: Work, post: PostEntity, now: Date): Promise<void> {
  post.editedAt = new Date(Math.max(now.getTime(), writtenAt(post) + 1));
  if (post.lastActiveAt < now) post.lastActiveAt = now;
  await work.em.flush();
  await touchProfile(work, post.user.id, now);
  publishPostChange(work, post.id, post.user.id);
}

/** As it is read from a column of JSON, whatever the order of its keys. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether a post is to hold other words than it does. */
function hasOtherWords(post: PostEntity, content: object): boolean {
  const stands = new Map<string, unknown>(Object.entries(post));
  return Object.entries(content).some(
    ([name, value]) => !isDeepStrictEqual(plain(stands.get(name)), plain(value)),
  );
}

/** Whether a post is to have other files than it has, or in another order. */
const hasOtherFiles = (
  { materialFileIds, resumeFileId }: FileChoice,
  before: readonly OwnedFile[],
): boolean => {
  const ids = before.map(({ id }) => id);
  const resume = before.find(({ kind }) => kind === 'resume')?.id ?? null;
  return (
    resume !== resumeFileId ||
    !isDeepStrictEqual(
      ids.filter((id) => id !== resume),
      materialFileIds,
    )
  );
};

/** What an edit says of itself, beside its words. */
export interface EditOf {
  /** The version that it goes on from; null or undefined: whatever is there. */
  basedOn?: Date | null;
  /** Made by the client; null or undefined without one. */
  key?: string | null;
}

/**
 * Changes an own post: everything that adding has. Files are those that are named, or, when none
 * are, those it had. Who says what the words go on from, `basedOn`, writes over nothing that they
 * have not seen; an edit that is sent again under its key is answered with what the post is by now.
 * One that changes nothing leaves the post as it was, unedited.
 * @throws BAD_USER_INPUT with the documented texts, NOT_FOUND, FORBIDDEN for others than its
 * author, CONFLICT when the post does not stand as `basedOn` says and when another post of the
 * author is about this company and role, TOO_LARGE, RATE_LIMITED
 */
export async function updatePost(
  ctx: Context,
  id: string,
  input: PostInput,
  { basedOn, key: sentKey }: EditOf = {},
): Promise<Post> {
  const viewer = requireViewer(ctx, 'author');
  const key = validate(idempotencyKey, sentKey, 'key');
  const content = await validatePost(ctx, input, await branchesOfPost(ctx.app, id));
  await chargeCreation(ctx, viewer.id);
  await change(ctx.app, async (work) => {
    await lockPostsOf(work, viewer.id);
    const post = await lockOwnPost(work, viewer, id);
    if (key !== null && post.editKey === key) return;
    if (basedOn && basedOn.getTime() !== writtenAt(post))
      throw conflict(postTexts.changedElsewhere);
    await assertOnlyPost(work, viewer.id, content, post.id);
    const now = ctx.app.clock.now();
    const owner = { postId: post.id };
    const filesBefore = await filesOf(work, owner);
    const files = chooseFiles(input, noUploads, [], filesBefore);
    const words = { ...content, ...(files.resumeFileId ? { resumeLink: null } : {}) };
    if (!hasOtherWords(post, words) && !hasOtherFiles(files, filesBefore)) return;
    work.em.assign(post, words);
    post.editKey = key ?? post.editKey;
    await claimFiles(work, viewer.id, owner, files, now);
    await markEdited(work, post, now);
  });
  return readPost(ctx, id);
}

/** The heading of a post; what is left out stays. */
export interface Headline {
  companyName?: string | null;
  role?: string | null;
  oneLiner?: string | null;
}

/**
 * Changes company, role and one-liner of an own post; what is left out stays.
 * @throws BAD_USER_INPUT with the documented texts, NOT_FOUND, FORBIDDEN for others than its
 * author, CONFLICT when another post of the author is about this company and role, RATE_LIMITED
 */
export async function updatePostHeadline(ctx: Context, id: string, input: Headline): Promise<Post> {
  const viewer = requireViewer(ctx, 'author');
  const changes = validate(headline.partial(), withoutNulls({ ...input }));
  await chargeCreation(ctx, viewer.id);
  await change(ctx.app, async (work) => {
    await lockPostsOf(work, viewer.id);
    const post = await lockOwnPost(work, viewer, id);
    const { companyName = post.companyName, role = post.role } = changes;
    await assertOnlyPost(work, viewer.id, { companyName, role }, post.id);
    work.em.assign(post, changes);
    await markEdited(work, post, ctx.app.clock.now());
  });
  return readPost(ctx, id);
}

/**
 * Deletes an own post with its questions, likes, views and files. Those who watch it are told.
 * @returns its id
 * @throws NOT_FOUND, FORBIDDEN for others than its author
 */
export async function deletePost(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx);
  return change(ctx.app, async (work) => {
    await lockPostsOf(work, viewer.id);
    const post = await lockOwnPost(work, viewer, id);
    const { useful, createdAt } = post;
    const files = await filesOf(work, { postId: post.id });
    await deleteFiles(
      work,
      files.map((file) => file.id),
    );
    work.em.remove(post);
    await work.em.flush();
    const at = ctx.app.clock.now();
    noteDomainEvent(work, 'subjectDeleted', { subjectId: post.id, authorId: viewer.id, at });
    // The likes it had went with it.
    await addHelpful(work, viewer.id, -useful);
    publishPostChange(work, post.id, viewer.id);
    publishContribution(work, viewer.id, createdAt);
    return post.id;
  });
}
