import type { PoolClient } from 'pg';
import { databaseBusy, isStatementTimeout } from '../../errors.ts';
import { type Loan, type ServerPool, sessionNameOf } from '../server/server-pool.ts';
import type { SideConnection } from '../server/side-connection.ts';
import type { Undertaking } from '../undertaking.ts';

/** Who has a connection for so long may be waiting for a lock. */
const lateMilliseconds = 150;
/** How long what is held back waits for its turn, and how much of it does. */
const turnMilliseconds = 2000;
const mostWaiting = 500;
/**
 * How long anything waits that is held back or waits for the same locks, inside of the pool and
 * outside together. Shorter than a statement takes, so that people hear of it from here.
 */
const patienceMilliseconds = 4500;

const namesOfWaiting = `select application_name as name from pg_stat_activity where application_name = any($1) and wait_event_type = 'Lock'`;
const stopWaiting = `select pg_cancel_backend(pid) from pg_stat_activity where application_name = any($1) and wait_event_type = 'Lock'`;

/** A loan for something that may be done again. */
type Late = { session: string; client: PoolClient; loan: Loan & { undertaking: Undertaking } };

/**
 * What waits for locks of the database has half of the pool, not all of it. Once it has that,
 * everything of the same names waits outside of the pool, and what waits in it beyond its share is
 * stopped and done again in its turn.
 */
export class LockShare {
  readonly #pool: ServerPool;
  readonly #side: SideConnection;
  readonly #share: number;
  readonly #names = new Set<string>();
  #waiting: (() => void)[] = [];
  /** How many are let in at the next look at which nothing waits for a lock. */
  #admitted: number;

  constructor(pool: ServerPool, side: SideConnection) {
    this.#pool = pool;
    this.#side = side;
    this.#share = Math.ceil(pool.pool.options.max / 2);
    this.#admitted = this.#share;
  }

  /** Whether everything of that name waits for its turn. */
  holdsBack(name: string): boolean {
    return this.#names.has(name);
  }

  /** Whether something was asked for so long ago that it is told to come again. */
  static hasWaited(askedAt: number, now = performance.now()): boolean {
    return now - askedAt >= patienceMilliseconds;
  }

  /** Waits for its turn. @throws UNAVAILABLE when it does not come within two seconds */
  turn(askedAt: number): Promise<void> {
    if (this.#waiting.length >= mostWaiting || LockShare.hasWaited(askedAt))
      return Promise.reject(databaseBusy());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== begin);
        reject(databaseBusy());
      }, turnMilliseconds);
      this.#waiting.push(begin);
    });
  }

  /** Whether an error is what came of a stop: the work may be done again. */
  static isStop(undertaking: Undertaking | undefined, error: unknown): boolean {
    return undertaking?.isStopped === true && isStatementTimeout(error);
  }

  /** Looks who waits for locks. Cheap, unless half of the pool is lent for long. */
  async look(now = performance.now()): Promise<void> {
    const late = this.#late(now);
    if (late.length < this.#share && this.#names.size === 0) return;
    await this.#stopThoseWhoWaited(late, now);
    const waiting = late.length < this.#share ? [] : await this.#waitingOf(late);
    if (waiting.length < this.#share) {
      this.#letIn(this.#share - waiting.length, waiting.length === 0);
      return;
    }
    this.#admitted = this.#share;
    for (const { loan } of waiting) this.#names.add(loan.undertaking.name);
    // Who came first stays.
    await this.#stop(waiting.sort((a, b) => a.loan.since - b.loan.since).slice(this.#share));
  }

  /** Of what waits for the same locks, stops what has waited for long: it is not done again. */
  async #stopThoseWhoWaited(late: readonly Late[], now: number): Promise<void> {
    const old = late.filter(
      ({ loan: { undertaking } }) =>
        this.#names.has(undertaking.name) && LockShare.hasWaited(undertaking.askedAt, now),
    );
    if (old.length > 0) await this.#stop(await this.#waitingOf(old));
  }

  #late(now: number): Late[] {
    return [...this.#pool.loans].flatMap(([client, loan]) => {
      const { undertaking, since } = loan;
      if (!undertaking || undertaking.isStopped || now - since < lateMilliseconds) return [];
      return [{ session: sessionNameOf(client), client, loan: { ...loan, undertaking } }];
    });
  }

  /** Those of them that wait for a lock, and still have their connection. */
  async #waitingOf(late: readonly Late[]): Promise<Late[]> {
    const rows = await this.#side.ask<{ name: string }>(namesOfWaiting, [
      late.map(({ session }) => session),
    ]);
    const waiting = new Set(rows.map(({ name }) => name));
    return late.filter(
      ({ session, client, loan }) =>
        waiting.has(session) && this.#pool.loans.get(client)?.undertaking === loan.undertaking,
    );
  }

  async #stop(waiting: readonly Late[]): Promise<void> {
    if (waiting.length === 0) return;
    for (const { loan } of waiting) loan.undertaking.isStopped = true;
    await this.#side.ask(stopWaiting, [waiting.map(({ session }) => session)]);
  }

  /** Lets in what is held back, more and more at each look, until nothing is. */
  #letIn(atMost: number, isFree: boolean): void {
    const count = isFree ? this.#admitted : atMost;
    if (isFree) this.#admitted *= 2;
    for (const begin of this.#waiting.splice(0, count)) begin();
    if (this.#waiting.length > 0) return;
    this.#names.clear();
    this.#admitted = this.#share;
  }
}
