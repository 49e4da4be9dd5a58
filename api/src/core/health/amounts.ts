import { counted } from '../../../../schema/rules/lists/counted.ts';

const steps = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/** Bytes as people read them: `3.9 MB`. */
export function bytesText(bytes: number): string {
  const [unit, size] = steps.find(([, least]) => bytes >= least) ?? ['bytes', 1];
  const amount = bytes / size;
  return `${amount >= 100 || size === 1 ? Math.round(amount) : amount.toFixed(1)} ${unit}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A time as people say it, in its largest unit: `3 hours`. */
export function timeText(milliseconds: number): string {
  if (milliseconds >= 2 * day) return counted(Math.floor(milliseconds / day), 'day', 'days');
  if (milliseconds >= hour) return counted(Math.floor(milliseconds / hour), 'hour', 'hours');
  return counted(Math.max(1, Math.round(milliseconds / minute)), 'minute', 'minutes');
}

export const milliseconds = { minute, hour, day } as const;
