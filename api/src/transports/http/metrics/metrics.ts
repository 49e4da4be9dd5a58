import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../../../core/context.ts';
import { notesOf } from '../request-notes.ts';
import type { LoopDelays } from './loop-watch.ts';
import { type SocketCounts, stateMetrics } from './state-metrics.ts';
import { upkeepMetrics } from './upkeep-metrics.ts';

/** Routes that machines ask all the time, or a page many times at once: they write no log lines. */
export const unloggedRoutes = new Set(['/healthz', '/readyz', '/metrics', '/*', '/dev/mail.json']);

/**
 * The library measures by itself whether the event loop turns, which wakes a process that rests;
 * so it does it hardly ever, and its figures are those of `watchEventLoop`.
 */
const hardlyEverMilliseconds = 86_400_000;

export interface Metrics {
  setReady(isReady: boolean): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** What the names of the library are followed by, and what each says. */
const loopFigures: Readonly<Record<string, (delays: LoopDelays) => number>> = {
  min: ({ min }) => min,
  max: ({ max }) => max,
  mean: ({ mean }) => mean,
  stddev: ({ stddev }) => stddev,
  p50: (delays) => delays.percentile(50),
  p90: (delays) => delays.percentile(90),
  p99: (delays) => delays.percentile(99),
};

/** How much too late the event loop turned since the figures were read last. */
function loopMetrics(registry: Registry, delays: LoopDelays): void {
  const names = Object.keys(loopFigures);
  names.forEach((name, index) => {
    const metric = `nodejs_eventloop_lag_${name}_seconds`;
    registry.removeSingleMetric(metric);
    new Gauge({
      name: metric,
      help: `How much too late the event loop turned (${name})`,
      registers: [registry],
      collect() {
        this.set(delays.count === 0 ? 0 : (loopFigures[name]?.(delays) ?? 0) / 1e9);
        if (index === names.length - 1) delays.reset();
      },
    });
  });
}

/** Measures every request, and writes one log line for each but those of `unloggedRoutes`. */
export function recordMetrics(
  server: FastifyInstance,
  app: App,
  { sockets, delays }: { sockets: SocketCounts; delays: LoopDelays },
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: hardlyEverMilliseconds,
  });
  loopMetrics(registry, delays);
  stateMetrics(app, registry, sockets);
  upkeepMetrics(app, registry);
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
