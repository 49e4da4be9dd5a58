import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../src/testing/index.ts';

/** Debian has it as the package pgbouncer. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;

const given = join(import.meta.dirname, '../../../deploy/pgbouncer.ini');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

const takesCalls = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });

/**
 * Starts PgBouncer with the file of `deploy/`, in front of a database of a test.
 * @param size how many connections all share
 */
export async function startPgbouncer(
  database: URL,
  size: number,
): Promise<{ url: string; end(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users');
  writeFileSync(users, `"${database.username}" ""\n`);
  const settings = readFileSync(given, 'utf8')
    .replace(/^experiencia = .*$/m, `* = host=${database.hostname} port=${database.port || 5432}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('default_pool_size = 30', `default_pool_size = ${size}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  // It refuses to be root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child: ChildProcess = spawn('pgbouncer', [...user, file], { stdio: 'ignore' });
  await eventually(() => takesCalls(port), 'the pooler');
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    end() {
      child.kill('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}
