import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { connectionLimits } from '../../src/connection-limits.ts';
import type { Started } from '../../test/support/process.ts';
import { buildServer, start } from '../../test/support/process.ts';
import { type Answered, call, callOn, statusesOf } from '../tools/calls.ts';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn } from '../tools/product.ts';
import { sampleCallsOf } from '../tools/sample-calls.ts';
import { listenTo } from '../tools/talk.ts';
import { atLeast, atMost, type Planted, type Trial } from '../trial.ts';

const minutes = { usual: 3, long: 30 };
/** Caches fill, and functions are compiled: what comes after that is growth. */
const settleShare = 1 / 3;
/** How much the last third may stand above the middle one: the collector works in steps. */
const growthMegabytes = 40;
/**
 * Connections to the database and of clients come and go with what is under way: what leaks is what
 * stays open once nobody asks for anything, and once the server has closed what clients kept open
 * for their next request.
 */
const restSeconds = connectionLimits.keepAliveMilliseconds / 1000 + 15;
const nobody = '00000000-0000-7000-8000-000000000000';

/** The built product loads nothing of `planted/` by itself. */
const grows: Planted = { about: 'a megabyte is kept each second', figure: 'memory grows by' };
const keepsOpen: Planted = {
  about: 'a file is left open each second',
  figure: 'descriptors grow by',
};
const files = new Map([
  [grows, 'grows.ts'],
  [keepsOpen, 'keeps-open.ts'],
]);

/** Memory and descriptors of a process. */
const standOf = ({ child }: Started): { megabytes: number; descriptors: number } => {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  return {
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    descriptors: readdirSync(`/proc/${child.pid ?? 0}/fd`).length,
  };
};

const least = (values: readonly number[]): number => Math.min(...values);

/** How many descriptors stay open where nobody asks for anything. */
async function descriptorsAtRest(product: Started): Promise<number> {
  const counts: number[] = [];
  for (let second = 0; second < restSeconds; second += 1) {
    await sleep(1000);
    counts.push(standOf(product).descriptors);
  }
  return least(counts);
}

/** People come, read, write, listen and go, again and again. */
export const churn: Trial = {
  name: 'churn',
  about: `people come, write, listen and go for ${minutes.usual} minutes, ${minutes.long} in the long form`,
  minutes: 10,
  planted: [grows, keepsOpen],
  async run({ isLong, planted }) {
    if (process.platform !== 'linux') return 'only Linux tells what a process takes';
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    buildServer();
    const leak = planted && files.get(planted);
    const env = await settings({
      DATABASE_URL: postgres.url,
      ...(leak && {
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../planted/load', leak)).href}`,
      }),
    });
    const product = await start(env).ready();
    const { url } = product;
    const { token } = await signIn(url);
    const sample = sampleCallsOf(url, token);
    const visit = async (): Promise<Answered> => {
      const listener = listenTo({ url, token }, nobody);
      const answer = await sample();
      await call(`${url}/files/none`);
      await listener.end();
      return answer;
    };
    await visit();
    const before = await descriptorsAtRest(product);
    const [calls, visits] = [callOn(sample, 4, 100), callOn(visit, 2, 100)];
    const milliseconds = (isLong ? minutes.long : minutes.usual) * 60_000;
    const stands: number[] = [];
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      await sleep(1000);
      stands.push(standOf(product).megabytes);
    }
    const answers = [...(await calls.end()), ...(await visits.end())];
    const after = await descriptorsAtRest(product);
    const settled = stands.slice(Math.floor(stands.length * settleShare));
    const half = Math.floor(settled.length / 2);
    const [middle, last] = [settled.slice(0, half), settled.slice(half)];
    return [
      atLeast(`calls (${statusesOf(answers)})`, answers.length, 100),
      atMost('memory grows by', least(last) - least(middle), growthMegabytes, 'MB'),
      atMost('descriptors grow by', after - before, 0),
    ];
  },
};
