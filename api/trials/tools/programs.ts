import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who runs the servers: PostgreSQL refuses to be run by root. */
interface Owner {
  uid: number;
  gid: number;
}

function ownerOf(names: readonly string[]): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of names) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

const owner = ownerOf(['postgres', 'nobody']);
const asOwner = owner ?? {};

/**
 * Where a program lies: on the path, or the newest that matches a pattern; null when it is not
 * installed.
 */
export function findProgram(name: string, pattern?: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(':');
  const onPath = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return onPath ?? (pattern ? (globSync(pattern).sort().pop() ?? null) : null);
}

const folders: string[] = [];
const running = new Set<ChildProcess>();

/** A folder of a server, removed at the end of all trials. */
export function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'experiencia-trial-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  folders.push(folder);
  return folder;
}

/** Runs a program to its end. @throws with what it wrote */
export const runProgram = (file: string, args: string[]): void => {
  execFileSync(file, args, { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] });
};

/** Starts a server that runs until it is killed. */
export function startProgram(file: string, args: string[]): ChildProcess {
  const child = spawn(file, args, { ...asOwner, stdio: 'ignore' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** A process and those that it started, its own last. */
function familyOf(pid: number): number[] {
  const parents = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const [, id, parent] = /^(\d+) \(.*\) \S (\d+) /s.exec(readFileSync(file, 'utf8')) ?? [];
      return [{ id: Number(id), parent: Number(parent) }];
    } catch {
      return [];
    }
  });
  const childrenOf = (one: number): number[] =>
    parents.flatMap(({ id, parent }) => (parent === one ? [...childrenOf(id), id] : []));
  return [...childrenOf(pid), pid];
}

/** Sends a signal to a server and the processes that it started. */
export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  for (const pid of familyOf(child.pid)) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** Kills a server with all of its processes, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  signal(child, 'SIGKILL');
  await gone;
}

/** Ends what trials left running, and removes their folders. */
export function endPrograms(): void {
  for (const child of running) signal(child, 'SIGKILL');
  for (const folder of folders.splice(0)) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A folder that is still mounted stays.
    }
  }
}
