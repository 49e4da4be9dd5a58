import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { eventually, type Json } from '../../src/testing/index.ts';

export interface Closed {
  code: number;
  reason: string;
}

/** A graphql-ws client that hides nothing: what was sent, what came, how it ended. */
export interface GraphqlSocket {
  socket: WebSocket;
  messages: Json[];
  /** Waits for a message of a type; `after` is how many of it to pass over. */
  message(type: string, after?: number): Promise<Json>;
  send(message: object): void;
  subscribe(query: string, variables?: object, id?: string): void;
  /** Waits until the server has taken what was sent so far: it answers a ping in turn. */
  heard(): Promise<void>;
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
    async heard() {
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
  const made = graphqlSocket(url, options);
  await made.message('connection_ack');
  return made;
}

/** A client of the event channel, not connected to anything else and never reconnecting. */
export function eventSocket(
  url: string,
  options: {
    token?: string | undefined;
    origin?: string;
    transports?: ('websocket' | 'polling')[];
  } = {},
): Socket {
  const socket = io(url, {
    transports: options.transports ?? ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: options.token === undefined ? {} : { token: options.token },
    ...(options.origin ? { extraHeaders: { Origin: options.origin } } : {}),
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
