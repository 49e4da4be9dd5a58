import type { AlertFrequency } from '../../../../../schema/rules/jobs-texts.ts';
import { minutesBefore } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Job } from '../../../core/jobs.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { anyOf, firstElements, isShown } from '../../../core/sql/index.ts';
import { findAddressee, people } from '../../identity/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { isJobMailOff } from '../jobs.sql.ts';
import { JobAlertFindEntity } from './alert-find.entity.ts';
import { alertMail } from './alert-mail.ts';
import { alertsSql, isFound } from './alerts.sql.ts';
import { matchOpenings } from './match-openings.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';

const sendAlertJob = 'jobs.send-alert';

/** Openings that one mail names. */
const maxMailedJobs = 15;
/** Mails of one transaction. */
const maxMailsPerClaim = 500;

/** A mail about what a saved search found; sent again, it is the same mail. */
interface AlertMailJob {
  mailId: string;
  searchId: string;
  jobIds: string[];
}

/**
 * Saved searches `search` of people who may be told and want mails about openings, and the openings
 * `opening` that they find.
 */
const finds = () =>
  alertsSql.db
    .selectFrom('saved_job_searches as search')
    .innerJoin('job_openings as opening', (join) => join.on(isFound))
    .innerJoin(people.as('owner'), 'owner.id', 'search.user_id')
    .innerJoin(people.as('poster'), 'poster.id', 'opening.user_id')
    .where('owner.is_banned', '=', false)
    .where('poster.is_banned', '=', false)
    .where(isShown('opening'))
    .where((eb) => eb.or([eb.ref('owner.is_verified'), eb('owner.role', '=', 'alumni')]))
    .where('opening.is_current', '=', true)
    .where((eb) => eb.not(isBlocked(eb.ref('search.user_id'), eb.ref('opening.user_id'))))
    .where((eb) => eb.not(isJobMailOff(eb.ref('search.user_id'))));

const dueFinds = alertsSql.statement(
  'dueFinds',
  { mails: 'text', pausedSince: 'timestamptz' },
  (_db, { mails, pausedSince }) =>
    finds()
      .innerJoin('job_alert_finds as waiting', (join) =>
        join
          .onRef('waiting.search_id', '=', 'search.id')
          .onRef('waiting.job_id', '=', 'opening.id'),
      )
      .where('search.mails', '=', mails.$castTo<AlertFrequency>())
      .where((eb) =>
        eb.or([eb('search.mailed_at', 'is', null), eb('search.mailed_at', '<=', pausedSince)]),
      )
      .whereRef('opening.created_at', '>', 'search.since')
      .groupBy('search.id')
      .orderBy('search.user_id')
      .orderBy('search.id')
      .limit(maxMailsPerClaim)
      .select(['search.id as searchId', 'search.user_id as userId'])
      .select((eb) =>
        firstElements(
          eb.fn.agg<string[]>('array_agg', ['opening.id']).orderBy('opening.id', 'desc'),
          maxMailedJobs,
        ).as('jobIds'),
      ),
);

/** What is mailed when: the finds of searches that were not mailed since another moment. */
interface Claim {
  mails: AlertFrequency;
  pausedSince: Date;
}

/**
 * Forgets the finds that nobody is to be told of: of due searches, those that are left when all is
 * claimed, for their opening was closed or their owner wants no mail; and of searches that are not
 * mailed any more.
 */
const forgetOthers = async ({ em }: Work, { mails, pausedSince }: Claim): Promise<unknown> =>
  em.nativeDelete(JobAlertFindEntity, {
    search: {
      $or: [
        { mails, $or: [{ mailedAt: null }, { mailedAt: { $lte: pausedSince } }] },
        { mails: 'never' },
      ],
    },
  });

/**
 * Claims what is due and asks for its mails in the same transaction: a find is in one mail of a
 * search, and of the searches of one person that find it together in that of the first.
 */
async function claim(work: Work, due: Claim, now: Date): Promise<number> {
  await work.advisoryLock('jobs.alert-mails');
  const found = await work.query(dueFinds, { ...due });
  const isLast = found.length < maxMailsPerClaim;
  if (isLast) await forgetOthers(work, due);
  const searches = found.map(({ searchId }) => searchId);
  if (!isLast) await work.em.nativeDelete(JobAlertFindEntity, { search: { $in: searches } });
  await work.em.nativeUpdate(SavedJobSearchEntity, { id: { $in: searches } }, { mailedAt: now });
  const named = new Set<string>();
  for (const { searchId, userId, jobIds } of found) {
    const others = jobIds.filter((jobId) => !named.has(`${userId} ${jobId}`));
    for (const jobId of others) named.add(`${userId} ${jobId}`);
    if (others.length > 0)
      await work.enqueue(sendAlertJob, { mailId: newId(), searchId, jobIds: others });
  }
  return found.length;
}

/**
 * A job that mails what the searches of one frequency found.
 * @param pauseMinutes so much lies between two mails of a search, besides the job's own rhythm
 */
const claimJob =
  (mails: AlertFrequency, pauseMinutes: number, name: string, cron: string) =>
  (app: App): Job<object> => ({
    name,
    cron,
    retries: 2,
    async run() {
      await matchOpenings(app);
      const now = app.clock.now();
      const due = { mails, pausedSince: minutesBefore(now, pauseMinutes) };
      while ((await change(app, (work) => claim(work, due, now))) === maxMailsPerClaim);
    },
  });

/** What one person posts and takes back at will is not mailed, and many openings are one mail. */
export const mailAlertsAtOnce = claimJob('atOnce', 30, 'jobs.mail-at-once', '*/5 * * * *');
/** In the morning in India. */
export const mailDailyAlerts = claimJob('daily', 0, 'jobs.mail-daily', '30 2 * * *');
/** On Monday mornings. */
export const mailWeeklyAlerts = claimJob('weekly', 0, 'jobs.mail-weekly', '40 2 * * 1');

const mailedOpenings = alertsSql.statement(
  'mailed',
  { searchId: 'uuid', jobIds: 'uuid[]' },
  (_db, { searchId, jobIds }) =>
    finds()
      .where('search.id', '=', searchId)
      .where('search.mails', '<>', 'never')
      .where('opening.id', '=', anyOf(jobIds))
      .orderBy('opening.id', 'desc')
      .select([
        'search.user_id as userId',
        'opening.id',
        'opening.company_name as companyName',
        'opening.role',
        'opening.ctc',
      ]),
);

/**
 * Sends one mail; what was closed or deleted meanwhile is left out, and when nothing is left there
 * is no mail.
 */
export const sendAlert = (app: App): Job<AlertMailJob> => ({
  name: sendAlertJob,
  ...mailRetries,
  async run({ mailId, searchId, jobIds }) {
    const found = await app.db.query(mailedOpenings, { searchId, jobIds });
    const to = found[0] ? await findAddressee(app, found[0].userId) : null;
    if (to) await app.mailer.send(alertMail(app, { mailId, searchId, to, jobs: found }));
  },
});
