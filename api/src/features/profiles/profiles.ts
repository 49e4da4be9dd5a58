import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { App, Context, Viewer } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { personOf } from './person.ts';
import { canSee, canSeeWhole } from './profile.policy.ts';
import { profileRow } from './profiles.reads.ts';
import type { Profile } from './profiles.types.ts';

/** Events of one profile: `{ userId }`. */
export const profileTopic = (userId: string): string => `profile:${userId}`;

/**
 * A person's profile, for themselves and for members (part 2, Profile).
 * @throws NOT_FOUND 'Profile not found' for unknown, incomplete and banned accounts alike; FORBIDDEN for the unverified
 */
export async function profile(ctx: Context, userId: string): Promise<Profile> {
  const viewer = requireViewer(ctx);
  if (viewer.id !== userId) requireViewer(ctx, 'member');
  const shown = await shownTo(ctx.app, viewer, userId);
  if (!shown) throw notFound(profileTexts.notFound);
  return shown;
}

async function shownTo(app: App, viewer: Viewer, userId: string): Promise<Profile | null> {
  const row = isId(userId) ? await profileRow(app, userId, viewer.id) : undefined;
  return row && canSee(viewer, row) ? { ...cut(row, canSeeWhole(viewer, row)), viewer: { id: row.id, hasBookmarked: row.hasBookmarked } } : null;
}

/** A profile as every member may see it, for those who watch it live. @throws NOT_FOUND */
export async function profileForMembers(app: App, userId: string): Promise<Profile> {
  const row = await profileRow(app, userId, null);
  if (!row?.isListed) throw notFound(profileTexts.notFound);
  return cut(row, canSeeWhole(null, row));
}

const cut = (row: NonNullable<Awaited<ReturnType<typeof profileRow>>>, isWhole: boolean): Profile => ({
  id: row.id,
  user: personOf(row),
  bio: row.bio,
  location: isWhole ? row.location : null,
  interests: row.interests,
  alumniTopics: isWhole ? row.alumniTopics : [],
  postsCount: row.postsCount,
  isWhole,
  viewer: null,
});
