import { minutesBefore } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { JobOpeningEntity } from '../opening/job-opening.entity.ts';
import { JobAlertFindEntity } from './alert-find.entity.ts';
import { alertsSql, isFound } from './alerts.sql.ts';

/** Who notes finds and who claims their mails follow one another. */
export const alertsLock = 'jobs.alert-mails';
/** For so many minutes an opening has to stand: it may be taken back or corrected. */
const standsMinutes = 5;
/** Openings of one transaction. */
const maxOpenings = 10;
/** Searches that one statement compares with them. */
const maxSearches = 200;

const unmatchedOpenings = alertsSql.statement(
  'unmatched',
  { until: 'timestamptz' },
  (db, { until }) =>
    db
      .selectFrom('job_openings as opening')
      .where('opening.is_matched', '=', false)
      .where('opening.created_at', '<=', until)
      .orderBy('opening.created_at')
      .orderBy('opening.id')
      .limit(maxOpenings)
      .select('opening.id'),
);

const mailedSearches = alertsSql.statement('mailedSearches', { after: 'uuid?' }, (db, { after }) =>
  db
    .selectFrom('saved_job_searches as search')
    .where('search.mails', '<>', 'never')
    .where((eb) => eb.or([eb(after, 'is', null), eb('search.id', '>', after)]))
    .orderBy('search.id')
    .limit(maxSearches)
    .select('search.id'),
);

const matches = alertsSql.statement(
  'matches',
  { searchIds: 'uuid[]', jobIds: 'uuid[]' },
  (db, { searchIds, jobIds }) =>
    db
      .selectFrom('saved_job_searches as search')
      .innerJoin('job_openings as opening', (join) => join.on(isFound()))
      .where('search.id', '=', anyOf(searchIds))
      .where('opening.id', '=', anyOf(jobIds))
      .whereRef('opening.created_at', '>', 'search.since')
      .select(['search.id as search', 'opening.id as job']),
);

/** Compares some openings with all searches, a part of them at a time. */
async function matchSome(work: Work, until: Date): Promise<number> {
  await work.advisoryLock(alertsLock);
  const jobIds = (await work.query(unmatchedOpenings, { until })).map(({ id }) => id);
  if (jobIds.length === 0) return 0;
  let searchIds: string[];
  let after: string | null = null;
  do {
    searchIds = (await work.query(mailedSearches, { after })).map(({ id }) => id);
    after = searchIds.at(-1) ?? null;
    const found = await work.query(matches, { searchIds, jobIds });
    if (found.length > 0) await work.em.insertMany(JobAlertFindEntity, found);
  } while (searchIds.length === maxSearches);
  await work.em.nativeUpdate(JobOpeningEntity, { id: { $in: jobIds } }, { isMatched: true });
  return jobIds.length;
}

/**
 * Notes what saved searches find among the openings that have stood for some minutes. Each opening
 * is compared with each search once: what a search does not find costs nothing later.
 */
export async function matchOpenings(app: App): Promise<void> {
  const until = minutesBefore(app.clock.now(), standsMinutes);
  while ((await change(app, (work) => matchSome(work, until))) === maxOpenings);
}
