import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/context.ts';
import { requireId } from '../../../core/ids.ts';
import { jobsSql } from '../jobs.sql.ts';
import { readableJobs } from '../shown-jobs.sql.ts';
import { jobNotFound } from './job.ts';
import { JobOpeningEntity } from './job-opening.entity.ts';

/** An opening, locked until the commit, whether it is shown or not; null when there is none. */
export const lockAnyJob = (work: Work, id: string): Promise<JobOpeningEntity | null> =>
  work.em.findOne(JobOpeningEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

const readableById = jobsSql.statement('readable', { id: 'uuid' }, (_db, { id }) =>
  readableJobs.where('opening.id', '=', id).select('opening.id'),
);

/**
 * The opening, locked until the commit: marks and what counts them change together.
 * @throws NOT_FOUND
 */
export async function lockJob(work: Work, sentId: string): Promise<JobOpeningEntity> {
  const job = await lockAnyJob(work, requireId(sentId, jobNotFound));
  if (!job || (await work.query(readableById, { id: job.id })).length === 0) throw jobNotFound();
  return job;
}
