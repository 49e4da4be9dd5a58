import type { OutgoingHttpHeaders } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify } from 'fastify';

/** Headers that describe one answer rather than the product. */
const answerHeaders = new Set(['content-type', 'content-length', 'date', 'connection']);

/** @returns helmet's headers of every answer. They are always the same: helmet makes them once, not at each request. */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', () => '');
  const answer = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !answerHeaders.has(name)),
  );
}
