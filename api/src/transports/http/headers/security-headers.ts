import type { OutgoingHttpHeaders } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify } from 'fastify';

/** Headers that describe one answer rather than the product. */
const answerHeaders = new Set(['content-type', 'content-length', 'date', 'connection']);

/** What pages may ask a browser for: the microphone of a call, and nothing else of this kind. */
const permissionsPolicy =
  'microphone=(self), camera=(), geolocation=(), display-capture=(), payment=(), usb=()';

/**
 * @returns helmet's headers of every answer, and what it has no word for. They are always the same:
 * helmet makes them once, not at each request.
 */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', () => '');
  const answer = await probe.inject('/');
  await probe.close();
  return {
    ...Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !answerHeaders.has(name)),
    ),
    'permissions-policy': permissionsPolicy,
  };
}
