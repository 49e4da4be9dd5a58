import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, findChromium, findWholeChromium } from './chromium.ts';
import { certificateOf } from './push/certificate.ts';
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
  /** Where a push service of our own is while a story has one, and what proves who it is. */
  push: { port: number; mcsPort: number; folder: string };
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

/** Hosts of Google's push service: for Chrome, and for Chromium that is none. */
const pushHosts = ['fcm.googleapis.com', 'jmt17.google.com', 'localhost'];

/** @returns the folder of a certificate of the push service, and of its key */
function provePush(): string {
  const folder = mkdtempSync(join(tmpdir(), 'experiencia-e2e-push-'));
  const { certificate, key } = certificateOf(pushHosts);
  writeFileSync(join(folder, 'certificate.pem'), certificate);
  writeFileSync(join(folder, 'key.pem'), key);
  return folder;
}

async function begin(): Promise<Run> {
  const run: Run = {
    port: await freePort(),
    googlePort: await freePort(),
    oidcPort: await freePort(),
    browser: await findChromium(),
    wholeBrowser: await findWholeChromium(),
    relay: findRelay(await freePort()),
    push: { port: await freePort(), mcsPort: await freePort(), folder: provePush() },
  };
  process.env[variable] = JSON.stringify(run);
  return run;
}

const given = process.env[variable];
export const run: Run = given ? (JSON.parse(given) as Run) : await begin();
export const address = `http://localhost:${run.port}`;
