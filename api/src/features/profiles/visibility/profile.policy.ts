import type { Visibility } from '../../../../../schema/rules/settings/settings-texts.ts';
import { isAnyAdmin, isMember, type Viewer } from '../../../core/context.ts';

interface ProfileFacts {
  id: string;
  isListed: boolean;
  visibility: Visibility;
  /** Of the viewer with the person. */
  isConnected: boolean;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
}

/**
 * Owners always see themselves. Others are members who look at a complete account that is not
 * banned; where one blocks the other, admins alone.
 */
export const canSee = (viewer: Viewer | null, profile: ProfileFacts): boolean =>
  viewer?.id === profile.id ||
  (isMember(viewer) && profile.isListed && (!profile.isBlocked || isStaff(viewer)));

type ReachFacts = Pick<ProfileFacts, 'id' | 'isConnected'>;

/** Admins and super admins see what they have to judge. */
export const isStaff = isAnyAdmin;

/**
 * E-mail address and phone number are for the owner, connections and admins
 * (docs/decisions/who-sees-what.md).
 */
export const canReach = (viewer: Viewer | null, profile: ReachFacts): boolean =>
  viewer !== null && (viewer.id === profile.id || profile.isConnected || isStaff(viewer));

/**
 * What a card shows of the topics for outreach: to members, as the profile does. Of who keeps the
 * profile for connections a card shows none, whoever looks.
 */
export const canReadCardTopics = (
  viewer: Viewer | null,
  card: Pick<ProfileFacts, 'id' | 'visibility'>,
): boolean => viewer?.id === card.id || (isMember(viewer) && card.visibility !== 'connections');

/**
 * Of whoever may see a profile at all (`canSee`): `connections` shows all others the card only. In
 * statements: `isReadableWhole` of profiles.sql.ts.
 */
export const canReadWhole = (
  viewer: Viewer | null,
  profile: ReachFacts & Pick<ProfileFacts, 'visibility'>,
): boolean => profile.visibility !== 'connections' || canReach(viewer, profile);
