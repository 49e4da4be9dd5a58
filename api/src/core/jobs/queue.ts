import type { PGlite } from '@electric-sql/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

type JobsDatabase = NonNullable<ConstructorOptions['db']>;

const serverDatabase = (db: Database): JobsDatabase => ({
  executeSql: async (text, values) => {
    const result = await db.pool?.pool.query(text, values);
    return Array.isArray(result)
      ? { rows: result.flatMap((part: { rows?: unknown[] }) => part.rows ?? []) }
      : { rows: result?.rows ?? [] };
  },
});

/** What a job did is not done again after a power cut, as far as its end was noted. */
function embeddedDatabase(db: Database, pglite: PGlite): JobsDatabase {
  const own = fromPglite(pglite);
  return {
    ...own,
    async executeSql(text, values) {
      const result = await own.executeSql(text, values);
      await db.kept();
      return result;
    },
  };
}

export interface JobSettings {
  /** How often jobs without a heartbeat are looked for, in seconds. */
  supervise: number;
  /** False: nothing is begun at its time, for whoever replaces the clock begins it. */
  goByClock: boolean;
}

/** Nobody but this process has jobs of the embedded database. */
export const usualSettings = ({ pglite }: Database): JobSettings => ({
  supervise: pglite ? 300 : 20,
  goByClock: true,
});

/** The queue of a database, which nothing has started yet. */
export function queueIn(db: Database, log: Log, { supervise, goByClock }: JobSettings): PgBoss {
  const boss = new PgBoss({
    db: db.pglite ? embeddedDatabase(db, db.pglite) : serverDatabase(db),
    backend: db.pglite ? 'pglite' : 'postgres',
    schedule: goByClock && !db.pglite,
    superviseIntervalSeconds: supervise,
    flowIntervalSeconds: 600,
    monitorIntervalSeconds: Math.max(1, supervise / 2),
  });
  boss.on('error', (error) => {
    log.error({ err: error }, 'jobs');
  });
  return boss;
}
