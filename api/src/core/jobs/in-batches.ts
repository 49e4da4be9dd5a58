import { currentJob } from './job-runner.ts';

/** How long a job rests after a batch, in times of what the batch took. */
const restTimes = 2;
/** A batch that waited for a lock says nothing of how much work it was. */
const longestRestMs = 5000;

const rest = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, Math.min(ms, longestRestMs)).unref();
  });

/**
 * Does work that piled up, some at a time. Between two batches a job leaves the database to people:
 * what an import, a restore or a long stop has left is caught up with a third of one core, not with
 * all of it. Who does the same outside of a job waits for it, and has no rests.
 * @param doSome does a batch. @returns whether there may be more
 */
export async function inBatches(doSome: () => Promise<boolean>): Promise<void> {
  let began = performance.now();
  while (await doSome()) {
    if (currentJob()) await rest(restTimes * (performance.now() - began));
    began = performance.now();
  }
}
