import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { likenessOf, sameFrom } from './likeness.ts';

const pairs = z.array(z.tuple([z.string(), z.string()]));
const labelled = z.strictObject({ same: pairs, not: pairs });

/** How well questions are told apart: shares of pairs, from 0 to 1. */
export interface Judged {
  pairs: number;
  /** Of those taken for the same, how many are. */
  precision: number;
  /** Of those that are the same, how many are taken for it. */
  recall: number;
}

/**
 * Judges the labelled pairs of `pairs.yaml`.
 * @param half `tuned` are those that thresholds and words were chosen by, `shown` are the others
 */
export function judgePairs(half: 'tuned' | 'shown'): Judged {
  const { same, not } = labelled.parse(
    parse(readFileSync(new URL('./pairs.yaml', import.meta.url), 'utf8')),
  );
  const isIn = (_pair: unknown, index: number) => (index % 2 === 0) === (half === 'tuned');
  const takenForSame = (of: z.output<typeof pairs>) =>
    of.filter(([one, other]) => likenessOf(one, other) >= sameFrom).length;
  const [alike, apart] = [same.filter(isIn), not.filter(isIn)];
  const [right, wrong] = [takenForSame(alike), takenForSame(apart)];
  return {
    pairs: alike.length + apart.length,
    precision: right / (right + wrong),
    recall: right / alike.length,
  };
}
