import { expressionBuilder } from 'kysely';
import { isShown, type Parameters, wordColumns } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { type JobTables, jobsSql } from './jobs.sql.ts';
import { JobOpeningEntity } from './opening/job-opening.entity.ts';

/*
 * Who reads which openings. Members: what no admin took away, of posters who are not banned. Their
 * poster: the same. Admins who moderate: all. `jobOpenings` is for statements that ask
 * `isNotBanned` of the poster themselves.
 */

/**
 * Openings `opening` and their posters `person`. Those of banned people, and what admins took away,
 * are read by nobody: they answer as unknown ids do.
 */
export const readableJobs = jobsSql.db
  .selectFrom('job_openings as opening')
  .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
  .where(isShown('opening'))
  .where(isNotBanned('person'));

/**
 * Openings, for statements of other rooms:
 * `innerJoin(jobOpenings.as('opening'), 'opening.id', 'bookmark.job_id')`. Those of banned people
 * are in it, what admins took away is not.
 */
export const jobOpenings = jobsSql.shareQuery(
  jobsSql.db.selectFrom('job_openings').where(isShown()).selectAll(),
);

/** All openings, what admins took away included: for their lists. */
export const jobsWithRemoved = jobsSql.shareQuery(
  jobsSql.db
    .selectFrom('job_openings')
    .select([
      'id',
      'user_id',
      'company_name',
      'company_norm',
      'role',
      'role_norm',
      'is_pinned',
      'is_current',
      'created_at',
      'removed_at',
    ])
    .select(wordColumns(JobOpeningEntity, 'job_openings')),
);

/** For conditions on the `opening` of a statement. */
const opening = expressionBuilder<{ opening: JobTables['job_openings'] }, 'opening'>();

/**
 * Whether one can still apply for `opening`: `is_current` leaves out what was closed at once, and
 * what is past its deadline once an hourly job has seen it.
 */
export const isOpenNow = ({ today }: { today: Parameters<{ today: 'date' }>['today'] }) =>
  opening.and([
    opening.ref('opening.is_current'),
    opening.or([opening('opening.deadline', 'is', null), opening('opening.deadline', '>=', today)]),
  ]);
