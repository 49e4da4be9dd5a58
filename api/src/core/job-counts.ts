import type { Database } from './database/db.ts';

/** How one job stands. */
export interface JobCounts {
  name: string;
  sendsMail: boolean;
  tellsFailure: boolean;
  /** Those whose time has come, and those of them that nobody has begun for `lateSeconds`. */
  waiting: number;
  late: number;
  /** Those that failed and will be tried again, and those that were given up within a day. */
  failing: number;
  failed: number;
}

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
export async function countJobs(
  db: Database,
  jobs: readonly { name: string; sendsMail?: boolean; tellsFailure?: boolean }[],
): Promise<JobCounts[]> {
  const known = new Map(
    jobs.map(({ name, sendsMail = false, tellsFailure = false }) => [
      name,
      { sendsMail, tellsFailure },
    ]),
  );
  const rows = await db.sql<Omit<JobCounts, 'sendsMail' | 'tellsFailure'>>(counted);
  return rows.flatMap((row) => {
    const about = known.get(row.name);
    return about ? [{ ...row, ...about }] : [];
  });
}
