import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../../test/support/process.ts';
import { signal } from './programs.ts';

const blockBytes = 8192;

/**
 * Some of what was written and not synced reaches the disk all the same, in any order: of each file
 * of the database, each block that differs is as it was synced, or as it was written.
 */
function writeSomeMore(folder: string, cut: string): void {
  for (const entry of readdirSync(cut, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const target = join(entry.parentPath, entry.name);
    const path = join(folder, target.slice(cut.length));
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    const [written, synced] = [readFileSync(path), readFileSync(target)];
    if (written.equals(synced)) continue;
    const descriptor = openSync(target, 'r+');
    for (let at = 0; at < written.length; at += blockBytes) {
      const block = written.subarray(at, at + blockBytes);
      const isWritten = Math.random() < 0.5 && !block.equals(synced.subarray(at, at + blockBytes));
      if (isWritten) writeSync(descriptor, block, 0, block.length, at);
    }
    closeSync(descriptor);
  }
}

/**
 * Makes a folder as a power cut at this moment would leave it. The product stands still meanwhile,
 * and goes on.
 * @param of the product's own folder, and what `keepSynced` keeps beside it
 * @param whileStopped is called while nothing changes; what the product had answered has arrived
 */
export async function cutPower(
  product: Started,
  of: { folder: string; kept: string },
  cut: string,
  whileStopped: () => void,
): Promise<void> {
  signal(product.child, 'SIGSTOP');
  try {
    await sleep(60);
    whileStopped();
    cpSync(join(of.kept, 'disk'), cut, { recursive: true });
    writeSomeMore(join(of.folder, 'database'), join(cut, 'database'));
  } finally {
    signal(product.child, 'SIGCONT');
  }
}
