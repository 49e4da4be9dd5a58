import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, call, callOn, slowest, statusesOf } from '../tools/calls.ts';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { noRedis, type OwnRedis, startRedis } from '../tools/redis.ts';
import { sampleCallsOf } from '../tools/sample-calls.ts';
import { atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

/** The two instances that share the Redis. */
type Urls = readonly [string, string];

interface Fault {
  name: string;
  make(redis: OwnRedis): Promise<void>;
  mend(redis: OwnRedis): Promise<void>;
}

const faults: Fault[] = [
  { name: 'killed', make: (redis) => redis.kill(), mend: (redis) => redis.start() },
  {
    name: 'frozen',
    make: (redis) => {
      redis.freeze();
      return Promise.resolve();
    },
    mend: (redis) => {
      redis.thaw();
      return Promise.resolve();
    },
  },
];

const readiness = async (url: string): Promise<string> => (await call(`${url}/readyz`)).text;

/** Milliseconds until both instances say that they are ready and nothing else. */
async function untilReady(urls: Urls): Promise<number> {
  const began = performance.now();
  const isReady = async (): Promise<boolean> =>
    (await Promise.all(urls.map(readiness))).every((text) => text.includes('"ready"'));
  while (!(await isReady()) && performance.now() - began < 30_000) await sleep(50);
  return performance.now() - began;
}

async function tryFault(
  { name, make, mend }: Fault,
  redis: OwnRedis,
  urls: Urls,
  next: () => Promise<Answered>,
): Promise<Figure[]> {
  const calls = callOn(next, 4);
  await sleep(500);
  await make(redis);
  await sleep(4000);
  const probe = await call(`${urls[0]}/readyz`);
  await mend(redis);
  const recovered = await untilReady(urls);
  const answers = await calls.end();
  const failed = answers.filter(({ status }) => status !== 200);
  return [
    atMost(`${name}: calls that failed (${statusesOf(answers)})`, failed.length, 0),
    atMost(`${name}: slowest answer`, seconds(slowest(answers)), 1, 's'),
    holds(
      `${name}: /readyz says 200 and degraded`,
      probe.status === 200 && probe.text.includes('degraded: redis'),
      `${probe.status} ${probe.text}`,
    ),
    atMost(`${name}: until events pass again`, seconds(recovered), 5, 's'),
  ];
}

/** Redis is killed and frozen while people read and write at two instances. */
export const redisAway: Trial = {
  name: 'redis-away',
  about: 'Redis killed and frozen while people read and write',
  planted: [
    {
      about: 'a Redis that is away is waited for',
      figure: 'slowest answer',
      inProduct: 'services/waits-for-redis',
    },
    {
      about: 'GraphQL answers with an error of the status 200 while Redis is away',
      figure: 'calls that failed',
      inProduct: 'services/fails-without-redis',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const redis = await startRedis();
    if (!redis) return noRedis;
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const first = await startProduct(await settings(shared));
    const second = await startProduct(await settings(shared));
    const { token } = await signIn(first.url);
    const samples = [sampleCallsOf(first.url, token), sampleCallsOf(second.url, token)];
    let turn = 0;
    const next = (): Promise<Answered> => {
      turn += 1;
      return (samples[turn % 2] ?? sampleCallsOf(first.url, token))();
    };
    const figures: Figure[] = [];
    for (const fault of faults)
      figures.push(...(await tryFault(fault, redis, [first.url, second.url], next)));
    return figures;
  },
};
