import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildServer, type Started, start } from '../../test/support/process.ts';
import { settings } from '../tools/product.ts';
import { atMost, type Figure, type Planted, type Trial } from '../trial.ts';

const settleSeconds = 15;
const usualSeconds = 60;
/** Ticks of the clock that Linux counts the time of processes in, in a second. */
const ticksPerSecond = 100;

const planted = {
  keeps: { about: 'the maps of all sources are kept in memory', figure: 'stands at' },
  polls: { about: 'something is looked for ten times a second', figure: 'of a core' },
} satisfies Record<string, Planted>;

/** Memory in use, in megabytes. */
const memoryOf = ({ child }: Started): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1] ?? 0) /
  1024;

/** Seconds of a core that it has used so far. */
function usedSeconds({ child }: Started): number {
  const stat = readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8');
  // After its name, which may have spaces.
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(values[11]) + Number(values[12])) / ticksPerSecond;
}

async function measured(name: string, env: Record<string, string>): Promise<Figure[]> {
  const product = await start(env).ready();
  await sleep(settleSeconds * 1000);
  const before = usedSeconds(product);
  await sleep(usualSeconds * 1000);
  const share = (100 * (usedSeconds(product) - before)) / usualSeconds;
  const memory = memoryOf(product);
  await product.end('SIGTERM');
  return [
    atMost(`${name}: it stands at`, memory, 350, 'MB'),
    atMost(`${name}: it takes of a core`, share, 1, '%'),
  ];
}

/** The embedded product, which nobody uses. */
export const idle: Trial = {
  name: 'idle',
  about: 'the built product with the demo college on the embedded database, which nobody uses',
  planted: Object.values(planted),
  async run(way) {
    if (process.platform !== 'linux') return 'only Linux tells what a process takes';
    buildServer();
    const busy = pathToFileURL(join(import.meta.dirname, '../planted/time/never-rests.ts')).href;
    const env = await settings({
      NODE_ENV: 'development',
      DEMO_DATA: 'on',
      ...(way.planted === planted.keeps ? { NODE_OPTIONS: '--enable-source-maps' } : {}),
      ...(way.planted === planted.polls ? { NODE_OPTIONS: `--import=${busy}` } : {}),
    });
    return [...(await measured('first start', env)), ...(await measured('next start', env))];
  },
};
