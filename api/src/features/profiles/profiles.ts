import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { App, Context, Viewer } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { topicOf } from '../../core/events.ts';
import { isId } from '../../core/ids.ts';
import { personOf } from './person.ts';
import { canReach, canSee, canSeeWhole } from './profile.policy.ts';
import { profileRow } from './profiles.reads.ts';
import type { Profile } from './profiles.types.ts';
import type { Standing } from './standing.ts';

/** Events of one profile: `{ userId }`. */
export const profileTopic = topicOf('profile');

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
  return row && canSee(viewer, row) ? { ...cut(row, viewer), viewer: { id: row.id, hasBookmarked: row.hasBookmarked } } : null;
}

/** A profile as those who watch it live may all see it, by how they stand to it: nothing that is for one of them. @throws NOT_FOUND */
export async function profileForWatchers({ app, shared }: Context, userId: string): Promise<Profile> {
  const row = await profileRow(app, userId, null);
  if (!row?.isListed) throw notFound(profileTexts.notFound);
  return cut(row, null, shared?.standing === ('whole' satisfies Standing));
}

function cut(row: NonNullable<Awaited<ReturnType<typeof profileRow>>>, viewer: Viewer | null, isWhole = canSeeWhole(viewer, row)): Profile {
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
