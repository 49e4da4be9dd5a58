import type { Database } from '../database/database.ts';

/** What is to be known of a kind of job before any of it runs. */
export interface KnownJob {
  /** `room.what-it-does`; all stand in `docs/jobs.md`. */
  name: string;
  /** It mails: what waits of it is counted as mail. */
  sendsMail?: boolean;
  /** It tells browsers whose tabs are closed. */
  sendsPush?: boolean;
  /** Somebody has to know when it fails: `/readyz` names it then among those that are late. */
  tellsFailure?: boolean;
}

/** How one job stands. */
export interface JobCounts extends Required<KnownJob> {
  /** Those whose time has come, and those of them that nobody has begun for `lateSeconds`. */
  waiting: number;
  late: number;
  /** Those that failed and will be tried again, and those that were given up within a day. */
  failing: number;
  failed: number;
}

/** Whether somebody has to know: nobody begins it, or it failed and says so. */
export const hasToBeKnown = ({ late, tellsFailure, failing, failed }: JobCounts): boolean =>
  late > 0 || (tellsFailure && failing + failed > 0);

/** A job is begun within seconds of its time: one that waits for so long is late. */
const lateSeconds = 300;

/** Of what waits and failed alone, by an index: most that is kept is done. */
const counted = `
  select name,
         count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
         count(*) filter (
           where state < 'active' and start_after < now() - interval '${lateSeconds} seconds'
         )::int as late,
         count(*) filter (where state = 'retry')::int as failing,
         count(*) filter (where state = 'failed')::int as failed
    from pgboss.job
   where state < 'active' or state = 'failed'
   group by name`;

/**
 * Counts what waits and what failed of some jobs. The queue has jobs of its own, and maybe some of
 * a newer version: they count for nothing.
 */
export async function countJobs(db: Database, jobs: readonly KnownJob[]): Promise<JobCounts[]> {
  const known = new Map(
    jobs.map(({ name, sendsMail = false, sendsPush = false, tellsFailure = false }) => [
      name,
      { sendsMail, sendsPush, tellsFailure },
    ]),
  );
  const rows = await db.sql<Omit<JobCounts, Exclude<keyof KnownJob, 'name'>>>(counted);
  return rows.flatMap((row) => {
    const about = known.get(row.name);
    return about ? [{ ...row, ...about }] : [];
  });
}
