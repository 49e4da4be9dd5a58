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
