import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../../core/context.ts';
import { notesOf } from './request-notes.ts';
import { type SocketCounts, stateMetrics } from './state-metrics.ts';

/** Routes that machines ask all the time, or a page many times at once: they write no log lines. */
export const unloggedRoutes = new Set(['/healthz', '/readyz', '/metrics', '/*', '/dev/mail.json']);

/**
 * How often it is measured whether the event loop turns. As often as the library does by itself, a
 * hundred times a second, a server that nobody uses spends half of its processor time on that.
 */
const lagMilliseconds = 100;

export interface Metrics {
  setReady(isReady: boolean): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** Measures every request, and writes one log line for each but those of `unloggedRoutes`. */
export function recordMetrics(server: FastifyInstance, app: App, sockets: SocketCounts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagMilliseconds });
  stateMetrics(app, registry, sockets);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'HTTP requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const ready = new Gauge({
    name: 'experiencia_ready',
    help: '1 when the database is reached',
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    if (!unloggedRoutes.has(route))
      request.log.info(
        {
          requestId: request.id,
          method,
          route,
          ...notesOf(request),
          status,
          ms: Math.round(elapsedTime),
        },
        'request',
      );
    duration.observe({ method, route, status }, elapsedTime / 1000);
    done();
  });
  return {
    setReady: (isReady) => {
      ready.set(isReady ? 1 : 0);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
