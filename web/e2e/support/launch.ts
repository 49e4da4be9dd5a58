import type { LaunchOptions } from '@playwright/test';
import type { Browser } from './chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  // Calls are held with a microphone that beeps, which nobody has to allow.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const inherited = Object.entries(process.env).filter(
  (entry): entry is [string, string] => entry[1] !== undefined,
);

/** How a browser is started for the tests. */
export const launchOptionsOf = ({ executablePath, env }: Browser): LaunchOptions => ({
  executablePath,
  args: flags,
  ...(env && { env: { ...Object.fromEntries(inherited), ...env } }),
});
