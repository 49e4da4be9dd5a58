import { matchRanks } from './match-ranks.ts';

/**
 * What a word can mean besides a known term or a name. A facet is too common to be looked up by: it
 * only narrows what the other words find.
 */
export const facetKinds = ['year', 'experienceType', 'branch', 'accountRole'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** One meaning of one word: `interns` are posts of the experience type `intern`. */
export interface Facet {
  /** The word's number in the search, from 1. */
  number: number;
  kind: FacetKind;
  /** The value that columns are compared with, in lower case. */
  norm: string;
  /** Of `matchRanks`. */
  rank: number;
}

/** The words that mean a facet. Years are recognised by their digits. */
const vocabulary: readonly { kind: FacetKind; norm: string; words: readonly string[] }[] = [
  { kind: 'experienceType', norm: 'intern', words: ['internship', 'internships', 'interns'] },
  { kind: 'experienceType', norm: 'fulltime', words: ['fulltime', 'fte'] },
  { kind: 'accountRole', norm: 'alumni', words: ['alumni', 'alumnus', 'alumna', 'alum'] },
  { kind: 'accountRole', norm: 'mentee', words: ['mentee', 'mentees', 'student', 'students'] },
];

/** A branch is meant by the last of its words. */
const branchWords = (streams: readonly string[]): typeof vocabulary =>
  streams.map((stream) => ({
    kind: 'branch',
    norm: stream.toLowerCase(),
    words: stream.toLowerCase().split(' ').slice(-1),
  }));

/**
 * The word, and the word with each letter left out once: two words that are one letter apart share
 * one.
 */
const typoKeysOf = (word: string): Set<string> =>
  new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]);

/** Shorter words match exactly: so many letters for a beginning, and for a letter that is wrong. */
const lettersOfBeginning = 3;
const lettersOfTypo = 4;

function rankOf(typed: string, word: string): number | null {
  if (typed === word) return matchRanks.exact;
  if (typed.length >= lettersOfBeginning && word.startsWith(typed)) return matchRanks.beginning;
  if (Math.min(typed.length, word.length) < lettersOfTypo) return null;
  const keys = typoKeysOf(word);
  return [...typoKeysOf(typed)].some((key) => keys.has(key)) ? matchRanks.oneLetterWrong : null;
}

/**
 * The facets that a word can mean: none for most words, several for some.
 * @param word in lower case, without accents
 * @param wordNumber the word's number in the search
 * @param streams of the college
 */
export function facetsOf(word: string, wordNumber: number, streams: readonly string[]): Facet[] {
  if (/^(19|20)\d\d$/.test(word))
    return [{ number: wordNumber, kind: 'year', norm: word, rank: matchRanks.exact }];
  return [...vocabulary, ...branchWords(streams)].flatMap(({ kind, norm, words }) => {
    const ranks = words.map((known) => rankOf(word, known)).filter((rank) => rank !== null);
    return ranks.length > 0 ? [{ number: wordNumber, kind, norm, rank: Math.min(...ranks) }] : [];
  });
}
