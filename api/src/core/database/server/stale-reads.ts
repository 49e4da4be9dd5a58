import type { Log } from '../../log.ts';
import type { Statement } from '../../sql/index.ts';
import type { Database } from '../database.ts';
import { refuseInside } from '../transactions.ts';
import { Replica, type ReplicaState } from './replica.ts';

const statementIn = new WeakMap<object, Statement<never, unknown>>();
const named = new Set<string>();

/**
 * A read whose answer may be some seconds old. It is no `Statement`: neither a command nor anything
 * else but `StaleReads` can run it.
 */
export class StaleStatement<in Input extends object, out Row> {
  declare readonly takes: (input: Input) => Row;

  constructor(statement: Statement<Input, Row>) {
    statementIn.set(this, statement as Statement<never, unknown>);
    named.add(statement.name);
  }
}

/**
 * Declares that what a statement reads may be some seconds old: printed figures and the like. Never
 * what decides who may do or see something, nor what somebody looks for who has just written it.
 */
export const mayBeStale = <Input extends object, Row>(
  statement: Statement<Input, Row>,
): StaleStatement<Input, Row> => new StaleStatement(statement);

/** The names of all that may be stale, for the page that lists them. */
export const staleNames = (): string[] => [...named].sort();

/** The one place that decides whether a read goes to the replica. */
export class StaleReads {
  /** How many each answered. */
  readonly answered = { replica: 0, primary: 0 };
  readonly #db: Pick<Database, 'query'>;
  readonly #replica: Replica | undefined;

  constructor(db: Database, replicaUrl?: string, log?: Log) {
    this.#db = db;
    if (replicaUrl && db.kind === 'server') this.#replica = new Replica(replicaUrl, db, log);
  }

  /** How the replica is; undefined where none is set. */
  state(): ReplicaState | undefined {
    return this.#replica?.state;
  }

  /** Looks how it is now. */
  async look(): Promise<ReplicaState | undefined> {
    await this.#replica?.look();
    return this.state();
  }

  /**
   * Asks the replica while it is there and close behind, else the primary; which also answers what
   * the replica fails at. Refuses inside of a unit of work.
   */
  async query<Input extends object, Row>(
    stale: StaleStatement<Input, Row>,
    input: NoInfer<Input>,
  ): Promise<Row[]> {
    const statement = statementIn.get(stale) as Statement<Input, Row>;
    refuseInside(statement.name);
    if (this.#replica?.state.how === 'ready') {
      const rows = await this.#replica.query(statement, input).catch(() => null);
      if (rows) {
        this.answered.replica += 1;
        return rows;
      }
    }
    this.answered.primary += 1;
    return this.#db.query(statement, input);
  }

  async close(): Promise<void> {
    await this.#replica?.close();
  }
}
