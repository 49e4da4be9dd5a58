import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { eventually } from '../../testing/eventually.ts';
import { createDatabase, dropWithCopies } from '../../testing/servers/server-databases.ts';
import { attend, connectBare, holdAlone } from './attendance.ts';
import { makeBackup } from './make-backup.ts';

const replaced = (): void => undefined;
const backUp = (databaseUrl: string): Promise<unknown> => {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: tmpdir(), NODE_ENV: 'test' });
  return makeBackup({ config, version: '1.0.0', storedFiles: 'select' }, 'manual');
};
/** What opens a connection of its own, and asks for a lock on it. */
const holders: [string, (url: string) => Promise<unknown>][] = [
  ['attends', (url) => attend(url, replaced)],
  ['is to be alone', (url) => holdAlone(url, false)],
  ['makes a backup', backUp],
];

/** A message of the protocol: its letter, its length, what it says. */
function message(letter: string, content: string): Buffer {
  const body = Buffer.from(content, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}
const ready = message('Z', 'I');
const refusal = message('E', 'SERROR\0C42501\0Mpermission denied\0\0');
const held = Buffer.concat([
  message('T', '\0\x01isHeld\0\0\0\0\0\0\0\0\0\0\x10\0\x01\xff\xff\xff\xff\0\0'),
  message('D', '\0\x01\0\0\0\x01t'),
  message('C', 'SELECT 1\0'),
]);

/** A server that takes every lock, and refuses the statements that it is told to. */
async function aServer() {
  const sockets = new Set<Socket>();
  const refused: RegExp[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), ready]));
      socket.on('data', (bytes) => {
        if (bytes[0] !== 'Q'.charCodeAt(0)) return;
        const isRefused = refused.some((pattern) => pattern.test(bytes.toString('latin1')));
        socket.write(Buffer.concat([isRefused ? refusal : held, ready]));
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://someone@127.0.0.1:${port}/college`,
    sockets,
    refused,
    connections: () => connections,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a connection of its own, where a server refuses what is asked on it', () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeEach(async () => {
    server = await aServer();
  });
  afterEach(() => {
    server.close();
  });
  const allClosed = () => eventually(() => server.sockets.size === 0, 'the end of all connections');

  it('is closed where it is refused at once', async () => {
    server.refused.push(/set statement_timeout/);
    await expect(connectBare(server.url)).rejects.toThrow('permission denied');
    await allClosed();
    expect(server.connections()).toBe(1);
  });

  it.each(holders)('is closed where who %s is refused the lock', async (_who, hold) => {
    server.refused.push(/advisory_lock/);
    await expect(hold(server.url)).rejects.toThrow('permission denied');
    await allClosed();
    expect(server.connections()).toBe(1);
  });

  it('is closed each time that one which was lost is made again in vain', async () => {
    const attendance = await attend(server.url, replaced);
    server.refused.push(/advisory_lock/);
    for (const socket of server.sockets) socket.destroy();
    await eventually(() => server.connections() >= 3, 'two more connections');
    await allClosed();
    server.refused.length = 0;
    await eventually(() => server.sockets.size === 1, 'a connection that is held');
    await attendance.close();
    await allClosed();
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(!serverUrl)('a connection of its own to a database without the rights', () => {
  let role: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let admin: Client;
  beforeEach(async () => {
    database = await createDatabase(serverUrl);
    role = database.name;
    admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`create role ${role} login password 'rights'`);
    await admin.query(
      `revoke execute on function pg_try_advisory_lock(bigint),
         pg_try_advisory_lock_shared(bigint) from public`,
    );
  });
  afterEach(async () => {
    await admin.end();
    await dropWithCopies(serverUrl, database.name);
    const main = new Client({ connectionString: serverUrl });
    await main.connect();
    await main.query(`drop role ${role}`);
    await main.end();
  });

  it.each(holders)('is closed by who %s', async (_who, hold) => {
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'rights'];
    await expect(hold(url.href)).rejects.toThrow('permission denied for function');
    await eventually(async () => {
      const open = `select from pg_stat_activity where usename = '${role}'`;
      return (await admin.query(open)).rows.length === 0;
    }, 'the end of all sessions');
  });
});
