import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { videoSource } from '../../../schema/rules/video.ts';
import type { App } from '../core/context.ts';
import type { RestRow, SocketRoom } from '../core/feature.ts';
import { viewerOf } from '../features/identity/index.ts';
import { bodyBytes, requestMilliseconds } from '../limits.ts';
import type { Executor } from './execute.ts';
import { filesDoor } from './files.ts';
import { createApollo, graphqlDoor } from './graphql.ts';
import { clientAddress } from './client-address.ts';
import { graphqlWsDoor, refuseUpgrade } from './graphql-ws.ts';
import { createLiveHub } from './live.ts';
import { masked, plain, statusOf } from './mask.ts';
import { isLocal, operationsDoor } from './operations.ts';
import { playgroundPage } from './playground.ts';
import { createPresence } from './presence.ts';
import { countAddress, refusalHeaders } from './request.ts';
import { restDoor } from './rest.ts';
import { securityHeaders } from './security-headers.ts';
import { socketDoor } from './socket.ts';
import { Uploading } from './uploading.ts';
import { webDoor } from './web.ts';

/** The tables of the REST shim and of the event channel. */
export interface Rows {
  rest: RestRow[];
  rooms: SocketRoom[];
}

export interface Doors {
  server: FastifyInstance;
  close(): Promise<void>;
}

/** How long requests that are under way may take to finish when the server stops. */
const graceMilliseconds = 3000;

const youtube = 'https://www.youtube-nocookie.com';
const google = 'https://accounts.google.com';

/** What pages may load: nothing from elsewhere but the video a person asked to play, and Google's sign-in where it is on. */
const policy = (app: App) => {
  const signIn = app.config.google ? [google] : [];
  const intro = videoSource(app.config.introVideoUrl ?? '');
  const film = intro?.kind === 'file' ? [new URL(intro.src).origin] : [];
  const secure = app.config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...signIn.map((host) => `${host}/gsi/client`)],
        styleSrc: ["'self'", "'unsafe-inline'", ...signIn.map((host) => `${host}/gsi/style`)],
        // Company logos are addresses that people type; they are pictures only, and get no referrer.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [
          "'self'",
          app.config.publicUrl.replace(/^http/, 'ws'),
          ...signIn.map((host) => `${host}/gsi/`),
        ],
        mediaSrc: ["'self'", ...film],
        frameSrc: [youtube, ...signIn.map((host) => `${host}/gsi/`)],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginOpenerPolicy: {
      policy: app.config.google ? ('same-origin-allow-popups' as const) : ('same-origin' as const),
    },
    // The older name of the same rule.
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
};

/** Opens all doors on one port: GraphQL, graphql-ws, REST, the event channel, files, operations, the web app. */
export async function openDoors(
  app: App,
  executor: Executor,
  { rest, rooms }: Rows,
  webFolder: string,
): Promise<Doors> {
  const { config } = app;
  // Said wider than it is: otherwise every door's type would carry the logger's.
  const logger: FastifyBaseLogger = app.log;
  const server = fastify({
    loggerInstance: logger,
    // One line per request is written by the operations door, with who asked.
    logController: new LogController({ disableRequestLogging: true }),
    // It names the request itself: no logger has to be made for each.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytes,
    requestTimeout: requestMilliseconds,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
  });
  await securityHeaders(server, policy(app));
  await server.register(cors, {
    origin: new URL(config.publicUrl).origin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  });
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^(?!image\/(?!svg)|application\/pdf|text\/event-stream)/,
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id);
    done(null, payload);
  });
  server.setErrorHandler(async (error, request, reply) => {
    // What no handler saw was sent by somebody too.
    const refusal = await countAddress(app, request).catch((limit: unknown) => limit);
    const status = (error as { statusCode?: number }).statusCode;
    if (!refusal && status && status >= 400 && status < 500)
      return reply.status(status).send({ message: plain(error as Error) });
    const { message, extensions = {} } = masked(refusal ?? error, app.log, request.id);
    const { code, requestId } = extensions as { code?: string; requestId?: string };
    return reply
      .headers(refusalHeaders(extensions))
      .status(statusOf(code))
      .send({ message, ...(requestId ? { requestId } : {}) });
  });

  const hub = createLiveHub(app, executor);
  const presence = createPresence(app, (token) => viewerOf(app, token));
  const apollo = createApollo(app, executor);
  await apollo.start();

  operationsDoor(server, app);
  filesDoor(server, app);
  const uploading = new Uploading();
  await graphqlDoor(server, app, apollo, uploading, playgroundPage(webFolder, config.playground));
  await restDoor(server, app, executor, uploading, rest);
  await webDoor(server, app, webFolder);

  const ownOrigin = new URL(config.publicUrl).origin;
  /** Programs send no Origin; a browser's must be ours. While developing, the name it asked for will do. */
  const isOrigin = (origin: string | undefined, host: string | undefined): boolean =>
    origin === undefined ||
    origin === ownOrigin ||
    (!config.production && URL.canParse(origin) && new URL(origin).host === host && isLocal(host));
  const addressOf = clientAddress(config.trustProxy);
  const ws = graphqlWsDoor(app, hub, presence, addressOf);
  const sockets = socketDoor(
    app,
    server.server,
    hub,
    presence,
    rooms,
    ({ headers }) => isOrigin(headers.origin, headers.host),
    addressOf,
  );
  /** Connections that left HTTP: the HTTP server knows them no longer, so they are cut off by hand. */
  const upgraded = new Set<Duplex>();
  server.server.on('upgrade', (request, socket, head) => {
    // Node hands the connection over without a listener of its own: one that breaks now must not stop the process.
    socket.on('error', () => {
      socket.destroy();
    });
    upgraded.add(socket);
    socket.once('close', () => {
      upgraded.delete(socket);
    });
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith('/socket.io/')) return;
    if (path !== '/graphql') refuseUpgrade(socket, '404 Not Found');
    else if (isOrigin(request.headers.origin, request.headers.host))
      ws.upgrade(request, socket, head);
    else refuseUpgrade(socket, '403 Forbidden');
  });

  return {
    server,
    async close() {
      presence.stop();
      // What is under way may finish; connections that then rest are shut, and those that stall are cut off.
      const sweep = setInterval(() => {
        server.server.closeIdleConnections();
      }, 50);
      const cut = setTimeout(() => {
        server.server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }, graceMilliseconds);
      sockets.close();
      await Promise.allSettled([ws.close(), server.close()]);
      clearInterval(sweep);
      clearTimeout(cut);
      await apollo.stop();
    },
  };
}
