import { AsyncLocalStorage } from 'node:async_hooks';
import type { WorkHandler } from 'pg-boss';
import type { Log } from './log.ts';
import { Turns } from './turns.ts';

const running = new AsyncLocalStorage<string>();

/** The name of the job that the calling code runs for, if it runs for one. */
export const currentJob = (): string | undefined => running.getStore();

/** A kind of job, as far as one who runs it has to know it (`Job`). */
interface Runnable {
  name: string;
  concurrency?: object;
  run(payload: never): Promise<void>;
}

/** Runs a job as what it is: what it calls can ask whom it works for. */
export type RunJob = (job: Runnable, payload: object) => Promise<void>;

/** Runs jobs of which each is begun by several ways, but is at work once at a time. */
export function runnerOf(): RunJob {
  const turns = new Turns(1, Number.POSITIVE_INFINITY);
  return (job, payload) => {
    const run = (): Promise<void> => running.run(job.name, () => job.run(payload as never));
    return job.concurrency ? run() : turns.run(job.name, run);
  };
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
