/**
 * Files of people: their size, rows, the characters of one row, and how many rows are written or
 * run at a time.
 */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  recordCharacters: 4000,
  batch: 400,
  /**
   * After so long a file whose rows are still being looked at was left behind by a process that
   * died.
   */
  checkingSeconds: 30 * 60,
  /** So long rows that became nothing are kept: of canceled imports, and bad ones. */
  leftRowDays: 30,
} as const;
