import { type Expression, expressionBuilder, type InferResult, sql } from 'kysely';
import { concat, recordset, unionAll } from '../../core/sql/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import {
  type IndexedText,
  matches,
  matchRank,
  searchFormColumns,
  searchForms,
} from './comparison.sql.ts';
import type { FacetKind } from './facets.ts';
import { matchRanks } from './match-ranks.ts';
import type { MeaningRow } from './phrase-meanings.sql.ts';
import { nobody, searchSql } from './search.sql.ts';

/** Known terms, and people, that one word is looked for among: the best so many. */
const maxTermsPerWord = 300;
const maxPeoplePerWord = 500;

/**
 * A LIKE pattern for the later words of a text, of one or two letters: "ml" is in "AI ML Engineer".
 * Null for longer words.
 */
function laterWordPattern(word: Expression<string>) {
  const { norm, literal } = searchForms(word);
  return searchSql.eb
    .case()
    .when(searchSql.eb.fn<number>('length', [norm]), '<', 3)
    .then(concat('% ', literal, '%'))
    .end();
}

/**
 * The words of a search, for a `with words as materialized`: their `number`s, and the forms that
 * each is compared in. Number 0 is the whole phrase.
 * @param words of `SearchWords`
 */
export const searchedWords = (words: Expression<readonly string[]>) =>
  searchSql.db
    .selectFrom(
      // The builder has no word for `with ordinality`.
      sql<{ word: string; position: number }>`unnest(${words}) with ordinality`.as<'typed'>(
        sql`typed (word, position)`,
      ),
    )
    .select((eb) => [
      eb.cast<number>(eb('typed.position', '-', 1), 'integer').as('number'),
      ...searchFormColumns(eb.ref('typed.word')),
      laterWordPattern(eb.ref('typed.word')).as('later_word'),
    ]);

type SearchedWordRow = InferResult<ReturnType<typeof searchedWords>>[number];

/** What the word with this `number` can mean: a known term, a person, a facet. */
export interface WordMeaningRow extends Omit<MeaningRow, 'kind' | 'norm'> {
  number: number;
  kind: MeaningRow['kind'] | FacetKind;
  /** Null for people. */
  norm: string | null;
}

/** What a search by words builds upon: its `with words` and `with meanings`. */
export type WordTables = { words: SearchedWordRow; meanings: WordMeaningRow };

const db = searchSql.db.$extendTables<WordTables>();
const eb = searchSql.eb;

const word = expressionBuilder<{ word: SearchedWordRow }, 'word'>();

/** The forms of the `word`. */
const formsOfWord = {
  norm: word.ref('word.norm'),
  pattern: word.ref('word.pattern'),
  literal: word.ref('word.literal'),
  typoKeys: word.ref('word.typo_keys'),
};
const wordFormsMatch = (text: IndexedText) =>
  eb.or([matches(text, formsOfWord), eb(text.norm, 'like', word.ref('word.later_word'))]);

const matchingTerms = db
  .selectFrom('words as word')
  .crossJoinLateral(() =>
    db
      .selectFrom('search_terms as term')
      .where((of) => wordFormsMatch({ norm: of.ref('term.norm'), keys: of.ref('term.keys') }))
      .select((of) => [
        'term.kind',
        'term.norm',
        matchRank({ norm: of.ref('term.norm'), keys: of.ref('term.keys') }, formsOfWord).as('rank'),
      ])
      .orderBy('rank')
      .orderBy((of) => of.fn('length', ['term.norm']))
      .orderBy('term.norm')
      .limit(maxTermsPerWord)
      .as('term'),
  )
  .select(['word.number', 'term.kind', 'term.norm', nobody.as('user_id'), 'term.rank']);

const matchingPeople = db
  .selectFrom('words as word')
  .crossJoinLateral(() =>
    db
      .selectFrom(listedProfiles.as('profile'))
      .where((of) =>
        wordFormsMatch({ norm: of.ref('profile.name_norm'), keys: of.ref('profile.name_keys') }),
      )
      .select((of) => [
        'profile.user_id',
        matchRank(
          { norm: of.ref('profile.name_norm'), keys: of.ref('profile.name_keys') },
          formsOfWord,
        ).as('rank'),
      ])
      .orderBy('rank')
      .orderBy('profile.last_active_at', 'desc')
      .limit(maxPeoplePerWord)
      .as('person'),
  )
  .select([
    'word.number',
    sql.lit('person' as const).as('kind'),
    sql.lit(null).as('norm'),
    'person.user_id',
    'person.rank',
  ]);

const facetMeanings = (facets: Expression<unknown>) =>
  db
    .selectFrom(
      recordset(facets, { number: 'int4', kind: 'text', norm: 'text', rank: 'int4' }, 'facet'),
    )
    .select((of) => [
      'facet.number',
      of.ref('facet.kind').$castTo<FacetKind>().as('kind'),
      'facet.norm',
      nobody.as('user_id'),
      'facet.rank',
    ]);

/**
 * What each word can mean, for a `with meanings as materialized` behind `words`. Typing errors are
 * forgiven to each word by itself, where nothing matches it as typed; to the whole phrase (0) one
 * letter at most. Like `phraseMeanings` it reads distinct terms and names alone.
 * @param facets of `SearchWords`, as JSON
 */
export const wordMeanings = (facets: Expression<unknown>) =>
  searchSql.shareQuery(
    db
      .with('candidates', () =>
        unionAll<WordMeaningRow>(matchingTerms, matchingPeople, facetMeanings(facets)),
      )
      .selectFrom((of) =>
        of
          .selectFrom('candidates')
          .selectAll()
          .select((row) =>
            row.fn
              .min('rank')
              .over((all) => all.partitionBy('number'))
              .as('best_rank'),
          )
          .as('candidate'),
      )
      .where((of) =>
        of.or([
          of('rank', '<=', matchRanks.withinWord),
          of.and([
            of('best_rank', '>', matchRanks.withinWord),
            of.or([of('number', '>', 0), of('rank', '<=', matchRanks.oneLetterWrong)]),
          ]),
        ]),
      )
      .select(['number', 'kind', 'norm', 'user_id', 'rank']),
  );
