import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '../../src/testing/eventually.ts';
import { freePort } from '../../test/support/process.ts';
import { findProgram, kill, runProgram, serverFolder, signal, startProgram } from './programs.ts';

export const noPostgres = 'PostgreSQL is not installed (initdb was not found)';

/** A PostgreSQL server of a trial's own. */
export interface OwnPostgres {
  url: string;
  query<Row extends object>(sql: string): Promise<Row[]>;
  /** It answers nothing any more, and keeps its connections open. */
  freeze(): void;
  thaw(): void;
  /** As by a power cut. */
  kill(): Promise<void>;
  /** Whether it has not ended, by itself or as it was told. */
  isRunning(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const settings = (port: number, folder: string): string => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
fsync = off
shared_buffers = 32MB
`;

/** Asks the database at an address. */
export async function queryAt<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // Who waits for an answer is told of a server that ends; without a listener the trial would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts a server in a folder of its own.
 * @param folder where it keeps all that it has
 * @returns null when PostgreSQL is not installed
 */
export async function startPostgres(folder = serverFolder()): Promise<OwnPostgres | null> {
  const initdb = findProgram('initdb', '/usr/{lib/postgresql,pgsql*,local/pgsql}/{*/,}bin/initdb');
  if (!initdb) return null;
  const data = join(folder, 'data');
  runProgram(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  appendFileSync(join(data, 'postgresql.conf'), settings(port, folder));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () => startProgram(join(initdb, '..', 'postgres'), ['-D', data]);
  const answers = () =>
    eventually(() => queryAt(url, 'select 1').catch(() => null), 'the database server');
  let child = launch();
  await answers();
  return {
    url,
    query: (sql) => queryAt(url, sql),
    freeze: () => {
      signal(child, 'SIGSTOP');
    },
    thaw: () => {
      signal(child, 'SIGCONT');
    },
    kill: () => kill(child),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async start() {
      child = launch();
      await answers();
    },
    async stop() {
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGINT');
      await gone;
    },
  };
}
