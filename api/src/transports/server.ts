import type { FastifyInstance } from 'fastify';
import type { App } from '../core/context.ts';
import type { RestRow, SocketRoom } from '../core/feature.ts';
import { collegeLogoAddress, collegeWords } from '../features/college/index.ts';
import { viewerOf } from '../features/identity/index.ts';
import { collegePeople, pageWords } from '../features/landing/index.ts';
import { setPresent } from '../features/presence/index.ts';
import { studiesOf } from '../features/studies/index.ts';
import { archiveUploadTransport } from './archive-upload.ts';
import { backupsTransport } from './backups.ts';
import { guardConnections } from './connections/guard.ts';
import { filesTransport } from './files.ts';
import { firstScreensTransport } from './first-screens/transport.ts';
import { type AnswerOperation, answerBy, createApollo } from './graphql/apollo.ts';
import type { Executor } from './graphql/execute.ts';
import { playgroundPage } from './graphql/playground.ts';
import { graphqlTransport } from './graphql/transport.ts';
import { type TrustedTexts, webDocuments } from './graphql/trusted-documents.ts';
import { graphqlWsTransport } from './graphql-ws/transport.ts';
import { createClientAddress } from './http/client-address.ts';
import { ConcurrentUploads } from './http/concurrent-uploads.ts';
import { watchEventLoop } from './http/metrics/loop-watch.ts';
import type { SocketCounts } from './http/metrics/state-metrics.ts';
import { operationsTransport } from './http/operations.ts';
import { createOriginCheck } from './http/origin.ts';
import { createHttpServer } from './http/server.ts';
import { routeUpgrades } from './http/upgrades.ts';
import { inboundMailTransport } from './inbound-mail.ts';
import { createLiveHub } from './live/hub.ts';
import { logosTransport } from './logos.ts';
import { collegeIconsTransport } from './pictures/college-icons.ts';
import { sharedPicturesTransport } from './pictures/shared-pictures.ts';
import { restTransport } from './rest/transport.ts';
import { socketIoTransport } from './socket-io/transport.ts';
import { createSocketSessions } from './socket-sessions.ts';
import { webTransport } from './web.ts';

/** The tables of the REST shim and of the Socket.IO events. */
export interface Rows {
  restRows: RestRow[];
  socketRooms: SocketRoom[];
}

export interface Transports {
  server: FastifyInstance;
  /** Turns readiness off; calls are still answered. */
  turnOff(): void;
  /** Finishes requests in progress for `graceMilliseconds`, then cuts connections off. */
  close(graceMilliseconds: number): Promise<void>;
}

/** What is answered over HTTP: health and metrics, files, `/graphql`, `/api`, the web app. */
async function openHttp(
  app: App,
  executor: Executor,
  restRows: RestRow[],
  webFolder: string,
  sockets: SocketCounts,
  trusted: TrustedTexts,
): Promise<
  Pick<Transports, 'server' | 'turnOff'> & { answer: AnswerOperation; close(): Promise<void> }
> {
  const server = await createHttpServer(app, webFolder);
  const delays = watchEventLoop(server, app.log);
  const apollo = createApollo(app, executor);
  await apollo.start();
  const uploads = new ConcurrentUploads();
  const turnOff = operationsTransport(server, app, { sockets, delays });
  filesTransport(server, app);
  backupsTransport(server, app);
  await archiveUploadTransport(server, app);
  logosTransport(server, app);
  sharedPicturesTransport(server, app);
  collegeIconsTransport(server, app);
  const playground = playgroundPage(webFolder, app.config.playground);
  await graphqlTransport(server, app, { apollo, executor, uploads, playground, trusted });
  firstScreensTransport(server, app, { executor, trusted }, webFolder);
  await inboundMailTransport(server, app);
  await restTransport(server, app, executor, uploads, restRows);
  await webTransport(server, app, webFolder, {
    pageWords,
    collegePeople,
    collegeWords,
    collegeLogo: collegeLogoAddress,
    studiesOf,
  });
  return { server, turnOff, answer: answerBy(apollo), close: () => apollo.stop() };
}

/** What is answered over sockets: graphql-ws and Socket.IO, both fed by one live hub. */
function openSockets(
  app: App,
  executor: Executor,
  socketRooms: SocketRoom[],
  { server: http, answer }: { server: FastifyInstance; answer: AnswerOperation },
) {
  const viewerOfToken = (token: string | undefined) => viewerOf(app, token);
  const services = {
    app,
    hub: createLiveHub(app, executor),
    sessions: createSocketSessions(app, viewerOfToken, (userId, isPresent) => {
      setPresent(app, userId, isPresent);
    }),
    viewerOf: viewerOfToken,
  };
  const isAllowedOrigin = createOriginCheck(app.config);
  const addressOf = createClientAddress(app.config.trustProxy);
  const graphqlWs = graphqlWsTransport({ ...services, answer }, addressOf);
  const socketIo = socketIoTransport(services, {
    http: http.server,
    rooms: socketRooms,
    executor,
    isAllowedOrigin,
    addressOf,
  });
  const destroyUpgraded = routeUpgrades(http.server, {
    ignoredPrefix: '/socket.io/',
    path: '/graphql',
    upgrade: graphqlWs.upgrade,
    isAllowedOrigin,
  });
  return { sessions: services.sessions, graphqlWs, socketIo, destroyUpgraded };
}

/**
 * Opens all transports on one port; `webFolder` holds the built web app, `trusted` what it sends.
 * The port itself is opened by `server.listen`.
 */
export async function openTransports(
  app: App,
  executor: Executor,
  { restRows, socketRooms }: Rows,
  webFolder: string,
  trusted: TrustedTexts = webDocuments,
): Promise<Transports> {
  // The server, with its metrics, is there before what is opened on it.
  const counts = { graphqlWs: () => 0, socketIo: () => 0 };
  const http = await openHttp(app, executor, restRows, webFolder, counts, trusted);
  const { server, turnOff, close } = http;
  const sockets = openSockets(app, executor, socketRooms, http);
  Object.assign(counts, {
    graphqlWs: () => sockets.graphqlWs.count(),
    socketIo: () => sockets.socketIo.count(),
  } satisfies SocketCounts);
  const guard = guardConnections(server.server, app.log, app.config.trustProxy);
  return {
    server,
    turnOff,
    async close(graceMilliseconds) {
      sockets.sessions.stop();
      // A connection is idle once its request is answered; the server itself closes only those that
      // are idle now.
      const closeIdle = setInterval(() => {
        server.server.closeIdleConnections();
      }, 50);
      const cutOff = setTimeout(() => {
        server.server.closeAllConnections();
        sockets.destroyUpgraded();
      }, graceMilliseconds);
      sockets.socketIo.close();
      await Promise.allSettled([sockets.graphqlWs.close(), server.close()]);
      clearInterval(closeIdle);
      clearTimeout(cutOff);
      guard.stop();
      await close();
    },
  };
}
