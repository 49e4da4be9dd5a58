import {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  type SqlBool,
} from 'kysely';
import { phraseMeansAny } from './meanings.sql.ts';
import { type RarestWordRow, rarestWord } from './rarest-word.sql.ts';
import { searchSql } from './search.sql.ts';
import {
  searchedWords,
  type WordMeaningRow,
  type WordTables,
  wordMeanings,
} from './word-meanings.sql.ts';

/** What a search by words has found out before it looks for anything. */
export type ByWordsTables = WordTables & { rarest: RarestWordRow };

/**
 * Begins a search by words: what they are, what each can mean, and which is the rarest, each a step
 * that is made once. The room goes on with what it reads of the rarest word, and with what `hasAll`
 * of that.
 * @param db of the room
 * @param parameters `words` and `facets` of `SearchWords`, facets as JSON
 * @param occurrences as `rarestWord` counts them, up to `maxOccurrences`
 */
export const byWords = <Tables>(
  db: Kysely<Tables>,
  parameters: { words: Expression<readonly string[]>; facets: Expression<unknown> },
  occurrences: (
    meaning: ExpressionBuilder<WordTables & { meaning: WordMeaningRow }, 'meaning'>,
  ) => AliasableExpression<object>,
  maxOccurrences: number,
) =>
  db
    .with(
      (cte) => cte('words').materialized(),
      () => searchedWords(parameters.words),
    )
    .with(
      (cte) => cte('meanings').materialized(),
      () => wordMeanings(parameters.facets),
    )
    .with(
      (cte) => cte('rarest').materialized(),
      () => rarestWord(occurrences, maxOccurrences),
    );

const db = searchSql.db.$extendTables<ByWordsTables>();

/** The number of the rarest word. */
export const rarestNumber = () => db.selectFrom('rarest').select('number');
/** Whether even the rarest word is common: the head of the list is read instead. */
export const rarestIsCommon = () => db.selectFrom('rarest').select('is_common').$asScalar();

const meaning = expressionBuilder<{ meaning: WordMeaningRow }, 'meaning'>();

/** Whether a `meaning` is read: of the rarest word, or of the whole phrase. */
export const isRead = () =>
  meaning.or([meaning('meaning.number', '=', 0), meaning('meaning.number', 'in', rarestNumber())]);

/**
 * Whether something has each of the words, or the whole phrase.
 * @param words how many there are besides the phrase
 */
export const hasAll = (words: number, hasWord: (wordNumber: number) => Expression<SqlBool>) =>
  searchSql.eb.or([
    searchSql.eb.and([phraseMeansAny, hasWord(0)]),
    searchSql.eb.and(Array.from({ length: words }, (_, i) => hasWord(i + 1))),
  ]);
