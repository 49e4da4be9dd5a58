import { WebSocket } from 'ws';
import type { Bench } from '../bench.ts';
import type { Child } from '../child.ts';

/** A client's end: the time at which each frame came. */
export interface Watcher {
  socket: WebSocket;
  came: bigint[];
  /** The last frame as it was sent. */
  last: string;
}

/** What a watcher asks for. */
export interface Subscription {
  query: string;
  variables: object;
}

/** Opens one watcher. Those of the product sign in and subscribe, those of plain ws do nothing. */
function open(
  child: Child,
  wanted?: { token: string; subscriptions: Subscription[] },
): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${child.port}/graphql`,
      wanted ? 'graphql-transport-ws' : [],
      { perMessageDeflate: false, skipUTF8Validation: true },
    );
    const watcher: Watcher = { socket, came: [], last: '' };
    const ready = (): void => {
      socket.on('message', (frame) => {
        watcher.came.push(process.hrtime.bigint());
        if (watcher.last === '') watcher.last = (frame as Buffer).toString();
      });
      resolve(watcher);
    };
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      reject(new Error(`closed with ${code}: ${reason.toString()}`));
    });
    socket.on('open', () => {
      if (!wanted) {
        ready();
        return;
      }
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token: wanted.token } }));
      socket.once('message', () => {
        const texts = wanted.subscriptions.map((payload, i) =>
          JSON.stringify({ id: String(i + 1), type: 'subscribe', payload }),
        );
        for (const text of texts.slice(0, -1)) socket.send(text);
        socket.send(texts.at(-1) ?? '', ready);
      });
    });
  });
}

/** At most ten sockets of one person: the product allows no more. */
const socketsPerPerson = 10;
/** Opened at the same time. */
const atOnce = 100;

/**
 * Opens watchers of the product, each with what `subscriptions` names for it and by whom `person`
 * says.
 */
export async function watchProduct(
  { people }: Pick<Bench, 'people'>,
  child: Child,
  count: number,
  subscriptions: (i: number) => Subscription[],
  person: (i: number) => number = (i) => Math.floor(i / socketsPerPerson),
): Promise<Watcher[]> {
  if (count > people.length * socketsPerPerson)
    throw new Error(
      `${people.length} people may open ${people.length * socketsPerPerson} sockets, not ${count}`,
    );
  return openAll(count, (i) =>
    open(child, { token: people[person(i)]?.token ?? '', subscriptions: subscriptions(i) }),
  );
}

export const watchPlain = (child: Child, count: number): Promise<Watcher[]> =>
  openAll(count, () => open(child));

async function openAll(count: number, one: (i: number) => Promise<Watcher>): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  for (let from = 0; from < count; from += atOnce) {
    watchers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => one(from + i)),
      )),
    );
  }
  // The last subscriptions are still being read.
  await pause(500);
  return watchers;
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export async function closeAll(watchers: Watcher[]): Promise<void> {
  for (const { socket } of watchers) {
    socket.removeAllListeners('close');
    socket.terminate();
  }
  await pause(500);
}
