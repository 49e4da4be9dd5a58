import { counted } from '../../../../schema/rules/lists/counted.ts';
import type { SlowStatement, SlowStatements } from '../database/slow-statements.ts';
import type { Finding } from './check.ts';

/** So many are told by name. */
const namesTold = 3;
/** People wait: what takes longer may be the work of a night. */
const manyTimes = 20;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const timesOf = (slow: readonly SlowStatement[]): number =>
  slow.reduce((sum, { times }) => sum + times, 0);

/** The slowest of the last day, as a sentence behind others; nothing where none was slow. */
export function slowWords(statements: SlowStatements): string {
  const slow = statements.ofLast();
  if (slow.length === 0) return '';
  const named = slow
    .slice(0, namesTold)
    .map(
      ({ name, longestMilliseconds, times }) =>
        `${name} ${seconds(longestMilliseconds)}${times > 1 ? `, ${times} times` : ''}`,
    );
  return ` ${counted(timesOf(slow), 'statement', 'statements')} took longer than a second in the last day: ${named.join('; ')}${slow.length > namesTold ? '; and others' : ''}.`;
}

/** What is to be done where many were slow within the hour. */
export const manySlow = (size: string, statements: SlowStatements): Finding | undefined =>
  timesOf(statements.ofLast(1)) < manyTimes
    ? undefined
    : {
        state: 'attention',
        words: `${size} Many of its answers were slow within the hour.${slowWords(statements)}`,
        advice:
          'If it stays so tomorrow, the machine of the database needs more memory or a faster disk. A support packet has the names of these statements for who helps.',
      };
