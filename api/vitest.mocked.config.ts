import { configDefaults, defineConfig } from 'vitest/config';
import api, { mockedTests, saidBefore } from './vitest.config.ts';

/** Tests that replace modules: each file has a process of its own. */
export default defineConfig({
  ...api,
  test: {
    ...api.test,
    name: 'api-mocked',
    include: [mockedTests],
    exclude: [...configDefaults.exclude, ...saidBefore],
    isolate: true,
  },
});
