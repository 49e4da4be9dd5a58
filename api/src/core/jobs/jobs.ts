import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type PgBoss, type QueueResult } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { namesOfDue, watchDueJobs } from './due-jobs.ts';
import { keepCrons } from './embedded-crons.ts';
import type { KnownJob } from './job-counts.ts';
import { handlerOf, type RunJob, runInTime, runnerOf, usualHours } from './job-runner.ts';
import { type JobSettings, queueIn, usualSettings } from './queue.ts';
import { type RestorableJob, takeRestored } from './restored-jobs.ts';
import { type WatchedJobs, watchedJobs } from './watched-jobs.ts';
import { Workers } from './workers.ts';

/** A kind of slow work. Its payload is stored as JSON, so it holds no secrets. */
export interface Job<Payload extends object> extends KnownJob, RestorableJob {
  /** Tries after the first one, by default 8. */
  retries?: number;
  /**
   * Seconds between two tries: the wait doubles up to `most`. By default from 10 seconds to 10
   * minutes.
   */
  retryDelay?: { first: number; most: number };
  /**
   * How many hours one may take, at most 24, before it counts as failed though its process lives;
   * by default a quarter of one.
   */
  hoursAtMost?: number;
  /**
   * How many run at a time in one process, by default one; and of one group, in all processes
   * together.
   */
  concurrency?: { jobs: number; perGroup: number };
  /**
   * A cron line in UTC: it also runs then, with an empty payload, once however many instances there
   * are.
   */
  cron?: string;
  run(payload: Payload): Promise<void>;
}

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** Whom or what the job is for, where its `concurrency` is limited by group. */
  group?: string;
}

export interface Jobs extends WatchedJobs {
  /**
   * Stores a job in the transaction of `em`, so that it runs if the change is committed, and only
   * then.
   * @throws Error outside of a transaction
   */
  enqueue(
    em: SqlEntityManager,
    name: string,
    payload: object,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Lets this process look for a job that has just been committed, instead of at its next look. */
  wake(name: string, options?: EnqueueOptions): void;
  /** Makes the tables, queues and schedules of jobs and begins none: a start finds them made. */
  prepare(jobs: readonly Job<never>[]): Promise<void>;
  start(jobs: Job<never>[]): Promise<void>;
  /**
   * Waits up to five seconds for jobs in progress; the rest are tried again by the next process.
   */
  stop(): Promise<void>;
}

/** A job without a heartbeat for so many seconds died with its process. */
const heartbeatSeconds = 20;

const settingsOf = ({
  retries = 8,
  retryDelay = { first: 10, most: 600 },
  hoursAtMost = usualHours,
}: Pick<Job<never>, 'retries' | 'retryDelay' | 'hoursAtMost'>) => ({
  expireInSeconds: hoursAtMost * 3600,
  retryLimit: retries,
  retryDelay: retryDelay.first,
  retryBackoff: true,
  retryDelayMax: retryDelay.most,
  deleteAfterSeconds: 86_400,
  heartbeatSeconds,
});

const hasSettings = (queue: QueueResult, settings: ReturnType<typeof settingsOf>): boolean =>
  Object.entries(settings).every(([name, value]) => queue[name as keyof QueueResult] === value);

/** Jobs in progress are waited for so long. */
const stopMilliseconds = 5000;

/** A job that starts later than this is left to the next look. */
const longestTimerSeconds = 60;

/**
 * Makes the queues and schedules of jobs; only what is new or has changed is written.
 * @returns whether there are other queues now than when `boss` was started
 */
async function prepareQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<boolean> {
  let isChanged = false;
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron, ...job } of jobs) {
    const settings = settingsOf(job);
    const queue = queues.get(name);
    if (!queue || !hasSettings(queue, settings)) {
      await (queue ? boss.updateQueue(name, settings) : boss.createQueue(name, settings));
      isChanged = true;
    }
    if (cron && schedules.get(name) !== cron) await boss.schedule(name, cron);
  }
  return isChanged;
}

/**
 * Starts the queue. What it does not know of a queue it asks the database when a job is put there,
 * which on the embedded one would wait for the very transaction that puts it: so it reads all of
 * them once more where there are others.
 */
