import { LockMode } from '@mikro-orm/core';
import {
  isRemovable,
  moderationTexts,
  type ReportableType,
  type ReportReason,
  trusted,
  trustedReports,
} from '../../../../../schema/rules/moderation-texts.ts';
import { reportInput } from '../../../../../schema/rules/moderation.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context, type Work } from '../../../core/context.ts';
import { notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { User } from '../../identity/index.ts';
import { isContentRemoved, removeContent } from '../removals/removals.ts';
import { publishCase } from './case-events.ts';
import { ReportCaseEntity, ReportEntity } from './case.entity.ts';
import { findReported } from './subjects.ts';

/**
 * Whether what somebody reports may hide it: a member for over 30 days whose reports were not found false twice. It is
 * kept beside the report, so that a case is judged by how its reporters stood.
 */
async function isTrusted({ em }: Work, person: User, now: Date): Promise<boolean> {
  const days = (now.getTime() - person.createdAt.getTime()) / 86_400_000;
  if (days <= trusted.memberDays) return false;
  const inVain = await em.count(ReportEntity, {
    reporter: person.id,
    case: { decision: 'nothing' },
  });
  return inVain < trusted.falseReports;
}

/** The open case of a thing, which is opened by its first report. Called behind the lock of the thing. */
async function openCase(
  work: Work,
  key: { subjectType: ReportableType; subjectId: string },
  find: () => ReturnType<typeof findReported>,
  now: Date,
): Promise<ReportCaseEntity> {
  const open = await work.em.findOne(
    ReportCaseEntity,
    { ...key, decidedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (open) return open;
  const { aboutId, excerpt, link } = await find();
  const opened = work.em.create(ReportCaseEntity, {
    ...key,
    about: work.em.getReference(User, aboutId),
    excerpt,
    link,
    createdAt: now,
  });
  publishCase(work, opened.id, true);
  return opened;
}

/**
 * Hides what enough trusted people have reported, until an admin decides. What an admin found nothing wrong with, or
 * showed again after an appeal, hides itself no more.
 */
async function hideIfTrusted(work: Work, found: ReportCaseEntity, now: Date): Promise<void> {
  const { subjectType, subjectId } = found;
  if (!isRemovable(subjectType) || found.hiddenAt) return;
  await work.em.flush();
  const reports = await work.em.count(ReportEntity, { case: found, isTrusted: true });
  if (reports < trustedReports) return;
  const cleared = await work.em.count(ReportCaseEntity, {
    subjectType,
    subjectId,
    $or: [{ decision: 'nothing' }, { appealOutcome: 'overturned' }],
  });
  if (cleared > 0 || (await isContentRemoved(work, { subjectType, subjectId }))) return;
  await removeContent(work, {
    subjectType,
    subjectId,
    kind: 'hide',
    reason: moderationTexts.automatic,
    adminId: null,
    at: now,
  });
  found.hiddenAt = now;
}

/**
 * Reports something to the administration: one case for each thing however many report it, one report for each person.
 * Reported again, the reason is the last one.
 * @returns true
 * @throws BAD_USER_INPUT for a reason that is none, a note that is missing or too long, and what is one's own; NOT_FOUND
 * for what the viewer may not read; RATE_LIMITED; FORBIDDEN for the unverified
 */
export async function report(
  ctx: Context,
  given: {
    subjectType: ReportableType;
    subjectId: string;
    reason: ReportReason;
    note?: string | null;
  },
): Promise<boolean> {
  const { reason, note } = validate(reportInput, given);
  const viewer = requireViewer(ctx, 'member');
  await ctx.app.limits.consume('reports', viewer.id);
  if (!isId(given.subjectId)) throw notFound(moderationTexts.gone);
  const { subjectType } = given;
  const subjectId = given.subjectId.toLowerCase();
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const { em } = work;
    await work.advisoryLock(`case of ${subjectType} ${subjectId}`);
    const find = () => findReported(work, viewer, subjectType, subjectId);
    const found = await openCase(work, { subjectType, subjectId }, find, now);
    const before = await em.findOne(ReportEntity, { case: found, reporter: viewer.id });
    if (before) {
      em.assign(before, { reason, note });
      return;
    }
    // A case that others opened says nothing of whether this person may read the thing.
    if (found.reportsCount > 0 && !found.hiddenAt) await find();
    const reporter = await em.findOneOrFail(User, { id: viewer.id });
    em.create(ReportEntity, {
      case: found,
      reporter,
      reason,
      note,
      isTrusted: await isTrusted(work, reporter, now),
      createdAt: now,
    });
    found.reportsCount += 1;
    await hideIfTrusted(work, found, now);
  });
  return true;
}
