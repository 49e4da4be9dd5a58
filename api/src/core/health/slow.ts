import { counted } from '../../../../schema/rules/lists/counted.ts';
import type { SlowStatement } from '../database/slow-statements.ts';

/** So many are told by name. */
const namesTold = 3;
/** People wait: what takes longer may be the work of a night. */
const manyTimes = 20;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The slowest of the last day, as a sentence behind others; nothing where none was slow. */
export function slowWords(slow: readonly SlowStatement[]): string {
  if (slow.length === 0) return '';
  const named = slow
    .slice(0, namesTold)
    .map(
      ({ name, longestMilliseconds, times }) =>
        `${name} ${seconds(longestMilliseconds)}${times > 1 ? `, ${times} times` : ''}`,
    );
  const times = slow.reduce((sum, one) => sum + one.times, 0);
  return ` ${counted(times, 'statement', 'statements')} took longer than a second in the last day: ${named.join('; ')}${slow.length > namesTold ? '; and others' : ''}.`;
}

/** @param slow of the hour that runs */
export const hasManySlow = (slow: readonly SlowStatement[]): boolean =>
  slow.reduce((sum, one) => sum + one.times, 0) >= manyTimes;
