import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { App, Context, Viewer } from '../core/context.ts';
import type { SocketRoom, SocketTell } from '../core/feature.ts';
import { isId, newId } from '../core/ids.ts';
import { addressKey } from '../core/limits.ts';
import { viewerOf } from '../features/identity/index.ts';
import { socketLimits } from '../limits.ts';
import type { LiveHub, Watching } from './live.ts';
import { appErrorOf } from './mask.ts';
import type { OpenSocket, Presence } from './presence.ts';

/** How long a client may take to say who it is. */
const connectMilliseconds = 10_000;

export interface SocketDoor {
  close(): void;
}

interface Connection extends OpenSocket {
  context(): Context;
  unsent(): number;
  /** Rooms it is in, what it watches in each, and when all of that is watched. */
  rooms: Map<string, Joined>;
}

interface Joined {
  watched: Watching[];
  entered: Promise<void>;
}

/** Rooms that several features tell in are one: clients join them by one event. */
function joined(rooms: SocketRoom[]): SocketRoom[] {
  const byJoin = new Map<string, SocketRoom>();
  for (const room of rooms)
    byJoin.set(room.join, {
      ...room,
      tells: [...(byJoin.get(room.join)?.tells ?? []), ...room.tells],
    });
  return [...byJoin.values()];
}

const nameOf = (room: SocketRoom, id: string): string => `${room.join}:${id}`;

/** Tells what waits to be sent to a client: packets that the engine holds, and bytes of its websocket. */
function unsentBytes({ conn }: Socket): () => number {
  let held = 0;
  conn.on('packetCreate', ({ data }: { data?: unknown }) => {
    held += typeof data === 'string' ? data.length : 0;
  });
  conn.on('drain', () => {
    held = 0;
  });
  return () =>
    held +
    ((conn.transport as { socket?: { bufferedAmount?: number } }).socket?.bufferedAmount ?? 0);
}

