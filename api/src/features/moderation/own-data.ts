import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { ReportEntity } from './case.entity.ts';
import { moderationSql } from './moderation.sql.ts';

/**
 * What the person reported, what was removed of theirs and what was decided; not who reported or
 * decided.
 */
export const moderationOwnData: OwnData = {
  reports: moderationSql.statement('copyOfReports', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('reports as report')
      .innerJoin('report_cases as report_case', 'report_case.id', 'report.case_id')
      .where('report.reporter_id', '=', userId)
      .orderBy('report.id')
      .select(columnsOf('report_case', ['subjectType', 'subjectId']))
      .select(columnsOf('report', ['reason', ...peoplesWords(ReportEntity), 'createdAt'])),
  ),
  removals: moderationSql.statement('copyOfRemovals', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('removals as removal')
      .where('removal.author_id', '=', userId)
      .orderBy('removal.id')
      .select(
        columnsOf('removal', [
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
      .selectFrom('report_cases as report_case')
      .where('report_case.about_id', '=', userId)
      .where('report_case.decided_at', 'is not', null)
      .where('report_case.decision', '<>', 'nothing')
      .orderBy('report_case.id')
      .select(
        columnsOf('report_case', [
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
