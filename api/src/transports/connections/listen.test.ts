import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { fastify } from 'fastify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { connectionOf } from './connection.ts';
import { guardConnections } from './guard.ts';
import { listen } from './listen.ts';

it('guards all addresses of localhost alike, and closes them together', async () => {
  const server = fastify();
  server.get('/', () => 'here');
  await server.ready();
  const guard = guardConnections(server.server, pino({ level: 'silent' }), undefined);
  let guarded = 0;
  server.server.on('connection', (socket: Socket) => {
    if (connectionOf(socket)) guarded += 1;
  });
  await listen(server, { host: 'localhost', port: 0 }, () =>
    Promise.resolve(['127.0.0.1', '127.0.0.2']),
  );
  const { port } = server.server.address() as AddressInfo;
  for (const [index, address] of ['127.0.0.1', '127.0.0.2'].entries()) {
    const answer = await fetch(`http://${address}:${port}/`, { headers: { connection: 'close' } });
    expect([address, await answer.text()]).toEqual([address, 'here']);
    expect(guarded).toBe(index + 1);
  }
  const closed = once(server.server, 'close');
  await server.close();
  await closed;
  guard.stop();
  for (const address of ['127.0.0.1', '127.0.0.2'])
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
});