async function startQueue(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  await boss.start();
  if (await prepareQueues(boss, jobs)) {
    await boss.stop({ graceful: false });
    await boss.start();
  }
}

/** What waits under a former name goes on under the new one, and is scheduled under no other. */
async function takeOverFormer(
  db: Database,
  boss: PgBoss,
  jobs: readonly Job<never>[],
): Promise<void> {
  const names = jobs.flatMap(({ name, formerName }) => (formerName ? [[formerName, name]] : []));
  await db.sql(
    `update pgboss.job set name = renamed.value from jsonb_each_text($1::jsonb) as renamed
      where job.name = renamed.key and job.state in ('created', 'retry')`,
    [JSON.stringify(Object.fromEntries(names))],
  );
  const scheduled = new Set((await boss.getSchedules()).map(({ name }) => name));
  for (const { formerName } of jobs)
    if (formerName && scheduled.has(formerName)) await boss.unschedule(formerName);
}

/**
 * The embedded database has one process: what the last one was at when it was killed waits for
 * nobody.
 */
async function resumeKilled(db: Database): Promise<void> {
  if (db.pglite)
    await db.sql(
      "update pgboss.job set state = 'retry', start_after = now() where state = 'active'",
    );
}

/** Begins jobs at their times, where no other process does. @returns ends it */
function keepOwnCrons(
  jobs: readonly Job<never>[],
  boss: PgBoss,
  run: RunJob,
  log: Log,
): () => Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  return keepCrons(
    jobs.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : [])),
    {
      async run(name) {
        const job = byName.get(name);
        if (job) await runInTime(run, job);
      },
      send: (name) => boss.send(name, {}, { singletonKey: name, singletonSeconds: 60 }),
      onFailure: (err, job) => {
        log.warn({ err, job }, 'a job failed and will be tried again');
      },
      onNotSent: (err, job) => {
        log.error({ err, job }, 'a job has no place in the queue');
      },
    },
  );
}

/**
 * Jobs in the database, by pg-boss: they survive restarts, and are tried again when they fail. One
 * whose process was killed is tried again within about a minute.
 */
export function createJobs(db: Database, log: Log, given: Partial<JobSettings> = {}): Jobs {
  const settings = { ...usualSettings(db), ...given };
  const boss = queueIn(db, log, settings);
  const watched = watchedJobs(db);
  let endLooks = (): void => undefined;
  let endCrons = (): Promise<void> => Promise.resolve();
  const run = runnerOf(log);
  const workers: Workers = new Workers(boss, log, (job) => handlerOf(job, log, run, lookAgain));
  const lookAgain = (name: string): void => {
    workers.wake(name);
  };
  return {
    async enqueue(em, name, payload, options = {}) {
      const transaction = em.getTransactionContext<Parameters<typeof fromKysely>[0]>();
      if (!transaction) throw new Error('enqueue needs a transaction');
      await boss.send(name, payload, {
        db: fromKysely(transaction),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.group ? { group: { id: options.group } } : {}),
      });
    },
    wake(name, { startAfterSeconds = 0 } = {}) {
      if (startAfterSeconds === 0) lookAgain(name);
      else if (startAfterSeconds <= longestTimerSeconds)
        setTimeout(lookAgain, startAfterSeconds * 1000 + 50, name).unref();
    },
    ...watched,
    prepare: (jobs) => startQueue(boss, jobs).then(() => boss.stop({ graceful: false })),
    async start(jobs) {
      watched.know(jobs);
      await startQueue(boss, jobs);
      await resumeKilled(db);
      await takeOverFormer(db, boss, jobs);
      await takeRestored(db, boss, jobs);
      workers.know(jobs);
      const names = jobs.map(({ name }) => name);
      for (const name of await namesOfDue(db, names)) lookAgain(name);
      endLooks = watchDueJobs(db, names, lookAgain);
      if (db.pglite && settings.goByClock) endCrons = keepOwnCrons(jobs, boss, run, log);
    },
    async stop() {
      endLooks();
      await Promise.race([
        Promise.all([endCrons(), workers.stop()]),
        sleep(stopMilliseconds, undefined, { ref: false }),
      ]);
      // It looks once in half a second whether jobs have ended: they have by now, or never will.
      await boss.stop({ graceful: false });
    },
  };
}
