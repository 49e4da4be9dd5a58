import type { EndorsementVisibility } from '../../../../schema/rules/endorsements/endorsements.ts';
import type { Viewer } from '../../core/context.ts';

/** Who looks at a wall: its owner, alumni, others. */
export const audiences = ['owner', 'alumni', 'others'] as const;
export type Audience = (typeof audiences)[number];

/** Which of a student's endorsements somebody may see: one list for each audience. */
export const audienceOf = (
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  menteeId: string,
): Audience =>
  viewer?.id === menteeId.toLowerCase() ? 'owner' : viewer?.role === 'alumni' ? 'alumni' : 'others';

/**
 * Pending ones are their owner's; `alumni` ones are for alumni and the owner. Authors see their own
 * besides.
 */
export const canSee = (
  audience: Audience,
  { visibility, isPending }: { visibility: EndorsementVisibility; isPending: boolean },
): boolean =>
  audience === 'owner' || (!isPending && (visibility === 'everyone' || audience === 'alumni'));
