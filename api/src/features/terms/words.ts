import { streams } from '../../../../schema/rules/college.ts';

/** What a word can mean beside the known terms: too common to be looked up, so that it only narrows what other words found. */
export const facetKinds = ['year', 'type', 'branch', 'standing'] as const;

/** `n` is the word's place; ranks are those of terms (0 exact, 1 its beginning, 4 one letter wrong). */
interface Facet {
  n: number;
  kind: (typeof facetKinds)[number];
  norm: string;
  rank: number;
}

export interface SearchWords {
  /** The whole term, then its words. */
  words: string[];
  facets: Facet[];
}

/** Said of every experience, and little words: they tell nothing apart. */
const idle = new Set([
  'at',
  'in',
  'for',
  'of',
  'the',
  'and',
  'as',
  'to',
  'with',
  'from',
  'by',
  'on',
  'or',
  'an',
  'is',
  'interview',
  'interviews',
  'experience',
  'experiences',
  'placement',
  'placements',
]);

const said: readonly (readonly [kind: Facet['kind'], norm: string, ...words: string[]])[] = [
  ['type', 'intern', 'internship', 'internships', 'interns'],
  ['type', 'fulltime', 'fulltime', 'fte'],
  ['standing', 'alumni', 'alumni', 'alumnus', 'alumna', 'alum'],
  ['standing', 'mentee', 'mentee', 'mentees', 'student', 'students'],
  ...streams.map((stream): [Facet['kind'], string, ...string[]] => [
    'branch',
    stream.toLowerCase(),
    ...stream.toLowerCase().split(' ').slice(-1),
  ]),
];

/** More words than anybody's question has: the longest of them are looked for. */
const wordsAtMost = 5;

/** As search compares, as far as the words above need it. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The word, and the word with each letter left out once: two that are one error apart share one. */
const keysOf = (word: string): Set<string> =>
  new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]);

function rankOf(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (typed.length >= 3 && word.startsWith(typed)) return 1;
  if (typed.length < 4 || word.length < 4) return null;
  const keys = keysOf(word);
  return [...keysOf(typed)].some((key) => keys.has(key)) ? 4 : null;
}

const facetsOf = (word: string, n: number): Facet[] => {
  if (/^(19|20)\d\d$/.test(word)) return [{ n, kind: 'year', norm: word, rank: 0 }];
  return said.flatMap(([kind, norm, ...words]) => {
    const ranks = words.map((one) => rankOf(word, one)).filter((rank) => rank !== null);
    return ranks.length > 0 ? [{ n, kind, norm, rank: Math.min(...ranks) }] : [];
  });
};

/**
 * A term taken apart, for when the whole of it finds too little: its words of two letters or more that tell
 * something apart, and what some of them mean (a year, internships, a branch, alumni).
 * @param term of `searchText`
 * @returns null when its words would find no more than the whole
 */
export function searchWords(term: string): SearchWords | null {
  const typed = term
    .replace(/\b(full|off|on)[\s-]+(time|campus)\b/giu, '$1$2')
    .split(/[\s,;:/|()&"“”]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+%]+$/gu, ''))
    .filter((word) => word.length >= 2);
  const telling = [...new Set(typed)].filter((word) => !idle.has(plain(word)));
  const kept =
    telling.length > wordsAtMost
      ? [...telling].sort((a, b) => b.length - a.length).slice(0, wordsAtMost)
      : telling;
  const facets = kept.flatMap((word, i) => facetsOf(plain(word), i + 1));
  if (kept.length === 0 || (kept.length === 1 && facets.length === 0 && kept[0] === term))
    return null;
  return { words: [term, ...kept], facets };
}

/** What a row of a search by the whole term says of itself; nothing when there was no term. */
export interface Found {
  rank?: number;
  /** As typed, the name of a company or of a person. */
  isSure?: boolean;
}

/** So few that the words may find more. */
const few = 5;

/** Whether the whole term found what was probably meant: a company or a person as typed, or some rows with one letter wrong at most. */
export const isEnough = (rows: readonly Found[], first: number): boolean =>
  rows.some(({ isSure }) => isSure) ||
  rows.filter(({ rank }) => (rank ?? 0) % 10 <= 4).length >= Math.min(few, first);
