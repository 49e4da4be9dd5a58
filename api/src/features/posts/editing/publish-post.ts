import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { chargeCreation } from '../../../core/creation-limit.ts';
import { newId } from '../../../core/ids.ts';
import { User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { profileTopic, publishContribution, touchProfile } from '../../profiles/index.ts';
import { deleteDraftsOf } from '../drafts/drafts.ts';
import { chooseFiles } from '../files/choose-files.ts';
import { claimFiles } from '../files/claim-files.ts';
import { type AttachedUploads, noUploads, withUploads } from '../files/post-uploads.ts';
import { lockPostsOf } from '../locks.ts';
import { PostEntity } from '../post/post.entity.ts';
import { readPost } from '../post/post.ts';
import type { Post } from '../post/post.types.ts';
import { assertOnlyPost } from './own-posts.ts';
import type { PostInput } from './post-input.types.ts';
import { validatePost } from './validate-post.ts';

/**
 * Publishes an experience of an alumnus, of either template; its draft ends with it, and so does
 * `draftId`, the one that the form came from. Files are those that are named, or, when none are,
 * those of the draft.
 * @returns the post as its page shows it
 * @throws BAD_USER_INPUT with the documented texts, FORBIDDEN for others than alumni, CONFLICT when
 * the author has already written of this company and role (compared without case), TOO_LARGE,
 * RATE_LIMITED
 */
export async function publishPost(
  ctx: Context,
  input: PostInput,
  uploads: AttachedUploads = noUploads,
  draftId: string | null = null,
): Promise<Post> {
  const viewer = requireViewer(ctx, 'alumni');
  const content = await validatePost(ctx, input);
  await chargeCreation(ctx, viewer.id);
  const id = newId();
  await withUploads(ctx, uploads, (uploaded) =>
    change(ctx.app, async (work) => {
      await lockPostsOf(work, viewer.id);
      await assertOnlyPost(work, viewer.id, content);
      const now = ctx.app.clock.now();
      const draftFiles = await deleteDraftsOf(work, viewer.id, content, draftId);
      const files = chooseFiles(input, uploads, uploaded, draftFiles);
      work.em.create(PostEntity, {
        ...content,
        id,
        user: work.em.getReference(User, viewer.id),
        college: viewer.college,
        createdAt: now,
        lastActiveAt: now,
        ...(files.resumeFileId ? { resumeLink: null } : {}),
      });
      await claimFiles(work, viewer.id, { postId: id }, files, now);
      await touchProfile(work, viewer.id, now);
      work.publish(profileTopic(viewer.id), { userId: viewer.id });
      publishContribution(work, viewer.id, now);
      noteDomainEvent(work, 'companyTold', { postId: id, authorId: viewer.id, at: now });
    }),
  );
  return readPost(ctx, id);
}
