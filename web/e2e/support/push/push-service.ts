import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { run } from '../run.ts';
import { field, fixedField, frame, frameReader, protocolVersion, tags } from './frames.ts';

/** Where a real Chromium looks for its push service: flags of its own. */
export const pushFlags = [
  `--gcm-checkin-url=http://localhost:${run.push.port}/checkin`,
  `--gcm-registration-url=http://localhost:${run.push.port}/register`,
  `--gcm-mcs-endpoint=https://localhost:${run.push.mcsPort}`,
  '--ignore-certificate-errors',
];

/** Something that the product sent to a browser, as the service sees it. */
export interface Passed {
  path: string;
  body: Buffer;
}

interface Keys {
  cert: Buffer;
  key: Buffer;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** A message as a browser is handed it: encrypted, and for one of its sites. */
const messageFor = (site: URLSearchParams, body: Buffer, id: string): Buffer => {
  const said = (key: string, value: string): Buffer =>
    field(7, Buffer.concat([field(1, key), field(2, value)]));
  return frame(
    tags.message,
    field(3, site.get('sender') ?? ''),
    field(5, site.get('app') ?? ''),
    said('subtype', site.get('X-subtype') ?? ''),
    said('content-encoding', 'aes128gcm'),
    field(9, id),
    field(17, 60),
    field(21, body),
  );
};

/** The line on which a browser listens, and what it says first. */
function createLine(keys: Keys, sockets: Set<Socket>, hears: (browser: TLSSocket) => void): Server {
  return createTlsServer(keys, (socket) => {
    sockets.add(socket);
    const read = frameReader();
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      for (const tag of read(piece)) {
        if (tag === tags.ping) socket.write(frame(tags.pong));
        if (tag !== tags.signIn) continue;
        socket.write(Buffer.from([protocolVersion]));
        socket.write(frame(tags.signedIn, field(1, 'signed in')));
        hears(socket);
      }
    });
  });
}

/** Where a browser checks in and registers its sites, each under a token of its own. */
const createFront = (sites: Map<string, URLSearchParams>): HttpServer =>
  createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.url === '/checkin') {
      const known = [field(1, 1), field(3, Date.now()), fixedField(7, 1), fixedField(8, 2)];
      response.setHeader('content-type', 'application/x-protobuffer').end(Buffer.concat(known));
      return;
    }
    const token = `site-${sites.size}`;
    sites.set(token, new URLSearchParams(body.toString()));
    response.end(`token=${token}`);
  });

/** Whatever host is named behind this proxy, it comes to that server. */
function leadTo(secure: Server, front: HttpServer, sockets: Set<Socket>): void {
  front.on('connect', (_request, client: Socket) => {
    const onward = connect((secure.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.pipe(onward).pipe(client);
    });
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
  });
}

/**
 * A push service of our own for one real Chromium, which speaks to it as to Google's: it checks in,
 * registers a site and listens on a line that stays open. The product reaches it under the name of
 * the real one, through the proxy that it was started with.
 * @returns what passed through it, and what stops it
 */
export async function startPushService(): Promise<{ passed: Passed[]; stop: () => void }> {
  const passed: Passed[] = [];
  const sites = new Map<string, URLSearchParams>();
  const sockets = new Set<Socket>();
  let browser: TLSSocket | undefined;
  const read = (name: string): Buffer => readFileSync(join(run.push.folder, name));
  const keys: Keys = { cert: read('certificate.pem'), key: read('key.pem') };
  const line = createLine(keys, sockets, (socket) => {
    browser = socket;
  });
  const secure = createSecureServer(keys, async (request, response) => {
    const path = request.url ?? '';
    const body = await bodyOf(request);
    passed.push({ path, body });
    const site = sites.get(path.split('/').at(-1) ?? '');
    if (site) browser?.write(messageFor(site, body, `message-${passed.length}`));
    response.writeHead(site && browser ? 201 : 404).end();
  });
  const front = createFront(sites);
  leadTo(secure, front, sockets);
  await Promise.all([
    once(front.listen(run.push.port), 'listening'),
    once(line.listen(run.push.mcsPort), 'listening'),
    once(secure.listen(0, '127.0.0.1'), 'listening'),
  ]);
  return {
    passed,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      for (const server of [front, line, secure]) server.close();
    },
  };
}
