import type { PgBoss, WorkHandler, WorkOptions } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Runnable } from './job-runner.ts';

/** A kind of job as its workers see it. */
export interface WorkedJob extends Runnable {
  /** How many run at a time in one process, and of one group in all processes. */
  concurrency?: { jobs: number; perGroup: number };
}

/** Workers look for themselves all the same, in case the look for all of them fails. */
const pollingSeconds = 600;

const workOptionsOf = ({ concurrency }: WorkedJob): WorkOptions => ({
  batchSize: 1,
  pollingIntervalSeconds: pollingSeconds,
  ...(concurrency ? { groupConcurrency: concurrency.perGroup } : {}),
});

/**
 * The workers of jobs. Those of a kind begin when it is first woken: each begins with a look of its
 * own, and at a start these are a hundred statements that find nothing.
 */
export class Workers {
  readonly #jobs = new Map<string, WorkedJob>();
  /** Of the kinds that have begun. */
  readonly #begun = new Map<string, string[]>();
  #net: NodeJS.Timeout | undefined;
  constructor(
    private readonly boss: PgBoss,
    private readonly log: Log,
    private readonly handlerOf: (job: WorkedJob) => WorkHandler<object>,
  ) {}

  /** From now on these kinds can be woken. */
  know(jobs: readonly WorkedJob[]): void {
    for (const job of jobs) this.#jobs.set(job.name, job);
    this.#net = setTimeout(() => {
      for (const name of this.#jobs.keys()) if (!this.#begun.has(name)) this.wake(name);
    }, pollingSeconds * 1000).unref();
  }

  /** Lets the workers of a kind look for what waits. */
  wake(name: string): void {
    const job = this.#jobs.get(name);
    if (!job) return;
    const begun = this.#begun.get(name);
    if (begun) for (const worker of begun) this.boss.notifyWorker(worker);
    else this.#begin(job);
  }

  #begin(job: WorkedJob): void {
    const { name } = job;
    const ids: string[] = [];
    this.#begun.set(name, ids);
    const work = this.handlerOf(job);
    for (let n = 0; n < (job.concurrency?.jobs ?? 1); n += 1)
      void this.boss.work(name, workOptionsOf(job), work).then(
        (id) => ids.push(id),
        (err: unknown) => {
          // It is woken again within a second while something waits, and begins then.
          this.#begun.delete(name);
          this.log.error({ err, job: name }, 'a job has no worker');
        },
      );
  }

  /** None begins any more. @returns once those that are at work have ended */
  async stop(): Promise<void> {
    clearTimeout(this.#net);
    this.#jobs.clear();
    await Promise.all([...this.#begun.keys()].map((name) => this.boss.offWork(name)));
    this.#begun.clear();
  }
}
