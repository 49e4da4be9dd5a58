import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { certsUrl, clientId, startGoogle } from './google.ts';
import { oidcEnvironment, startOidc } from './oidc.ts';
import { run } from './run.ts';
import { serveProduct } from './serve.ts';

const settings = (): NodeJS.ProcessEnv => ({
  DEMO_DATA: 'on',
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CERTS_URL: certsUrl,
  ...oidcEnvironment,
  // What leaves for other hosts, which are push services alone, comes to one of our own.
  NODE_USE_ENV_PROXY: '1',
  HTTPS_PROXY: `http://localhost:${run.push.port}`,
  NODE_EXTRA_CA_CERTS: join(run.push.folder, 'certificate.pem'),
  ...('secret' in run.relay && {
    TURN_URLS: `turn:${run.relay.address}:${run.relay.port}`,
    TURN_SECRET: run.relay.secret,
  }),
});

/**
 * One real, built product for the whole run, with the demo college.
 * @returns what stops it, and fails when it does not stop well
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const stopGoogle = await startGoogle();
  const stopOidc = await startOidc();
  const stopOthers = (): void => {
    stopGoogle();
    stopOidc();
  };
  try {
    const stop = await serveProduct(run.port, settings());
    return () =>
      stop().finally(async () => {
        stopOthers();
        await rm(run.push.folder, { recursive: true, force: true });
      });
  } catch (error) {
    stopOthers();
    throw error;
  }
}
