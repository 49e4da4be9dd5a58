import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { alertsSql } from './alerts/alerts.sql.ts';
import { jobsSql } from './jobs.sql.ts';
import { deadlineText, jobFieldColumns } from './opening/job-columns.sql.ts';

/**
 * The openings that the person posted, what they did with others', and the searches that they
 * saved.
 */
export const jobsOwnData: OwnData = {
  openings: jobsSql.statement('copyOfOpenings', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('job_openings as j')
      .where('j.user_id', '=', userId)
      .orderBy('j.id')
      .select(jobFieldColumns)
      .select(
        columnsOf('j', ['likes', 'views', 'applications', 'college', 'logoLink', 'isCurrent']),
      )
      .select(['j.file_id as fileId', 'j.logo_file_id as logoFileId', deadlineText.as('deadline')]),
  ),
  openingMarks: jobsSql.statement('copyOfMarks', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('job_marks as m')
      .innerJoin('job_openings as j', 'j.id', 'm.job_id')
      .where('m.user_id', '=', userId)
      .orderBy('m.job_id')
      .orderBy('m.kind')
      .select(['m.job_id as jobId', 'm.kind', 'j.company_name as companyName', 'j.role']),
  ),
  savedSearches: alertsSql.statement('copyOfSearches', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('saved_job_searches as s')
      .where('s.user_id', '=', userId)
      .orderBy('s.id')
      .select(
        columnsOf('s', [
          'search',
          'company',
          'role',
          'jobLocation',
          'jobType',
          'skill',
          'experience',
          'mails',
          'mailsBefore',
          'mailedAt',
          'createdAt',
        ]),
      ),
  ),
};
