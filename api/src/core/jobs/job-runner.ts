import { AsyncLocalStorage } from 'node:async_hooks';
import type { WorkHandler } from 'pg-boss';
import { Turns } from '../limits/turns.ts';
import type { Log } from '../log.ts';
import { traced } from '../tracing/tracing.ts';

const running = new AsyncLocalStorage<string>();

let atWork = 0;
const begunListeners = new Set<() => void>();

/** How many jobs this process is at. */
export const jobsAtWork = (): number => atWork;

/**
 * @param told called each time this process begins a job, before it does
 * @returns ends it
 */
export function onJobBegun(told: () => void): () => void {
  begunListeners.add(told);
  return () => void begunListeners.delete(told);
}

/** Counts a job while it is at work. */
async function counted(work: () => Promise<void>): Promise<void> {
  atWork += 1;
  for (const told of begunListeners) told();
  try {
    await work();
  } finally {
    atWork -= 1;
  }
}

/** The name of the job that the calling code runs for, if it runs for one. */
export const currentJob = (): string | undefined => running.getStore();

/** A kind of job, as far as one who runs it has to know it (`Job`). */
export interface Runnable {
  name: string;
  concurrency?: object;
  hoursAtMost?: number;
  run(payload: never): Promise<void>;
}

/** A job that takes longer counts as failed, unless it says how long it may take. */
export const usualHours = 1 / 4;
const millisecondsAtMost = ({ hoursAtMost = usualHours }: Pick<Runnable, 'hoursAtMost'>): number =>
  hoursAtMost * 3_600_000;

/** Runs a job as what it is: what it calls can ask whom it works for. */
export type RunJob = (job: Runnable, payload: object) => Promise<void>;

/**
 * Runs jobs of which each is begun by several ways, but is at work once at a time. One that never
 * ends keeps its kind from nothing: after its time the next one is let in, as the queue does.
 */
export function runnerOf(log: Log): RunJob {
  const turns = new Turns(1, Number.POSITIVE_INFINITY);
  return (job, payload) => {
    const run = (): Promise<void> =>
      running.run(job.name, () =>
        counted(() => traced(`job ${job.name}`, () => job.run(payload as never))),
      );
    if (job.concurrency) return run();
    return turns.run(job.name, run, {
      milliseconds: millisecondsAtMost(job),
      onOverdue: () => {
        log.error({ job: job.name }, 'a job goes on for longer than it may');
      },
    });
  };
}

/**
 * Waits for one that is run beside the queue, no longer than the queue would.
 * @throws what it throws, and when it takes longer
 */
export function runInTime(run: RunJob, job: Runnable): Promise<void> {
  const milliseconds = millisecondsAtMost(job);
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`it did not end within ${milliseconds / 60_000} minutes`));
  }, milliseconds).unref();
  return Promise.race([run(job, {}), overdue]).finally(() => {
    clearTimeout(timer);
  });
}

/** Runs what the queue has of one kind. @param lookAgain another one may wait behind it */
export const handlerOf =
  (job: Runnable, log: Log, run: RunJob, lookAgain: (name: string) => void): WorkHandler<object> =>
  async ([one]) => {
    if (!one) return;
    lookAgain(job.name);
    try {
      await run(job, one.data);
    } catch (error) {
      log.warn({ err: error, job: job.name, id: one.id }, 'a job failed and will be tried again');
      throw error;
    }
  };
