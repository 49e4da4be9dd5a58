import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../../core/context.ts';
import { isTraced, type OpenSpan, openTrace } from '../../core/tracing/tracing.ts';
import { createProxyCheck } from './client-address.ts';
import { unloggedRoutes } from './metrics/metrics.ts';
import { notesOf } from './request-notes.ts';

/**
 * A span for each request, by the name of its operation or route: never what was sent. It is a part
 * of what a trusted proxy says it is; who is not one could write into the traces of others.
 */
export function traceRequests(server: FastifyInstance, { config }: App): void {
  if (!isTraced()) return;
  const isProxy = createProxyCheck(config.trustProxy);
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    if (unloggedRoutes.has(route)) {
      done();
      return;
    }
    const sent = request.headers['traceparent'];
    const believed = typeof sent === 'string' && isProxy(request.socket.remoteAddress ?? '');
    const span = openTrace(`${request.method} ${route}`, believed ? sent : undefined, done);
    if (span) spans.set(request, span);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const { operation } = notesOf(request);
    if (operation) span?.rename(operation);
    span?.set('http.request.method', request.method);
    span?.set('http.route', request.routeOptions.url ?? 'other');
    span?.set('http.response.status_code', reply.statusCode);
    span?.set('experiencia.request_id', request.id);
    span?.end(reply.statusCode >= 500);
    done();
  });
}
