import { connect, type Socket } from 'node:net';

/** A finished load. Latencies in milliseconds, sorted. */
export interface Load {
  requests: number;
  failed: number;
  seconds: number;
  latencies: number[];
  /** Latencies of each request by its place in the list. */
  each: number[][];
}

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
}

/** A request as it goes over the wire, made once and sent many times. */
export function wire({ method, path, token, body }: Request): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    'Host: 127.0.0.1',
    'Connection: keep-alive',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ];
  if (body !== undefined)
    headers.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${text}`);
}

/** A request that is sent as it is, or made anew each time it is sent. */
export type Sendable = Buffer | (() => Buffer);

export const bytesOf = (request: Sendable): Buffer =>
  typeof request === 'function' ? request() : request;

/**
 * What stands for the key in a request that shall have another one each time; of the key's own
 * length.
 */
export const keyPlace = '$key$$$$$$$$';
let lastKey = 0;

/** The request with a key that was never sent, each time. */
export function withFreshKey(request: Buffer): () => Buffer {
  const at = request.indexOf(keyPlace);
  return () => {
    const copy = Buffer.from(request);
    copy.write(String((lastKey += 1)).padStart(keyPlace.length, '0'), at);
    return copy;
  };
}

const end = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that sends and waits, with as little work of its own as can be: the
 * load shares the machine with what it measures.
 */
export class Lane {
  private readonly socket: Socket;
  private chunks: Buffer[] = [];
  private got = 0;
  private expected = -1;
  private done: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;
  private status = 0;
  private bodyAt = 0;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => {
      this.take(chunk as Buffer);
    });
    this.socket.on('error', (error) => this.done?.reject(error));
    this.socket.on('close', () => this.done?.reject(new Error('the connection was closed')));
  }

  /** Whether the other side has not ended it, so that one more request may go there. */
  get isOpen(): boolean {
    return !this.socket.destroyed && !this.socket.readableEnded;
  }

  send(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.done = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.done = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.got += chunk.length;
    if (this.expected < 0) {
      const whole = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks);
      const at = whole.indexOf(end);
      if (at < 0) return;
      const head = whole.toString('latin1', 0, at);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) {
        this.done?.reject(new Error(`an answer without its length: ${head}`));
        return;
      }
      this.status = Number(head.slice(9, 12));
      this.bodyAt = at + end.length;
      this.expected = this.bodyAt + Number(length);
      this.chunks = [whole];
    }
    if (this.got < this.expected) return;
    const whole =
      this.chunks.length === 1 ? (this.chunks[0] as Buffer) : Buffer.concat(this.chunks);
    this.chunks = [];
    this.got = 0;
    this.expected = -1;
    const { done } = this;
    this.done = undefined;
    const body = whole.subarray(this.bodyAt);
    if (this.status === 200) done?.resolve(body);
    else done?.reject(new Error(`status ${this.status}: ${body.toString().slice(0, 300)}`));
  }
}

const refused = Buffer.from('"errors":[');

/** One request; the answer's JSON. */
export async function ask<T>(port: number, request: Buffer): Promise<T> {
  const lane = new Lane(port);
  try {
    return JSON.parse((await lane.send(request)).toString()) as T;
  } finally {
    lane.close();
  }
}

/**
 * Sends the requests in a circle over `lanes` connections, each waiting for its answer, until time
 * is up; then waits for the last ones.
 */
export async function load(
  port: number,
  requests: Sendable[],
  { lanes, seconds: wanted }: { lanes: number; seconds: number },
): Promise<Load> {
  const each: number[][] = requests.map(() => []);
  let failed = 0;
  let next = Math.floor(Math.random() * requests.length);
  const started = performance.now();
  const until = started + wanted * 1000;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      const lane = new Lane(port);
      while (performance.now() < until) {
        const sent = performance.now();
        const at = next++ % requests.length;
        const body = await lane.send(bytesOf(requests[at] as Sendable));
        each[at]?.push(performance.now() - sent);
        if (body.subarray(0, 400).includes(refused)) failed += 1;
      }
      lane.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const latencies = each.flat().sort((a, b) => a - b);
  return { requests: latencies.length, failed, seconds, latencies, each };
}
