import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { LockShare } from '../locks/lock-share.ts';
import type { ServerLine } from './server-line.ts';
import type { ServerPool } from './server-pool.ts';
import type { SideConnection } from './side-connection.ts';

const lookMilliseconds = 100;
/** An answer may lie here unread when this process was busy itself. */
const graceMilliseconds = 200;

/** Looks after the connections to a database server, again and again, until `close`. */
export class ServerWatch {
  readonly share: LockShare;
  readonly #pool: ServerPool;
  readonly #line: ServerLine;
  readonly #side: SideConnection;
  readonly #log: Log | undefined;
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;

  constructor(pool: ServerPool, line: ServerLine, side: SideConnection, log?: Log) {
    this.#pool = pool;
    this.#line = line;
    this.#side = side;
    this.#log = log;
    this.share = new LockShare(pool, side);
    this.#timer = setInterval(() => void this.#look(), lookMilliseconds).unref();
  }

  /** Known to be silent: whoever asks is refused at once. */
  get isSilent(): boolean {
    return this.#line.isSilent;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#side.close();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const healed = this.#pool.heal();
      if (healed > 0)
        this.#log?.error({ healed }, 'connections that ended were lent and nobody gave back');
      await this.#listen();
      if (!this.isSilent) await this.share.look();
    } catch (error) {
      this.#log?.warn({ err: error }, 'the database could not be asked how it is');
    } finally {
      this.#isLooking = false;
    }
  }

  /** Whether the server is heard; one that fell silent is asked until it answers. */
  async #listen(): Promise<void> {
    if (this.isSilent) {
      if (!(await this.#side.answers())) return;
      this.#line.regain();
      this.#log?.info('the database server answers again');
      return;
    }
    if (!this.#line.isDoubtful() || (await this.#side.answers())) return;
    await sleep(graceMilliseconds, undefined, { ref: false });
    if (!this.#line.isDoubtful()) return;
    this.#line.lose();
    this.#log?.error('the database server is silent: calls are refused until it answers');
  }
}
