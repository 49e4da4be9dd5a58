import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ownName = /^experiencia-(\d+)-[0-9a-f]{8}$/;

/** Whether a process of this machine is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** A folder of one process, for files that are on their way. */
export interface TemporaryFolder {
  path: string;
  /** Removes the folders of processes that were killed, which could not do so themselves. */
  sweep(): void;
  remove(): void;
}

/** Makes the folder of this process under `parent`, which other processes share. */
export function openTemporaryFolder(parent: string): TemporaryFolder {
  const name = `experiencia-${process.pid}-${randomUUID().slice(0, 8)}`;
  const path = join(parent, name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    path,
    sweep() {
      for (const other of readdirSync(parent)) {
        const pid = Number(ownName.exec(other)?.[1] ?? 0);
        // A process may have the id of one that died: the folder then is not the one it made.
        if (pid === 0 || other === name || (pid !== process.pid && isAlive(pid))) continue;
        rmSync(join(parent, other), { recursive: true, force: true });
      }
    },
    remove() {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