/** The documented event channel. Its outbound rows watch what graphql-ws clients watch; what a client emits never becomes an event. */
export function socketDoor(
  app: App,
  http: HttpServer,
  hub: LiveHub,
  presence: Presence,
  featureRooms: SocketRoom[],
  isAllowed: (request: IncomingMessage) => boolean,
  addressOf: (request: IncomingMessage) => string,
): SocketDoor {
  const rooms = joined(featureRooms);
  const io = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: socketLimits.frameBytes,
    connectTimeout: connectMilliseconds,
    allowRequest(request, answer) {
      if (!isAllowed(request)) {
        answer(null, false);
        return;
      }
      // Later requests of a polling client name the connection they belong to.
      if (/[?&]sid=/.test(request.url ?? '')) {
        answer(null, true);
        return;
      }
      app.limits.take('socketOpeningsPerIp', addressKey(addressOf(request))).then(
        () => {
          answer(null, true);
        },
        () => {
          answer('Too many connections', false);
        },
      );
    },
  });
  const prepared = new Map<SocketTell, ReturnType<LiveHub['prepare']>>();
  for (const room of rooms)
    for (const tell of room.tells) prepared.set(tell, hub.prepare(tell.document));

  io.use((socket, next) => {
    const given: unknown = (socket.handshake.auth as Record<string, unknown>)['token'];
    const token = typeof given === 'string' ? given : undefined;
    if (!token) {
      next(new Error('No token found'));
      return;
    }
    viewerOf(app, token).then(
      (viewer) => {
        if (!viewer) {
          next(new Error('Please sign in to continue.'));
          return;
        }
        (socket.data as { viewer: Viewer; token: string }) = { viewer, token };
        next();
      },
      (error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be opened');
        next(new Error('Something went wrong. Please try again.'));
      },
    );
  });

  function leave(connection: Connection, name: string): void {
    const joined = connection.rooms.get(name);
    connection.rooms.delete(name);
    for (const watching of joined?.watched ?? []) watching.stop();
  }

  function join(
    socket: Socket,
    connection: Connection,
    room: SocketRoom,
    id: string,
  ): Promise<void> {
    const name = nameOf(room, id);
    const already = connection.rooms.get(name);
    if (already) return already.entered;
    const joined: Joined = { watched: [], entered: Promise.resolve() };
    connection.rooms.set(name, joined);
    joined.entered = enter(socket, connection, room, id, joined);
    return joined.entered;
  }

  async function enter(
    socket: Socket,
    connection: Connection,
    room: SocketRoom,
    id: string,
    joined: Joined,
  ): Promise<void> {
    const name = nameOf(room, id);
    const isIn = (): boolean => connection.rooms.get(name) === joined;
    let refused: unknown;
    for (const tell of room.tells) {
      const operation = prepared.get(tell);
      if (!operation) continue;
      try {
        joined.watched.push(
          await hub.watch(operation, tell.variables(id), connection.context(), {
            viewer: () => connection.viewer,
            deliver: (_json, data) => {
              // A client that does not read is cut off before it fills our memory.
              if (connection.unsent() > socketLimits.unsentBytes) socket.disconnect(true);
              else socket.emit(tell.event, tell.payload(data));
            },
            shut: ({ message }) => {
              // Several things are told in a room: it is shut once.
              if (!isIn()) return;
              leave(connection, name);
              socket.emit('failure', { event: room.join, message });
            },
          }),
        );
      } catch (error) {
        refused = error;
        // Of what concerns a person, each thing is told to those whom it is for.
        if (!room.isOwn || !appErrorOf(error)) break;
      }
    }
    const failed =
      refused !== undefined && !(room.isOwn && joined.watched.length > 0 && appErrorOf(refused));
    // Left, or shut, while it was entered.
    if (failed || !isIn()) for (const watching of joined.watched) watching.stop();
    if (!failed) return;
    if (isIn()) connection.rooms.delete(name);
    throw refused;
  }

  /** Everybody is in the rooms of their own without asking; who may not be told anything there is simply not in them. */
  function enterOwn(socket: Socket, connection: Connection, id: string): void {
    for (const room of rooms.filter(({ isOwn }) => isOwn)) {
      join(socket, connection, room, id).catch((error: unknown) => {
        if (!appErrorOf(error))
          app.log.error({ err: error }, 'a room of their own could not be entered');
      });
    }
  }

  io.on('connection', (socket) => {
    const { viewer, token } = socket.data as { viewer: Viewer; token: string };
    const requestId = newId();
    const connection: Connection = {
      viewer,
      token,
      unsent: unsentBytes(socket),
      rooms: new Map(),
      context() {
        return {
          app,
          viewer: this.viewer,
          requestId,
          ip: addressOf(socket.request),
          userAgent: socket.handshake.headers['user-agent'] ?? '',
          cache: new Map(),
        };
      },
      end: () => {
        socket.disconnect(true);
      },
      changed() {
        for (const { watched } of [...this.rooms.values()])
          for (const watching of watched) watching.recheck();
        // What is told to whom follows the account.
        for (const room of rooms) if (room.isOwn) leave(this, nameOf(room, viewer.id));
        enterOwn(socket, this, viewer.id);
      },
    };
    if (!presence.add(connection)) {
      socket.disconnect(true);
      return;
    }
    socket.on('disconnect', () => {
      presence.remove(connection);
      for (const name of [...connection.rooms.keys()]) leave(connection, name);
    });
    socket.use((_event, next) => {
      app.limits.take('socketMessages', viewer.id).then(
        () => {
          next();
        },
        () => {
          next(new Error('Too many messages'));
        },
      );
    });
    socket.on('error', (error: Error) => {
      socket.emit('failure', { message: error.message });
    });
    enterOwn(socket, connection, viewer.id);
    for (const room of rooms) {
      for (const word of [room.join, ...(room.alsoJoinedBy ?? [])])
        socket.on(word, (id: unknown, acknowledge?: unknown) => {
          const answer = (message: string | null): void => {
            if (typeof acknowledge === 'function')
              (acknowledge as (reply: unknown) => void)(message ? { message } : { ok: true });
            else if (message) socket.emit('failure', { event: word, message });
          };
          if (!isId(id) || (room.isOwn && id.toLowerCase() !== viewer.id)) {
            answer('Not found');
            return;
          }
          if (connection.rooms.size >= socketLimits.subscriptionsPerSocket) {
            answer('Too many rooms on one connection');
            return;
          }
          join(socket, connection, room, id.toLowerCase()).then(
            () => {
              answer(null);
            },
            (error: unknown) => {
              const known = appErrorOf(error);
              if (!known) app.log.error({ err: error, requestId }, 'a room could not be joined');
              answer(known?.message ?? 'Something went wrong. Please try again.');
            },
          );
        });
      if (room.leave)
        socket.on(room.leave, (id: unknown) => {
          if (isId(id)) leave(connection, nameOf(room, id.toLowerCase()));
        });
    }
  });

  // Not `io.close()`: that shuts the HTTP server itself and waits for every connection of it.
  return {
    close: () => {
      io.engine.close();
    },
  };
}
