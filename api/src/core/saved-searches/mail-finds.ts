import { expressionBuilder, type RawBuilder } from 'kysely';
import type {
  AlertFrequency,
  SentFrequency,
} from '../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { minutesBefore } from '../clock.ts';
import { type App, change, type Work } from '../context.ts';
import type { KeyName } from '../database/locks/lock-order.ts';
import { newId } from '../ids.ts';
import type { Job } from '../jobs/jobs.ts';

/** Mails of one transaction. */
export const maxMailsPerClaim = 500;
/**
 * So much lies between two mails of a search, besides the rhythm of its job: many finds within half
 * an hour are one mail, and what one person posts and takes back at will is not mailed.
 */
const pauseMinutes: Record<SentFrequency, number> = { atOnce: 30, daily: 0, weekly: 0 };

/** What a saved search found and its owner is still to be mailed of, the newest first. */
interface FoundBySearch {
  searchId: string;
  userId: string;
  foundIds: string[];
}

/** What is mailed when: the finds of searches that were not mailed since another moment. */
export interface DueFinds {
  mails: AlertFrequency;
  pausedSince: Date;
}

/** A mail about what a saved search found; sent again, it is the same mail. */
export interface FindsMailJob {
  mailId: string;
  searchId: string;
  foundIds: string[];
}

/** What a room keeps searches of: where its finds wait, and how they leave. */
export interface MailedRoom {
  /** The job that sends one mail (`FindsMailJob`). */
  sendJob: string;
  /** Those who claim, and who note finds, follow one another. */
  lock: KeyName;
  /** Notes what was found since the last time, before anything is claimed: under the lock. */
  look(app: App): Promise<void>;
  /** The first `maxMailsPerClaim` searches that are due and have something to tell. */
  due(work: Work, due: DueFinds): Promise<FoundBySearch[]>;
  /** Forgets what waits of these searches: it is claimed now. */
  forget(work: Work, searchIds: string[]): Promise<unknown>;
  /**
   * Forgets the finds that nobody is to be told of: of due searches, those that are left when all
   * is claimed; and of searches that are not mailed any more.
   */
  forgetOthers(work: Work, due: DueFinds): Promise<unknown>;
  /** Notes that these searches are mailed now. */
  mailed(work: Work, searchIds: string[], now: Date): Promise<unknown>;
}

/**
 * Claims what is due and asks for its mails in the same transaction: a find is in one mail of a
 * search, and of the searches of one person that find it together in that of the first.
 */
async function claim(room: MailedRoom, work: Work, due: DueFinds, now: Date): Promise<number> {
  await work.advisoryLock(room.lock);
  const found = await room.due(work, due);
  const searchIds = found.map(({ searchId }) => searchId);
  if (found.length < maxMailsPerClaim) await room.forgetOthers(work, due);
  else await room.forget(work, searchIds);
  await room.mailed(work, searchIds, now);
  const named = new Set<string>();
  for (const { searchId, userId, foundIds } of found) {
    const others = foundIds.filter((id) => !named.has(`${userId} ${id}`));
    for (const id of others) named.add(`${userId} ${id}`);
    const mail: FindsMailJob = { mailId: newId(), searchId, foundIds: others };
    if (others.length > 0) await work.enqueue(room.sendJob, mail);
  }
  return found.length;
}

/** The searches whose finds leave now: due, or never mailed any more. */
export const leavingSearches = ({ mails, pausedSince }: DueFinds) => ({
  $or: [
    { mails, $or: [{ mailedAt: null }, { mailedAt: { $lte: pausedSince } }] },
    { mails: 'never' as const },
  ],
});

type SearchColumns = { search: { mails: AlertFrequency; mailed_at: Date | null } };
const search = expressionBuilder<SearchColumns, 'search'>();

/** Whether a saved `search` is mailed as often as this, and was not since then. */
export const isDue = (due: { mails: RawBuilder<string>; pausedSince: RawBuilder<Date> }) =>
  search.and([
    search('search.mails', '=', due.mails.$castTo<AlertFrequency>()),
    search.or([
      search('search.mailed_at', 'is', null),
      search('search.mailed_at', '<=', due.pausedSince),
    ]),
  ]);

/** The job that mails what the searches of one frequency found. */
const mailFindsJob =
  (room: MailedRoom, job: { mails: SentFrequency; name: string; cron: string }) =>
  (app: App): Job<object> => ({
    name: job.name,
    cron: job.cron,
    retries: 2,
    async run() {
      // What was found before is mailed all the same.
      await room.look(app).catch((error: unknown) => {
        app.log.error({ err: error, job: job.name }, 'saved searches could not be looked at');
      });
      const now = app.clock.now();
      const due = { mails: job.mails, pausedSince: minutesBefore(now, pauseMinutes[job.mails]) };
      while ((await change(app, (work) => claim(room, work, due, now))) === maxMailsPerClaim);
    },
  });

/**
 * The jobs that mail what the searches of a room found: at once, in the mornings and on Mondays.
 * @param name what their names begin with
 * @param crons when they look: rooms do so after one another
 */
export const mailFindsJobs = (
  room: MailedRoom,
  name: string,
  crons: Record<SentFrequency, string>,
) =>
  [
    mailFindsJob(room, { mails: 'atOnce', name: `${name}-at-once`, cron: crons.atOnce }),
    mailFindsJob(room, { mails: 'daily', name: `${name}-daily`, cron: crons.daily }),
    mailFindsJob(room, { mails: 'weekly', name: `${name}-weekly`, cron: crons.weekly }),
  ] as const;
