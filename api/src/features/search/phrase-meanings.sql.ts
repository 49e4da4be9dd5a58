import { type Expression, sql } from 'kysely';
import { unionAll } from '../../core/sql/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import {
  type IndexedText,
  matches,
  matchRank,
  type SearchForms,
  searchFormColumns,
  searchForms,
} from './comparison.sql.ts';
import { matchRanks } from './match-ranks.ts';
import { nobody, searchSql } from './search.sql.ts';
import type { TermKind } from './search-term.entity.ts';

/** Known terms, and people, that one search looks at: the best so many. */
const maxTerms = 30;
const maxPeople = 20;

/** What is looked among, where that is not all. */
interface Among {
  /** All people of that name instead of the best few, for lists of people. */
  everyone?: boolean;
  /** Nobody: known terms alone. */
  nobody?: boolean;
  /** So many of each kind of term, instead of the best of all kinds. */
  termsOfKind?: number;
  /** What matches as typed alone: of the beginning of a word everything is a letter apart. */
  asTyped?: boolean;
}

/** A known term or a person that a search can mean. */
export interface MeaningRow {
  kind: TermKind | 'person';
  /** The term, or the name. */
  norm: string;
  /** Of a person. */
  user_id: string | null;
  /** Of `matchRanks`. */
  rank: number;
}

const db = searchSql.db.$extendTables<{
  phrase: { norm: string; pattern: string; literal: string; typo_keys: string[] };
}>();

const formsOfPhrase: SearchForms = {
  norm: db.selectFrom('phrase').select('norm').$asScalar().$notNull(),
  pattern: db.selectFrom('phrase').select('pattern').$asScalar().$notNull(),
  literal: db.selectFrom('phrase').select('literal').$asScalar().$notNull(),
  typoKeys: db.selectFrom('phrase').select('typo_keys').$asScalar().$notNull(),
};

/** Whether a text matches, with errors forgiven or not. */
const areAlike = (text: IndexedText, forms: SearchForms, asTyped: boolean) =>
  asTyped ? searchSql.eb(text.norm, 'like', forms.pattern) : matches(text, forms);

/**
 * Known companies, roles, places and hashtags. The condition calls the functions instead of reading
 * `phrase`: terms are few, and only the functions' price tells the planner that comparing all of
 * them is dearer than their indexes.
 */
const matchingTerms = (phrase: Expression<string>, asTyped: boolean) =>
  db
    .selectFrom('search_terms as term')
    .where((eb) =>
      areAlike(
        { norm: eb.ref('term.norm'), keys: eb.ref('term.keys') },
        searchForms(phrase),
        asTyped,
      ),
    )
    .select((eb) => [
      'term.kind',
      'term.norm',
      nobody.as('user_id'),
      matchRank({ norm: eb.ref('term.norm'), keys: eb.ref('term.keys') }, formsOfPhrase).as('rank'),
    ])
    .orderBy('rank')
    .orderBy((eb) => eb.fn('length', ['term.norm']))
    .orderBy('term.norm');

/** The same, the best so many of each kind. */
const termsOfEachKind = (phrase: Expression<string>, most: number, asTyped: boolean) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom(matchingTerms(phrase, asTyped).as('term'))
        .selectAll()
        .select((of) =>
          of.fn
            .agg<number>('row_number')
            .over((rows) =>
              rows
                .partitionBy('term.kind')
                .orderBy('term.rank')
                .orderBy(of.fn('length', ['term.norm']))
                .orderBy('term.norm'),
            )
            .as('place'),
        )
        .as('placed'),
    )
    .where('placed.place', '<=', most)
    .select(['placed.kind', 'placed.norm', 'placed.user_id', 'placed.rank']);

const matchingPeople = (everyone: boolean, asTyped: boolean) =>
  db
    .selectFrom(listedProfiles.as('profile'))
    .where((eb) =>
      areAlike(
        { norm: eb.ref('profile.name_norm'), keys: eb.ref('profile.name_keys') },
        formsOfPhrase,
        asTyped,
      ),
    )
    .select((eb) => [
      sql.lit('person' as const).as('kind'),
      'profile.name_norm as norm',
      'profile.user_id',
      matchRank(
        { norm: eb.ref('profile.name_norm'), keys: eb.ref('profile.name_keys') },
        formsOfPhrase,
      ).as('rank'),
    ])
    .$if(!everyone, (people) =>
      people.orderBy('rank').orderBy('profile.last_active_at', 'desc').limit(maxPeople),
    );

/**
 * What a phrase can mean, for a `with meanings as materialized`. Typing errors are forgiven only
 * where nothing matches as typed. Distinct terms and names alone are read, so that the cost does
 * not grow with the posts (docs/decisions/search.md).
 * @param phrase what `searchText` answers
 */
export const phraseMeanings = (
  phrase: Expression<string>,
  { everyone = false, nobody: isNobody = false, termsOfKind, asTyped = false }: Among = {},
) => {
  const terms = termsOfKind
    ? termsOfEachKind(phrase, termsOfKind, asTyped)
    : matchingTerms(phrase, asTyped).limit(maxTerms);
  return searchSql.shareQuery(
    searchSql.db
      // Worked out once: names are many, and each is compared with every form of the phrase.
      .with(
        (cte) => cte('phrase').materialized(),
        (outer) => outer.selectNoFrom(searchFormColumns(phrase)),
      )
      .with(
        (cte) => cte('candidates').materialized(),
        () => unionAll<MeaningRow>(terms, ...(isNobody ? [] : [matchingPeople(everyone, asTyped)])),
      )
      .selectFrom('candidates')
      .where((eb) =>
        eb.or([
          eb('rank', '<=', matchRanks.withinWord),
          eb(
            eb.selectFrom('candidates').select((of) => of.fn.min('rank').as('best')),
            '>',
            matchRanks.withinWord,
          ),
        ]),
      )
      .selectAll(),
  );
};
