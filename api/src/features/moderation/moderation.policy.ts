import { accessTexts } from '../../../../schema/rules/access-texts.ts';
import { moderationTexts } from '../../../../schema/rules/moderation-texts.ts';
import type { Viewer, Work } from '../../core/context.ts';
import { conflict, forbidden } from '../../core/errors.ts';
import { User } from '../identity/index.ts';
import type { RemovalEntity } from './removals/removal.entity.ts';
import type { ReportCaseEntity } from './reports/case.entity.ts';

/** Whether a case has taken its thing away, and nobody has taken that back. */
export const stands = ({ decision, takenBackAt, appealOutcome }: ReportCaseEntity): boolean =>
  (decision === 'hide' || decision === 'delete') && !takenBackAt && appealOutcome !== 'overturned';

/** Whether reports hid a thing by themselves, and nobody has decided about that. */
export const hidItself = ({ decidedAt, hiddenAt }: ReportCaseEntity): boolean =>
  !decidedAt && hiddenAt !== null;

/** What its author has appealed against is shown again by the answer alone. @throws CONFLICT */
export function assertNoAppealWaits(cases: readonly ReportCaseEntity[]): void {
  if (cases.some(({ appealedAt, appealOutcome }) => appealedAt && !appealOutcome))
    throw conflict(moderationTexts.appealWaits);
}

/**
 * Admins show again what admins took away without a report. What reports hid, and what was decided
 * about a reported thing or by a super admin, is shown again by super admins alone: reports are
 * theirs.
 * @param cases all about the thing
 * @throws FORBIDDEN 'Not a superAdmin'
 */
export async function assertMayRestore(
  { em }: Work,
  viewer: Viewer,
  removal: RemovalEntity,
  cases: readonly ReportCaseEntity[],
): Promise<void> {
  if (viewer.isSuperAdmin) return;
  const standing = cases.filter(stands);
  const deciders = standing.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy.id] : []));
  if (
    removal.hiddenByReports ||
    cases.some(hidItself) ||
    standing.some(({ reportsCount }) => reportsCount > 0) ||
    (await em.count(User, { id: { $in: deciders }, isSuperAdmin: true })) > 0
  )
    throw forbidden(accessTexts.superAdmin);
}
