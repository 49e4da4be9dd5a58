import { setTimeout as sleep } from 'node:timers/promises';
import { databaseConnectMilliseconds } from '../../../limits.ts';
import { isAnsweredError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { type Statement, valuesOf } from '../../sql/index.ts';
import type { Database } from '../database.ts';
import { ServerLine } from './server-line.ts';
import { ServerPool } from './server-pool.ts';
import { parsing, sessionOptions } from './session-settings.ts';
import { SideConnection } from './side-connection.ts';

/**
 * `late`: more seconds behind than reads may be. `away`: it does not answer. `wrong`: it is no
 * replica of this database, or not any more.
 */
export const replicaStates = ['ready', 'late', 'away', 'wrong'] as const;
export interface ReplicaState {
  how: (typeof replicaStates)[number];
  lagSeconds: number;
}

/** One that is more seconds behind is not read from. */
const replicaLagSeconds = 10;
const lookMilliseconds = 1000;
/** What was written a moment ago is still on its way. */
const wayMilliseconds = 250;
/** Figures are few, and take long. */
const connections = 8;

const identity = `(select system_identifier::text from pg_control_system())`;
const primaryNow = `select pg_current_wal_lsn()::text as position, ${identity} as system`;
const replicaNow = `
  select ${identity} as system, pg_is_in_recovery() as "isReplica",
         pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()) <= 0 as "hasAll",
         coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp())::float8, 'infinity')
           as lag`;

interface Seen {
  system: string;
  isReplica: boolean;
  hasAll: boolean | null;
  lag: number;
}

/** A streaming replica of the database server, and how far it is behind, looked at each second. */
export class Replica {
  state: ReplicaState = { how: 'away', lagSeconds: 0 };
  readonly #pool: ServerPool;
  readonly #line = new ServerLine();
  readonly #side: SideConnection;
  readonly #primary: Pick<Database, 'sql'>;
  readonly #log: Log | undefined;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(url: string, primary: Pick<Database, 'sql'>, log?: Log) {
    this.#primary = primary;
    this.#log = log;
    this.#side = new SideConnection({ connectionString: url });
    this.#pool = new ServerPool({
      connectionString: url,
      max: connections,
      types: parsing,
      connectionTimeoutMillis: databaseConnectMilliseconds,
      stream: () => this.#line.socket(),
      options: sessionOptions,
    });
    this.#timer = setInterval(() => void this.look(), lookMilliseconds).unref();
    void this.look();
  }

  /** Looks how it is; those who ask meanwhile share the look. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    }));
  }

  /** @throws whatever it says, and when it breaks off: the primary is to be asked then */
  async query<Input extends object, Row>(
    statement: Statement<Input, Row>,
    input: Input,
  ): Promise<Row[]> {
    const { name, text, ...compiled } = statement.compiled();
    const values = valuesOf({ name, text, ...compiled }, input);
    try {
      const { rows } = await this.#pool.run(undefined, (client) =>
        client.query<never>({ text, values, ...(name !== null && { name }) }),
      );
      return rows;
    } catch (error) {
      if (!isAnsweredError(error)) this.#is({ how: 'away', lagSeconds: this.state.lagSeconds });
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    this.#side.close();
    await this.#pool.close();
  }

  async #look(): Promise<void> {
    // Nothing can be said of it while the primary does not answer.
    const [primary] = await this.#primary
      .sql<{ position: string; system: string }>(primaryNow)
      .catch(() => []);
    if (!primary) return;
    try {
      const seen = await this.#seen(primary.position);
      this.#line.regain();
      const lagSeconds = seen?.hasAll ? 0 : (seen?.lag ?? Number.POSITIVE_INFINITY);
      if (!seen?.isReplica || seen.system !== primary.system)
        this.#is({ how: 'wrong', lagSeconds: 0 });
      else this.#is({ how: lagSeconds > replicaLagSeconds ? 'late' : 'ready', lagSeconds });
    } catch {
      this.#is({ how: 'away', lagSeconds: this.state.lagSeconds });
      this.#line.lose();
    }
  }

  /**
   * A database that nobody writes to has no last change that is new: what counts then is that the
   * replica has all that the primary had.
   */
  async #seen(position: string): Promise<Seen | undefined> {
    const [seen] = await this.#side.ask<Seen>(replicaNow, [position]);
    if (!seen?.isReplica || seen.hasAll || seen.lag <= replicaLagSeconds) return seen;
    await sleep(wayMilliseconds, undefined, { ref: false });
    return (await this.#side.ask<Seen>(replicaNow, [position]))[0];
  }

  #is(state: ReplicaState): void {
    if (state.how !== this.state.how)
      this.#log?.[state.how === 'ready' ? 'info' : 'warn'](
        state,
        `the replica of the database is ${state.how}`,
      );
    this.state = state;
  }
}
