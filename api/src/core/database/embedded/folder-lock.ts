import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** A lock that was not refreshed for so long was left by a process that died. */
const staleMilliseconds = 15_000;

/**
 * Whether the process that holds the lock ran on this machine and died: its lock need not be waited
 * for.
 */
function hasOwnerDied(file: string): boolean {
  try {
    const [host, pid] = readFileSync(file, 'utf8').split('\n');
    if (host !== hostname()) return false;
    // A container starts again with the same process ids: ours then names its former run.
    if (Number(pid) === process.pid) return true;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Another process uses the data folder. */
export class FolderInUse extends Error {}

/**
 * Locks the data folder for this process: two embedded databases on one folder destroy it.
 * @returns releases it
 * @throws FolderInUse naming DATA_DIR when another process holds it
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const lockfilePath = join(dataDir, 'database.lock');
  const owner = join(dataDir, 'database.owner');
  const acquire = () => lock(dataDir, { stale: staleMilliseconds, update: 5_000, lockfilePath });
  const release = await acquire().catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    if (!hasOwnerDied(owner))
      throw new FolderInUse(
        `DATA_DIR: another process uses ${dataDir}; stop it, or wait ${staleMilliseconds / 1000} seconds if it was killed`,
        { cause: error },
      );
    rmSync(lockfilePath, { recursive: true, force: true });
    return acquire();
  });
  writeFileSync(owner, `${hostname()}\n${process.pid}`);
  return release;
}
