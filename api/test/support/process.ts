import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../src/testing/eventually.ts';

const root = join(import.meta.dirname, '../../..');

export interface Started {
  url: string;
  child: ChildProcess;
  /** Everything it wrote to stdout and stderr so far. */
  output(): string;
  errors(): string;
  ready(): Promise<Started>;
  /** Sends a signal. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  ended: Promise<number | NodeJS.Signals | null>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** Ends what a file's tests left running, and removes its folders. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'experiencia-process-'));
  folders.push(folder);
  return folder;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** Builds the server where its sources changed since it was built, as `npm start` does. */
export function buildServer(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root });
}

/** As `npm start` sets it. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const flagsOf = (program: string): string[] =>
  program.endsWith('.ts')
    ? ['--import', '@oxc-node/core/register', '--enable-source-maps']
    : ['--max-semi-space-size=8'];

/**
 * Starts the built product as `npm start` does, with a bare environment.
 * @param program what is started in its place: a TypeScript file, from the sources
 * @param args what it is told
 */
export function start(
  env: Record<string, string>,
  program = 'dist/server/main.js',
  args: readonly string[] = [],
): Started {
  const port = env['PORT'] ?? '0';
  const child = spawn(process.execPath, [...flagsOf(program), program, ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      HOST: '127.0.0.1',
      DEMO_DATA: 'off',
      ...memory,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code);
    });
  });
  const started: Started = {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => out + err,
    errors: () => err,
    ended,
    async ready() {
      const end = Date.now() + 180_000;
      while (Date.now() < end && child.exitCode === null) {
        const isReady = await eventually(
          () =>
            fetch(`${started.url}/readyz`).then(
              (answer) => answer.ok,
              () => false,
            ),
          'it',
        ).catch(() => child.exitCode !== null);
        if (isReady && child.exitCode === null) return started;
      }
      throw new Error(`it did not start: ${out}${err}`);
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
  return started;
}
