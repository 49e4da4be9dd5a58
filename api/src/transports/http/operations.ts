import type { FastifyInstance } from 'fastify';
import type { App } from '../../core/context.ts';
import { isSameSecret } from '../../core/secrets.ts';
import { developmentMailTransport } from './development-mail.ts';
import { isFromLoopback } from './loopback.ts';
import { recordMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

/**
 * For those who run the product: `/healthz` (the process answers), `/readyz` (so does the database; `degraded: redis` while events
 * and limits are kept in this process), `/metrics`
 * (with METRICS_TOKEN as bearer token; where none is set, from this machine outside production and without TRUST_PROXY),
 * and the mails of a development instance.
 */
export function operationsTransport(server: FastifyInstance, app: App): void {
  const { metricsToken, production, trustProxy } = app.config;
  // A proxy on this machine makes every request look like one from here.
  const isBehindProxy = production || trustProxy !== undefined;
  const metrics = recordMetrics(server);
  const isReady = createReadiness(app, metrics.setReady);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) =>
    (await isReady())
      ? { status: app.events.isReady() ? 'ready' : 'degraded: redis' }
      : reply.status(503).send({ status: 'not ready' }),
  );
  server.get('/metrics', async (request, reply) => {
    const isAllowed = metricsToken
      ? isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : !isBehindProxy && isFromLoopback(request);
    if (!isAllowed) return reply.status(404).send({ message: 'Not found' });
    await isReady();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  developmentMailTransport(server, app);
}
