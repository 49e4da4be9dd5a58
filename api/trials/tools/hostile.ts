// Hostile clients, in a process of their own: what they cost is not the product's.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HostileWay, hostileWays } from './hostile-ways.ts';

/** What came of a flood. */
export interface Flood {
  /** Connections that were opened, and those that were refused before they could flood. */
  opened: number;
  refused: number;
  /** Milliseconds from the first byte of the flood until the server had ended the connection. */
  longest: number;
  bytes: number;
}

/** What is asked of this process, as JSON in its only argument. */
export interface FloodOrder {
  port: number;
  way: string;
  token: string;
  sockets: number;
  addresses: number;
  seconds: number;
}

const order = JSON.parse(process.argv[2] ?? '{}') as FloodOrder;
const way = hostileWays.find(({ name }) => name === order.way);
if (!way) throw new Error(`no way named ${order.way}`);

/** Who was cut off comes again after so long. */
const returnMilliseconds = 250;
const openingMilliseconds = 5000;
const flood: Flood = { opened: 0, refused: 0, longest: 0, bytes: 0 };
const end = performance.now() + order.seconds * 1000;
const isOver = (): boolean => performance.now() >= end;

const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.once('close', resolve);
  });

/** Waits for the answer to the opening. @returns its text; null for none, or a refusal */
async function answerOf(socket: Socket): Promise<string | null> {
  let text = '';
  const onData = (chunk: Buffer) => {
    text += chunk.toString('latin1');
  };
  socket.on('data', onData);
  const late = performance.now() + openingMilliseconds;
  while (!/\r\n\r\n/.test(text) && !socket.destroyed && performance.now() < late) await sleep(5);
  socket.off('data', onData);
  return /^HTTP\/1\.1 (101|200) /.test(text) ? text : null;
}

/** Writes until the connection or the time is over. */
async function write(socket: Socket, bytes: Buffer | undefined, pause: number): Promise<void> {
  const gone = closed(socket);
  while (bytes && !socket.destroyed && !isOver()) {
    flood.bytes += bytes.length;
    const isTaken = socket.write(bytes);
    if (pause > 0) await Promise.race([sleep(pause), gone]);
    else if (isTaken) await new Promise(setImmediate);
    else await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), gone]);
  }
  await Promise.race([gone, sleep(Math.max(0, end - performance.now()))]);
}

/** Opens one connection, floods, and notes how long the server bore it. */
async function attack(localAddress: string, { opening, head, ...rest }: HostileWay): Promise<void> {
  const socket = connect({ port: order.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  flood.opened += 1;
  if (opening) socket.write(opening);
  const answer = opening ? await answerOf(socket) : '';
  if (answer === null) {
    flood.refused += 1;
    socket.destroy();
    return;
  }
  if (rest.isDeaf) socket.pause();
  else socket.resume();
  if (head) socket.write(head(order.token));
  const began = performance.now();
  const sid = /"sid":"([^"]+)"/.exec(answer)?.[1] ?? '';
  await write(socket, rest.flood?.(sid), rest.pauseMilliseconds ?? 0);
  flood.longest = Math.max(flood.longest, performance.now() - began);
  socket.destroy();
}

async function attackOn(place: number, hostile: HostileWay): Promise<void> {
  const localAddress = `127.0.0.${2 + (place % order.addresses)}`;
  while (!isOver()) {
    await attack(localAddress, hostile);
    await sleep(returnMilliseconds);
  }
}

await Promise.all(Array.from({ length: order.sockets }, (_, place) => attackOn(place, way)));
console.log(JSON.stringify(flood));
process.exit(0);
