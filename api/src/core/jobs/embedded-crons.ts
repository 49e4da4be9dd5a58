import { CronExpressionParser } from 'cron-parser';

/** What is known of a job that also runs by itself. */
export interface CronJob {
  name: string;
  /** A cron line in UTC. */
  cron: string;
}

export interface CronDoors {
  /** Runs one now, beside the queue. @throws what the job does */
  run(name: string): Promise<void>;
  /** Puts one into the queue, unless it was put there within the minute. */
  send(name: string): Promise<unknown>;
  /** Hears of one that failed and goes into the queue. */
  onFailure(error: unknown, name: string): void;
  /** Hears of one that could not be put there. */
  onNotSent(error: unknown, name: string): void;
}

const minute = 60_000;
/** A timer may ring a little before its time. */
const afterMinute = 20;

/**
 * What comes again within minutes: its next run is its next try, and a place in the queue costs
 * more than most of these do.
 */
const isFrequent = (cron: string): boolean => /^\*(\/\d+)? \* \* \* \*$/.test(cron);

const scheduleOf = (cron: string, at: number) =>
  CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: new Date(at) });

/**
 * Begins jobs at their times for the embedded database, which has one process: nobody has to agree
 * with others about who does. Where several instances share a database, the queue does it, at the
 * price of some forty statements a minute (docs/decisions/idle-cost.md). A time that passed less
 * than a minute before the start is made up for.
 * @returns ends it, once what runs beside the queue has ended
 */
export function keepCrons(jobs: readonly CronJob[], doors: CronDoors): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const nextAt = new Map<string, number>();
  let lookedAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const send = (name: string): Promise<unknown> =>
    doors.send(name).catch((error: unknown) => {
      doors.onNotSent(error, name);
      // The next look tries again.
      nextAt.set(name, lookedAt);
    });
  const runNow = (name: string): void => {
    // One that takes longer than its pause goes on.
    if (running.has(name)) return;
    const run = doors
      .run(name)
      .catch(async (error: unknown) => {
        doors.onFailure(error, name);
        // Tried again as any other, and told of where failed work is.
        await send(name);
      })
      .finally(() => {
        running.delete(name);
      });
    running.set(name, run);
  };
  const begin = ({ name, cron }: CronJob): void => {
    if (isFrequent(cron)) runNow(name);
    else void send(name);
  };
  const look = (): void => {
    const now = Date.now();
    // The first look, and one of a clock that was put back.
    const isAnew = now < lookedAt;
    for (const job of jobs) {
      const known = isAnew ? undefined : nextAt.get(job.name);
      const dueAt = known ?? scheduleOf(job.cron, now).prev().getTime();
      if (known === undefined ? now - dueAt < minute : dueAt <= now) begin(job);
      if (known === undefined || dueAt <= now)
        nextAt.set(job.name, scheduleOf(job.cron, now).next().getTime());
    }
    lookedAt = now;
    timer = setTimeout(look, minute - (now % minute) + afterMinute).unref();
  };
  look();
  return async () => {
    clearTimeout(timer);
    await Promise.all(running.values());
  };
}
