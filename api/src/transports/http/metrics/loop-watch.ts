import type { Socket } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobsAtWork, onJobBegun } from '../../../core/jobs/job-runner.ts';
import type { Log } from '../../../core/log.ts';
import { LoopPace } from './loop-pace.ts';

const nanosecondsEach = 1e6;
/** Everybody waits while one thing holds the loop: longer than this is told. */
const holdMilliseconds = 200;
/** Routes that one line names. */
const maxNamed = 5;

export type LoopDelays = RecordableHistogram;

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
 * server listens: before it, nobody waits. While no connection is open and no job is at work, it
 * looks less often.
 * @returns how much too late the loop turned, in nanoseconds, since the last reset
 */
export function watchEventLoop(server: FastifyInstance, log: Log): LoopDelays {
  const delays = createHistogram();
  const underWay = new Set<FastifyRequest>();
  let answered: FastifyRequest[] = [];
  server.addHook('onRequest', (request, _reply, done) => {
    underWay.add(request);
    pace?.use();
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
  let connections = 0;
  const isUsed = (): boolean => connections + underWay.size + jobsAtWork() > 0;
  let pace: LoopPace | undefined;
  const stopListening = onJobBegun(() => pace?.use());
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
    pace?.use();
  });
  server.addHook('onListen', (done) => {
    pace = new LoopPace(isUsed, (delay) => {
      // A histogram takes whole numbers from 1 on.
      delays.record(Math.max(1, Math.round(delay * nanosecondsEach)));
      if (delay > holdMilliseconds) {
        const routes = [...new Set([...underWay, ...answered].map(nameOf))].slice(0, maxNamed);
        log.warn({ ms: Math.round(delay), routes }, 'the event loop was held');
      }
      answered = [];
      forgetGone();
    });
    done();
  });
  server.addHook('onClose', (_server, done) => {
    stopListening();
    pace?.stop();
    done();
  });
  return delays;
}
