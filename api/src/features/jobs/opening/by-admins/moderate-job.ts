import type { Work } from '../../../../core/context.ts';
import { deleteFiles } from '../../../files/index.ts';
import { noteDomainEvent } from '../../../outbox/index.ts';
import { jobTopic } from '../job.ts';
import type { JobOpeningEntity } from '../job-opening.entity.ts';
import { lockAnyJob } from '../locks.ts';

/**
 * Takes an opening away from everybody, in the unit of work of who moderates; readers are told as
 * of a deletion.
 * @returns whether it was there to be taken away
 */
export async function removeJob(work: Work, id: string, at: Date): Promise<boolean> {
  const job = await lockAnyJob(work, id);
  if (!job || job.removedAt) return false;
  job.removedAt = at;
  noteDomainEvent(work, 'jobDeleted', { jobId: id, posterId: job.user.id, at });
  work.publish(jobTopic(id), { jobId: id });
  return true;
}

/**
 * Shows a removed opening again; to the college it is no new one.
 * @returns whether it is still there
 */
export async function restoreJob(work: Work, id: string): Promise<boolean> {
  const job = await lockAnyJob(work, id);
  if (!job) return false;
  if (!job.removedAt) return true;
  job.removedAt = null;
  work.publish(jobTopic(id), { jobId: id });
  return true;
}

/** Deletes an opening that is locked, with its marks, bookmarks and files. Who reads it is told. */
export async function deleteWhole(work: Work, job: JobOpeningEntity, at: Date): Promise<void> {
  const fileIds = [job.file?.id, job.logoFile?.id].filter((id) => typeof id === 'string');
  work.em.remove(job);
  await deleteFiles(work, fileIds);
  noteDomainEvent(work, 'jobDeleted', { jobId: job.id, posterId: job.user.id, at });
  work.publish(jobTopic(job.id), { jobId: job.id });
}

/** Deletes a removed opening for good, files included. */
export async function purgeJob(work: Work, id: string, at: Date): Promise<void> {
  const job = await lockAnyJob(work, id);
  if (job?.removedAt) await deleteWhole(work, job, at);
}
