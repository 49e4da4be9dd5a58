import type { Bench, Measure } from '../bench.ts';
import type { Child } from '../child.ts';
import { documentOf } from '../documents.ts';
import { percentile, type Row, row } from '../figures.ts';
import {
  closeAll,
  pause,
  type Subscription,
  type Watcher,
  watchPlain,
  watchProduct,
} from './sockets.ts';

const watching = 1000;
/** A little more than the product's throttle of 250 ms, so that every event is told. */
const throttledPace: Pace = { times: 20, everyMs: 260 };

/** How often something is told. */
export interface Pace {
  times: number;
  everyMs: number;
}

interface TimedEvents {
  /**
   * Processor time of the server's process, microseconds for each frame, less what it uses when
   * nothing happens.
   */
  cpu: number;
  /** Latencies in milliseconds, sorted. */
  p50: number;
  p99: number;
}

async function round(
  child: Child,
  watchers: Watcher[],
  { times, everyMs }: Pace,
  tell: () => Promise<bigint[]>,
): Promise<TimedEvents> {
  for (const watcher of watchers) watcher.came = [];
  const idleFrom = await child.usage();
  await pause(2000);
  const from = await child.usage();
  const sentAt = await tell();
  const until = await child.usage();
  await pause(300);
  const idle = ((from.cpu - idleFrom.cpu) / 2000) * times * everyMs;
  const missing = watchers.filter(({ came }) => came.length !== times).length;
  if (missing > 0)
    throw new Error(`${missing} of ${watchers.length} watchers did not get ${times} frames each`);
  const latencies = watchers
    .flatMap(({ came }) => came.map((at, i) => Number(at - (sentAt[i] ?? at)) / 1e6))
    .sort((a, b) => a - b);
  return {
    cpu: Math.max(0, until.cpu - from.cpu - idle) / latencies.length,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}

/**
 * Tells the same event again and again, to watchers of the product and to as many plain sockets
 * that get the same bytes.
 * @param name of the rows
 * @param pace of the events: those of small groups come often, so that they are more than noise
 * @param tell tells the product's event so many times, and answers when
 * @param aims for the processor time of a delivery, against plain `ws`
 */
export async function compareDelivery(
  bench: Bench,
  name: string,
  ours: Watcher[],
  pace: Pace,
  tell: (pace: Pace) => Promise<bigint[]>,
  aims: { cpu: number; p99: number },
): Promise<Row[]> {
  const theirs = await watchPlain(bench.limit, ours.length);
  const first = { ...pace, times: 3 };
  // Only what an event brings counts, not the first answer of the subscription.
  for (const watcher of ours) watcher.last = '';
  await tell(first);
  const frame = ours[0]?.last ?? '';
  const broadcast = (of: Pace): Promise<bigint[]> =>
    bench.limit.call('broadcast', { frame, ...of });
  await broadcast(first);
  const product: TimedEvents[] = [];
  const limit: TimedEvents[] = [];
  for (let i = 0; i < bench.pace.rounds; i += 1) {
    product.push(await round(bench.product, ours, pace, () => tell(pace)));
    limit.push(await round(bench.limit, theirs, pace, () => broadcast(pace)));
  }
  await closeAll([...ours, ...theirs]);
  const of = (rounds: TimedEvents[], key: keyof TimedEvents): number[] =>
    rounds.map((one) => one[key]);
  return [
    row(
      `${name}: CPU per delivery`,
      of(product, 'cpu'),
      of(limit, 'cpu'),
      { atMost: aims.cpu },
      'µs',
    ),
    row(`${name}: p99`, of(product, 'p99'), of(limit, 'p99'), { atMost: aims.p99 }, 'ms'),
  ];
}

const countersOf = (postId: string): Subscription[] => [
  { query: documentOf('PostCountersLive'), variables: { postId } },
];

export const live: Measure = {
  name: 'live',
  async run(bench) {
    const [watched] = await bench.sql<{ id: string }>(
      'select id from posts order by useful desc, id limit 1',
    );
    const postId = watched?.id ?? '';
    return compareDelivery(
      bench,
      `live to ${watching} watchers`,
      await watchProduct(bench, bench.product, watching, () => countersOf(postId)),
      throttledPace,
      (pace) =>
        bench.product.call('publish', {
          topic: `post:${postId}:counters`,
          payload: { postId },
          ...pace,
        }),
      { cpu: 1.25, p99: 2 },
    );
  },
};

/** Sockets of one process: the soft limit of open files leaves room for so many. */
const idleSockets = (): number => 10_000;

/** Opened and shut before anything is weighed: what the first ones warm up is not theirs. */
const warming = 1000;

/** Bytes that each socket holds, in a process that has nothing else to do. */
async function memoryPerWatcher(child: Child, openAll: () => Promise<Watcher[]>): Promise<number> {
  const before = await child.call<{ held: number; rss: number }>('memory');
  const watchers = await openAll();
  await pause(1000);
  const after = await child.call<{ held: number; rss: number }>('memory');
  await closeAll(watchers);
  return (after.rss - before.rss) / watchers.length;
}

export const idle: Measure = {
  name: 'idle',
  async run(bench) {
    const wanted = Math.min(idleSockets(), bench.people.length * 10);
    if (wanted < idleSockets())
      console.log(
        `  idle: ${wanted} sockets instead of 10,000, for ${bench.people.length} people have sessions at this scale`,
      );
    const posts = await bench.sql<{ id: string }>(
      'select id from posts order by useful desc, id limit 2000',
    );
    const product: number[] = [];
    const limit: number[] = [];
    for (let i = 0; i < bench.pace.rounds; i += 1) {
      const ours = await bench.start('product.ts');
      const few = await watchProduct(bench, ours, warming, () => countersOf(posts[0]?.id ?? ''));
      await closeAll(few);
      // Popular posts have many watchers, the others one or two.
      product.push(
        await memoryPerWatcher(ours, () =>
          watchProduct(bench, ours, wanted, (n) =>
            countersOf(posts[Math.floor(posts.length * ((n * 0.618034) % 1) ** 2)]?.id ?? ''),
          ),
        ),
      );
      await ours.stop();
      const theirs = await bench.start('limit.ts');
      await closeAll(await watchPlain(theirs, warming));
      limit.push(await memoryPerWatcher(theirs, () => watchPlain(theirs, wanted)));
      await theirs.stop();
    }
    return [
      row(
        `${wanted.toLocaleString('en')} idle subscriptions: memory each`,
        product.map((n) => n / 1024),
        limit.map((n) => n / 1024),
        { atMost: 1.5 },
        'kB',
      ),
    ];
  },
};
