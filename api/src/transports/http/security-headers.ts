import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';

/** Headers that describe one answer rather than the product. */
const answerHeaders = new Set(['content-type', 'content-length', 'date', 'connection']);

/** Adds helmet's headers to every answer. They are always the same: helmet makes them once here, not at each request. */
export async function addSecurityHeaders(
  server: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', () => '');
  const answer = await probe.inject('/');
  await probe.close();
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !answerHeaders.has(name)),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
