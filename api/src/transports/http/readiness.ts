import type { App } from '../../core/context.ts';

/** How long an answer stands: anybody may ask as often as they like, the database is asked once in this time. */
const cacheMilliseconds = 1000;

const selectOne = 'select 1 as ready';

/** @returns asks whether the database and the events of other instances are reached; `onAnswer` gets each fresh answer */
export function createReadiness(
  app: App,
  onAnswer: (isReady: boolean) => void,
): () => Promise<boolean> {
  const ask = async (): Promise<boolean> => {
    const [database, events] = await Promise.all([
      app.db.sql<{ ready: number }>(selectOne).then(
        () => true,
        () => false,
      ),
      app.events.isReady(),
    ]);
    onAnswer(database && events);
    return database && events;
  };
  let last = { at: -Infinity, answer: Promise.resolve(false) };
  return () => {
    const now = app.clock.now().getTime();
    if (Math.abs(now - last.at) >= cacheMilliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
