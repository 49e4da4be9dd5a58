import type { Part } from './archive.ts';

/** How far a backup is: what it holds so far, and what there will be. */
export type BackupProgress = {
  rows: number;
  allRows: number;
  files: number;
  allFiles: number;
  /** Of the archive, as far as it is written. */
  bytes: number;
};

/** How often it is told. */
const tellMilliseconds = 500;

/**
 * Counts a backup while it is made.
 * @param tell hears how far it is, at most twice a second
 */
export function backupProgress(tell: (progress: BackupProgress) => void) {
  const progress: BackupProgress = { rows: 0, allRows: 0, files: 0, allFiles: 0, bytes: 0 };
  let toldAt = 0;
  const told = (): void => {
    if (Date.now() - toldAt < tellMilliseconds) return;
    toldAt = Date.now();
    tell({ ...progress });
  };
  return {
    totals({ rows, files }: { rows: number; files: number }): void {
      Object.assign(progress, { allRows: rows, allFiles: files });
      told();
    },
    seen(part: Part): void {
      if (part.kind === 'rows') progress.rows += part.rows.length;
      if (part.kind === 'file' && part.isLast) progress.files += 1;
      told();
    },
    written(bytes: number): void {
      progress.bytes = bytes;
      told();
    },
  };
}
