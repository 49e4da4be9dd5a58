import { accessTexts } from '../../../../schema/rules/identity/access-texts.ts';
import { moderationTexts } from '../../../../schema/rules/moderation/moderation-texts.ts';
import type { Viewer } from '../../core/context.ts';
import { conflict, forbidden } from '../../core/errors.ts';
import type { ReportCaseEntity } from './case.entity.ts';
import { isInForce, isUndecided, standingOf } from './case-moves.ts';
import type { RemovalEntity } from './removals/removal.entity.ts';

/** Whether a case has taken its thing away, and nobody has taken that back. */
export const isRemovalInForce = (found: ReportCaseEntity): boolean =>
  (found.decision === 'hide' || found.decision === 'delete') && isInForce(found);

/** Whether reports hid a thing by themselves, and nobody has decided about that. */
export const isHiddenByReports = (found: ReportCaseEntity): boolean =>
  isUndecided(found) && found.hiddenAt !== null;

/**
 * An appeal is decided by another super admin than who decided the case, as long as there is one.
 * @param hasOther whether there is
 */
export const mayDecideAppeal = (
  viewerId: string,
  deciderId: string | null | undefined,
  hasOther: boolean,
): boolean => deciderId !== viewerId || !hasOther;

/** What its author has appealed against is shown again by the answer alone. @throws CONFLICT */
export function assertNoAppealWaits(cases: readonly ReportCaseEntity[]): void {
  if (cases.some((found) => standingOf(found) === 'appealed'))
    throw conflict(moderationTexts.appealWaits);
}

/** What took a thing away: its case, and whether an admin decided it or its reports hid it. */
export interface RemovalCause {
  case: ReportCaseEntity;
  at: Date;
  isByReports: boolean;
}

/**
 * What keeps a thing away, the earliest first. An admin who deletes what reports hid, or what
 * another one removed, adds a cause and ends none.
 * @param cases all about the thing
 * @param shownAgainAt when it was last shown again: what took it away before then is over
 */
export function removalCauses(
  cases: readonly ReportCaseEntity[],
  shownAgainAt: Date | null,
): RemovalCause[] {
  const causes = cases.flatMap((one): RemovalCause[] => {
    const { hiddenAt, decidedAt } = one;
    // A warning, mute or ban leaves hidden what reports hid.
    const isHidden = hiddenAt && !['dismissed', 'overturned'].includes(standingOf(one));
    return [
      ...(isHidden ? [{ case: one, at: hiddenAt, isByReports: true }] : []),
      ...(decidedAt && isRemovalInForce(one)
        ? [{ case: one, at: decidedAt, isByReports: false }]
        : []),
    ];
  });
  return causes
    .filter(({ at }) => !shownAgainAt || at >= shownAgainAt)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Who decided what keeps a thing away. */
export const decidersOf = (causes: readonly RemovalCause[]): string[] =>
  causes.flatMap(({ case: { decidedBy }, isByReports }) =>
    decidedBy && !isByReports ? [decidedBy.id] : [],
  );

/**
 * Admins show again what admins took away without a report. What reports hid, and what was decided
 * about a reported thing or by a super admin, is shown again by super admins alone: reports are
 * theirs.
 * @param causes what keeps the thing away
 * @param isBySuperAdmin whether a super admin is among `decidersOf` them
 * @throws FORBIDDEN 'Not a superAdmin'
 */
export function assertMayRestore(
  viewer: Viewer,
  removal: RemovalEntity,
  causes: readonly RemovalCause[],
  isBySuperAdmin: boolean,
): void {
  if (viewer.isSuperAdmin) return;
  const isReported = causes.some(
    ({ case: { reportsCount }, isByReports }) => isByReports || reportsCount > 0,
  );
  if (removal.hiddenByReports || isReported || isBySuperAdmin)
    throw forbidden(accessTexts.superAdmin);
}
