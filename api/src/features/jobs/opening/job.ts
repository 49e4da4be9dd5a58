import { jobTexts } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { type AppError, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { topicOf } from '../../../core/live/events.ts';
import { jobById, jobUpdate } from './job.queries.ts';
import type { JobOpening } from './job.types.ts';

/** All that happens to one opening: counters, edits, its end. `{ jobId }`. */
export const jobTopic = topicOf<{ jobId: string }>('job');

/** What is posted for the people of a college: `{ jobId }`. */
export const collegeJobsTopic = topicOf<{ jobId: string }>('college', 'jobs');

/** Said alike of openings that are gone, unknown or of banned people. */
export const jobNotFound = (): AppError => notFound(jobTexts.notFound);

/** @throws NOT_FOUND for openings that are not there, or go */
export async function assertJobReadable(ctx: Context, id: string): Promise<void> {
  const jobId = parseId(id);
  if (jobId === null || !(await jobUpdate(ctx.app, jobId))) throw jobNotFound();
}

/**
 * One opening as a member reads it, past its deadline and closed too.
 * @throws NOT_FOUND; FORBIDDEN for the unverified
 */
export async function readJob(ctx: Context, id: string): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  const jobId = parseId(id);
  const job = jobId === null ? null : await jobById(ctx.app, viewer, jobId);
  if (!job) throw jobNotFound();
  return job;
}
