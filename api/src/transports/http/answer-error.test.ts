import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { App } from '../../core/context.ts';
import { eventually } from '../../testing/index.ts';
import { answerError } from './answer-error.ts';
import { noteAddress } from './request.ts';

const log = pino({ level: 'silent' });
const limits = { consume: vi.fn(() => Promise.resolve()) };
const server = Fastify();
let port = 0;
/** Answers in progress: streams that have not begun. */
const answers: Readable[] = [];
let handled = 0;
let failing = 0;

beforeAll(async () => {
  server.addHook('onRequest', (asked, _reply, done) => {
    noteAddress(asked);
    done();
  });
  server.setErrorHandler((error, asked, reply) => {
    handled += 1;
    return answerError({ log, limits } as unknown as App, error, asked, reply);
  });
  server.post('/', (_asked, reply) => {
    const answer = new Readable({ read: () => undefined });
    answers.push(answer);
    return reply.send(answer);
  });
  server.post('/failing', async (asked) => {
    failing += 1;
    await eventually(() => asked.raw.socket.destroyed, 'the end of the connection');
    throw new Error('ours');
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends a request, and hangs up as soon as it is handled. */
async function hangUp(path: string, isHandled: () => boolean): Promise<void> {
  const sent = request({
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  sent.on('error', () => undefined);
  sent.end('{}');
  await eventually(isHandled, 'the answer');
  const before = handled;
  sent.destroy();
  await eventually(() => handled === before + 1, 'the error');
}

it('who leaves before the answer begins makes no error of the server, and is charged', async () => {
  const logged = vi.spyOn(log, 'error');
  await hangUp('/', () => answers.length === 1);
  expect(logged).not.toHaveBeenCalled();
  expect(limits.consume).toHaveBeenCalledExactlyOnceWith('requestsPerIp', '127.0.0.1');
});

it('what fails here is logged, although nobody waits for the answer any more', async () => {
  const logged = vi.spyOn(log, 'error');
  await hangUp('/failing', () => failing === 1);
  await eventually(() => logged.mock.calls.length === 1, 'the line');
});
