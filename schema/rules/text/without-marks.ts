import { type MarkedPart, parseMarks } from './parse-marks.ts';

const wordsOf = (parts: readonly MarkedPart[]): string =>
  parts.map((part) => ('parts' in part ? wordsOf(part.parts) : part.text)).join('');

/** What a message says, without the signs that set words apart: for one line of it. */
export const withoutMarks = (text: string): string => wordsOf(parseMarks(text));
