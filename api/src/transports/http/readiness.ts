import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../core/context.ts';
import { schemaProblem } from '../../core/database/migrate/schema-check.ts';
import type { Asked, DatabaseState } from '../../core/health/check.ts';
import { hasRoom } from '../../core/health/database.ts';
import { hasToBeKnown } from '../../core/jobs/job-counts.ts';

/**
 * A database that has not answered by then is taken for one that is away: who asks wants to know
 * within a second.
 */
const patienceMilliseconds = 800;
/**
 * It is counted in turns of so long: while something holds the event loop no answer can be taken,
 * and that says nothing of the database.
 */
const turnMilliseconds = 200;

/**
 * How long an answer stands: anybody may ask as often as they like, the database is asked once in
 * this time.
 */
const cacheMilliseconds = 1000;

/** Of jobs, who asks for readiness waits no longer than so: what was known last is answered. */
const jobsPatienceMilliseconds = 300;
/** And how often they are counted. */
const jobsMilliseconds = 10_000;

/** Beside that, whether a newer version has changed the database is looked at so often. */
const schemaMilliseconds = 10_000;

const selectOne = 'select 1 as ready';

/** Waits until patience is at its end. */
async function patience(): Promise<'away'> {
  for (let waited = 0; waited < patienceMilliseconds; waited += turnMilliseconds)
    await sleep(turnMilliseconds, undefined, { ref: false });
  return 'away';
}

/** @returns asks which jobs are late, every ten seconds; in time, or as it was last known */
function watchLateJobs({ jobs }: App): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let countedAt = -Infinity;
  const count = async (): Promise<void> => {
    known = (await jobs.counts()).filter(hasToBeKnown).map(({ name }) => name);
  };
  return async () => {
    if (performance.now() - countedAt >= jobsMilliseconds) {
      countedAt = performance.now();
      const late = sleep(jobsPatienceMilliseconds, undefined, { ref: false });
      // Whether the database answers at all is asked beside it.
      await Promise.race([count().catch(() => undefined), late]);
    }
    return known;
  };
}

/** @returns asks how the database is; `onAnswer` gets each fresh answer */
export function createReadiness(
  app: App,
  onAnswer: (isReached: boolean) => void,
): () => Promise<Asked> {
  const lateJobs = watchLateJobs(app);
  let roomSince = -Infinity;
  let schema = { at: -Infinity, isChanged: false };
  const hasChanged = async (): Promise<boolean> => {
    if (schema.isChanged || performance.now() - schema.at < schemaMilliseconds)
      return schema.isChanged;
    schema = { at: performance.now(), isChanged: false };
    const problem = await schemaProblem(app.db);
    if (problem) app.log.error(`a newer version has changed the database: ${problem}`);
    schema.isChanged = problem !== null;
    return schema.isChanged;
  };
  const ask = async (): Promise<DatabaseState> => {
    const began = performance.now();
    await app.db.sql(selectOne);
    if (await hasChanged()) return 'changed';
    const fullAt = app.db.lastFullAt();
    if (fullAt === undefined || fullAt < roomSince) return 'ready';
    if (!(await hasRoom(app.db))) return 'full';
    roomSince = began;
    return 'ready';
  };
  const askInTime = async (): Promise<Asked> => {
    const database = await Promise.race([ask().catch(() => 'away' as const), patience()]);
    const isReached = database === 'ready' || database === 'full';
    onAnswer(isReached);
    return { database, lateJobs: isReached ? await lateJobs() : [] };
  };
  let last = {
    at: -Infinity,
    answer: Promise.resolve<Asked>({ database: 'away', lateJobs: [] }),
  };
  return () => {
    const now = app.clock.now().getTime();
    if (Math.abs(now - last.at) >= cacheMilliseconds) last = { at: now, answer: askInTime() };
    return last.answer;
  };
}
