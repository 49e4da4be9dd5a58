import { type JobOpeningContent, jobOpening } from '../../../../../schema/rules/jobs/jobs.ts';
import { jobTexts } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { collegeDay, isDay } from '../../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { forbidden, invalidField, validate } from '../../../core/errors.ts';
import { idempotencyKey } from '../../../core/idempotency-key.ts';
import { newId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { deleteFiles, StoredFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { type JobUploads, type StoredJobFiles, withJobFiles } from '../files/job-uploads.ts';
import { deleteWhole } from '../opening/by-admins/moderate-job.ts';
import { collegeJobsTopic, jobTopic, readJob } from '../opening/job.ts';
import type { JobOpening } from '../opening/job.types.ts';
import { isOpenOn } from '../opening/job-columns.sql.ts';
import { JobOpeningEntity } from '../opening/job-opening.entity.ts';
import { lockJob } from '../opening/locks.ts';
import { canEditJob } from '../opening/write-job.policy.ts';
import type { JobInput } from './job-input.types.ts';

/** A file by its id; null for none. */
const fileReference = (work: Work, id: string | null) =>
  id === null ? null : work.em.getReference(StoredFile, id);

const idsOf = (...ids: (string | null | undefined)[]): string[] =>
  ids.filter((id) => typeof id === 'string');

/** The columns of what was validated: an uploaded logo goes before an address. */
const columnsOf = ({ companyLogo, ...content }: JobOpeningContent, hasLogoFile: boolean) => ({
  ...content,
  logoLink: hasLogoFile ? null : companyLogo,
});

function createJob(
  ctx: Context,
  work: Work,
  viewer: Viewer,
  of: { content: JobOpeningContent; key: string | null; stored: StoredJobFiles },
): JobOpeningEntity {
  const now = ctx.app.clock.now();
  const job = work.em.create(JobOpeningEntity, {
    ...columnsOf(of.content, of.stored.logo !== null),
    id: newId(),
    user: work.em.getReference(User, viewer.id),
    college: viewer.college,
    key: of.key,
    file: fileReference(work, of.stored.attachment),
    logoFile: fileReference(work, of.stored.logo),
    createdAt: now,
  });
  noteDomainEvent(work, 'jobPosted', { jobId: job.id, posterId: viewer.id, at: now });
  noteDomainEvent(work, 'companyHires', { jobId: job.id, posterId: viewer.id, at: now });
  work.publish(collegeJobsTopic(viewer.college), { jobId: job.id });
  return job;
}

/**
 * Posts an opening for the people of the college, who hear of it at once. What fails leaves neither
 * row nor file.
 * @param key made by the client, so that an opening that is sent twice is posted once and answered
 * with the same
 * @throws BAD_USER_INPUT with the documented texts, TOO_LARGE, UNSUPPORTED_TYPE, FORBIDDEN for the
 * unverified, RATE_LIMITED
 */
export async function postJob(
  ctx: Context,
  input: JobInput,
  uploads: JobUploads,
  sentKey: string | null,
): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  const content = validate(jobOpening(collegeDay(ctx.app.clock.now())), input);
  const key = validate(idempotencyKey, sentKey, 'key');
  await chargeCreation(ctx, viewer.id);
  const id = await withJobFiles(ctx, viewer.id, uploads, (stored) =>
    change(ctx.app, async (work) => {
      // Two with one key follow one another, so that the second finds the first instead of failing.
      if (key !== null) await work.advisoryLock('job', viewer.id, key);
      const before =
        key === null ? null : await work.em.findOne(JobOpeningEntity, { user: viewer.id, key });
      if (before) {
        await deleteFiles(work, idsOf(stored.attachment, stored.logo));
        return before.id;
      }
      const job = createJob(ctx, work, viewer, { content, key, stored });
      return job.id;
    }),
  );
  return readJob(ctx, id);
}

/**
 * The viewer's own opening, locked until the commit.
 * @throws NOT_FOUND, FORBIDDEN for others than its poster
 */
async function lockOwnJob(
  work: Work,
  viewer: Viewer,
  id: string,
  refused: string = jobTexts.notYours,
): Promise<JobOpeningEntity> {
  const job = await lockJob(work, id);
  if (!canEditJob(viewer, job)) throw forbidden(refused);
  return job;
}

/** Which files an edit takes away without bringing others. */
export interface RemovedFiles {
  attachment: boolean;
  logo: boolean;
}

/**
 * Gives the opening the files of an edit.
 * @returns the ids of those that nothing names from now on
 */
function replaceFiles(
  work: Work,
  job: JobOpeningEntity,
  stored: StoredJobFiles,
  removed: RemovedFiles & { logoLink: boolean },
): string[] {
  const fileIds: string[] = [];
  if (stored.attachment !== null || removed.attachment) {
    fileIds.push(...idsOf(job.file?.id));
    job.file = fileReference(work, stored.attachment);
  }
  if (stored.logo !== null || removed.logo || removed.logoLink) {
    fileIds.push(...idsOf(job.logoFile?.id));
    job.logoFile = fileReference(work, stored.logo);
  }
  return fileIds;
}

/**
 * A deadline that has passed is let through by the rule: whether it may stay is said by the opening
 * as it is held.
 */
const earliestFor = ({ deadline }: Pick<JobInput, 'deadline'>, today: string): string =>
  deadline && isDay(deadline) && deadline < today ? deadline : today;

/** @throws BAD_USER_INPUT for a deadline that has passed, but for the one that the opening had */
function assertDeadline(
  job: JobOpeningEntity,
  { deadline }: Pick<JobOpeningContent, 'deadline'>,
  today: string,
): void {
  if (deadline !== null && deadline < today && deadline !== job.deadline)
    throw invalidField('deadline', jobTexts.deadlinePast);
}

/**
 * Whether an edit opens a closed opening again: its deadline had passed, and the new one is still
 * to come.
 */
const opensAgain = (
  { closedAt, deadline }: JobOpeningEntity,
  content: Pick<JobOpeningContent, 'deadline'>,
  today: string,
): boolean =>
  closedAt !== null &&
  deadline !== null &&
  deadline < today &&
  content.deadline !== null &&
  content.deadline >= today;

/**
 * What an opening has whose poster has just said that it is open, or has just changed it: nothing
 * is to be asked.
 */
const withoutChecks = (now: Date) => ({ unansweredChecks: 0, openCheckedAt: now });

/**
 * Changes an own opening whole; its files stay unless others come or they are taken away. A
 * deadline that has passed may stay as it was. One whose deadline had passed and is set anew is
 * open again, also when it was closed.
 * @throws as `postJob`; NOT_FOUND, FORBIDDEN for others than its poster
 */
export async function updateJob(
  ctx: Context,
  id: string,
  input: JobInput,
  uploads: JobUploads,
  removed: RemovedFiles,
): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const today = collegeDay(now);
  const content = validate(jobOpening(earliestFor(input, today)), input);
  await chargeCreation(ctx, viewer.id);
  await withJobFiles(ctx, viewer.id, uploads, (stored) =>
    change(ctx.app, async (work) => {
      const job = await lockOwnJob(work, viewer, id);
      assertDeadline(job, content, today);
      const removedFileIds = replaceFiles(work, job, stored, {
        ...removed,
        logoLink: content.companyLogo !== null,
      });
      if (opensAgain(job, content, today))
        work.em.assign(job, { closedAt: null, closeReason: null });
      work.em.assign(job, {
        ...columnsOf(content, job.logoFile !== null),
        ...withoutChecks(now),
        editedAt: now,
      });
      job.isCurrent = isOpenOn(job, today);
      await deleteFiles(work, removedFileIds);
      work.publish(jobTopic(job.id), { jobId: job.id });
    }),
  );
  return readJob(ctx, id);
}

