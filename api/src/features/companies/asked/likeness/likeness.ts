import { wordsOf } from './words-of.ts';

/** Two questions are the same in other words from so much likeness on: see `pairs.yaml`. */
export const sameFrom = 0.8;

/** Words that say what to do weigh less than those that say with what. */
const light: Readonly<Record<string, number>> = {
  find: 0.15,
  differ: 0.3,
  design: 0.3,
  sysdesign: 0.15,
  array: 0.5,
  string: 0.6,
  tree: 0.7,
  java: 0.2,
  javascript: 0.2,
  cpp: 0.2,
  opsystem: 0.2,
  database: 0.3,
  sql: 0.3,
  query: 0.2,
  c: 0.2,
  cpu: 0.2,
  digital: 0.3,
  circuit: 0.3,
  2: 0.6,
  without: 0.5,
  traverse: 0.3,
  matrix: 0.5,
  level: 0.4,
  team: 0.3,
  self: 0.2,
};
const weightOf = (word: string): number => light[word] ?? 1;

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** How alike two texts are by their groups of three letters: 1 is the same. */
function trigramLikeness(a: string, b: string): number {
  const [ofA, ofB] = [trigrams(a), trigrams(b)];
  const both = [...ofA].filter((three) => ofB.has(three)).length;
  return both / (ofA.size + ofB.size - both);
}

/** Words that differ by a typing error or an ending are one. */
const isNearly = (a: string, b: string): boolean =>
  a === b ||
  (a.length > 5 && b.length > 5 && a.slice(0, 2) === b.slice(0, 2) && trigramLikeness(a, b) >= 0.5);

const weighed = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + weightOf(word), 0);

/** How much a word counts that one question has more. */
const addition = 0.35;
/** How much one counts in whose place the other has another: it asks for another thing. */
const exchange = 1.6;

/**
 * How alike two questions are: 1 is the same. What one says beyond the other makes them a little
 * less alike; what each says in place of the other's words much less: "reverse a string" is not
 * "reverse a list". @param a words of the one, as `wordsOf` gives them
 */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const isIn = (words: readonly string[]) => (word: string) =>
    words.some((other) => isNearly(word, other));
  const shared = weighed(a.filter(isIn(b)));
  const apart = [
    weighed(a.filter((word) => !isIn(b)(word))),
    weighed(b.filter((word) => !isIn(a)(word))),
  ];
  const less = Math.min(...apart);
  const more = Math.max(...apart) - less;
  return shared === 0 ? 0 : shared / (shared + addition * more + exchange * less);
}

/** How alike two questions are, as they are written. */
export const likenessOf = (a: string, b: string): number => likeness(wordsOf(a), wordsOf(b));
