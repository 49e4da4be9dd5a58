import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { PoolClient } from 'pg';
import { type NamedQuery, SlowStatements, shapeOf } from '../slow-statements.ts';
import { currentUnitOfWork } from '../undertaking.ts';
import type { ServerPool } from './server-pool.ts';

/** Commands whose result says how many rows they changed. */
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection for as long as it is lent. */
class LentConnection implements DatabaseConnection {
  readonly #pool: ServerPool;
  readonly #client: PoolClient;
  readonly #slow: SlowStatements;
  #isLent = true;

  constructor(pool: ServerPool, client: PoolClient, slow: SlowStatements) {
    this.#pool = pool;
    this.#client = client;
    this.#slow = slow;
  }

  get isLent(): boolean {
    return this.#isLent;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#isLent) throw new Error('this connection was given back');
    const { sql, parameters, statement }: NamedQuery = query;
    const { command, rowCount, rows } = await this.#slow.timed(
      () => statement ?? shapeOf(sql),
      () => this.#client.query<R & object>(sql, [...parameters]),
    );
    return changes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  streamQuery(): never {
    throw new Error('rows are read in pages, not as a stream');
  }

  giveBack(isBroken: boolean): void {
    if (!this.#isLent) return;
    this.#isLent = false;
    this.#pool.giveBack(this.#client, isBroken);
  }
}

const lent = (connection: DatabaseConnection): LentConnection => {
  if (connection instanceof LentConnection) return connection;
  throw new Error('a connection of another driver');
};

/**
 * Kysely's driver, but for who gives a connection back: transactions that the caller controls, as
 * MikroORM's are, do so after a begin, commit or rollback that succeeded, and keep their place in
 * the pool for ever after one that failed.
 */
class PoolDriver extends PostgresDriver {
  readonly #pool: ServerPool;
  readonly #slow: SlowStatements;

  constructor(pool: ServerPool, slow: SlowStatements) {
    super({ pool: pool.pool });
    this.#pool = pool;
    this.#slow = slow;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.lend(currentUnitOfWork());
    return new LentConnection(this.#pool, client, this.#slow);
  }

  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    return this.#orGiveBack(connection, () => super.beginTransaction(connection, settings));
  }

  /** One that fails may have been done or not: nobody may go on with it, whatever it was. */
  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#orGiveBack(connection, () => super.commitTransaction(connection));
  }

  /** What was given back after a commit that failed has nothing left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (lent(connection).isLent)
      await this.#orGiveBack(connection, () => super.rollbackTransaction(connection));
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    lent(connection).giveBack(false);
    return Promise.resolve();
  }

  async #orGiveBack(connection: DatabaseConnection, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      lent(connection).giveBack(true);
      throw error;
    }
  }
}

/** How MikroORM and Kysely use the pool. */
export class PoolDialect extends PostgresDialect {
  readonly #pool: ServerPool;
  readonly #slow: SlowStatements;

  constructor(pool: ServerPool, slow = new SlowStatements()) {
    super({ pool: pool.pool });
    this.#pool = pool;
    this.#slow = slow;
  }

  override createDriver(): PoolDriver {
    return new PoolDriver(this.#pool, this.#slow);
  }
}
