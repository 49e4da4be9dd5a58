import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.ts';
import type { KnownJob } from './job-counts.ts';

/** A job of which a try failed. */
export interface FailedJob {
  id: string;
  name: string;
  /** It is not tried any more by itself. */
  isGivenUp: boolean;
  tries: number;
  failedAt: Date;
  /** When it is tried next. */
  nextAt: Date;
  /** What was said then: it may name people. */
  said: string | null;
}

const failures = `
  select id, name, state = 'failed' as "isGivenUp", retry_count + 1 as tries,
         coalesce(completed_on, started_on, created_on) as "failedAt", start_after as "nextAt",
         left(coalesce(output->>'message', output->'value'->>'message'), 500) as said
    from pgboss.job
   where state in ('retry', 'failed') and name = any($1::text[])
   order by coalesce(completed_on, started_on, created_on) desc, id
   limit 50`;

/** Of those that failed, the last ones. */
export const failedJobs = (db: Database, known: readonly KnownJob[]): Promise<FailedJob[]> =>
  db.sql<FailedJob>(failures, [known.map(({ name }) => name)]);

/** One that was given up gets one more try. */
const again = `
  update pgboss.job
     set state = 'retry', start_after = now(), completed_on = null,
         retry_limit = case when state = 'failed' then retry_limit + 1 else retry_limit end
   where id = $1 and state in ('retry', 'failed')
  returning name`;

/** Has one that failed run at once. @returns its name, or null where it is not failed any more */
export async function runJobAgain(
  db: Database,
  em: SqlEntityManager,
  id: string,
): Promise<string | null> {
  const [job] = await db.sqlIn<{ name: string }>(em, again, [id]);
  return job?.name ?? null;
}
