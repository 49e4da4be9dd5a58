/** How a drill went: as it lies beside the archives. */
export interface DrillResult {
  archive: string;
  at: string;
  /** What is not as it was; nothing of a good one. */
  differences: string[];
  seconds: number;
}

/** Its file. */
export const drillNote = 'last-drill.json';
