import type { Database } from '../database/database.ts';

/** How a job of which somebody waits for the end stands. */
export interface JobRun {
  id: string;
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** The text that it was asked with, by the name that is asked for. */
  about: string | null;
  askedAt: Date;
  endedAt: Date | null;
  /** What was said when it failed last. */
  said: string | null;
}

const runs = `
  select id, name, data->>$2 as about, created_on as "askedAt", completed_on as "endedAt",
         case when state < 'active' then 'waiting' when state = 'active' then 'running'
              when state = 'completed' then 'done' else 'failed' end as state,
         case when state in ('retry', 'failed')
              then left(coalesce(output->>'message', output->'value'->>'message'), 500) end as said
    from pgboss.job
   where name = any($1::text[])
   order by created_on desc, id
   limit 10`;

/** Jobs of some names within a day, the last ten, newest first. */
export const jobRuns = (
  db: Database,
  names: readonly string[],
  payloadName: string,
): Promise<JobRun[]> => db.sql<JobRun>(runs, [names, payloadName]);
