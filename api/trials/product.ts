// The product as it is; only how often one may ask is raised.
import { limits } from '../src/limits.ts';

for (const limit of Object.values(limits))
  Object.assign(limit, { points: 1_000_000, seconds: limit.seconds });
await import('../src/main.ts');
