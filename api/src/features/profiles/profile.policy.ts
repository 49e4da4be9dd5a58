import { type Viewer, isMember } from '../../core/context.ts';
import type { Visibility } from './profile.entity.ts';

interface Shown {
  id: string;
  isListed: boolean;
  visibility: Visibility;
}

/** Owners always see themselves; others are members who look at a complete account that is not banned. */
export const canSee = (viewer: Viewer | null, profile: Shown): boolean => viewer?.id === profile.id || (isMember(viewer) && profile.isListed);

/** `connections` shows others the card only (decisions, "Who sees what"). */
export const canSeeWhole = (viewer: Viewer | null, profile: Pick<Shown, 'id' | 'visibility'>): boolean =>
  profile.visibility !== 'connections' || viewer?.id === profile.id || Boolean(viewer?.isAdmin);
