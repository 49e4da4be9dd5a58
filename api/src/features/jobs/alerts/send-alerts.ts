import { countedAtMost } from '../../../../../schema/rules/lists/lists.ts';
import type { App } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import {
  type FindsMailJob,
  isDue,
  leavingSearches,
  type MailedRoom,
  mailFindsJobs,
  maxMailsPerClaim,
} from '../../../core/saved-searches/index.ts';
import { anyOf, firstElements, isShown } from '../../../core/sql/index.ts';
import { findAddressee, isMemberNow, isNotBanned, people } from '../../identity/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { isJobMailOff } from '../jobs.sql.ts';
import { JobAlertFindEntity } from './alert-find.entity.ts';
import { alertMail } from './alert-mail.ts';
import { alertsSql, isFound, searchedColumns } from './alerts.sql.ts';
import { alertsLock, matchOpenings } from './match-openings.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';

const sendAlertJob = 'jobs.send-alert';

/** So many are waited for: a mail says of more that there are more. */
const maxCountedJobs = countedAtMost + 1;
/** As `FindsMailJob`; one that waited at the upgrade calls them otherwise. */
type AlertMailJob = FindsMailJob & { jobIds?: string[] };

/**
 * Saved searches `search` of people who may be told and want mails about openings, and the openings
 * `opening` that they find.
 */
const finds = () =>
  alertsSql.db
    .selectFrom('saved_job_searches as search')
    .innerJoin('job_openings as opening', (join) => join.on(isFound()))
    .innerJoin(people.as('owner'), 'owner.id', 'search.user_id')
    .innerJoin(people.as('poster'), 'poster.id', 'opening.user_id')
    .where(isMemberNow('owner'))
    .where(isNotBanned('poster'))
    .where(isShown('opening'))
    .where('opening.is_current', '=', true)
    .where((eb) => eb.not(isBlocked(eb.ref('search.user_id'), eb.ref('opening.user_id'))))
    .where((eb) => eb.not(isJobMailOff(eb.ref('search.user_id'))));

const dueFinds = alertsSql.statement(
  'dueFinds',
  { mails: 'text', pausedSince: 'timestamptz' },
  (_db, due) =>
    finds()
      .innerJoin('job_alert_finds as waiting', (join) =>
        join
          .onRef('waiting.search_id', '=', 'search.id')
          .onRef('waiting.job_id', '=', 'opening.id'),
      )
      .where(isDue(due))
      .whereRef('opening.created_at', '>', 'search.since')
      .groupBy('search.id')
      .orderBy('search.user_id')
      .orderBy('search.id')
      .limit(maxMailsPerClaim)
      .select(['search.id as searchId', 'search.user_id as userId'])
      .select((eb) =>
        firstElements(
          eb.fn.agg<string[]>('array_agg', ['opening.id']).orderBy('opening.id', 'desc'),
          maxCountedJobs,
        ).as('foundIds'),
      ),
);

/** Openings that saved searches found, and how they are mailed. */
const room: MailedRoom = {
  sendJob: sendAlertJob,
  lock: alertsLock,
  look: matchOpenings,
  due: (work, due) => work.query(dueFinds, { ...due }),
  forget: ({ em }, ids) => em.nativeDelete(JobAlertFindEntity, { search: { $in: ids } }),
  // Their opening was closed, or their owner wants no mail.
  forgetOthers: ({ em }, due) =>
    em.nativeDelete(JobAlertFindEntity, { search: leavingSearches(due) }),
  mailed: ({ em }, ids, mailedAt) =>
    em.nativeUpdate(SavedJobSearchEntity, { id: { $in: ids } }, { mailedAt }),
};

export const [mailAlertsAtOnce, mailDailyAlerts, mailWeeklyAlerts] = mailFindsJobs(
  room,
  'jobs.mail',
  { atOnce: '*/5 * * * *', daily: '30 2 * * *', weekly: '40 2 * * 1' },
);

const mailedSearch = alertsSql.statement('mailedSearch', { searchId: 'uuid' }, (db, { searchId }) =>
  db
    .selectFrom('saved_job_searches as search')
    .where('search.id', '=', searchId)
    .where('search.mails', '<>', 'never')
    .select('search.user_id as userId')
    .select(searchedColumns),
);

const mailedOpenings = alertsSql.statement(
  'mailed',
  { searchId: 'uuid', jobIds: 'uuid[]' },
  (_db, { searchId, jobIds }) =>
    finds()
      .where('search.id', '=', searchId)
      .where('opening.id', '=', anyOf(jobIds))
      .orderBy('opening.id', 'desc')
      .select(['opening.id', 'opening.company_name as companyName', 'opening.role', 'opening.ctc']),
);

/**
 * Sends one mail; what was closed or deleted meanwhile is left out, and when nothing is left there
 * is no mail.
 */
export const sendAlert = (app: App): Job<AlertMailJob> => ({
  name: sendAlertJob,
  ...mailRetries,
  async run({ mailId, searchId, foundIds, jobIds = foundIds }) {
    const [search] = await app.db.query(mailedSearch, { searchId });
    const to = search ? await findAddressee(app, search.userId) : null;
    if (!search || !to) return;
    const jobs = await app.db.query(mailedOpenings, { searchId, jobIds });
    if (jobs.length === 0) return;
    const asked = { ...search, ...search.chosen };
    await app.mailer.send(alertMail(app, { mailId, searchId, to, search: asked, jobs }));
  },
});
