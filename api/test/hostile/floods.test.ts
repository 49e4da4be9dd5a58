import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyAfterAnswer, connectionLimits } from '../../src/connection-limits.ts';
import { aMentee, eventually, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { hostileWays } from '../../trials/tools/hostile-ways.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

let app: TestApp;
const opened: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  closeSockets();
});
afterAll(() => app.close());

/** A connection of somebody who never hangs up by themselves. */
function rawConnection(): { socket: Socket; answers(): string; closed: Promise<void> } {
  const { hostname, port } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  opened.push(socket);
  socket.on('error', () => undefined);
  let answers = '';
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve();
    });
  });
  return { socket, answers: () => answers, closed };
}

const alive = async (): Promise<number> => (await fetch(`${app.url}/healthz`)).status;

describe('a connection that floods is destroyed', () => {
  it.each(hostileWays.filter(({ isPatient }) => !isPatient))('$name', async (way) => {
    const { token } = await aMentee(app);
    const { socket, answers, closed } = rawConnection();
    if (way.opening) {
      socket.write(way.opening);
      await eventually(() => /\r\n\r\n/.test(answers()), 'the answer to the opening');
    }
    if (way.head) socket.write(way.head(token));
    const sid = /"sid":"([^"]+)"/.exec(answers())?.[1] ?? '';
    const before = answers().length;
    const flood = way.flood?.(sid) ?? Buffer.alloc(0);
    const written = setInterval(() => socket.write(flood), 5);
    await closed;
    clearInterval(written);
    // What was answered is no multiple of what was sent.
    expect(answers().length - before).toBeLessThan(200_000);
    expect(await alive()).toBe(200);
  });
});

const chunkedCall = (token: string): string =>
  `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;

describe('empty lines in the place of a request', () => {
  const lines = Buffer.from('\r\n'.repeat(2000));
  /** Until it is cut off: without a word, not with one about headers that are late. */
  async function pour({
    socket,
    answers,
    closed,
  }: ReturnType<typeof rawConnection>): Promise<void> {
    const timer = setInterval(() => socket.write(lines), 5);
    await closed;
    clearInterval(timer);
    expect(answers()).not.toContain(' 408 ');
    expect(await alive()).toBe(200);
  }

  it('end the connection, of which the parser alone would read on until its headers are late', async () => {
    await pour(rawConnection());
  });

  it('and behind an answered request', async () => {
    const connection = rawConnection();
    connection.socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => connection.answers().includes('200 OK'), 'the answer');
    await pour(connection);
  });
});

describe('bodies that are dripped on many connections', () => {
  it('hold no more memory than is set apart for all bodies: the oldest are cut off', async () => {
    const bytes = 250_000;
    const count = 20 + Math.floor(connectionLimits.bodiesInMemory / bytes);
    const lines = Array.from({ length: count }, () => {
      const connection = rawConnection();
      connection.socket.write(
        `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer none\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
      );
      return connection;
    });
    const ended = () =>
      lines.filter(({ socket }) => socket.destroyed || socket.readableEnded).length;
    await eventually(() => ended() >= 20, 'the end of the first');
    expect(ended()).toBe(20);
    expect(await alive()).toBe(200);
  });
});

describe('a chunked body in pieces of a few bytes', () => {
  const pieces = '10\r\n0123456789abcdef\r\n'.repeat(200);

  it('is cut off while it is read', async () => {
    const { token } = await aMentee(app);
    const { socket, answers, closed } = rawConnection();
    socket.once('end', () => socket.destroy()).write(chunkedCall(token) + pieces);
    await closed;
    expect(answers()).toBe('');
  });

  it('and after it was answered', async () => {
    const { socket, answers, closed } = rawConnection();
    socket.write(
      'POST /api/none HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    await eventually(() => answers().includes('HTTP/1.1 404'), 'the answer');
    socket.once('end', () => socket.destroy()).write(pieces);
    await closed;
    // It was read no further, and would else have been up to its end.
    expect(pieces.length).toBeLessThan(bodyAfterAnswer.visitorBytes);
  });
});

describe('who plays along', () => {
  it('gets the answers to requests that were sent ahead, in their order', async () => {
    const { socket, answers } = rawConnection();
    const paths = Array.from({ length: 20 }, (_, n) => `/api/none/${n}`);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
    await eventually(() => answers().split('HTTP/1.1 404').length === 21, 'all answers');
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await eventually(() => answers().includes('HTTP/1.1 200'), 'the last answer');
    expect(answers().indexOf('HTTP/1.1 200')).toBeGreaterThan(answers().lastIndexOf(' 404 '));
  });

  it('may send a body in many pieces, of any size', async () => {
    const { token } = await aMentee(app);
    const { socket, answers } = rawConnection();
    const query = `{ me { id } } #${'x'.repeat(9000)}`;
    const body = JSON.stringify({ query });
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (let at = 0; at < body.length; at += 700) {
      socket.write(body.slice(at, at + 700));
      await new Promise(setImmediate);
    }
    await eventually(() => answers().includes('"me":{"id"'), 'the answer');
  });

  it('may send a chunked body, in pieces as programs make them', async () => {
    const { token } = await aMentee(app);
    const { socket, answers } = rawConnection();
    const body = JSON.stringify({ query: `{ me { id } } #${'x'.repeat(9000)}` });
    socket.write(chunkedCall(token));
    for (let at = 0; at < body.length; at += 100) {
      const piece = body.slice(at, at + 100);
      socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    }
    socket.write('0\r\n\r\n');
    await eventually(() => answers().includes('"me":{"id"'), 'the answer');
  });

  it('has a hundred messages a minute on a socket, and pings of the protocol', async () => {
    const { token } = await aMentee(app);
    const ws = await connectedGraphqlSocket(app.url, { token });
    for (let n = 0; n < 90; n += 1) ws.send({ type: 'ping' });
    for (let n = 0; n < 10; n += 1) ws.socket.ping();
    await eventually(
      () => ws.messages.filter(({ type }) => type === 'pong').length === 90,
      'all pongs',
    );
    expect(ws.socket.readyState).toBe(ws.socket.OPEN);
  });
});
