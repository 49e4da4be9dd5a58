// The product as it is; only how often one may ask is raised, and its embedded database can be
// broken from outside.
import { PGlite } from '@electric-sql/pglite';
import { limits } from '../src/limits.ts';

for (const limit of Object.values(limits))
  Object.assign(limit, { points: 1_000_000, seconds: limit.seconds });

/** From then on it refuses everything, as one does whose stack is used up. */
process.on('SIGUSR2', () => {
  PGlite.prototype.query = () => Promise.reject(new Error('stack depth limit exceeded'));
});
await import('../src/main.ts');
