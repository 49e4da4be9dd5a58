import { type Expression, sql } from 'kysely';
import { unionAll } from '../../core/sql/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import {
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

/**
 * Known companies, roles, places and hashtags. The condition calls the functions instead of reading
 * `phrase`: terms are few, and only the functions' price tells the planner that comparing all of
 * them is dearer than their indexes.
 */
const matchingTerms = (phrase: Expression<string>) =>
  db
    .selectFrom('search_terms as term')
    .where((eb) =>
      matches({ norm: eb.ref('term.norm'), keys: eb.ref('term.keys') }, searchForms(phrase)),
    )
    .select((eb) => [
      'term.kind',
      'term.norm',
      nobody.as('user_id'),
      matchRank({ norm: eb.ref('term.norm'), keys: eb.ref('term.keys') }, formsOfPhrase).as('rank'),
    ])
    .orderBy('rank')
    .orderBy((eb) => eb.fn('length', ['term.norm']))
    .orderBy('term.norm')
    .limit(maxTerms);

const matchingPeople = (everyone: boolean) =>
  db
    .selectFrom(listedProfiles.as('profile'))
    .where((eb) =>
      matches(
        { norm: eb.ref('profile.name_norm'), keys: eb.ref('profile.name_keys') },
        formsOfPhrase,
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
 * @param everyone all people of that name instead of the best few, for lists of people
 */
export const phraseMeanings = (phrase: Expression<string>, { everyone = false } = {}) =>
  searchSql.shareQuery(
    searchSql.db
      // Worked out once: names are many, and each is compared with every form of the phrase.
      .with(
        (cte) => cte('phrase').materialized(),
        (outer) => outer.selectNoFrom(searchFormColumns(phrase)),
      )
      .with(
        (cte) => cte('candidates').materialized(),
        () => unionAll<MeaningRow>(matchingTerms(phrase), matchingPeople(everyone)),
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
