import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import { daysBefore } from '../../../core/clock.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { isShown } from '../../../core/sql/index.ts';
import { findAddressee } from '../../identity/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { jobTopic } from '../opening/job.ts';
import { isOpenOn } from '../opening/job-columns.sql.ts';
import { JobOpeningEntity } from '../opening/job-opening.entity.ts';
import { readJobLink } from '../signed-link.ts';
import { stillOpenMail } from './still-open-mail.ts';
import type { StillOpenAnswer } from './upkeep.types.ts';

/**
 * When a poster is asked: so many days after posting or the last answer, and again when there is
 * none.
 */
const days = { untilAsked: 30, untilAskedAgain: 7, beforeDeadline: 3 } as const;
/** An opening closes when so many questions have stayed without an answer. */
const maxUnanswered = 2;
/** Openings that one transaction looks at. */
const batchSize = 200;

const askStillOpenJob = 'jobs.ask-still-open';

/** One question; sent again, it is the same mail. */
interface StillOpenMailJob {
  mailId: string;
  jobId: string;
  time: number;
}

const dueParameters = {
  today: 'date',
  askedBefore: 'timestamptz',
  againBefore: 'timestamptz',
} as const;

/**
 * Openings whose poster is to be asked, or did not answer the last time, locked; those that are
 * just being answered or deleted are passed over. Openings whose deadline is far from when they
 * were posted are asked about shortly before it too, unless their poster was asked or answered just
 * then.
 */
const dueJobs = jobsSql.statement(
  'stillOpenDue',
  dueParameters,
  (db, { askedBefore, againBefore, today }) =>
    db
      .selectFrom('job_openings as opening')
      .where('opening.is_current', '=', true)
      .where(isShown('opening'))
      .where((eb) => {
        const lastAnswer = eb.fn.coalesce('opening.open_checked_at', 'opening.created_at');
        return eb.or([
          eb.and([eb('opening.unanswered_checks', '=', 0), eb(lastAnswer, '<', askedBefore)]),
          eb.and([
            eb('opening.unanswered_checks', '>', 0),
            eb('opening.open_checked_at', '<', againBefore),
          ]),
          eb.and([
            eb('opening.unanswered_checks', '=', 0),
            // The builder has no word for days that are added to dates.
            eb.between(
              'opening.deadline',
              today,
              sql<string>`${today} + ${sql.lit(days.beforeDeadline)}`,
            ),
            eb(
              sql<Date>`${eb.ref('opening.deadline')} - ${sql.lit(days.untilAsked)}`,
              '>',
              eb.ref('opening.created_at'),
            ),
            eb(lastAnswer, '<', againBefore),
          ]),
        ]);
      })
      .orderBy('opening.id')
      .limit(batchSize)
      // Not `for update`: an application that is being written refers to an opening, no more.
      .forNoKeyUpdate('opening')
      .skipLocked()
      .select('opening.id'),
);

/** Asks once more, or closes what was asked about in vain. */
async function askOrClose(work: Work, job: JobOpeningEntity, now: Date): Promise<void> {
  if (job.unansweredChecks >= maxUnanswered) {
    work.em.assign(job, { closedAt: now, closeReason: 'unanswered', isCurrent: false });
    work.publish(jobTopic(job.id), { jobId: job.id });
    return;
  }
  work.em.assign(job, { unansweredChecks: job.unansweredChecks + 1, openCheckedAt: now });
  await work.enqueue(askStillOpenJob, {
    mailId: newId(),
    jobId: job.id,
    time: job.unansweredChecks,
  } satisfies StillOpenMailJob);
}

/** Each morning in India: posters are asked whether their openings are still open. */
export const askStillOpen = (app: App): Job<object> => ({
  name: 'jobs.ask-posters',
  cron: '0 4 * * *',
  async run() {
    const now = app.clock.now();
    const parameters = {
      today: collegeDay(now),
      askedBefore: daysBefore(now, days.untilAsked),
      againBefore: daysBefore(now, days.untilAskedAgain),
    };
    for (let count = batchSize; count === batchSize; )
      count = await change(app, async (work) => {
        const found = await work.query(dueJobs, parameters);
        const due = { id: { $in: found.map(({ id }) => id) } };
        for (const job of await work.em.find(JobOpeningEntity, due, { orderBy: { id: 'asc' } }))
          await askOrClose(work, job, now);
        return found.length;
      });
  },
});

const jobToAskAbout = jobsSql.statement('jobToAskAbout', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('job_openings as opening')
    .where('opening.id', '=', id)
    .where('opening.is_current', '=', true)
    .where(isShown('opening'))
    .select(['opening.user_id as userId', 'opening.company_name as companyName', 'opening.role']),
);

/** Sends one question; when the opening was closed or deleted meanwhile there is no mail. */
export const sendStillOpen = (app: App): Job<StillOpenMailJob> => ({
  name: askStillOpenJob,
  ...mailRetries,
  async run({ mailId, jobId, time }) {
    const [job] = await app.db.query(jobToAskAbout, { id: jobId });
    const to = job ? await findAddressee(app, job.userId) : null;
    if (job && to) await app.mailer.send(stillOpenMail(app, { ...job, mailId, jobId, time, to }));
  },
});

/**
 * Answers for the poster whether an opening is still open, by the link of a mail: nobody needs to
 * be signed in. Only the page's button calls it, so that a mail scanner that opens links answers
 * nothing.
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function answerStillOpen(
  { app }: Context,
  token: string,
  isStillOpen: boolean,
): Promise<StillOpenAnswer> {
  const id = readJobLink(app, 'job-still-open', token);
  const now = app.clock.now();
  return change(app, async (work) => {
    const job = await work.em.findOne(
      JobOpeningEntity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!job || job.removedAt) return { jobId: null, isOpen: false, closeReason: null };
    const answerCounts = job.closedAt === null || (isStillOpen && job.closeReason === 'unanswered');
    if (answerCounts) {
      work.em.assign(job, {
        closedAt: isStillOpen ? null : now,
        closeReason: isStillOpen ? null : 'filled',
        unansweredChecks: 0,
        openCheckedAt: now,
      });
      job.isCurrent = isOpenOn(job, collegeDay(now));
      work.publish(jobTopic(job.id), { jobId: job.id });
    }
    const { closeReason } = job;
    return { jobId: job.id, isOpen: isOpenOn(job, collegeDay(now)), closeReason };
  });
}
