import { type AddressInfo, createServer } from 'node:net';
import { type Browser, findChromium, findWholeChromium } from './chromium.ts';
import { findRelay, type Relay } from './relay.ts';

/**
 * What one run shares: found once by the process that begins it, handed to the workers through the
 * environment.
 */
export interface Run {
  port: number;
  googlePort: number;
  oidcPort: number;
  browser: Browser;
  /** For what the usual one can not show: see `findWholeChromium`. */
  wholeBrowser: Browser;
  relay: Relay;
}

const variable = 'EXPERIENCIA_E2E_RUN';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function begin(): Promise<Run> {
  const run: Run = {
    port: await freePort(),
    googlePort: await freePort(),
    oidcPort: await freePort(),
    browser: await findChromium(),
    wholeBrowser: await findWholeChromium(),
    relay: findRelay(await freePort()),
  };
  process.env[variable] = JSON.stringify(run);
  return run;
}

const given = process.env[variable];
export const run: Run = given ? (JSON.parse(given) as Run) : await begin();
export const address = `http://localhost:${run.port}`;
