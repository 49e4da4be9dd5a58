import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { validate } from '../../../core/errors.ts';
import { idempotencyKey } from '../../../core/idempotency-key.ts';
import { newId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { deleteFiles } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { profileTopic, publishContribution, touchProfile } from '../../profiles/index.ts';
import { deleteDraftsOf } from '../drafts/drafts.ts';
import { chooseFiles } from '../files/choose-files.ts';
import { claimFiles } from '../files/claim-files.ts';
import { type AttachedUploads, noUploads, withUploads } from '../files/post-uploads.ts';
import type { PostInput } from '../form/post-input.types.ts';
import { validatePost } from '../form/validate-post.ts';
import { lockPostsOf } from '../locks.ts';
import { readPost } from '../post/post.ts';
import type { Post } from '../post/post.types.ts';
import { PostEntity } from '../post.entity.ts';
import { assertOnlyPost } from './own-posts.ts';

/** The post that was published under a key, asked while the author's posts are locked. */
const findByKey = ({ em }: Work, userId: string, key: string): Promise<PostEntity | null> =>
  em.findOne(PostEntity, { user: userId, key });

/** The files that a form names, wherever they are. */
const namedFileIds = ({ materialFileIds, resumeFileId }: PostInput): string[] => [
  ...(materialFileIds ?? []),
  ...(resumeFileId ? [resumeFileId] : []),
];

/** What is said of a post that is to be published, beside its words. */
export interface PostOf {
  /** The draft that the form came from; null or undefined: none in particular. */
  draftId?: string | null;
  /** The version of the draft that the words go on from, null for none; undefined: any. */
  draftBasedOn?: Date | null | undefined;
  /** Made by the client; null or undefined without one. */
  key?: string | null;
}

/**
 * Publishes an experience of an alumnus, of either template. Its draft ends with it: `draftId`, the
 * one that the form came from, else the one of its company and type; where `draftBasedOn` is said,
 * not with words that were typed elsewhere since. Files are those that are named, or, when none
 * are, those of the draft that ends. A post that is sent again under its key is published once and
 * answered as it stands by then, whatever is sent with it.
 * @returns the post as its page shows it
 * @throws BAD_USER_INPUT with the documented texts, FORBIDDEN for others than alumni, CONFLICT when
 * the author has already written of this company and role (compared without case), TOO_LARGE,
 * RATE_LIMITED
 */
export async function publishPost(
  ctx: Context,
  input: PostInput,
  uploads: AttachedUploads = noUploads,
  { draftId = null, draftBasedOn, key: sentKey }: PostOf = {},
): Promise<Post> {
  const viewer = requireViewer(ctx, 'alumni');
  const key = validate(idempotencyKey, sentKey, 'key');
  const content = await validatePost(ctx, input);
  await chargeCreation(ctx, viewer.id);
  const id = await withUploads(ctx, uploads, (uploaded) =>
    change(ctx.app, async (work) => {
      await lockPostsOf(work, viewer.id);
      const before = key === null ? null : await findByKey(work, viewer.id, key);
      if (before) {
        await deleteFiles(
          work,
          uploaded.map((file) => file.id),
        );
        return before.id;
      }
      const postId = newId();
      await assertOnlyPost(work, viewer.id, content);
      const now = ctx.app.clock.now();
      const draftFiles = await deleteDraftsOf(
        work,
        viewer.id,
        { ...content, fileIds: namedFileIds(input) },
        { draftId, basedOn: draftBasedOn },
      );
      const files = chooseFiles(input, uploads, uploaded, draftFiles);
      work.em.create(PostEntity, {
        ...content,
        id: postId,
        key,
        user: work.em.getReference(User, viewer.id),
        college: viewer.college,
        createdAt: now,
        lastActiveAt: now,
        ...(files.resumeFileId ? { resumeLink: null } : {}),
      });
      await claimFiles(work, viewer.id, { postId }, files, now);
      await touchProfile(work, viewer.id, now);
      work.publish(profileTopic(viewer.id), { userId: viewer.id });
      publishContribution(work, viewer.id, now);
      noteDomainEvent(work, 'companyTold', { postId, authorId: viewer.id, at: now });
      return postId;
    }),
  );
  return readPost(ctx, id);
}
