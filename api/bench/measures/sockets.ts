import { WebSocket } from 'ws';
import type { Bench } from '../bench.ts';
import type { Child } from '../child.ts';
import { documentOf } from '../documents.ts';

/** A client's end: the time at which each frame came. */
export interface Watcher {
  socket: WebSocket;
  came: bigint[];
  /** The last frame as it was sent. */
  last: string;
}

const query = documentOf('PostCountersLive');

/** Opens one watcher. Those of the product sign in and subscribe, those of plain ws do nothing. */
function open(child: Child, subscription?: { token: string; post: string }): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${child.port}/graphql`,
      subscription ? 'graphql-transport-ws' : [],
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
      if (!subscription) {
        ready();
        return;
      }
      socket.send(
        JSON.stringify({ type: 'connection_init', payload: { token: subscription.token } }),
      );
      socket.once('message', () => {
        socket.send(
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query, variables: { postId: subscription.post } },
          }),
          () => {
            ready();
          },
        );
      });
    });
  });
}

/** At most ten sockets of one person: the product allows no more. */
const socketsPerPerson = 10;
/** Opened at the same time. */
const atOnce = 100;

/** Opens watchers of the product, each on the post that `post` names. */
export async function watchProduct(
  { people }: Pick<Bench, 'people'>,
  child: Child,
  count: number,
  post: (i: number) => string,
): Promise<Watcher[]> {
  if (count > people.length * socketsPerPerson)
    throw new Error(
      `${people.length} people may open ${people.length * socketsPerPerson} sockets, not ${count}`,
    );
  return openAll(count, (i) =>
    open(child, { token: people[Math.floor(i / socketsPerPerson)]?.token ?? '', post: post(i) }),
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
