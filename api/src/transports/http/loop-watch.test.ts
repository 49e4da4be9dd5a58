import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { watchEventLoop } from './loop-watch.ts';

it('the route that holds the event loop is logged, with its operation and without anybody’s values', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const server = fastify();
  const hold = () => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  };
  watchEventLoop(server, log);
  server.post('/graphql', () => {
    hold();
    return {};
  });
  server.get('/quick', () => ({}));
  await server.ready();
  hold();
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${address}/quick`);
  expect(lines, 'what takes long before it listens').toEqual([]);
  await server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { operationName: 'Feed', variables: { secret: 'mine' } },
  });
  const line = await eventually(() => lines.find((each) => each.includes('Feed')), 'the line');
  expect(JSON.parse(line)).toMatchObject({
    msg: 'the event loop was held',
    routes: expect.arrayContaining(['POST /graphql Feed']),
  });
  expect(line).not.toContain('mine');
  await server.close();
});

it('a request whose client is gone is not named for ever', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const server = fastify();
  watchEventLoop(server, log);
  let isAsked = false;
  // It is never answered.
  server.get('/never', () => {
    isAsked = true;
    return new Promise(() => undefined);
  });
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(address.port), address.hostname);
  // The second waits behind the first: Node tells of neither that its client is gone.
  client.write('GET /never HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  await eventually(() => isAsked, 'the request');
  client.resetAndDestroy();
  await sleep(500);
  const end = performance.now() + 400;
  while (performance.now() < end);
  const line = await eventually(() => lines.at(-1), 'the line');
  expect(JSON.parse(line)).toMatchObject({ msg: 'the event loop was held', routes: [] });
  await server.close();
});
