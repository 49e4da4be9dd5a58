import { type Viewer, isMember } from '../../core/context.ts';
import type { Visibility } from './profile.entity.ts';

interface Shown {
  id: string;
  isListed: boolean;
  visibility: Visibility;
  /** Of the viewer with the person. */
  isConnected: boolean;
  /** One of the two has blocked the other. */
  isApart: boolean;
}

/** Owners always see themselves; others are members who look at a complete account that is not banned, and admins those who block them too. */
export const canSee = (viewer: Viewer | null, profile: Shown): boolean =>
  viewer?.id === profile.id ||
  (isMember(viewer) && profile.isListed && (!profile.isApart || isStaff(viewer)));

type Near = Pick<Shown, 'id' | 'isConnected'>;

/** Admins and super admins see what they have to judge. */
export const isStaff = (viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.isSuperAdmin);

/** E-mail address and phone number are for the owner, connections and admins (decisions, "Who sees what"). */
export const canReach = (viewer: Viewer | null, profile: Near): boolean =>
  viewer !== null && (viewer.id === profile.id || profile.isConnected || isStaff(viewer));

/** `connections` shows all others the card only. */
export const canSeeWhole = (
  viewer: Viewer | null,
  profile: Near & Pick<Shown, 'visibility'>,
): boolean => profile.visibility !== 'connections' || canReach(viewer, profile);
