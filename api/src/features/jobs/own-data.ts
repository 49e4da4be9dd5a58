import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { alertsSql } from './alerts/alerts.sql.ts';
import { SavedJobSearchEntity } from './alerts/saved-search.entity.ts';
import { jobsSql } from './jobs.sql.ts';
import { deadlineText, jobFieldColumns } from './opening/job-columns.sql.ts';

/**
 * The openings that the person posted, what they did with others', and the searches that they
 * saved.
 */
export const jobsOwnData: OwnData = {
  openings: jobsSql.statement('copyOfOpenings', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('job_openings as opening')
      .where('opening.user_id', '=', userId)
      .orderBy('opening.id')
      .select(jobFieldColumns)
      .select(
        columnsOf('opening', [
          'likes',
          'views',
          'applications',
          'college',
          'logoLink',
          'isCurrent',
        ]),
      )
      .select([
        'opening.file_id as fileId',
        'opening.logo_file_id as logoFileId',
        deadlineText.as('deadline'),
      ]),
  ),
  openingMarks: jobsSql.statement('copyOfMarks', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('job_marks as mark')
      .innerJoin('job_openings as opening', 'opening.id', 'mark.job_id')
      .where('mark.user_id', '=', userId)
      .orderBy('mark.job_id')
      .orderBy('mark.kind')
      .select([
        'mark.job_id as jobId',
        'mark.kind',
        'opening.company_name as companyName',
        'opening.role',
      ]),
  ),
  savedSearches: alertsSql.statement('copyOfSearches', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('saved_job_searches as search')
      .where('search.user_id', '=', userId)
      .orderBy('search.id')
      .select(
        columnsOf('search', [
          ...peoplesWords(SavedJobSearchEntity),
          'jobLocation',
          'jobType',
          'mails',
          'mailsBefore',
          'since',
          'mailedAt',
          'createdAt',
        ]),
      )
      .select('search.chosen'),
  ),
};
