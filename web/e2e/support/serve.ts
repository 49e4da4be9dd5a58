import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../../dist/server/main.js');
const startsWithin = 90_000;

/**
 * Nothing of the outside leaks in: a database address of the shell must not be filled with test
 * people.
 */
const environment = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  SYSTEMROOT: process.env['SYSTEMROOT'],
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
});

const exited = (server: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (server.exitCode === null) server.once('exit', resolve);
    else resolve(server.exitCode);
  });

async function ready(server: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + startsWithin;
  while (Date.now() < end) {
    if (server.exitCode !== null)
      throw new Error('The product did not start; its words are above.');
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error(`The product was not ready within ${startsWithin / 1000} s`);
}

/**
 * A real, built product in a folder of its own.
 * @returns what stops it, and fails when it does not stop well
 */
export async function serveProduct(
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  if (!existsSync(program)) throw new Error('dist/ is missing: run `npm run build` first');
  const dataDir = await mkdtemp(join(tmpdir(), 'experiencia-e2e-'));
  const server = spawn(process.execPath, [program], {
    env: { ...environment(dataDir, port), ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const clean = () => rm(dataDir, { recursive: true, force: true });
  try {
    await ready(server, port);
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
