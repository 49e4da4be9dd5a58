import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../core/context.ts';

/** A database that has not answered by then is taken for one that is away: who asks wants to know within a second. */
const patienceMilliseconds = 800;

/** How long an answer stands: anybody may ask as often as they like, the database is asked once in this time. */
const cacheMilliseconds = 1000;

const selectOne = 'select 1 as ready';

/** @returns asks whether the database is reached; `onAnswer` gets each fresh answer */
export function createReadiness(
  app: App,
  onAnswer: (isReady: boolean) => void,
): () => Promise<boolean> {
  const ask = async (): Promise<boolean> => {
    const isReached = await Promise.race([
      app.db.sql<{ ready: number }>(selectOne).then(
        () => true,
        () => false,
      ),
      sleep(patienceMilliseconds, false, { ref: false }),
    ]);
    onAnswer(isReached);
    return isReached;
  };
  let last = { at: -Infinity, answer: Promise.resolve(false) };
  return () => {
    const now = app.clock.now().getTime();
    if (Math.abs(now - last.at) >= cacheMilliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
