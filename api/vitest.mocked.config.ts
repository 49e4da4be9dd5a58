import { configDefaults, defineConfig } from 'vitest/config';
import api, { mockedTests } from './vitest.config.ts';

/** Tests that replace modules: each file has a process of its own. */
export default defineConfig({
  ...api,
  test: {
    ...api.test,
    name: 'api-mocked',
    include: [mockedTests],
    exclude: configDefaults.exclude,
    isolate: true,
  },
});
