import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildServer, type Started, start } from '../../test/support/process.ts';
import { callOn } from '../tools/calls.ts';
import { startPostgres } from '../tools/postgres.ts';
import { settings, signIn } from '../tools/product.ts';
import { sampleCallsOf } from '../tools/sample-calls.ts';
import { atMost, type Figure, type Planted, seconds, type Trial } from '../trial.ts';

const kills = 8;
/** How long people read and write before each kill. */
const workMilliseconds = 1000;

/** The built product loads nothing of `planted/` by itself. */
const slowStart: Planted = {
  about: 'the start waits four seconds for something that could come later',
  figure: 'ready, the median',
};

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/**
 * Starts a product that was killed at work, again and again.
 * @returns seconds until it was ready
 */
async function bootTimes(env: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  let product: Started | undefined;
  let token: string | undefined;
  for (let n = 0; n <= kills; n += 1) {
    const began = performance.now();
    product = await start(env).ready();
    if (n > 0) times.push(seconds(performance.now() - began));
    token ??= (await signIn(product.url)).token;
    const calls = callOn(sampleCallsOf(product.url, token));
    await sleep(workMilliseconds);
    await product.end('SIGKILL');
    await calls.end();
  }
  return sorted(times);
}

const figuresOf = (kind: string, times: readonly number[]): Figure[] => [
  atMost(`${kind}: ready, the median`, times[Math.floor(times.length / 2)] ?? 0, 3, 's'),
  atMost(`${kind}: ready, the slowest`, times.at(-1) ?? 0, 3, 's'),
];

/** The built product is killed and started again. */
export const boot: Trial = {
  name: 'boot',
  about: `the built product is killed while people use it, and started again, ${kills} times on each kind of database`,
  planted: [slowStart],
  async run({ planted }) {
    buildServer();
    const slow = pathToFileURL(join(import.meta.dirname, '../planted/process/slow-start.ts')).href;
    const own: Record<string, string> =
      planted === slowStart ? { NODE_OPTIONS: `--import=${slow}` } : {};
    const figures = figuresOf('embedded', await bootTimes(await settings(own)));
    const postgres = await startPostgres();
    if (!postgres) return figures;
    const env = await settings({ DATABASE_URL: postgres.url, ...own });
    return [...figures, ...figuresOf('server', await bootTimes(env))];
  },
};
