// Where tests put databases and files: in memory where there is plenty of it, for what the product
// syncs to the disk makes tests wait.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memoryDisk = '/dev/shm';
/** Several times what a whole run has at one moment. */
const neededBytes = 10 * 1024 ** 3;

function bytesFree() {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

/** @returns the variables that lead tests there, until this process ends; none where it is small */
export function testFolder() {
  if (process.env.TMPDIR || bytesFree() < neededBytes) return {};
  const folder = mkdtempSync(join(memoryDisk, 'experiencia-tests-'));
  // As the usual one: a database server that a test starts runs as another user.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { TMPDIR: folder };
}
