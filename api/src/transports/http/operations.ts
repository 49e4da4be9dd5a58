import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../../core/context.ts';
import { degradations } from '../../core/health/checks.ts';
import { isSameSecret } from '../../core/secrets/secrets.ts';
import { developmentMailTransport } from './development-mail.ts';
import { isFromLoopback } from './loopback.ts';
import type { LoopDelays } from './metrics/loop-watch.ts';
import { recordMetrics } from './metrics/metrics.ts';
import type { SocketCounts } from './metrics/state-metrics.ts';
import { createReadiness } from './readiness.ts';

/** Who asks whether the product is ready asks again after a second. */
const notReady = (reply: FastifyReply, status: string): FastifyReply =>
  reply.status(503).header('Retry-After', '1').send({ status });

/**
 * For those who run the product: `/healthz` (the process answers, and 503 where only a new one
 * helps), `/readyz` (the database answers;
 * `degraded: ` and the reasons while some things do not work and calls are still best sent here; 503 from the moment the process is told to stop), `/metrics` (with
 * METRICS_TOKEN as bearer token; where none is set, from this machine outside production and
 * without TRUST_PROXY), and the mails of a development instance.
 * @returns turns readiness off: calls are still answered, but whoever shares them out sends no more
 */
export function operationsTransport(
  server: FastifyInstance,
  app: App,
  measured: { sockets: SocketCounts; delays: LoopDelays },
): () => void {
  const { metricsToken, production, trustProxy } = app.config;
  // A proxy on this machine makes every request look like one from here.
  const isBehindProxy = production || trustProxy !== undefined;
  const metrics = recordMetrics(server, app, measured);
  const askDatabase = createReadiness(app, metrics.setReady);
  server.get('/healthz', (_request, reply) =>
    app.db.pool?.isStuck() ? notReady(reply, 'dead: database pool') : { status: 'ok' },
  );
  let isStopping = false;
  server.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that is kept would carry further calls to a server that goes.
    if (isStopping) void reply.header('connection', 'close');
    done(null, payload);
  });
  server.get('/readyz', async (_request, reply) => {
    if (isStopping) return notReady(reply, 'stopping');
    const asked = await askDatabase();
    const { database } = asked;
    if (database === 'away') return notReady(reply, 'not ready: database');
    if (database === 'changed')
      return notReady(reply, 'not ready: the database was changed by a newer version');
    const reasons = degradations(app, asked);
    return { status: reasons.length > 0 ? `degraded: ${reasons.join(', ')}` : 'ready' };
  });
  server.get('/metrics', async (request, reply) => {
    const isAllowed = metricsToken
      ? isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : !isBehindProxy && isFromLoopback(request);
    if (!isAllowed) return reply.status(404).send({ message: 'Not found' });
    await askDatabase();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  developmentMailTransport(server, app);
  return () => {
    isStopping = true;
  };
}
