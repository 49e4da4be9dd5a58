import type { PgBoss } from 'pg-boss';
import { jobsTable } from '../backup/connection.ts';
import type { Database } from '../database/database.ts';

/** A kind of job, as far as what waits of it goes on elsewhere. */
export interface RestorableJob {
  name: string;
  /** The name that it had before: what waits under it at an upgrade runs under its name. */
  formerName?: string;
  /**
   * It belongs to the place where it was asked for: one that waited while a backup was made is not
   * begun where that is restored.
   */
  staysBehind?: boolean;
}

interface RestoredJob {
  id: string;
  name: string;
  data: object;
  startAfter: Date;
  group: string | null;
}

/**
 * What waited when a backup was made, and was restored before the queue was there. A job has its id
 * of then, so that none is taken twice.
 */
export async function takeRestored(
  db: Database,
  boss: PgBoss,
  jobs: readonly RestorableJob[],
): Promise<void> {
  const [table] = await db.sql<{ isThere: boolean }>(
    `select to_regclass('${jobsTable}') is not null as "isThere"`,
  );
  if (!table?.isThere) return;
  const rows = await db.sql<RestoredJob>(
    `select id, name, data, start_after as "startAfter", group_id as "group" from ${jobsTable}`,
  );
  for (const { id, name, data, startAfter, group } of rows) {
    const job = jobs.find((each) => each.name === name || each.formerName === name);
    if (job && !job.staysBehind)
      await boss.insert(job.name, [
        { id, data, startAfter, ...(group && { group: { id: group } }) },
      ]);
  }
  await db.sql(`drop table ${jobsTable}`);
}
