import { LockMode, raw } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../../core/context.ts';
import { jobTopic } from './job.ts';
import { JobOpeningEntity } from './job-opening.entity.ts';
import { JobMarkEntity } from './marks/job-mark.entity.ts';
import { jobCounters } from './marks/job-marks.ts';

/** Takes the marks of a person out of what counts them. @returns the openings that count less */
async function uncountMarks({ em }: Work, user: string): Promise<string[]> {
  const marked = (await em.find(JobMarkEntity, { user })).map(({ job }) => job.id);
  const jobs = await em.find(
    JobOpeningEntity,
    { id: { $in: marked } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  // A mark that was being taken back is read anew.
  const marks = Map.groupBy(await em.find(JobMarkEntity, { user }), ({ kind }) => kind);
  for (const [kind, of] of marks) {
    const counter = jobCounters[kind];
    await em.nativeUpdate(
      JobOpeningEntity,
      { id: { $in: of.map(({ job }) => job.id) } },
      { [counter]: raw(`${counter} - 1`) },
    );
  }
  await em.nativeDelete(JobMarkEntity, { user });
  return jobs.map(({ id }) => id);
}

/**
 * Takes away what a person leaves on openings: their likes, views and applications are counted no
 * more. Those who have an opening of theirs open are told that it is gone.
 */
export async function onAccountDeleted(
  work: Work,
  { userId: user }: DeletedAccount,
): Promise<void> {
  const marked = await uncountMarks(work, user);
  const own = await work.em.find(JobOpeningEntity, { user }, { fields: ['id'] });
  for (const jobId of [...marked, ...own.map(({ id }) => id)])
    work.publish(jobTopic(jobId), { jobId });
}
