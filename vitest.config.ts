import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On two cores Vitest would run one file at a time, and half of a file's time is waiting.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({ test: { maxWorkers, projects: ['api/vitest.config.ts', 'web/vitest.config.ts'] } });
