import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

const folders = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
  : [];

/** Of the newest version, where they are installed. */
const programs = folders
  .sort()
  .findLast((folder) =>
    ['initdb', 'pg_basebackup', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  );
export const hasServerPrograms = programs !== undefined;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

// PostgreSQL refuses to be root.
const isRoot = process.getuid?.() === 0;
const as = (program: string, given: string[]): Promise<unknown> => {
  const path = join(programs ?? '', program);
  return isRoot ? run('runuser', ['-u', 'postgres', '--', path, ...given]) : run(path, given);
};

const urlAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** A server of the test alone, in a folder that is there already. */
class OwnServer {
  readonly url: string;
  readonly #data: string;

  constructor(data: string, port: number) {
    this.#data = data;
    this.url = urlAt(port);
    const settings = [
      ...[`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`],
      ...['max_wal_senders = 4'],
    ];
    appendFileSync(join(data, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  }

  start(): Promise<unknown> {
    return this.#control('start', '--log', `${this.#data}.log`);
  }

  stop(): Promise<unknown> {
    return this.#control('stop', '--mode', 'immediate');
  }

  async query(text: string): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }

  #control(...given: string[]): Promise<unknown> {
    return as('pg_ctl', ['--pgdata', this.#data, '--wait', ...given]);
  }
}

/** A server, and a replica that streams from it. */
export interface Pair {
  primary: OwnServer;
  replica: OwnServer;
  remove(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  if (isRoot) await run('chown', ['postgres', folder]);
  const [here, there] = [join(folder, 'primary'), join(folder, 'replica')];
  await as('initdb', ['--pgdata', here, '--username', 'postgres', '--auth', 'trust', '--no-sync']);
  const primary = new OwnServer(here, await freePort());
  await primary.start();
  await as('pg_basebackup', [
    ...['--dbname', primary.url, '--pgdata', there, '--write-recovery-conf'],
    ...['--wal-method', 'stream', '--checkpoint', 'fast', '--no-sync'],
  ]);
  const replica = new OwnServer(there, await freePort());
  await replica.start();
  return {
    primary,
    replica,
    async remove() {
      for (const server of [replica, primary]) await server.stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
