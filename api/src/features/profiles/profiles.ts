import { blockTexts } from '../../../../schema/rules/blocks.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { topicOf } from '../../core/events.ts';
import { isId } from '../../core/ids.ts';
import { personOf } from './person.ts';
import { canReach, canSee, canSeeWhole } from './profile.policy.ts';
import { profileRow } from './profiles.reads.ts';
import type { Profile } from './profiles.types.ts';
import type { Standing } from './standing.ts';

/** The banner of all who have none of their own is another one: `{}`. */
export const defaultBannerTopic = 'profiles:default-banner';

/** Events of one profile: `{ userId }`. */
export const profileTopic = topicOf('profile');

/**
 * A person's profile, for themselves and for members (part 2, Profile).
 * @throws NOT_FOUND 'Profile not found' for unknown, incomplete and banned accounts alike, and for who is blocked by them; FORBIDDEN for the unverified, and (`reason: 'blocked'`) for who blocks them
 */
export async function profile(ctx: Context, userId: string): Promise<Profile> {
  const viewer = requireViewer(ctx);
  if (viewer.id !== userId) requireViewer(ctx, 'member');
  const row = isId(userId) ? await profileRow(ctx.app, userId, viewer.id) : undefined;
  if (row && canSee(viewer, row))
    return { ...cut(row, viewer), viewer: { id: row.id, hasBookmarked: row.hasBookmarked } };
  if (row?.isBlocked && row.isListed)
    throw new AppError('FORBIDDEN', blockTexts.blocked, { reason: 'blocked' });
  throw notFound(profileTexts.notFound);
}

/** A profile as those who watch it live may all see it, by how they stand to it: nothing that is for one of them. @throws NOT_FOUND */
export async function profileForWatchers(
  { app, shared }: Context,
  userId: string,
): Promise<Profile> {
  const row = await profileRow(app, userId, null);
  if (!row?.isListed) throw notFound(profileTexts.notFound);
  return cut(row, null, shared?.standing === ('whole' satisfies Standing));
}

function cut(
  row: NonNullable<Awaited<ReturnType<typeof profileRow>>>,
  viewer: Viewer | null,
  isWhole = canSeeWhole(viewer, row),
): Profile {
  const isReached = canReach(viewer, row);
  return {
    id: row.id,
    user: personOf(row),
    bio: row.bio,
    location: isWhole ? row.location : null,
    interests: row.interests,
    alumniTopics: isWhole ? row.alumniTopics : [],
    postsCount: row.postsCount,
    email: isReached ? row.email : null,
    contact: isReached ? row.contact : null,
    counters: { id: row.id, views: row.views },
    hasBanner: row.ownBannerId !== null,
    bannerId: row.ownBannerId ?? row.defaultBannerId,
    isWhole,
    viewer: null,
  };
}
