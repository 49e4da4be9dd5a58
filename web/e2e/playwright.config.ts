import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from './support/launch.ts';
import { address, run } from './support/run.ts';

/** Stories that wait two minutes for the product, and meanwhile take a worker and no processor. */
const waiting = 'chat/by-mail.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/product.ts',
  fullyParallel: true,
  workers: 3,
  // The one that waits begins first, beside two that work.
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'working', testIgnore: waiting, workers: 2 },
  ],
  retries: 0,
  forbidOnly: true,
  // Both are several times what is usual: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // One spec is about it (shell/without-a-line.spec.ts); no other depends on what it stored.
    serviceWorkers: 'block',
    // Keeping every step's page is a tenth of a run's work: E2E_TRACE=on, to look into a failure.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsOf(run.browser),
  },
});
