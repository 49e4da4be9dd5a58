import { postTexts } from '../../../../schema/rules/posts-texts.ts';
import { experiencePost, postLimits, type ExperiencePost } from '../../../../schema/rules/posts.ts';
import { accessTexts, requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { AppError, check, conflict, forbidden, isDuplicate } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { contributes } from '../activities/index.ts';
import { User } from '../identity/index.ts';
import { profileTopic } from '../profiles/index.ts';
import { endDrafts } from './drafts.ts';
import { given } from './given.ts';
import { canPublish } from './post.policy.ts';
import { Post } from './post.entity.ts';
import { claimFiles, nameFiles, oneAtATime } from './post-files.ts';
import type { PostInput } from './post-input.types.ts';
import { nothingAlong, withUploads, type Along } from './post-uploads.ts';
import { readPost } from './posts.ts';

type Told<Post> = Post extends ExperiencePost
  ? Omit<Post, 'materialFileIds' | 'resumeFileId'>
  : never;

/**
 * Checks an experience by its template's rule; its files are claimed for themselves.
 * @throws BAD_USER_INPUT with the documented texts, TOO_LARGE for more than anybody reads
 */
export function checkPost({ app }: Context, input: PostInput): Told<ExperiencePost> {
  const {
    materialFileIds: _materials,
    resumeFileId: _resume,
    ...said
  } = check(experiencePost(yearOf(app.clock)), given(input));
  if (JSON.stringify(said).length > postLimits.whole)
    throw new AppError('TOO_LARGE', postTexts.tooLong);
  return said;
}

/** What the database refuses as a second post of the same company and role, in the documented words. */
export const asConflict = (error: unknown): unknown =>
  isDuplicate(error) ? conflict(postTexts.conflict) : error;

/**
 * Publishes an experience of an alumnus (part 2, Add experience), of either template; its draft ends with it, and
 * so does `draftId`, the one that the form came from. Files are those that are named, or, when none are, those of the draft.
 * @returns the post as its page shows it
 * @throws BAD_USER_INPUT with the documented texts, FORBIDDEN for others than alumni, CONFLICT when the author
 * has already told of this company and role (compared without case), TOO_LARGE, RATE_LIMITED
 */
export async function publishPost(
  ctx: Context,
  input: PostInput,
  along: Along = nothingAlong,
  draftId: string | null = null,
): Promise<Post> {
  const viewer = requireViewer(ctx);
  if (!canPublish(viewer)) throw forbidden(accessTexts.alumni);
  const said = checkPost(ctx, input);
  await takeCreation(ctx, viewer.id);
  const id = newId();
  try {
    await withUploads(ctx, along, (uploaded) =>
      change(ctx.app, async (work) => {
        await oneAtATime(work, viewer.id);
        const now = ctx.app.clock.now();
        const files = nameFiles(
          input,
          along,
          uploaded,
          await endDrafts(work, viewer.id, said, draftId),
        );
        const user = work.em.getReference(User, viewer.id);
        work.em.create(Post, {
          ...said,
          id,
          user,
          college: viewer.college,
          editedAt: null,
          createdAt: now,
          lastActiveAt: now,
          ...(files.resumeFileId ? { resumeLink: null } : {}),
        });
        await work.em.flush();
        await claimFiles(work, viewer.id, { postId: id }, files, now);
        await work.rows(
          'update profiles set last_active_at = greatest(last_active_at, $2) where user_id = $1',
          [viewer.id, now],
        );
        work.publish(profileTopic(viewer.id), { userId: viewer.id, postId: id });
        contributes(work, viewer.id, now);
      }),
    );
  } catch (error) {
    throw asConflict(error);
  }
  return readPost(ctx, id);
}
