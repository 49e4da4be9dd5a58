import { LockMode } from '@mikro-orm/core';
import {
  appealDays,
  removableTypes,
  restoreDays,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { ReportCaseEntity } from '../case.entity.ts';
import { isCaseAppealed, isUndecided } from '../case-moves.ts';
import { contentActions } from '../content.ts';
import { moderationSql } from '../moderation.sql.ts';
import { RemovalEntity } from './removal.entity.ts';
import { mayMoveRemoval, moveRemoval } from './removal-moves.ts';

/** Things that are looked for at once. */
const batchSize = 50;
/** Nobody appeals after these days, so that a thing without an open appeal gets none any more. */
const keptDays = Math.max(restoreDays, appealDays);

/**
 * What was deleted before a moment, unless its author has appealed and waits for an answer. By
 * `removals_to_purge`.
 */
const dueRemovals = moderationSql.statement(
  'dueRemovals',
  { before: 'timestamptz', behind: 'uuid?' },
  (db, { before, behind }) =>
    db
      .selectFrom('removals as removal')
      .where((eb) =>
        eb.or([eb(behind, 'is', null), eb('removal.id', '>', behind.$castTo<string>())]),
      )
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
              .where(isCaseAppealed)
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
 * Deletes a thing for good that was deleted long ago, and the words that cases kept of it: nobody
 * judges what is decided any more, the first words are left of it. A unit of work for each: what
 * one locks of its post comes before what the next one locks.
 */
async function purgeOne(
  work: Work,
  { id, subjectId }: { id: string; subjectId: string },
  now: Date,
): Promise<void> {
  // Before the removal, as by everybody else.
  const cases = await work.em.find(
    ReportCaseEntity,
    { subjectType: { $in: removableTypes }, subjectId },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const removal = await work.em.findOne(
    RemovalEntity,
    { id, restoredAt: null, purgedAt: null },
    { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  if (!removal || !mayMoveRemoval('purge', removal)) return;
  const { subjectType } = removal;
  await contentActions[subjectType].purge(work, subjectId, now);
  for (const one of cases) if (one.subjectType === subjectType && !isUndecided(one)) one.words = '';
  moveRemoval(work, removal, 'purge', { purgedAt: now });
}

/**
 * What somebody else holds at this moment goes the next night.
 * @returns behind which removal the next ones are; null where there are none
 */
async function purgeSome(
  app: App,
  before: Date,
  now: Date,
  behind: string | null,
): Promise<string | null> {
  const found = await app.db.query(dueRemovals, { before, behind });
  for (const one of found) await change(app, (work) => purgeOne(work, one, now));
  return found.length === batchSize ? (found.at(-1)?.id ?? null) : null;
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
    await inBatches(
      async () => (await change(app, (work) => forgetSomeWords(work, before))) === batchSize,
    );
    let behind: string | null = null;
    await inBatches(async () => {
      behind = await purgeSome(app, before, now, behind);
      return behind !== null;
    });
  },
});
