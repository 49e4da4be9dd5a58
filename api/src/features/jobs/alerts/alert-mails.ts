import { sql } from 'kysely';
import type { AlertFrequency } from '../../../../../schema/rules/jobs-texts.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Job } from '../../../core/jobs.ts';
import { mailRetries } from '../../../core/mail.ts';
import { findAddressee, people } from '../../identity/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { isJobMailOff } from '../jobs.sql.ts';
import { alertMail } from './alert-mail.ts';
import { alertsSql, isFound } from './alerts.sql.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';

const names = { find: 'jobs.find-alerts', send: 'jobs.send-alert' } as const;

/** Openings that one mail names. */
const maxMailedJobs = 15;
/** Mails of one transaction. */
const maxMailsPerClaim = 500;

/** A mail about what a saved search found; sent again, it is the same mail. */
interface AlertMail {
  mailId: string;
  searchId: string;
  jobIds: string[];
}

/** Asks, with the change that posts an opening, for the mails of those who want them at once. */
export const askAlertMails = (work: Work, jobId: string): Promise<void> =>
  work.enqueue(names.find, { jobId });

/** Saved searches `s` of people who may be told and want mails about openings, and the openings `j` that they find. */
const finds = () =>
  alertsSql.db
    .selectFrom('saved_job_searches as s')
    .innerJoin('job_openings as j', (join) => join.on(isFound))
    .innerJoin(people.as('owner'), 'owner.id', 's.user_id')
    .innerJoin(people.as('poster'), 'poster.id', 'j.user_id')
    .where('owner.is_banned', '=', false)
    .where('poster.is_banned', '=', false)
    .where('j.removed_at', 'is', null)
    .where(sql<boolean>`(owner.is_verified or owner.role = 'alumni')`)
    .where('j.is_current', '=', true)
    .where((eb) => eb.not(isBlocked(eb.ref('s.user_id'), eb.ref('j.user_id'))))
    .where((eb) => eb.not(isJobMailOff(eb.ref('s.user_id'))));

const findsOfJob = alertsSql.statement('findsOfJob', { jobId: 'uuid' }, (_db, { jobId }) =>
  finds()
    .where('j.id', '=', jobId)
    .where('s.mails', '=', 'atOnce')
    .distinctOn('s.user_id')
    .orderBy('s.user_id')
    .orderBy('s.id')
    .select('s.id as searchId'),
);

/** Each opening is mailed to a person once, by the first of their searches that finds it. */
export const findAlerts = (app: App): Job<{ jobId: string }> => ({
  name: names.find,
  run: ({ jobId }) =>
    change(app, async (work) => {
      for (const { searchId } of await work.query(findsOfJob, { jobId }))
        await work.enqueue(names.send, { mailId: newId(), searchId, jobIds: [jobId] });
    }),
});

const dueFinds = alertsSql.statement(
  'dueFinds',
  { mails: 'text', now: 'timestamptz' },
  (_db, { mails, now }) =>
    finds()
      .where('s.mails', '=', mails.$castTo<AlertFrequency>())
      .whereRef('j.created_at', '>', 's.mailed_at')
      .where('j.created_at', '<=', now)
      .groupBy('s.id')
      .orderBy('s.id')
      .limit(maxMailsPerClaim)
      .select('s.id as searchId')
      .select(
        sql<string[]>`(array_agg(j.id order by j.id desc))[1:${sql.lit(maxMailedJobs)}]`.as(
          'jobIds',
        ),
      ),
);

/** Claims what is due and asks for its mails in the same transaction: a find is in one mail of a search. */
async function claim(work: Work, mails: AlertFrequency, now: Date): Promise<number> {
  await work.advisoryLock('jobs.alert-mails');
  const due = await work.query(dueFinds, { mails, now });
  await work.em.nativeUpdate(
    SavedJobSearchEntity,
    { id: { $in: due.map(({ searchId }) => searchId) } },
    { mailedAt: now },
  );
  for (const { searchId, jobIds } of due)
    await work.enqueue(names.send, { mailId: newId(), searchId, jobIds });
  return due.length;
}

const claimJob =
  (mails: AlertFrequency, name: string, cron: string) =>
  (app: App): Job<object> => ({
    name,
    cron,
    retries: 2,
    async run() {
      const now = app.clock.now();
      while ((await change(app, (work) => claim(work, mails, now))) === maxMailsPerClaim);
    },
  });

/** In the morning in India. */
export const mailDailyAlerts = claimJob('daily', 'jobs.mail-daily', '30 2 * * *');
/** On Monday mornings. */
export const mailWeeklyAlerts = claimJob('weekly', 'jobs.mail-weekly', '40 2 * * 1');

const mailed = alertsSql.statement(
  'mailed',
  { searchId: 'uuid', jobIds: 'uuid[]' },
  (_db, { searchId, jobIds }) =>
    finds()
      .where('s.id', '=', searchId)
      .where('s.mails', '<>', 'never')
      .where('j.id', '=', sql<string>`any(${jobIds})`)
      .orderBy('j.id', 'desc')
      .select(['s.user_id as userId', 'j.id', 'j.company_name as companyName', 'j.role', 'j.ctc']),
);

/** Sends one mail; what was closed or deleted meanwhile is left out, and when nothing is left there is no mail. */
export const sendAlert = (app: App): Job<AlertMail> => ({
  name: names.send,
  ...mailRetries,
  async run({ mailId, searchId, jobIds }) {
    const found = await app.db.query(mailed, { searchId, jobIds });
    const to = found[0] ? await findAddressee(app, found[0].userId) : null;
    if (to) await app.mailer.send(alertMail(app, { mailId, searchId, to, jobs: found }));
  },
});
