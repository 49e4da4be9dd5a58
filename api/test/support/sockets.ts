import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { eventually, type Json } from '../../src/testing/index.ts';

interface Closed {
  code: number;
  reason: string;
}

/** A graphql-ws client whose messages, and close, tests can look at. */
export interface GraphqlSocket {
  socket: WebSocket;
  messages: Json[];
  /** Waits for a message of a type; `after` is how many of it to pass over. */
  message(type: string, after?: number): Promise<Json>;
  send(message: object): void;
  subscribe(query: string, variables?: object, id?: string): void;
  /** Waits until the server has handled all messages so far: it answers a ping behind them. */
  roundTrip(): Promise<void>;
  closed: Promise<Closed>;
  /** The HTTP status of a refused upgrade. */
  refused: Promise<number>;
}

export interface SocketOptions {
  token?: string | undefined;
  origin?: string;
  protocol?: string;
  silent?: boolean;
}

const opened: { close(): void }[] = [];

/** Shuts what the tests of a file left open. */
export function closeSockets(): void {
  for (const socket of opened.splice(0)) socket.close();
}

export function graphqlSocket(
  url: string,
  { token, origin, protocol = 'graphql-transport-ws', silent = false }: SocketOptions = {},
): GraphqlSocket {
  const socket = new WebSocket(
    `${url.replace(/^http/, 'ws')}/graphql`,
    protocol,
    origin ? { origin } : {},
  );
  opened.push(socket);
  const messages: Json[] = [];
  const closed = new Promise<Closed>((resolve) => {
    socket.once('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
    });
  });
  const refused = new Promise<number>((resolve) => {
    socket.once('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()));
  });
  const send = (message: object): void => {
    socket.send(JSON.stringify(message));
  };
  if (!silent)
    socket.once('open', () => {
      send({ type: 'connection_init', payload: token ? { token } : {} });
    });
  return {
    socket,
    messages,
    async roundTrip() {
      const before = messages.filter(({ type }) => type === 'pong').length;
      send({ type: 'ping' });
      await eventually(
        () => messages.filter(({ type }) => type === 'pong')[before] as Json,
        'a pong',
      );
    },
    message: (type, after = 0) =>
      eventually(
        () => messages.filter((message) => message.type === type)[after] as Json,
        `a message "${type}"`,
      ),
    send,
    subscribe: (query, variables = {}, id = '1') => {
      send({ id, type: 'subscribe', payload: { query, variables } });
    },
    closed,
    refused,
  };
}

/** An open and acknowledged graphql-ws connection. */
export async function connectedGraphqlSocket(
  url: string,
  options: SocketOptions = {},
): Promise<GraphqlSocket> {
  const socket = graphqlSocket(url, options);
  await socket.message('connection_ack');
  return socket;
}

/** A Socket.IO client with a connection of its own, which never reconnects. */
export function eventSocket(
  url: string,
  options: {
    token?: string | undefined;
    origin?: string;
    /** The address that a proxy names. */
    from?: string;
    transports?: ('websocket' | 'polling')[];
  } = {},
): Socket {
  const socket = io(url, {
    transports: options.transports ?? ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: options.token === undefined ? {} : { token: options.token },
    extraHeaders: {
      ...(options.origin ? { Origin: options.origin } : {}),
      ...(options.from ? { 'X-Forwarded-For': options.from } : {}),
    },
  });
  opened.push(socket);
  return socket;
}

/** How a connection to the event channel ended up: `connected`, or the text of the refusal. */
export const outcome = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => {
      resolve('connected');
    });
    socket.once('connect_error', (error) => {
      resolve(error.message);
    });
  });

export const disconnected = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
