import { exportMinutes, ownDataHours } from '../../limits.ts';

/** Files that are made for somebody to fetch, and how many minutes they are kept. */
export const keptMinutes = { export: exportMinutes, ownData: ownDataHours * 60 } as const;

/** What such files are for. */
export const exportPurposes = Object.keys(keptMinutes) as (keyof typeof keptMinutes)[];
