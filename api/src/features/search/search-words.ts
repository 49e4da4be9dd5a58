import { plainWord, tellingWords } from '../../../../schema/rules/search/telling-words.ts';
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

/** More words than anybody's question has: of more, the longest are looked for. */
const maxWords = 5;

/**
 * The longest words, the longest first; all of them, in the order they were typed, where they are
 * not too many.
 */
const limitWords = (words: string[]): string[] =>
  words.length > maxWords
    ? [...words].sort((a, b) => b.length - a.length).slice(0, maxWords)
    : words;

/** A phrase without the words that tell nothing apart: what is left of `Infosys salary`. */
export const tellingPhrase = (phrase: string): string => tellingWords(phrase).join(' ');

/**
 * Takes a phrase apart, for when the whole of it finds too little.
 * @param phrase what `searchText` answers
 * @param streams of the college
 * @returns at most five words that tell something apart, and their facets; null when they would
 * find no more than the whole phrase
 */
export function searchWords(phrase: string, streams: readonly string[]): SearchWords | null {
  const words = limitWords(tellingWords(phrase));
  const facets = words.flatMap((word, i) => facetsOf(plainWord(word), i + 1, streams));
  const isWholePhrase = words.length === 1 && facets.length === 0 && words[0] === phrase;
  return words.length === 0 || isWholePhrase ? null : { phrase, words, facets };
}

/** The parameters of statements that look for words: the whole phrase is the word 0. */
export const wordParameters = ({ phrase, words, facets }: SearchWords) => ({
  words: [phrase, ...words],
  facets,
});
