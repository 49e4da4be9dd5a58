import type { Database } from '../database.ts';

const askMilliseconds = 1000;
/** A database that refused to answer is asked once more so soon. */
const askAgainMilliseconds = 250;
/** So many looks without an answer to anybody are longer than any unit of work. */
const mostSilentLooks = 4;

/**
 * Asks the embedded database each second whether it still answers, where nobody else was answered
 * since. It runs inside this process, and nothing outside restarts it: what it holds is on the
 * disk, and a new process finds all of it.
 * Silence is counted in looks, one a second, and not by the clock: a process that was held up (a
 * checkpoint on a slow disk, a machine that stood still) looks once afterwards, and is answered
 * before the next. While a commit waits for the disk, nobody can be answered, and a new process
 * would wait for the same disk.
 * @param onDead called once, when it refused twice in turn or answered nobody at four looks in turn
 * @returns ends it
 */
export function watchEmbedded(
  db: Pick<Database, 'sql' | 'lastAnswerAt' | 'waitsForDisk'>,
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
  const watchSilence = (): NodeJS.Timeout => {
    let [answeredAt, silentLooks] = [db.lastAnswerAt(), 0];
    return setInterval(() => {
      const isAnswering = db.lastAnswerAt() > answeredAt;
      answeredAt = db.lastAnswerAt();
      silentLooks = isAnswering || db.waitsForDisk() ? 0 : silentLooks + 1;
      if (silentLooks >= mostSilentLooks)
        die(new Error(`it answered nobody for ${mostSilentLooks} seconds`));
    }, askMilliseconds).unref();
  };

  let heardAt = db.lastAnswerAt();
  function ask(refusals: number): void {
    const answeredAt = db.lastAnswerAt();
    if (answeredAt > heardAt) {
      heardAt = answeredAt;
      later(askMilliseconds, 0);
      return;
    }
    const silence = watchSilence();
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
