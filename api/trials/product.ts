// The product as it is; only how often one may ask is raised, its embedded database can be broken
// from outside, and its clock be put forward and back.
import { PGlite } from '@electric-sql/pglite';
import { limits } from '../src/limits.ts';
import { keepSynced } from './tools/kept-disk.ts';
import { followClock } from './tools/other-clock.ts';

if (process.env['CLOCK']) followClock(process.env['CLOCK']);
if (process.env['OWN_LIMITS'] !== 'on')
  for (const limit of Object.values(limits))
    Object.assign(limit, { points: 1_000_000, seconds: limit.seconds });

/** From then on it refuses everything, as one does whose stack is used up. */
process.on('SIGUSR2', () => {
  PGlite.prototype.query = () => Promise.reject(new Error('stack depth limit exceeded'));
});

/** What was synced of the folder of its data is kept beside it, as a disk would. */
const kept = process.env['KEEP_SYNCED'];
if (kept) keepSynced(process.env['DATA_DIR'] ?? '', kept);

/** What is broken on purpose, to see that a trial notices. */
const planted = process.env['PLANTED'];
if (planted) await import(`./planted/${planted}.ts`);

await import('../src/main.ts');
