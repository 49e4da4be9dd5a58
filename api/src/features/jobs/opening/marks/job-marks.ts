import { jobTexts } from '../../../../../../schema/rules/jobs/jobs-texts.ts';
import { pagePathOf } from '../../../../../../schema/rules/pages/page-paths.ts';
import { collegeDay } from '../../../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../../../core/access.ts';
import { type Context, change, type Work } from '../../../../core/context.ts';
import { conflict, forbidden } from '../../../../core/errors.ts';
import { webAddress } from '../../../../core/text/web-address.ts';
import { User } from '../../../identity/index.ts';
import { jobTopic, readJob } from '../job.ts';
import type { JobOpening, JobShare } from '../job.types.ts';
import { isOpenOn } from '../job-columns.sql.ts';
import { type JobOpeningEntity } from '../job-opening.entity.ts';
import { lockJob } from '../locks.ts';
import { JobMarkEntity, type JobMarkKind } from './job-mark.entity.ts';

/** What counts each kind of mark. */
export const jobCounters = {
  like: 'likes',
  view: 'views',
  application: 'applications',
} as const satisfies Record<JobMarkKind, keyof JobOpeningEntity>;

/** Sets or removes a mark and counts it. Called behind the lock of the opening. */
async function setMark(
  { em, publish }: Work,
  job: JobOpeningEntity,
  userId: string,
  { kind, isToggled }: { kind: JobMarkKind; isToggled: boolean },
): Promise<void> {
  const user = em.getReference(User, userId);
  const mark = await em.findOne(JobMarkEntity, { job, user, kind });
  if (mark && !isToggled) return;
  if (mark) em.remove(mark);
  else em.create(JobMarkEntity, { job, user, kind });
  job[jobCounters[kind]] += mark ? -1 : 1;
  publish(jobTopic(job.id), { jobId: job.id });
}

/**
 * Likes an opening, or takes the like back. However many do so at once, the count is the number of
 * those who like it.
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for its poster
 */
export async function toggleJobLike(ctx: Context, id: string): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const job = await lockJob(work, id);
    if (job.user.id === viewer.id) throw forbidden(jobTexts.ownLike);
    await setMark(work, job, viewer.id, { kind: 'like', isToggled: true });
  });
  return readJob(ctx, id);
}

/**
 * Opens an opening: counts one view per person, ever, and none of its poster. No hot statement, as
 * posts and profiles have one: openings are read far less, and one lock keeps all their marks
 * right.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function viewJob(ctx: Context, id: string): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const job = await lockJob(work, id);
    if (job.user.id !== viewer.id)
      await setMark(work, job, viewer.id, { kind: 'view', isToggled: false });
  });
  return readJob(ctx, id);
}

/**
 * Counts that a person goes to where one applies: once each, and not the poster.
 * @throws NOT_FOUND, FORBIDDEN for the unverified, CONFLICT when one can not apply any more
 */
export async function applyToJob(ctx: Context, id: string): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const job = await lockJob(work, id);
    if (!isOpenOn(job, collegeDay(ctx.app.clock.now()))) throw conflict(jobTexts.isClosed);
    if (job.user.id !== viewer.id)
      await setMark(work, job, viewer.id, { kind: 'application', isToggled: false });
  });
  return readJob(ctx, id);
}

/**
 * The addresses of an opening to hand on: its page, which asks strangers to sign in, and its
 * attachment for minutes.
 * @throws NOT_FOUND, FORBIDDEN for the unverified
 */
export async function shareJob(ctx: Context, id: string): Promise<JobShare> {
  const job = await readJob(ctx, id);
  return {
    jobUrl: webAddress(ctx.app.config, pagePathOf.job(job.id)),
    fileUrl: job.fileUrl && webAddress(ctx.app.config, job.fileUrl),
  };
}
