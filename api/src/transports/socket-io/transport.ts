import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import type { App } from '../../core/context.ts';
import type { SocketRoom } from '../../core/feature.ts';
import { socketLimits } from '../../limits.ts';
import type { Executor } from '../graphql/execute.ts';
import type { SocketServices } from '../socket-services.ts';
import { assertActionsFit, handleActions } from './actions.ts';
import {
  admitMessages,
  authenticate,
  createAllowRequest,
  type SocketIdentity,
} from './admission.ts';
import { SocketConnection } from './connection.ts';
import { blockPerson, type EngineConnection, EngineFloods } from './floods.ts';
import { handleSocketRoomEvents, inboundEvents } from './joins.ts';
import { prepareSocketRooms } from './rooms.ts';

/** How long a client may take to authenticate. */
const connectMilliseconds = 10_000;

export interface SocketIoTransport {
  /** Open connections. */
  count(): number;
  /** Closes all connections; the HTTP server stays. */
  close(): void;
}

/** Passes what is handled here, ends the connection of one who floods, and survives the rest. */
function guardEvents(
  { app, floods }: { app: App; floods: EngineFloods },
  socket: Socket,
  userId: string,
  handled: ReadonlySet<string>,
): void {
  floods.noteSignIn(socket.conn, userId);
  socket.use(
    admitMessages(app, userId, handled, () => {
      socket.emit('failure', { message: requestTexts.tooManyMessages });
      blockPerson(app, userId);
      floods.endAfterWords(socket.conn);
      // What says why goes first.
      setImmediate(() => socket.disconnect(true));
    }),
  );
  // What is no packet of the protocol; Socket.IO closes the connection.
  socket.on('error', (error: unknown) => {
    app.log.debug({ err: error }, 'a socket failed');
  });
}

export interface SocketIoSettings {
  http: HttpServer;
  rooms: SocketRoom[];
  executor: Executor;
  isAllowedOrigin(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
}

/**
 * The documented Socket.IO events on `/socket.io`. Outbound events subscribe to what graphql-ws
 * clients subscribe to; what a client emits joins and leaves socket rooms or executes a document,
 * and never becomes an event by itself.
 * @throws GraphQLError for a row with a wrong document
 */
export function socketIoTransport(
  services: SocketServices,
  settings: SocketIoSettings,
): SocketIoTransport {
  const { http, executor, isAllowedOrigin, addressOf } = settings;
  const { app, hub, sessions } = services;
  const rooms = prepareSocketRooms(settings.rooms, hub);
  const actions = settings.rooms.flatMap((room) => room.actions ?? []);
  assertActionsFit(executor.schema, actions);
  const handled = new Set([...inboundEvents(rooms), ...actions.map(({ event }) => event)]);
  const connectionServices = { app, hub, rooms };
  const floods = new EngineFloods(app);
  const io = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: socketLimits.frameBytes,
    connectTimeout: connectMilliseconds,
    allowRequest: createAllowRequest(app, isAllowedOrigin, addressOf, (id) => floods.isOpen(id)),
  });
  io.engine.on('connection', (connection: EngineConnection) => {
    floods.watch(connection);
  });
  io.engine.use(floods.admit);

  function onConnection(socket: Socket): void {
    const { viewer, token } = socket.data as SocketIdentity;
    const ip = addressOf(socket.request);
    const connection = new SocketConnection(connectionServices, socket, viewer, token, ip);
    if (!sessions.add(connection)) {
      socket.disconnect(true);
      return;
    }
    socket.on('disconnect', () => {
      sessions.remove(connection);
      connection.leaveAll();
    });
    guardEvents({ app, floods }, socket, viewer.id, handled);
    connection.joinPersonalSocketRooms();
    handleSocketRoomEvents(app, connection, rooms);
    handleActions(app, executor, connection, actions);
  }

  io.use(authenticate(services));
  io.on('connection', onConnection);

  return {
    count: () => io.engine.clientsCount,
    // `io.close()` would also close the HTTP server and wait for all its connections.
    close: () => {
      io.engine.close();
    },
  };
}
