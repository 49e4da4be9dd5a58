import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';

/** The headers of one answer that are about that answer, not about the product. */
const ofTheAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);

/** The security headers are the same on every answer: helmet words them once, at the start, instead of at each request. */
export async function securityHeaders(
  server: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', () => '');
  const answer = await probe.inject('/');
  await probe.close();
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !ofTheAnswer.has(name)),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
