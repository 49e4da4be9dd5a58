import type { Database } from './db.ts';

const askMilliseconds = 1000;
/** A database that refused to answer is asked once more so soon. */
const askAgainMilliseconds = 250;
/** Longer than any unit of work: while others are answered, one may wait. */
const silenceMilliseconds = 4000;

/**
 * Asks the embedded database again and again whether it still answers. It runs inside this process,
 * and nothing outside restarts it: what it holds is on the disk, and a new process finds all of it.
 * @param onDead called once, when it refused twice in turn or answered nobody for four seconds
 * @returns ends it
 */
export function watchEmbedded(
  db: Pick<Database, 'sql' | 'lastAnswerAt'>,
  onDead: (reason: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
  };
  const die = (reason: unknown): void => {
    if (isOver) return;
    end();
    onDead(reason);
  };
  const later = (milliseconds: number, refusals: number): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      ask(refusals);
    }, milliseconds).unref();
  };
  /** While it waits: whether somebody else is answered. */
  const watchSilence = (askedAt: number): NodeJS.Timeout =>
    setInterval(() => {
      const answeredAt = Math.max(askedAt, db.lastAnswerAt());
      if (performance.now() - answeredAt >= silenceMilliseconds)
        die(new Error(`it answered nobody for ${silenceMilliseconds / 1000} seconds`));
    }, askMilliseconds).unref();

  function ask(refusals: number): void {
    const silence = watchSilence(performance.now());
    void db
      .sql('select 1')
      .then(
        () => {
          later(askMilliseconds, 0);
        },
        (error: unknown) => {
          if (refusals > 0) die(error);
          else later(askAgainMilliseconds, refusals + 1);
        },
      )
      .finally(() => {
        clearInterval(silence);
      });
  }
  later(askMilliseconds, 0);
  return end;
}
