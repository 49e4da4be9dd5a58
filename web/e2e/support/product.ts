import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certsUrl, clientId, startGoogle } from './google.ts';
import { oidcEnvironment, startOidc } from './oidc.ts';
import { address, run } from './run.ts';

const program = join(import.meta.dirname, '../../../dist/server/main.js');
const startsWithin = 90_000;

/**
 * Nothing of the outside leaks in: a database address of the shell must not be filled with test
 * people.
 */
const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  SYSTEMROOT: process.env['SYSTEMROOT'],
  PORT: String(run.port),
  DATA_DIR: dataDir,
  DEMO_DATA: 'on',
  LOG_LEVEL: 'warn',
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CERTS_URL: certsUrl,
  ...oidcEnvironment,
  ...('secret' in run.relay && {
    TURN_URLS: `turn:${run.relay.address}:${run.relay.port}`,
    TURN_SECRET: run.relay.secret,
  }),
});

const exited = (server: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (server.exitCode === null) server.once('exit', resolve);
    else resolve(server.exitCode);
  });

async function ready(server: ChildProcess): Promise<void> {
  const end = Date.now() + startsWithin;
  while (Date.now() < end) {
    if (server.exitCode !== null)
      throw new Error('The product did not start; its words are above.');
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error(`The product was not ready within ${startsWithin / 1000} s`);
}

/**
 * One real, built product for the whole run, with the demo college.
 * @returns what stops it, and fails when it does not stop well
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (!existsSync(program)) throw new Error('dist/ is missing: run `npm run build` first');
  const dataDir = await mkdtemp(join(tmpdir(), 'experiencia-e2e-'));
  const stopGoogle = await startGoogle();
  const stopOidc = await startOidc();
  const server = spawn(process.execPath, [program], {
    env: environment(dataDir),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const clean = async (): Promise<void> => {
    stopGoogle();
    stopOidc();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(server);
  } catch (error) {
    server.kill('SIGKILL');
    await exited(server);
    await clean();
    throw error;
  }
  return async () => {
    server.kill('SIGTERM');
    const code = await exited(server);
    await clean();
    if (process.platform !== 'win32' && code !== 0)
      throw new Error(`The product stopped with exit code ${code}`);
  };
}
