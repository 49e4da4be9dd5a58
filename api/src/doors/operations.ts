import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../core/context.ts';
import { statement } from '../core/db.ts';

/** Headers that only a proxy adds: what came through one is not from this machine. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
];

/** A name by which a browser reaches its own machine. */
export const isLocal = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

/** Asked from this machine itself: not through a proxy, and by a local name (a page elsewhere can't point its name here). */
const fromLoopback = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
  !proxyHeaders.some((name) => name in request.headers) &&
  isLocal(request.headers.host);

/** Asked all the time by machines, or many at once by one page: not worth a line each. */
const quiet = new Set(['/healthz', '/readyz', '/metrics', '/*', '/dev/mail.json']);

/** How long an answer of /readyz stands. */
const readyMilliseconds = 1000;

const one = statement<{ ready: number }>('ready', 'select 1 as ready');
const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Health, metrics, and the development page of kept mail. */
export function operationsDoor(server: FastifyInstance, app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'HTTP requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const up = new Gauge({
    name: 'experiencia_ready',
    help: '1 when the database is reached',
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    if (!quiet.has(route))
      request.log.info(
        {
          requestId: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  const look = async (): Promise<boolean> => {
    const [database, events] = await Promise.all([
      app.db.rows(one).then(
        () => true,
        () => false,
      ),
      app.events.ready(),
    ]);
    up.set(database && events ? 1 : 0);
    return database && events;
  };
  // Anybody may ask, as often as they like: the database is asked once a second at most.
  let known = { at: -Infinity, answer: Promise.resolve(false) };
  const ready = (): Promise<boolean> => {
    const now = app.clock.now().getTime();
    if (Math.abs(now - known.at) >= readyMilliseconds) known = { at: now, answer: look() };
    return known.answer;
  };
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) =>
    (await ready()) ? { status: 'ready' } : reply.status(503).send({ status: 'not ready' }),
  );
  server.get('/metrics', async (request, reply) => {
    const { metricsToken } = app.config;
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : fromLoopback(request);
    if (!allowed) return reply.status(404).send({ message: 'Not found' });
    await ready();
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  const { kept } = app.mailer;
  // Behind a silent proxy everybody is local: where it matters, codes are shown to nobody.
  if (!kept || app.config.production) return;
  server.get('/dev/mail.json', async (request, reply) =>
    fromLoopback(request)
      ? reply.header('cache-control', 'no-store').send(await kept())
      : reply.status(404).send({ message: 'Not found' }),
  );
  server.get('/dev/mail', async (request, reply) => {
    if (!fromLoopback(request)) return reply.status(404).send({ message: 'Not found' });
    const mails = await kept();
    const list = mails
      .map(
        (mail) =>
          `<article><h2>${escape(mail.subject)}</h2><p>To ${escape(mail.to)} · ${escape(mail.at)}</p><pre>${escape(mail.text)}</pre></article>`,
      )
      .join('');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Mail · Experiencia</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border:1px solid #8884;border-radius:8px;padding:1rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap}</style></head><body><h1>Mail that was kept here</h1><p>No mail server is configured (SMTP_URL), so mail is shown here, to this machine alone.</p>${list || '<p>No mail yet.</p>'}</body></html>`,
      );
  });
}
