import { numberText } from '../text/number-text.ts';
import { countedAtMost } from './lists.ts';

/** The word for so many: `answer` of 1, `answers` of any other number. */
export const wordFor = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** `1 answer`, `14 answers`: the one place where a number takes its word. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${wordFor(count, one, many)}`;

/** `14`, `1,000+`: how many a list has that is counted up to a bound. */
export const countedText = (count: number): string =>
  count > countedAtMost ? `${numberText(countedAtMost)}+` : numberText(count);
