/**
 * How well a text matches what is looked for: less is better. Up to `withinWord` it matches as
 * typed.
 */
export const matchRanks = {
  exact: 0,
  beginning: 1,
  beginningOfWord: 2,
  withinWord: 3,
  oneLetterWrong: 4,
  similar: 5,
} as const;

/**
 * What a row of a search by the whole phrase tells about its match; nothing where there was no
 * phrase.
 */
export interface MatchedRow {
  /** Of `matchRanks`. */
  rank?: number | null;
  /** The phrase is, as typed, in the name of a company or of a person. */
  isNameMatch?: boolean;
}

/** With fewer rows than this, a search word by word may find more. */
export const enoughRows = 5;

/**
 * Whether the whole phrase found what was probably meant: a company or a person as typed, or some
 * rows with one letter wrong at most.
 * @param first the size of the page
 */
export const isEnough = (rows: readonly MatchedRow[], first: number): boolean =>
  rows.some(({ isNameMatch }) => isNameMatch) ||
  rows.filter(({ rank }) => (rank ?? 0) <= matchRanks.oneLetterWrong).length >=
    Math.min(enoughRows, first);
