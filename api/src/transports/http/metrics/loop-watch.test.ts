import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
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

const asked = {
  // Node tells of the first that its client is gone, which the second waits behind.
  'before its answer began': 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2),
  // Whose body was read whole: Node takes its request for done, and tells of no end.
  'after it was read':
    'POST /never HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
};

it.each(Object.entries(asked))(
  'a request whose client is gone is not named for ever: %s',
  async (_when, words) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const server = fastify();
    watchEventLoop(server, log);
    let isAsked = false;
    // It is never answered.
    const never = (): Promise<never> => {
      isAsked = true;
      return new Promise(() => undefined);
    };
    server.get('/never', never).post('/never', never);
    const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const client = connect(Number(address.port), address.hostname);
    client.write(words);
    await eventually(() => isAsked, 'the request');
    client.resetAndDestroy();
    await sleep(500);
    const end = performance.now() + 400;
    while (performance.now() < end);
    const line = await eventually(() => lines.at(-1), 'the line');
    expect(JSON.parse(line)).toMatchObject({ msg: 'the event loop was held', routes: [] });
    await server.close();
  },
);
