import type { AlertFrequency } from '../../../../schema/rules/saved-search-texts.ts';
import { minutesBefore } from '../clock.ts';
import { type App, change, type Work } from '../context.ts';
import type { KeyName } from '../database/lock-order.ts';
import { newId } from '../ids.ts';
import type { Job } from '../jobs.ts';

/** Mails of one transaction. */
export const maxMailsPerClaim = 500;

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

/**
 * The job that mails what the searches of one frequency found.
 * @param pauseMinutes so much lies between two mails of a search, besides the job's own rhythm
 */
export const mailFindsJob =
  (
    room: MailedRoom,
    {
      mails,
      name,
      cron,
      pauseMinutes = 0,
    }: { mails: AlertFrequency; name: string; cron: string; pauseMinutes?: number },
  ) =>
  (app: App): Job<object> => ({
    name,
    cron,
    retries: 2,
    async run() {
      // What was found before is mailed all the same.
      await room.look(app).catch((error: unknown) => {
        app.log.error({ err: error, job: name }, 'saved searches could not be looked at');
      });
      const now = app.clock.now();
      const due = { mails, pausedSince: minutesBefore(now, pauseMinutes) };
      while ((await change(app, (work) => claim(room, work, due, now))) === maxMailsPerClaim);
    },
  });
