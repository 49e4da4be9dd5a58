import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { embeddedAlways, toldOnce } from './vitest.once.ts';

const require = createRequire(import.meta.url);

/** They replace modules, which files that share a process would share with them. */
export const mockedTests = '**/*.mocked.test.ts';

/**
 * What runs on a database server has run on the embedded one just before: those that ask no server,
 * and those that start the embedded one in either case, would say the same again.
 */
export const saidBefore = process.env['TEST_DATABASE_URL']
  ? [...toldOnce(), ...embeddedAlways]
  : [];

export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // Two copies of graphql (CJS and ESM) would refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, mockedTests, ...saidBefore],
    globalSetup: ['src/testing/servers/global-setup.ts'],
    // Loading the api's modules and compiling the embedded database takes longer than most files'
    // tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
