import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { App } from '../../core/context.ts';
import { eventually } from '../../testing/index.ts';
import { answerError } from './answer-error.ts';

const log = pino({ level: 'silent' });
const limits = { consume: () => Promise.resolve() };
const server = Fastify();
let port = 0;
/** Answers in progress: streams that have not begun. */
const answers: Readable[] = [];
let handled = 0;

beforeAll(async () => {
  server.setErrorHandler((error, asked, reply) => {
    handled += 1;
    return answerError({ log, limits } as unknown as App, error, asked, reply);
  });
  server.post('/', (_asked, reply) => {
    const answer = new Readable({ read: () => undefined });
    answers.push(answer);
    return reply.send(answer);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

it('who leaves before the answer begins makes no error of the server', async () => {
  const logged = vi.spyOn(log, 'error');
  const sent = request({ port, method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.on('error', () => undefined);
  sent.end('{}');
  await eventually(() => answers.length === 1, 'the answer');
  sent.destroy();
  await eventually(() => handled === 1, 'the error');
  expect(logged).not.toHaveBeenCalled();
});
