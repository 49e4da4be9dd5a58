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
import { firstElements } from '../../../core/sql/index.ts';
import { findAddressee } from '../../identity/index.ts';
import { isJobMailOff } from '../../jobs/index.ts';
import { findPeople } from './find-people.ts';
import { fittingAtMost, stillFitting } from './fitting.queries.ts';
import { peopleAlertMail } from './people-alert-mail.ts';
import { peopleAlertsLock, peopleAlertsSql, toldSearches } from './people-alerts.sql.ts';
import { PeopleFindEntity } from './people-find.entity.ts';
import { SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

const sendJob = 'directory.send-alert';
/** Those whose owners want mails of searches. */
const mailedSearches = () =>
  toldSearches().where((eb) => eb.not(isJobMailOff(eb.ref('search.user_id'))));

const dueFinds = peopleAlertsSql.statement(
  'dueFinds',
  { mails: 'text', pausedSince: 'timestamptz' },
  (_db, due) =>
    mailedSearches()
      .innerJoin('people_finds as find', 'find.search_id', 'search.id')
      .where('find.is_waiting', '=', true)
      .where(isDue(due))
      .whereRef('find.found_at', '>', 'search.since')
      .groupBy('search.id')
      .orderBy('search.user_id')
      .orderBy('search.id')
      .limit(maxMailsPerClaim)
      .select(['search.id as searchId', 'search.user_id as userId'])
      .select((eb) =>
        firstElements(
          eb.fn
            .agg<string[]>('array_agg', ['find.person_id'])
            .orderBy('find.found_at', 'desc')
            .orderBy('find.person_id', 'desc'),
          fittingAtMost,
        ).as('foundIds'),
      ),
);

const noMore = { isWaiting: false };

/** People whom saved searches found, and how they are mailed. */
const room: MailedRoom = {
  sendJob,
  lock: peopleAlertsLock,
  look: findPeople,
  due: (work, due) => work.query(dueFinds, { ...due }),
  forget: ({ em }, ids) =>
    em.nativeUpdate(PeopleFindEntity, { search: { $in: ids }, isWaiting: true }, noMore),
  forgetOthers: ({ em }, due) =>
    em.nativeUpdate(PeopleFindEntity, { search: leavingSearches(due), isWaiting: true }, noMore),
  mailed: ({ em }, ids, mailedAt) =>
    em.nativeUpdate(SavedPeopleSearchEntity, { id: { $in: ids } }, { mailedAt }),
};

export const [mailPeopleAtOnce, mailPeopleDaily, mailPeopleWeekly] = mailFindsJobs(
  room,
  'directory.mail',
  { atOnce: '2-57/5 * * * *', daily: '33 2 * * *', weekly: '43 2 * * 1' },
);

const mailedSearch = peopleAlertsSql.statement(
  'mailed',
  { searchId: 'uuid' },
  (_db, { searchId }) =>
    mailedSearches()
      .where('search.id', '=', searchId)
      .where('search.mails', '<>', 'never')
      .select(['search.user_id as viewerId', 'search.filter', 'search.words', 'search.path']),
);

/**
 * Sends one mail; who does not fit any more, or may not be seen, is left out, and when nobody is
 * left there is no mail.
 */
export const sendPeopleAlert = (app: App): Job<FindsMailJob> => ({
  name: sendJob,
  ...mailRetries,
  async run({ mailId, searchId, foundIds }) {
    const [search] = await app.db.query(mailedSearch, { searchId });
    const to = search ? await findAddressee(app, search.viewerId) : null;
    if (!search || !to) return;
    const found = await stillFitting(app, search, foundIds);
    if (found.length > 0)
      await app.mailer.send(peopleAlertMail(app, { mailId, searchId, to, search, found }));
  },
});