/**
 * Closes an own opening ("filled"): it leaves the list and stays to be read. Closing it again
 * changes nothing.
 * @throws NOT_FOUND, FORBIDDEN for others than its poster
 */
export async function closeJob(ctx: Context, id: string): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const job = await lockOwnJob(work, viewer, id);
    if (job.closedAt) return;
    work.em.assign(job, {
      closedAt: ctx.app.clock.now(),
      closeReason: 'filled',
      isCurrent: false,
    });
    work.publish(jobTopic(job.id), { jobId: job.id });
  });
  return readJob(ctx, id);
}

/**
 * Opens an own opening again.
 * @throws NOT_FOUND, FORBIDDEN for others than its poster, BAD_USER_INPUT when its deadline has
 * passed
 */
export async function reopenJob(ctx: Context, id: string): Promise<JobOpening> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  const today = collegeDay(now);
  await change(ctx.app, async (work) => {
    const job = await lockOwnJob(work, viewer, id);
    if (job.deadline !== null && job.deadline < today)
      throw invalidField('deadline', jobTexts.deadlineToReopen);
    if (!job.closedAt) return;
    work.em.assign(job, {
      closedAt: null,
      closeReason: null,
      isCurrent: true,
      ...withoutChecks(now),
    });
    work.publish(jobTopic(job.id), { jobId: job.id });
  });
  return readJob(ctx, id);
}

/**
 * Deletes an own opening with its marks, bookmarks and files. Who reads it is told.
 * @returns its id
 * @throws NOT_FOUND, FORBIDDEN for others than its poster
 */
export async function deleteJob(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const job = await lockOwnJob(work, viewer, id, jobTexts.deleteNotYours);
    await deleteWhole(work, job, ctx.app.clock.now());
    return job.id;
  });
}
