import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import { concat, truth } from '../../core/sql/index.ts';
import { matchRanks } from './match-ranks.ts';
import { searchSql } from './search.sql.ts';

/** What is looked for, in the forms that it is compared in. */
export interface SearchForms {
  /** Lower case, without accents, single spaces: as columns called `…_norm` are. */
  norm: AliasableExpression<string>;
  /** `phrasePattern` */
  pattern: AliasableExpression<string>;
  /** `norm` with the wildcards of LIKE escaped, to build other patterns with. */
  literal: AliasableExpression<string>;
  /**
   * The letters, and the letters with each left out once: what is one letter apart shares a key.
   */
  typoKeys: AliasableExpression<string[]>;
}

/** A text that may be found: normalised, with its keys for typing errors (`search_keys`). */
export interface IndexedText {
  norm: Expression<string>;
  keys: Expression<string[]>;
}

/** A text as search compares it. */
export const normalised = <Text extends string | null>(
  text: Expression<Text>,
): AliasableExpression<Text> => searchSql.eb.fn<Text>('search_norm', [text]);

/**
 * The LIKE pattern of a phrase, for columns called `…_norm`: anywhere in them, and one or two
 * letters at the beginning alone. The phrase is as it was typed.
 */
export const phrasePattern = (phrase: Expression<string | null>): AliasableExpression<string> =>
  searchSql.eb.fn<string>('search_anywhere', [phrase]);

/**
 * The LIKE pattern of a text anywhere in a column that is written alike; wildcards in it stand for
 * themselves.
 */
export const textPattern = (text: Expression<string | null>): AliasableExpression<string> =>
  concat('%', searchSql.eb.fn<string>('search_like', [text]), '%');

/** Whether a column called `…_norm` has a phrase, as `phrasePattern` says. */
export const containsPhrase = (
  norm: Expression<string | null>,
  phrase: Expression<string | null>,
): AliasableExpression<boolean> => truth(searchSql.eb(norm, 'like', phrasePattern(phrase)));

/** The forms as PostgreSQL works them out (functions of the migrations). */
export function searchForms(text: Expression<string>): SearchForms {
  const { fn } = searchSql.eb;
  const norm = normalised(text);
  return {
    norm,
    pattern: phrasePattern(text),
    literal: fn<string>('search_like', [norm]),
    typoKeys: fn<string[]>('search_typos', [fn('replace', [norm, sql.lit(' '), sql.lit('')])]),
  };
}

/** The forms as columns, for a `with` that works them out once. */
export function searchFormColumns(text: Expression<string>) {
  const { norm, pattern, literal, typoKeys } = searchForms(text);
  return [
    norm.as('norm'),
    pattern.as('pattern'),
    literal.as('literal'),
    typoKeys.as('typo_keys'),
  ] as const;
}

/**
 * Whether a text has it: within a word, with one letter wrong, or similarly (trigrams). Three index
 * reads.
 */
export const matches = (
  { norm, keys }: IndexedText,
  forms: SearchForms,
): AliasableExpression<SqlBool> =>
  searchSql.eb.or([
    searchSql.eb(norm, 'like', forms.pattern),
    searchSql.eb(keys, '&&', forms.typoKeys),
    // Word similarity, an operator of pg_trgm.
    sql<boolean>`${norm} %> ${forms.norm}`,
  ]);

/** How well a text that `matches` does so, of `matchRanks`. */
export function matchRank(
  { norm, keys }: IndexedText,
  forms: SearchForms,
): AliasableExpression<number> {
  const { literal } = forms;
  return searchSql.eb
    .case()
    .when(norm, '=', forms.norm)
    .then(matchRanks.exact)
    .when(norm, 'like', concat(literal, '%'))
    .then(matchRanks.beginning)
    .when(norm, 'like', concat('% ', literal, '%'))
    .then(matchRanks.beginningOfWord)
    .when(norm, 'like', concat('%', literal, '%'))
    .then(matchRanks.withinWord)
    .when(keys, '&&', forms.typoKeys)
    .then(matchRanks.oneLetterWrong)
    .else(matchRanks.similar)
    .end();
}
