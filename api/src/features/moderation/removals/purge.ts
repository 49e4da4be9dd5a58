import { LockMode } from '@mikro-orm/core';
import {
  appealDays,
  removableTypes,
  restoreDays,
} from '../../../../../schema/rules/moderation-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { contentActions } from '../content.ts';
import { moderationSql } from '../moderation.sql.ts';
import { ReportCaseEntity } from '../reports/case.entity.ts';
import { RemovalEntity } from './removal.entity.ts';

/** Things that go in one transaction. */
const batchSize = 50;
/** Nobody appeals after these days, so that a thing without an open appeal gets none any more. */
const keptDays = Math.max(restoreDays, appealDays);

/**
 * What was deleted before a moment, unless its author has appealed and waits for an answer. By
 * `removals_to_purge`.
 */
const dueRemovals = moderationSql.statement(
  'dueRemovals',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom('removals as removal')
      .where('removal.kind', '=', 'delete')
      .where('removal.restored_at', 'is', null)
      .where('removal.purged_at', 'is', null)
      .where('removal.created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('report_cases as report_case')
              .whereRef('report_case.subject_id', '=', 'removal.subject_id')
              .whereRef('report_case.subject_type', '=', 'removal.subject_type')
              .where('report_case.appealed_at', 'is not', null)
              .where('report_case.appeal_outcome', 'is', null)
              .select('report_case.id'),
          ),
        ),
      )
      .orderBy('removal.id')
      .limit(batchSize)
      .select(['removal.id', 'removal.subject_id as subjectId']),
);

/** Forgets the words of some cases of which an admin found that nothing was wrong, long ago. */
async function forgetSomeWords({ em }: Work, before: Date): Promise<number> {
  const cases = await em.find(
    ReportCaseEntity,
    { decision: 'nothing', decidedAt: { $lt: before }, words: { $ne: '' } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, limit: batchSize },
  );
  for (const one of cases) one.words = '';
  return cases.length;
}

/**
 * Deletes some things for good that were deleted before a moment, and the words that cases kept of
 * them: nobody judges what is decided any more, the first words are left of it.
 */
async function purgeSome(work: Work, before: Date, now: Date): Promise<number> {
  const found = await work.query(dueRemovals, { before });
  const subjectIds = found.map(({ subjectId }) => subjectId);
  // Before the removals, as by everybody else.
  const cases = await work.em.find(
    ReportCaseEntity,
    { subjectType: { $in: removableTypes }, subjectId: { $in: subjectIds } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const due = await work.em.find(
    RemovalEntity,
    { id: { $in: found.map(({ id }) => id) }, restoredAt: null, purgedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  for (const removal of due) {
    const { subjectType, subjectId } = removal;
    await contentActions[subjectType].purge(work, subjectId, now);
    for (const one of cases)
      if (one.subjectType === subjectType && one.subjectId === subjectId && one.decidedAt)
        one.words = '';
    removal.purgedAt = now;
  }
  return due.length;
}

/**
 * Each night: what was deleted 30 days ago goes for good, files included, as its own room deletes
 * it; and so do the words that cases kept of it, and of what nothing was wrong with.
 */
export const purgeDeleted = (app: App): Job<object> => ({
  name: 'moderation.purge-deleted',
  formerName: 'moderation.purge',
  cron: '40 21 * * *',
  async run() {
    const now = app.clock.now();
    const before = daysBefore(now, keptDays);
    const inParts = async (some: (work: Work) => Promise<number>): Promise<void> => {
      while ((await change(app, some)) === batchSize);
    };
    await inParts((work) => forgetSomeWords(work, before));
    await inParts((work) => purgeSome(work, before, now));
  },
});
