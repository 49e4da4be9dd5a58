import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { disk } from '../../program/disk.ts';

/** Clocks of file systems tick coarsely. */
const tickMilliseconds = 2000;

/** Until when all changes are on the disk, as the last whole sync noted it; 0 where none did. */
function syncedUntil(note: string, now: number): number {
  try {
    const until = Number(readFileSync(note, 'utf8'));
    // A clock that was put back makes what is changed look old.
    return until > 0 && until <= now ? until - tickMilliseconds : 0;
  } catch {
    return 0;
  }
}

/** Begins a note. @returns the time by the clock of its file system, maybe another machine's */
function openNote(file: string): number {
  const descriptor = openSync(file, 'w');
  try {
    writeFileSync(descriptor, '0');
    return fstatSync(descriptor).mtimeMs;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Brings a folder to the disk with all that is in it. What has not changed since that was done last
 * is passed over: times of change (`ctime`) are the system's own, and a copied file is a new one.
 * The time is noted beside the folder, in `<folder>.synced`.
 * @returns paths of all that is in the folder, and its own
 */
export function syncWhole(folder: string): Set<string> {
  const note = `${folder}.synced`;
  const now = openNote(`${note}.unfinished`);
  const until = syncedUntil(note, now);
  const paths = new Set<string>();
  const sync = (path: string): void => {
    const entry = lstatSync(path);
    const isChanged = entry.ctimeMs >= until;
    if (entry.isDirectory()) {
      for (const name of readdirSync(path)) sync(join(path, name));
      if (isChanged) disk.syncFolder(path);
    } else if (entry.isFile() && isChanged) {
      const descriptor = openSync(path, 'r+');
      try {
        disk.syncFile({ path, descriptor });
      } finally {
        closeSync(descriptor);
      }
    }
    paths.add(path);
  };
  sync(folder);
  writeFileSync(`${note}.unfinished`, String(now));
  renameSync(`${note}.unfinished`, note);
  return paths;
}
