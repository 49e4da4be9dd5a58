import type { Expression } from 'kysely';
import { askedExpression, roomSql, type Tables, truth } from '../../core/sql/index.ts';
import type { JobOpeningEntity } from './opening/job-opening.entity.ts';
import type { JobMarkEntity, JobMarkKind } from './opening/marks/job-mark.entity.ts';

export type JobTables = Tables<typeof JobOpeningEntity | typeof JobMarkEntity>;

/** Statements over the tables of this room. */
export const jobsSql = roomSql<JobTables>('jobs');

/** Whether the viewer has bookmarked an opening; nobody's id is null. */
export const hasBookmarkedJob = askedExpression<
  [jobId: Expression<string>, viewerId: Expression<string | null>],
  boolean
>('jobs.hasBookmarkedJob');

/**
 * Whether a person takes requests for a chat now: neither paused, nor with as many open ones as
 * they take.
 */
export const takesRequests = askedExpression<[userId: Expression<string>], boolean>(
  'jobs.takesRequests',
);

/** Whether a person has switched off mails about openings, or does not hear of openings at all. */
export const isJobMailOff = askedExpression<[userId: Expression<string>], boolean>(
  'jobs.isJobMailOff',
);

/** All ways in which companies are written of which one is named: by slugs, or names as typed. */
export const normsOfCompanies = askedExpression<
  [names: Expression<readonly string[]>],
  readonly string[]
>('jobs.normsOfCompanies');

/** Ways in which companies are written, each with its slug and how the company is called. */
export const namesOfCompanies = askedExpression<[], { norm: string; slug: string; name: string }>(
  'jobs.namesOfCompanies',
);

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
