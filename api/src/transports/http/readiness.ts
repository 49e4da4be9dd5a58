import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../core/context.ts';

/**
 * A database that has not answered by then is taken for one that is away: who asks wants to know
 * within a second.
 */
const patienceMilliseconds = 800;

/**
 * How long an answer stands: anybody may ask as often as they like, the database is asked once in
 * this time.
 */
const cacheMilliseconds = 1000;

/** `full`: people can read, but nothing can be saved. */
export type DatabaseState = 'ready' | 'full' | 'away';

const selectOne = 'select 1 as ready';
/** Needs a few pages of the disk, and gives them back. */
const takeRoom =
  'create temp table room on commit drop as select repeat(md5(n::text), 8) from generate_series(1, 500) n';

/** @returns asks how the database is; `onAnswer` gets each fresh answer */
export function createReadiness(
  app: App,
  onAnswer: (isReached: boolean) => void,
): () => Promise<DatabaseState> {
  let roomSince = -Infinity;
  const ask = async (): Promise<DatabaseState> => {
    const began = performance.now();
    await app.db.sql(selectOne);
    const fullAt = app.db.lastFullAt();
    if (fullAt === undefined || fullAt < roomSince) return 'ready';
    try {
      await app.db.sql(takeRoom);
      roomSince = began;
      return 'ready';
    } catch {
      return 'full';
    }
  };
  const askInTime = async (): Promise<DatabaseState> => {
    const late = sleep(patienceMilliseconds, 'away' as const, { ref: false });
    const state = await Promise.race([ask().catch(() => 'away' as const), late]);
    onAnswer(state !== 'away');
    return state;
  };
  let last = { at: -Infinity, answer: Promise.resolve<DatabaseState>('away') };
  return () => {
    const now = app.clock.now().getTime();
    if (Math.abs(now - last.at) >= cacheMilliseconds) last = { at: now, answer: askInTime() };
    return last.answer;
  };
}
