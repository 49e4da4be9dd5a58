import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import { connectionLimits } from '../../connection-limits.ts';
import type { App } from '../../core/context.ts';
import { inboundMailPath } from '../../core/mail/inbound/inbound-mail.ts';
import { nextCursorHeader } from '../../core/rest/rest-pages.ts';
import { googleClientIdOf } from '../../core/sign-in/sign-in-ways.ts';
import { bodyBytes, headerLimits, requestMilliseconds } from '../../limits.ts';
import { clientErrorText } from '../error-masking.ts';
import { answerError } from './answer-error.ts';
import { contentPolicy } from './headers/content-policy.ts';
import { pageScripts } from './headers/page-scripts.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { noteAddress } from './request.ts';
import { assertRequestShape } from './request-shape.ts';
import { traceRequests } from './trace-requests.ts';

/** The security headers of answers; Google's sign-in comes and goes while the server runs. */
async function headersOf(app: App, webFolder: string): Promise<() => OutgoingHttpHeaders> {
  const scripts = pageScripts(webFolder);
  const [withGoogle, withoutGoogle] = await Promise.all([
    securityHeaders(contentPolicy(app, { hasGoogle: true, scripts })),
    securityHeaders(contentPolicy(app, { hasGoogle: false, scripts })),
  ]);
  return () => (googleClientIdOf(app.config) ? withGoogle : withoutGoogle);
}

/**
 * The HTTP server with what all routes share: request ids, security headers, CORS, compression, the
 * answer to errors.
 */
export async function createHttpServer(app: App, webFolder: string): Promise<FastifyInstance> {
  const { config } = app;
  const headersNow = await headersOf(app, webFolder);
  // Widened: otherwise the type of every transport would carry the logger's.
  const logger: FastifyBaseLogger = app.log;
  const server = fastify({
    loggerInstance: logger,
    // `metrics.ts` writes one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    // That line names the request itself, so requests need no logger of their own.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytes,
    requestTimeout: requestMilliseconds,
    connectionTimeout: connectionLimits.silentMilliseconds,
    keepAliveTimeout: connectionLimits.keepAliveMilliseconds,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // What still comes over a connection that was open is answered like all the rest.
    return503OnClosing: false,
    http: {
      maxHeaderSize: headerLimits.allBytes,
      headersTimeout: connectionLimits.headersMilliseconds,
      connectionsCheckingInterval: 1000,
    },
    // An address that can't be decoded reaches no hook.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      void reply
        .headers({ ...headersNow(), 'x-request-id': request.id })
        .status(error.statusCode ?? 400)
        .send({ message: clientErrorText(error) });
    },
  });
  traceRequests(server, app);
  server.addHook('onRequest', (request, reply, done) => {
    noteAddress(request);
    void reply.headers(headersNow());
    assertRequestShape(request.headers, request.routeOptions.url === inboundMailPath);
    done();
  });
  await server.register(cors, {
    origin: new URL(config.publicUrl).origin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      nextCursorHeader,
    ],
  });
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    customTypes: /^(?!image\/(?!svg)|application\/pdf|text\/event-stream)/,
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id);
    done(null, payload);
  });
  server.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));
  return server;
}
