import { type Facet, facetsOf } from './facets.ts';

/** A search taken apart into words. */
export interface SearchWords {
  /** What was typed. */
  phrase: string;
  /** Its words, as far as they tell something apart: a word's number is its place, from 1. */
  words: string[];
  /** What some of the words mean besides known terms and names. */
  facets: Facet[];
}

/** Little words, and words that fit every experience: they tell nothing apart. */
const stopWords = new Set([
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

/** More words than anybody's question has: of more, the longest are looked for. */
const maxWords = 5;

/** As `search_norm` of the database compares, as far as facets and stop words need it. */
const normaliseForFacets = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The words of two characters or more, without punctuation around them; `full time` and `on campus`
 * are one word.
 */
const wordsIn = (phrase: string): string[] =>
  phrase
    .replace(/\b(full|off|on)[\s-]+(time|campus)\b/giu, '$1$2')
    .split(/[\s,;:/|()&"“”]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+%]+$/gu, ''))
    .filter((word) => word.length >= 2);

/**
 * The longest words, the longest first; all of them, in the order they were typed, where they are
 * not too many.
 */
const limitWords = (words: string[]): string[] =>
  words.length > maxWords
    ? [...words].sort((a, b) => b.length - a.length).slice(0, maxWords)
    : words;

/**
 * Takes a phrase apart, for when the whole of it finds too little.
 * @param phrase what `searchText` answers
 * @param streams of the college
 * @returns at most five words that tell something apart, and their facets; null when they would
 * find no more than the whole phrase
 */
export function searchWords(phrase: string, streams: readonly string[]): SearchWords | null {
  const words = limitWords(
    [...new Set(wordsIn(phrase))].filter((word) => !stopWords.has(normaliseForFacets(word))),
  );
  const facets = words.flatMap((word, i) => facetsOf(normaliseForFacets(word), i + 1, streams));
  const isWholePhrase = words.length === 1 && facets.length === 0 && words[0] === phrase;
  return words.length === 0 || isWholePhrase ? null : { phrase, words, facets };
}

/** The parameters of statements that look for words: the whole phrase is the word 0. */
export const wordParameters = ({ phrase, words, facets }: SearchWords) => ({
  words: [phrase, ...words],
  facets,
});
