import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.ts';
import { type FailedJob, failedJobs, runJobAgain } from './failed-jobs.ts';
import { countJobs, type JobCounts, type KnownJob } from './job-counts.ts';

/** How jobs stand. */
export interface WatchedJobs {
  /** Names the jobs that there are, before they start or where none is started. */
  know(jobs: readonly KnownJob[]): void;
  /** All that there are. */
  known(): readonly KnownJob[];
  /** What waits and what failed, of each job of which anything does. */
  counts(): Promise<JobCounts[]>;
  /** What failed and is tried again, or was given up within a day; the last first, fifty of it. */
  failures(): Promise<FailedJob[]>;
  /**
   * Has one of these run at once, in the transaction of `em`.
   * @returns its name, to wake it by; null where it is not among them any more
   */
  runAgain(em: SqlEntityManager, id: string): Promise<string | null>;
  /** Whether one of these names waits or runs, in the transaction of `em`. */
  isUnderWay(em: SqlEntityManager, names: readonly string[]): Promise<boolean>;
}

const underWay = `
  select from pgboss.job where name = any($1::text[]) and state < 'completed' limit 1`;

/** How jobs stand, asked of the queue itself. */
export function watchedJobs(db: Database): WatchedJobs {
  let known: readonly KnownJob[] = [];
  return {
    know(jobs) {
      known = jobs;
    },
    known: () => known,
    counts: () => countJobs(db, known),
    failures: () => failedJobs(db, known),
    runAgain: (em, id) => runJobAgain(db, em, id),
    async isUnderWay(em, names) {
      const found = await db.sqlIn(em, underWay, [names]);
      return found.length > 0;
    },
  };
}
