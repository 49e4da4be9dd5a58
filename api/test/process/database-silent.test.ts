import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, migrationsFolder } from '../../src/app.ts';
import type { Database } from '../../src/core/database/database.ts';
import { openDatabase } from '../../src/core/database/db.ts';
import { runOperation } from '../../src/core/operation.ts';
import { eventually } from '../../src/testing/eventually.ts';
import { testDatabase } from '../../src/testing/servers/database.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Passes bytes on to a server; frozen, it keeps them, as a server does that is stopped. */
async function freezer(to: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(Number(to.port || 5432), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => undefined).on('close', () => other.destroy());
      if (isFrozen) one.pause();
    }
  });
  let isFrozen = false;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    freeze(frozen: boolean) {
      isFrozen = frozen;
      for (const socket of sockets)
        if (frozen) socket.pause();
        else socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(!serverUrl)('a database server', () => {
  let db: Database;
  let url: string;
  let drop: () => Promise<void>;
  let line: Awaited<ReturnType<typeof freezer>>;
  beforeAll(async () => {
    const database = await testDatabase();
    ({ url = '' } = database);
    drop = () => database.drop();
    line = await freezer(new URL(url));
    db = await openDatabase({
      entities,
      migrations: migrationsFolder,
      databaseUrl: line.url,
    });
  });
  afterAll(async () => {
    await db.close();
    line.close();
    await drop();
  });

  it('that is silent is asked by nobody until it answers again', async () => {
    await db.sql('select 1');
    line.freeze(true);
    const asked = Array.from({ length: 30 }, () => db.sql('select 1'));
    const refused = await Promise.allSettled(asked);
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
    // Before anything is sent, and units of work too.
    await expect(db.sql('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(db.transaction((em) => db.sqlIn(em, 'select 1'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    line.freeze(false);
    await eventually(() => db.sql('select 1').catch(() => null), 'the server');
    expect(db.pool?.loans.size).toBe(0);
  });

  it('has room for others while many wait for one lock, and does what waited', async () => {
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('create table counted (n int)');
    await holder.query('insert into counted values (0)');
    await holder.query('begin');
    await holder.query('lock table counted in access exclusive mode');
    const count = () =>
      runOperation('count', () =>
        db.transaction((em) => db.sqlIn(em, 'update counted set n = n + 1')),
      );
    const counting = Array.from({ length: 40 }, count);
    const settled = Promise.allSettled(counting);
    // All places are taken, and then half of them are free: the lock is still held.
    await eventually(() => db.pool?.loans.size === 20, 'all to wait');
    await eventually(() => (db.pool?.loans.size ?? 20) <= 10, 'half to wait outside');
    await db.sql('select 1');
    await runOperation('other', () => db.transaction((em) => db.sqlIn(em, 'select 1')));
    await holder.query('commit');
    const done = (await settled).filter(({ status }) => status === 'fulfilled').length;
    const { rows } = await holder.query<{ n: number }>('select n from counted');
    expect(rows).toEqual([{ n: done }]);
    expect(done).toBeGreaterThanOrEqual(10);
    await holder.query('drop table counted');
    await holder.end();
  });
});
