import { randomBytes } from 'node:crypto';

/** What a hostile connection sends. */
export interface HostileWay {
  name: string;
  /** A request whose answer is waited for before the flood begins. */
  opening?: string;
  /** Sent once, after that. @param token a person's */
  head?(token: string): Buffer;
  /**
   * Written again and again, as fast as the server reads; nothing for who only holds a place.
   * @param sid what the answer to the opening named as the connection's id
   */
  flood?(sid: string): Buffer;
  /** Written once in so many milliseconds instead. */
  pauseMilliseconds?: number;
  /** Nothing that the server answers is read. */
  isDeaf?: boolean;
  /** It is slow, as a phone on a bad line is: it may stay for its time. */
  isPatient?: boolean;
}

const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: trial.example', ...headers, '', body].join('\r\n');

const upgrade = (path: string, protocol?: string): string =>
  request(`GET ${path}`, [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ]);

const opcodes = { continuation: 0, text: 1, ping: 9 } as const;

/** A masked frame of a client. */
function frame(kind: keyof typeof opcodes, text = '', isFinal = true): Buffer {
  const mask = randomBytes(4);
  const payload = Buffer.from(text).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  const head = Buffer.alloc(payload.length < 126 ? 2 : 4);
  head[0] = opcodes[kind] | (isFinal ? 0x80 : 0);
  head[1] = 0x80 | Math.min(payload.length, 126);
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, mask, payload]);
}

/** As many of one thing as are read at once. */
function many(one: Buffer | string): () => Buffer {
  const bytes = Buffer.from(one);
  const all = Buffer.alloc(Math.floor(65_536 / bytes.length) * bytes.length, bytes);
  return () => all;
}

const polling = '/socket.io/?EIO=4&transport=polling';

/** A body of the polling transport, full of packets of one byte. */
function pollingPost(sid: string): Buffer {
  const body = `${'3\x1e'.repeat(16_000)}3`;
  return Buffer.from(
    request(
      `POST ${polling}&sid=${sid}`,
      ['Content-Type: text/plain;charset=UTF-8', `Content-Length: ${body.length}`],
      body,
    ),
  );
}

const graphqlWs = upgrade('/graphql', 'graphql-transport-ws');
const socketIo = upgrade('/socket.io/?EIO=4&transport=websocket');

/** Ways to overwhelm the product. */
export const hostileWays: readonly HostileWay[] = [
  {
    name: 'graphql-ws pings',
    opening: graphqlWs,
    flood: many(frame('text', '{"type":"ping"}')),
  },
  { name: 'graphql-ws garbage', opening: graphqlWs, flood: many(frame('text', '{"type":')) },
  { name: 'graphql-ws, WebSocket pings', opening: graphqlWs, flood: many(frame('ping')) },
  {
    name: 'graphql-ws, a message in pieces of nothing',
    opening: graphqlWs,
    head: () => frame('text', '', false),
    flood: many(frame('continuation', '', false)),
  },
  { name: 'Socket.IO packets', opening: socketIo, flood: many(frame('text', '42["a"]')) },
  {
    name: 'Socket.IO packets of one person',
    opening: socketIo,
    head: (token) => frame('text', `40{"token":"${token}"}`),
    flood: many(frame('text', '42["joinPost","a"]')),
  },
  { name: 'Socket.IO, WebSocket pings', opening: socketIo, flood: many(frame('ping')) },
  { name: 'Socket.IO polling', opening: request(`GET ${polling}`), flood: pollingPost },
  { name: 'pipelined pages', flood: many(request('GET /')) },
  { name: 'pipelined files', flood: many(request('GET /files/x')) },
  { name: 'pipelined expectations', flood: many(request('GET /', ['Expect: nothing'])) },
  { name: 'empty lines in place of requests', flood: many('\r\n') },
  { name: 'answers unread', flood: many(request('GET /')), isDeaf: true },
  {
    name: 'bodies without an end',
    head: () =>
      Buffer.from(
        request('POST /api/auth/post', [
          'Authorization: Bearer none',
          'Content-Type: multipart/form-data; boundary=x',
          'Transfer-Encoding: chunked',
        ]),
      ),
    flood: many('10\r\n0123456789abcdef\r\n'),
  },
  {
    name: 'slow bodies',
    head: () =>
      Buffer.from(
        request('POST /api/auth/signin', [
          'Content-Type: application/json',
          'Content-Length: 16000',
        ]),
      ),
    flood: () => Buffer.from('a'),
    pauseMilliseconds: 1000,
    isPatient: true,
  },
  { name: 'idle connections', isPatient: true },
];
