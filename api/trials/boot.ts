import { buildServer, type Started, start } from '../test/support/process.ts';
import { startPostgres } from './tools/postgres.ts';
import { settings } from './tools/product.ts';
import { atMost, type Figure, seconds, type Trial } from './trial.ts';

const kills = 8;

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/**
 * Starts a product that was killed at work, again and again.
 * @returns seconds until it was ready
 */
async function bootTimes(env: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  let product: Started | undefined;
  for (let n = 0; n <= kills; n += 1) {
    const began = performance.now();
    product = await start(env).ready();
    if (n > 0) times.push(seconds(performance.now() - began));
    await product.end('SIGKILL');
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
  about: `the built product is killed and started again, ${kills} times on each kind of database`,
  async run() {
    buildServer();
    const figures = figuresOf('embedded', await bootTimes(await settings()));
    const postgres = await startPostgres();
    if (!postgres) return figures;
    const env = await settings({ DATABASE_URL: postgres.url });
    return [...figures, ...figuresOf('server', await bootTimes(env))];
  },
};
