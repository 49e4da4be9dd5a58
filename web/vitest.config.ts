import { mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(vite, {
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', '{playground,worker}/**/*.test.ts'],
    setupFiles: ['src/testing/jitter.ts', 'src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    css: false,
    isolate: false,
    // After the api: a worker that changes sides would load everything anew.
    sequence: { groupOrder: 1 },
  },
});
