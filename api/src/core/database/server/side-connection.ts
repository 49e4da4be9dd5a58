import { Client, type ClientConfig, DatabaseError, type QueryResultRow } from 'pg';
import { DatabaseSocket } from './database-socket.ts';

/** A server that has not answered so small a question by then does not answer. */
const patienceMilliseconds = 1000;

/**
 * A connection beside the pool, for what is asked about the server itself: it is there when all
 * others are lent. One question at a time.
 */
export class SideConnection {
  readonly #config: ClientConfig;
  #socket: DatabaseSocket | undefined;
  #client: Client | undefined;

  constructor(config: ClientConfig) {
    this.#config = config;
  }

  /** @throws when there is no answer within a second, or two where it has to be opened */
  async ask<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    try {
      const client = (this.#client ??= await this.#open());
      return (await client.query<Row>(text, values)).rows;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Whether the server says anything, be it that it takes no more connections. */
  async answers(): Promise<boolean> {
    try {
      await this.ask('select 1');
      return true;
    } catch (error) {
      return error instanceof DatabaseError;
    }
  }

  close(): void {
    this.#client?.end().catch(() => undefined);
    this.#socket?.destroy();
    this.#client = undefined;
  }

  async #open(): Promise<Client> {
    const socket = new DatabaseSocket();
    this.#socket = socket;
    const client = new Client({
      ...this.#config,
      stream: () => socket,
      connectionTimeoutMillis: patienceMilliseconds,
      query_timeout: patienceMilliseconds,
    });
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.connect();
    return client;
  }
}
