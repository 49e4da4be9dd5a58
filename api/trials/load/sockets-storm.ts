import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { bearer, call, callOn, percentile95, slowest, statusesOf } from '../tools/calls.ts';
import { addMembers, memberOf } from '../tools/members.ts';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const people = 200;
const socketsEach = 10;
const follow = 'subscription { conversationsChanged { __typename } }';

/** One line to the live channel, opened again by `open`. */
class Line {
  isFollowing = false;
  #socket: WebSocket | undefined;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly localAddress: string,
  ) {}

  /** Opens it, and again whenever it ends sooner than it follows. */
  open(): void {
    const { localAddress, token } = this;
    const socket = new WebSocket(this.url, 'graphql-transport-ws', { localAddress });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    });
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === 'ping') socket.send('{"type":"pong"}');
      if (type !== 'connection_ack') return;
      socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: follow } }));
      // Answered in order: what is subscribed before is so by then.
      socket.send('{"type":"ping"}');
      this.isFollowing = true;
    });
    socket.once('close', () => {
      this.isFollowing = false;
      if (this.#socket === socket) setTimeout(() => this.open(), 500 + Math.random() * 500).unref();
    });
  }

  end(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  /** The line is lost, as by a network that comes back at once. */
  lose(): void {
    this.end();
    this.isFollowing = false;
    this.open();
  }
}

/** Seconds until all follow; a minute at most. */
async function untilAllFollow(lines: readonly Line[]): Promise<number> {
  const began = performance.now();
  while (!lines.every(({ isFollowing }) => isFollowing) && performance.now() - began < 60_000)
    await sleep(20);
  return seconds(performance.now() - began);
}

/** Two thousand sockets lose the line, and come back at the same moment. */
export const socketsStorm: Trial = {
  name: 'sockets-storm',
  about: `${people * socketsEach} sockets of ${people} people come back at once`,
  planted: [
    {
      about: 'each socket that opens holds the process for ten milliseconds',
      figure: 'until all follow again',
      inProduct: 'load/slow-sockets',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const { url } = await startProduct(await settings({ DATABASE_URL: postgres.url }));
    const { token } = await signIn(url);
    await addMembers(postgres, people);
    const lines: Line[] = [];
    const live = `${url.replace(/^http/, 'ws')}/graphql`;
    for (let number = 0; number < people; number += 1) {
      const one = await signIn(url, memberOf(number));
      const address = `127.0.0.${2 + (number % 60)}`;
      for (let n = 0; n < socketsEach; n += 1) lines.push(new Line(live, one.token, address));
    }
    for (const line of lines) {
      line.open();
      await sleep(2);
    }
    const first = await untilAllFollow(lines);
    await sleep(2000);
    const calls = callOn(() => call(`${url}/api/auth/user`, bearer(token)), 4, 50);
    for (const line of lines) line.lose();
    const back = await untilAllFollow(lines);
    await sleep(1000);
    const answers = await calls.end();
    const stayed = lines.filter(({ isFollowing }) => isFollowing).length;
    for (const line of lines) line.end();
    const figures: Figure[] = [
      atMost('until all follow, one after the other', first, 20, 's'),
      atMost('until all follow again', back, 10, 's'),
      holds('they stay', stayed === lines.length, String(stayed)),
      holds(
        'calls of others are answered',
        answers.every(({ status }) => status === 200),
        statusesOf(answers),
      ),
      atMost('calls of others, p95', percentile95(answers), 1000, 'ms'),
      atMost('calls of others, slowest', seconds(slowest(answers)), 5.5, 's'),
    ];
    return figures;
  },
};
