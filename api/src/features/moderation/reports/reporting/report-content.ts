import { createHash } from 'node:crypto';
import { reportInput } from '../../../../../../schema/rules/moderation/moderation.ts';
import { caseMoves } from '../../../../../../schema/rules/moderation/moderation-moves.ts';
import {
  isRemovable,
  moderationTexts,
  type ReportableType,
  type ReportReason,
  reportTexts,
  sameReportDays,
  trusted,
  trustedReports,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../../../core/access.ts';
import { dayMilliseconds, daysBefore } from '../../../../core/clock.ts';
import { type Context, change, type Viewer, type Work } from '../../../../core/context.ts';
import { conflict, notFound, validate } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import { accounts, User } from '../../../identity/index.ts';
import { ReportCaseEntity, ReportEntity } from '../../case.entity.ts';
import { assertBegun, clearedCases } from '../../case-moves.ts';
import { moderationSql } from '../../moderation.sql.ts';
import { RemovalEntity } from '../../removals/removal.entity.ts';
import { isContentRemoved, removeContent } from '../../removals/removals.ts';
import { publishCase } from '../case-events.ts';
import { type CaseKey, lockOpenCase, lockSubjectKey, openCase } from '../case-locks.ts';
import { findReportedSubject, type ReportedSubject } from './reported-subject.ts';

const memberSince = moderationSql.statement('memberSince', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom(accounts.as('account'))
    .where('account.id', '=', id)
    .select('account.created_at as createdAt'),
);

/**
 * Whether what somebody reports may hide it: a member for over 30 days whose reports were not found
 * false twice. It is kept beside the report, so that a case is judged by how its reporters stood.
 */
async function isTrusted(work: Work, personId: string, now: Date): Promise<boolean> {
  const [person] = await work.query(memberSince, { id: personId });
  const days = person ? (now.getTime() - person.createdAt.getTime()) / dayMilliseconds : 0;
  if (days <= trusted.memberDays) return false;
  const dismissed = await work.em.count(ReportEntity, {
    reporter: personId,
    case: { decision: 'nothing' },
  });
  return dismissed < trusted.falseReports;
}

/** Words of whatever length as a short text that another wording does not have. */
const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url');

/**
 * What an admin found nothing wrong with is not reported by the same person at once again, unless
 * its words have changed.
 * @throws CONFLICT
 */
async function assertNotDismissed(
  { em }: Work,
  viewer: Viewer,
  { subjectType, subjectId }: CaseKey,
  { comparedBy }: ReportedSubject,
  now: Date,
): Promise<void> {
  const since = daysBefore(now, sameReportDays);
  const dismissed = await em.count(ReportEntity, {
    reporter: viewer.id,
    wordsHash: hashOf(comparedBy),
    case: { subjectType, subjectId, decision: 'nothing', decidedAt: { $gt: since } },
  });
  if (dismissed > 0) throw conflict(reportTexts.dismissedBefore);
}

/**
 * Hides what enough trusted people have reported, until an admin decides. What an admin found
 * nothing wrong with, or a super admin showed again, hides itself no more.
 */
async function hideIfEnoughTrustedReports(
  work: Work,
  found: ReportCaseEntity,
  now: Date,
): Promise<void> {
  const { subjectType, subjectId } = found;
  if (!isRemovable(subjectType) || found.hiddenAt) return;
  await work.em.flush();
  const reports = await work.em.count(ReportEntity, { case: found, isTrusted: true });
  if (reports < trustedReports) return;
  const cleared = await work.em.count(ReportCaseEntity, {
    subjectType,
    subjectId,
    ...clearedCases,
  });
  const shownAgain = await work.em.count(RemovalEntity, {
    subjectType,
    subjectId,
    hiddenByReports: true,
    restoredBy: { $ne: null },
  });
  if (cleared + shownAgain > 0 || (await isContentRemoved(work, { subjectType, subjectId })))
    return;
  await removeContent(work, {
    subjectType,
    subjectId,
    kind: 'hide',
    reason: moderationTexts.automatic,
    case: found,
    adminId: null,
    at: now,
  });
  found.hiddenAt = now;
}

/**
 * Reports something to the administration: one case for each thing however many report it, one
 * report for each person. Reported again, the reason is the last one.
 * @returns true
 * @throws BAD_USER_INPUT for a reason that is none, a note that is missing or too long, and what is
 * one's own; NOT_FOUND for what the viewer may not read; CONFLICT for what they reported in vain;
 * RATE_LIMITED; FORBIDDEN for the unverified
 */
export async function reportContent(
  ctx: Context,
  input: {
    subjectType: ReportableType;
    subjectId: string;
    reason: ReportReason;
    note?: string | null;
  },
): Promise<boolean> {
  const viewer = requireViewer(ctx, caseMoves.report.by);
  const { reason, note } = validate(reportInput, input);
  await ctx.app.limits.consume('reports', viewer.id);
  if (!isId(input.subjectId)) throw notFound(moderationTexts.notFound);
  const key = { subjectType: input.subjectType, subjectId: input.subjectId.toLowerCase() };
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const { em } = work;
    await lockSubjectKey(work, key);
    const open = await lockOpenCase(work, key);
    const reported = await findReportedSubject(work, viewer, key);
    await assertNotDismissed(work, viewer, key, reported, now);
    const { excerpt } = reported;
    const wordsHash = hashOf(reported.comparedBy);
    const before = open && (await em.findOne(ReportEntity, { case: open, reporter: viewer.id }));
    if (before) {
      em.assign(before, { reason, note, excerpt, wordsHash });
      return;
    }
    const found = open ?? openCase(work, key, reported, now);
    if (!open) {
      assertBegun('report', found);
      publishCase(work, found.id, true);
    }
    em.create(ReportEntity, {
      case: found,
      reporter: em.getReference(User, viewer.id),
      reason,
      note,
      excerpt,
      wordsHash,
      isTrusted: await isTrusted(work, viewer.id, now),
      createdAt: now,
    });
    found.reportsCount += 1;
    await hideIfEnoughTrustedReports(work, found, now);
  });
  return true;
}
