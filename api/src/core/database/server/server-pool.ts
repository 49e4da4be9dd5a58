import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { isAnsweredError } from '../../errors.ts';
import type { Undertaking } from '../undertaking.ts';

/** A connection that somebody has. */
export interface Loan {
  readonly undertaking: Undertaking | undefined;
  /** By `performance.now`. */
  readonly since: number;
  /** When the server, or the network, ended it meanwhile. */
  endedAt?: number;
}

/**
 * A connection by a name that the server knows it by: its process is another one at each
 * transaction where a pooler stands in between, which passes the name on.
 */
class NamedClient extends Client {
  readonly sessionName: string;

  constructor(config?: ClientConfig) {
    const sessionName = `experiencia ${randomUUID()}`;
    super({ ...config, application_name: sessionName });
    this.sessionName = sessionName;
  }
}

/** What `pg_stat_activity` calls a connection of the pool while something runs on it. */
export const sessionNameOf = (client: PoolClient): string =>
  (client as PoolClient & Pick<NamedClient, 'sessionName'>).sessionName;

/** Whoever has a connection that ended hears of it at once, and gives it back sooner than this. */
const endedMilliseconds = 5000;
/** Longer than any unit of work: a pool that is all lent and gets nothing back is stuck. */
const stuckMilliseconds = 30_000;

/**
 * The connections to the database server, and who has them. One that is lent comes back exactly
 * once, whatever becomes of it: a place that is lost is lost until the process ends.
 */
export class ServerPool {
  readonly pool: Pool;
  readonly loans = new Map<PoolClient, Loan>();
  /** Connections that nobody gave back, and that were taken back. */
  healed = 0;
  #returnedAt = performance.now();

  constructor(config: PoolConfig) {
    this.pool = new Pool({ Client: NamedClient, ...config });
    this.pool.on('connect', (client) => {
      // Who waits for an answer is told; one that rests is taken out of the pool. Without a
      // listener the process would end.
      client.on('error', () => undefined);
      client.once('end', () => {
        const loan = this.loans.get(client);
        if (loan) loan.endedAt = performance.now();
      });
    });
    this.pool.on('error', () => undefined);
    this.pool.on('release', () => {
      this.#returnedAt = performance.now();
    });
  }

  /**
   * Lends a connection, for as long as it takes until `giveBack`.
   * @throws when there is none within `databaseConnectMilliseconds`
   */
  async lend(undertaking: Undertaking | undefined): Promise<PoolClient> {
    const client = await this.pool.connect();
    this.loans.set(client, { undertaking, since: performance.now() });
    return client;
  }

  /**
   * Takes a connection back; what is given back already stays where it is.
   * @param isBroken nobody gets it again: it ended, or something may still be open on it
   */
  giveBack(client: PoolClient, isBroken: boolean): void {
    if (this.loans.delete(client)) client.release(isBroken);
  }

  /** Runs something on one connection, outside of a transaction. */
  async run<T>(
    undertaking: Undertaking | undefined,
    work: (client: PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await this.lend(undertaking);
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = !isAnsweredError(error);
      throw error;
    } finally {
      this.giveBack(client, isBroken);
    }
  }

  /** Takes back what ended and nobody gave back. @returns how many */
  heal(now = performance.now()): number {
    const ended = [...this.loans].filter(
      ([, { endedAt = Infinity }]) => now - endedAt > endedMilliseconds,
    );
    for (const [client] of ended) this.giveBack(client, true);
    this.healed += ended.length;
    return ended.length;
  }

  /** Whether all connections are lent and none has come back for half a minute. */
  isStuck(now = performance.now()): boolean {
    const { totalCount, idleCount, options } = this.pool;
    return (
      totalCount >= options.max && idleCount === 0 && now - this.#returnedAt > stuckMilliseconds
    );
  }

  /** Ends all connections, once they are given back. */
  async close(): Promise<void> {
    if (!this.pool.ended && !this.pool.ending) await this.pool.end();
  }
}
