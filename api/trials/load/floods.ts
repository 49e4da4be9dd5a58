import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer, type Started, start } from '../../test/support/process.ts';
import { call, callOn, json, percentile95 } from '../tools/calls.ts';
import type { Flood, FloodOrder } from '../tools/hostile.ts';
import { type HostileWay, hostileWays } from '../tools/hostile-ways.ts';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import {
  atLeast,
  atMost,
  type Figure,
  holds,
  type Planted,
  seconds,
  type Trial,
} from '../trial.ts';

const order = { sockets: 200, addresses: 60, seconds: 30 } as const;
const heapMegabytes = 512;

const feed = '{ feedPosts(first: 20) { nodes { id } } me { id } }';

/** Sends hostile clients, from a process of their own. */
async function sendHostile(ordered: FloodOrder): Promise<Flood> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      '@oxc-node/core/register',
      join(import.meta.dirname, '../tools/hostile.ts'),
      JSON.stringify(ordered),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(await text(child.stdout)) as Flood;
}

/** Memory of a process that is in use, in megabytes. */
const memoryOf = ({ child }: Started): number => {
  try {
    const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const isGone = ({ child }: Started): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Looks at the product's memory until told to end. @returns the most that it had */
function watchMemory(product: Started): { end(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(product));
  }, 100);
  return {
    end: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function tryWay(way: HostileWay, product: Started, token: string): Promise<Figure[]> {
  const before = memoryOf(product);
  const memory = watchMemory(product);
  const calls = callOn(() => call(`${product.url}/graphql`, json(token, { query: feed })), 3, 400);
  const port = Number(new URL(product.url).port);
  const { longest, opened, refused, bytes } = await sendHostile({
    ...order,
    port,
    way: way.name,
    token,
  });
  const answers = await calls.end();
  const grown = memory.end() - before;
  const failed = answers.filter(({ status }) => status !== 200).length;
  const sent = `${opened} connections, ${refused} refused, ${Math.round(bytes / 1e6)} MB`;
  return [
    holds(`${way.name} (${sent}): it lives`, !isGone(product)),
    atMost(`${way.name}: memory grows by`, grown, 150, 'MB'),
    atMost(`${way.name}: the feed of others, p95`, percentile95(answers), 500, 'ms'),
    atMost(`${way.name}: feeds that failed of ${answers.length}`, failed, 0),
    // The patient may stay for their time; then they are cut off, and come again.
    way.isPatient
      ? atLeast(`${way.name}: connections, cut off and made again`, opened, 2 * order.sockets)
      : atMost(`${way.name}: gone after`, seconds(longest), 5, 's'),
  ];
}

/** What is broken on purpose is in the sources; they are broken by one way already. */
type PlantedWay = Planted & { way: string };
const unguarded = (way: string, figure: string): PlantedWay => ({
  about: `${way}: nothing that arrives is counted before it is parsed`,
  way,
  figure,
  inProduct: 'load/no-guard',
});

/** Hostile sockets at one of the product's doors. */
const floodsAt = (
  door: string,
  ways: readonly HostileWay[],
  broken: readonly PlantedWay[],
): Trial => ({
  name: `floods-${door}`,
  minutes: 6,
  about: `${order.sockets} hostile sockets from ${order.addresses} addresses, ${ways.length} ways of ${order.seconds} s each, on a heap of ${heapMegabytes} MB`,
  planted: broken,
  async run({ planted }) {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    buildServer();
    const env = await settings({
      DATABASE_URL: postgres.url,
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
    });
    const startOne = () => (planted ? startProduct(env) : start(env).ready());
    let product = await startOne();
    const { token } = await signIn(product.url);
    const figures: Figure[] = [];
    const tried = broken.find((one) => one === planted)?.way;
    for (const way of ways.filter(({ name }) => tried === undefined || name === tried)) {
      if (isGone(product)) product = await startOne();
      figures.push(...(await tryWay(way, product, token)));
      await sleep(3000);
    }
    return figures;
  },
});

const at = (part: RegExp): HostileWay[] => hostileWays.filter(({ name }) => part.test(name));

const others = 'the feed of others, p95';

/** Hostile sockets of all kinds, from many addresses, each way for half a minute. */
export const floods: Trial[] = [
  floodsAt('graphql-ws', at(/^graphql-ws/), [unguarded('graphql-ws pings', others)]),
  floodsAt('socket-io', at(/^Socket.IO/), [unguarded('Socket.IO packets', others)]),
  floodsAt('http', at(/^(?!graphql-ws|Socket.IO)/), [
    // They fill the heap.
    unguarded('pipelined pages', 'it lives'),
    unguarded('slow bodies', 'cut off and made again'),
  ]),
];
