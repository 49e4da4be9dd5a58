import { blockTexts } from '../../../../schema/rules/blocks/blocks.ts';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { parseId } from '../../core/ids.ts';
import { topicNamed, topicOf } from '../../core/live/events.ts';
import { personOf } from '../identity/index.ts';
import { type ProfileRow, profileRow } from './profiles.queries.ts';
import type { Profile } from './profiles.types.ts';
import type { AccessLevel } from './visibility/access-level.ts';
import { canReach, canReadWhole, canSee } from './visibility/profile.policy.ts';

/** The banner of all who have none of their own is another one: `{}`. */
export const defaultBannerTopic = topicNamed<Record<string, never>>('profiles:default-banner');

/** Events of one profile: `{ userId }`. */
export const profileTopic = topicOf<{ userId: string }>('profile');

/**
 * A person's profile, for themselves and for members.
 * @throws NOT_FOUND 'Profile not found' for unknown, incomplete and banned accounts alike, and for
 * those whom they block; FORBIDDEN for the unverified, and (`reason: 'blocked'`) for those who
 * block them
 */
export async function profile(ctx: Context, sentId: string): Promise<Profile> {
  const viewer = requireViewer(ctx);
  const userId = parseId(sentId);
  if (viewer.id !== userId) requireViewer(ctx, 'member');
  const row = userId === null ? undefined : await profileRow(ctx.app, userId, viewer.id);
  if (row && canSee(viewer, row))
    return { ...profileOf(row, viewer), viewer: { id: row.id, hasBookmarked: row.hasBookmarked } };
  if (row?.isBlockedByViewer && row.isListed)
    throw new AppError('FORBIDDEN', blockTexts.blocked, { reason: 'blocked' });
  throw notFound(profileTexts.notFound);
}

/**
 * A profile as all subscribers of one access level may see it: nothing that is for one of them.
 * @throws NOT_FOUND
 */
export async function profileForWatchers(
  { app, shared }: Context,
  userId: string,
): Promise<Profile> {
  const row = await profileRow(app, userId, null);
  if (!row?.isListed) throw notFound(profileTexts.notFound);
  return profileOf(row, null, shared?.accessLevel === ('whole' satisfies AccessLevel));
}

/**
 * What a viewer (null: nobody) may read of a profile; `isWhole` where an access level says so
 * instead of the policy.
 */
function profileOf(
  row: ProfileRow,
  viewer: Viewer | null,
  isWhole = canReadWhole(viewer, row),
): Profile {
  const isReachable = canReach(viewer, row);
  return {
    id: row.id,
    user: personOf(row),
    bio: row.bio,
    location: isWhole ? row.location : null,
    linkedInUrl: isWhole ? row.linkedInUrl : null,
    gitHubUrl: isWhole ? row.gitHubUrl : null,
    interests: row.interests,
    alumniTopics: isWhole ? row.alumniTopics : [],
    postsCount: row.postsCount,
    email: isReachable ? row.email : null,
    contact: isReachable ? row.contact : null,
    counters: { id: row.id, views: row.views },
    hasBanner: row.ownBannerId !== null,
    bannerId: row.ownBannerId ?? row.defaultBannerId,
    isWhole,
    viewer: null,
  };
}
