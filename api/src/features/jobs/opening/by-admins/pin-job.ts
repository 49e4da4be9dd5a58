import type { Work } from '../../../../core/context.ts';
import { jobTopic } from '../job.ts';
import { lockAnyJob } from '../locks.ts';

/**
 * Pins an opening to the top of the board, or takes it down from there.
 * @returns whether it is there and shown; pinned again, nothing changes
 */
export async function pinJob(work: Work, id: string, isPinned: boolean): Promise<boolean> {
  const job = await lockAnyJob(work, id);
  if (!job || job.removedAt) return false;
  job.isPinned = isPinned;
  work.publish(jobTopic(id), { jobId: id });
  return true;
}
