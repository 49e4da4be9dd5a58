import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** A lock not refreshed for so long belongs to a process that is gone. */
const staleMilliseconds = 15_000;

/** True when the lock's owner ran on this machine and is no more: it was killed, and need not be waited for. */
function ownerIsGone(file: string): boolean {
  try {
    const [host, pid] = readFileSync(file, 'utf8').split('\n');
    if (host !== hostname()) return false;
    // A container begins anew with the same numbers: one that is ours was a former life.
    if (Number(pid) === process.pid) return true;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Takes the data folder for this process alone: two embedded databases on one folder destroy it.
 * @returns what gives it back
 * @throws one clear line when another process holds it
 */
export async function holdFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const lockfilePath = join(dataDir, 'database.lock');
  const owner = join(dataDir, 'database.owner');
  const take = () => lock(dataDir, { stale: staleMilliseconds, update: 5_000, lockfilePath });
  const taken = await take().catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    if (!ownerIsGone(owner))
      throw new Error(
        `DATA_DIR: another process uses ${dataDir}; stop it, or wait ${staleMilliseconds / 1000} seconds if it was killed`,
        { cause: error },
      );
    rmSync(lockfilePath, { recursive: true, force: true });
    return take();
  });
  writeFileSync(owner, `${hostname()}\n${process.pid}`);
  return taken;
}
