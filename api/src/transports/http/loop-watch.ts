import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../../core/log.ts';

/** How often the event loop is asked whether it turns. */
const askMilliseconds = 50;
/** Everybody waits while one thing holds the loop: longer than this is told. */
const holdMilliseconds = 200;
/** Routes that one line names. */
const maxNamed = 5;

const operationName = /^\w{1,60}$/;

/** `POST /graphql Feed`: the route, and the operation where the body names one. */
function nameOf({ method, routeOptions, body }: FastifyRequest): string {
  const { operationName: operation } = (body ?? {}) as { operationName?: unknown };
  const named = typeof operation === 'string' && operationName.test(operation);
  return `${method} ${routeOptions.url ?? 'other'}${named ? ` ${operation}` : ''}`;
}

/**
 * Logs what was under way while something held the event loop for longer than 200 ms: one of these
 * routes did it, or, when there is none, a job or a socket. Watches from the moment on that the
 * server listens: before it, nobody waits.
 */
export function watchEventLoop(server: FastifyInstance, log: Log): void {
  const underWay = new Set<FastifyRequest>();
  let answered: FastifyRequest[] = [];
  server.addHook('onRequest', (request, _reply, done) => {
    underWay.add(request);
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    underWay.delete(request);
    answered.push(request);
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    underWay.delete(request);
    done();
  });
  /**
   * Fastify tells of no end of a request whose client is gone before its answer began. What it
   * still does is named once more.
   */
  const forgetGone = (): void => {
    for (const request of underWay)
      if (request.raw.socket.destroyed && underWay.delete(request)) answered.push(request);
  };
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', (done) => {
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      const delay = now - last - askMilliseconds;
      if (delay > holdMilliseconds) {
        const routes = [...new Set([...underWay, ...answered].map(nameOf))].slice(0, maxNamed);
        log.warn({ ms: Math.round(delay), routes }, 'the event loop was held');
      }
      last = now;
      answered = [];
      forgetGone();
    }, askMilliseconds).unref();
    done();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}
