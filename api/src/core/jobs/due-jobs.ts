import type { Database } from '../database/database.ts';

/**
 * How often jobs are looked for that nobody wakes: those of other instances and of a process that
 * was killed, scheduled ones, tries after the first. One statement looks for all of them, and wakes
 * those who have something to do: fifty workers that look for themselves are most of what a server
 * does that nobody uses.
 */
const lookMilliseconds = 1000;
/** Where nothing was committed since the last look, in case a clock is put forward. */
const mostRests = 30;

/**
 * Which of these jobs wait, and in how many milliseconds the first of each is to run, by the
 * database's clock.
 */
export const dueJobs = `
  select name, (extract(epoch from min(start_after) - now()) * 1000)::float8 as milliseconds
    from pgboss.job
   where state < 'active' and not blocked and name = any($1::text[])
   group by name`;

type Waiting = { name: string; milliseconds: number };

const lookFor = (db: Pick<Database, 'sql'>, names: readonly string[]): Promise<Waiting[]> =>
  db.sql<Waiting>(dueJobs, [names]);
const namesOf = (waiting: readonly Waiting[]): string[] =>
  waiting.filter(({ milliseconds }) => milliseconds <= 0).map(({ name }) => name);

/** Of these jobs those whose time has come. */
export const namesOfDue = async (
  db: Pick<Database, 'sql'>,
  names: readonly string[],
): Promise<string[]> => namesOf(await lookFor(db, names));

/**
 * Whether there may be a job whose time has come. Nobody but this process writes to an embedded
 * database: where nothing was committed since the last look, only time brings one.
 */
class Rest {
  #commits: number | undefined;
  #firstAt = 0;
  #rests = 0;

  constructor(private readonly db: Pick<Database, 'commits'>) {}

  isOver(): boolean {
    const commits = this.db.commits();
    const mayRest =
      commits !== undefined &&
      commits === this.#commits &&
      Date.now() < this.#firstAt &&
      this.#rests < mostRests;
    this.#commits = commits;
    this.#rests = mayRest ? this.#rests + 1 : 0;
    return !mayRest;
  }

  /** A look found these. */
  begin(waiting: readonly Waiting[]): void {
    this.#firstAt = Date.now() + Math.min(...waiting.map(({ milliseconds }) => milliseconds));
  }

  /** A look failed. */
  end(): void {
    this.#commits = undefined;
  }
}

/**
 * @param names those that have workers: what a former version left would wait for ever
 * @param wake is told each name of a job whose time has come
 * @returns ends it
 */
export function watchDueJobs(
  db: Pick<Database, 'sql' | 'commits'>,
  names: readonly string[],
  wake: (name: string) => void,
): () => void {
  const rest = new Rest(db);
  let isBusy = false;
  const look = async (): Promise<void> => {
    const waiting = await lookFor(db, names);
    rest.begin(waiting);
    for (const name of namesOf(waiting)) wake(name);
  };
  const timer = setInterval(() => {
    if (isBusy || !rest.isOver()) return;
    isBusy = true;
    void look()
      // A database that is away is told of elsewhere.
      .catch(() => {
        rest.end();
      })
      .finally(() => {
        isBusy = false;
      });
  }, lookMilliseconds).unref();
  return () => {
    clearInterval(timer);
  };
}
