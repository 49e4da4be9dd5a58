import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { moderationSql } from './moderation.sql.ts';

/**
 * What the person reported, what was removed of theirs and what was decided; not who reported or
 * decided.
 */
export const moderationOwnData: OwnData = {
  reports: moderationSql.statement('copyOfReports', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('reports as r')
      .innerJoin('report_cases as c', 'c.id', 'r.case_id')
      .where('r.reporter_id', '=', userId)
      .orderBy('r.id')
      .select(columnsOf('c', ['subjectType', 'subjectId']))
      .select(columnsOf('r', ['reason', 'note', 'createdAt'])),
  ),
  removals: moderationSql.statement('copyOfRemovals', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('removals as r')
      .where('r.author_id', '=', userId)
      .orderBy('r.id')
      .select(
        columnsOf('r', [
          'subjectType',
          'subjectId',
          'excerpt',
          'kind',
          'reason',
          'createdAt',
          'restoredAt',
        ]),
      ),
  ),
  // Of a case that is open, those whom it is about are not told.
  decisions: moderationSql.statement('copyOfDecisions', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('report_cases as c')
      .where('c.about_id', '=', userId)
      .where('c.decided_at', 'is not', null)
      .where('c.decision', '<>', 'nothing')
      .orderBy('c.id')
      .select(
        columnsOf('c', [
          'subjectType',
          'subjectId',
          'excerpt',
          'words',
          'decision',
          'decisionReason',
          'decidedAt',
          'appeal',
          'appealedAt',
          'appealOutcome',
          'appealAnswer',
          'appealDecidedAt',
          'takenBackAt',
        ]),
      ),
  ),
};
