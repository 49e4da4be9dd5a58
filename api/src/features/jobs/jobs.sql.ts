import type { Expression } from 'kysely';
import { isShown, providedExpression, roomSql, type Tables, truth } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import type { JobMarkEntity, JobMarkKind } from './opening/job-mark.entity.ts';
import type { JobOpeningEntity } from './opening/job-opening.entity.ts';

export type JobTables = Tables<typeof JobOpeningEntity | typeof JobMarkEntity>;

/** Statements over the tables of this room. */
export const jobsSql = roomSql<JobTables>('jobs');

/**
 * Openings `opening` and their posters `person`. Those of banned people, and what admins took away,
 * are read by nobody: they answer as unknown ids do.
 */
export const readableJobs = jobsSql.db
  .selectFrom('job_openings as opening')
  .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
  .where(isShown('opening'))
  .where('person.is_banned', '=', false);

/** Whether the viewer has bookmarked an opening; nobody's id is null. */
export const hasBookmarkedJob = providedExpression<
  [jobId: Expression<string>, viewerId: Expression<string | null>],
  boolean
>('jobs.hasBookmarkedJob');

/**
 * Whether a person takes requests for a chat now: neither paused, nor with as many open ones as
 * they take.
 */
export const takesRequests = providedExpression<[userId: Expression<string>], boolean>(
  'jobs.takesRequests',
);

/** Whether a person has switched off mails about openings, or does not hear of openings at all. */
export const isJobMailOff = providedExpression<[userId: Expression<string>], boolean>(
  'jobs.isJobMailOff',
);

/** All ways in which companies are written of which one is named: by slugs, or names as typed. */
export const normsOfCompanies = providedExpression<
  [names: Expression<readonly string[]>],
  readonly string[]
>('jobs.normsOfCompanies');

/** Ways in which companies are written, each with its slug and how the company is called. */
export const namesOfCompanies = providedExpression<
  [],
  { norm: string; slug: string; name: string }
>('jobs.namesOfCompanies');

/** Whether somebody did that with an opening; nobody's id is null. */
export const isJobMarked = (
  kind: JobMarkKind,
  jobId: Expression<string>,
  viewerId: Expression<string | null>,
) =>
  jobsSql.share(
    truth(
      jobsSql.eb.exists(
        jobsSql.db
          .selectFrom('job_marks as mark')
          .where('mark.job_id', '=', jobId)
          .where('mark.user_id', '=', viewerId)
          .where('mark.kind', '=', kind),
      ),
    ),
  );

/**
 * Openings, for statements of other rooms:
 * `innerJoin(jobOpenings.as('opening'), 'opening.id', 'bookmark.job_id')`. Those of banned people
 * are in it, what admins took away is not.
 */
export const jobOpenings = jobsSql.shareQuery(
  jobsSql.db.selectFrom('job_openings').where(isShown()).selectAll(),
);
