import { type AliasableExpression, type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { elementAt } from '../../core/sql/index.ts';
import { facetKinds } from './facets.ts';
import { searchSql } from './search.sql.ts';
import type { WordMeaningRow, WordTables } from './word-meanings.sql.ts';

const db = searchSql.db.$extendTables<WordTables>();

/** Words that can mean no facet: those are too common to read rows by. */
const selectiveWords = db
  .selectFrom('words as word')
  .where('word.number', '>', 0)
  .where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('meanings as facet')
          .whereRef('facet.number', '=', 'word.number')
          .where('facet.kind', 'in', [...facetKinds]),
      ),
    ),
  );

/**
 * The word that the fewest rows have, for a `with rarest as materialized` behind `meanings`: one
 * row with its `number` (null where every word can mean a facet) and whether even this one
 * `isCommon`. The rows of the rarest word are read by index, and the other words only narrow them.
 * @param occurrences a lateral subselect with a row, of no columns, for each occurrence of the
 * `meaning`; shared by its room
 * @param maxOccurrences a word that occurs so often is common; no more are counted
 */
export const rarestWord = (
  occurrences: (
    meaning: ExpressionBuilder<WordTables & { meaning: WordMeaningRow }, 'meaning'>,
  ) => AliasableExpression<object>,
  maxOccurrences: number,
) =>
  searchSql.shareQuery(
    db
      // Counted once, though each count is asked twice.
      .with(
        (cte) => cte('frequencies').materialized(),
        () =>
          selectiveWords.select((eb) => [
            'word.number',
            eb
              .selectFrom((of) =>
                of
                  .selectFrom('meanings as meaning')
                  .crossJoinLateral((meaning) => occurrences(meaning).as('occurrence'))
                  .whereRef('meaning.number', '=', 'word.number')
                  .limit(maxOccurrences)
                  .as('counted'),
              )
              .select((of) => of.fn.countAll<number>().as('count'))
              .$asScalar()
              .as('occurrences'),
          ]),
      )
      .selectFrom('frequencies')
      .select((eb) => [
        elementAt(
          eb.fn
            .agg<(number | null)[]>('array_agg', ['number'])
            .orderBy('occurrences')
            .orderBy('number'),
          1,
        ).as('number'),
        eb.fn
          .coalesce(eb(eb.fn.min('occurrences'), '>=', maxOccurrences), sql.lit(true))
          .as('is_common'),
      ]),
  );

export type RarestWordRow = InferResult<ReturnType<typeof rarestWord>>[number];
