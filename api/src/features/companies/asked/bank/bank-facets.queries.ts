import { sql } from 'kysely';
import {
  questionBankFacets as facets,
  type QuestionBankFilterName,
  type questionBankFilters,
} from '../../../../../../schema/rules/companies/asked-filters.ts';
import type { FilterInput } from '../../../../../../schema/rules/lists/filters.ts';
import { countedAtMost } from '../../../../../../schema/rules/lists/lists.ts';
import type { App } from '../../../../core/context.ts';
import {
  type Facets,
  facetCounts,
  facetsOf,
  frequentValues,
} from '../../../../core/lists/index.ts';
import { roomSql } from '../../../../core/sql/index.ts';
import { roleAsWritten } from '../../../posts/index.ts';
import { companiesSql } from '../../companies.sql.ts';
import { bank } from './question-bank.queries.ts';

const { db, eb } = companiesSql;
/** For what is said of counts alone, whatever was counted. */
const { db: bare } = roomSql<Record<never, never>>('companies');

export type AskedOfBank = FilterInput<typeof questionBankFilters> | null | undefined;
type Values = Facets['facets'][number]['values'];

/** What `question` is counted by. The builder has no word for arrays. */
const tokens = sql<string[]>`
  array['topic:' || question.topic, 'since:' || question.last_year]
  || array(select 'role:' || role from unnest(question.roles) as role)`;

/**
 * Questions are counted up to a bound, as experiences are: how many fit, and of each facet how many
 * of its values there are with the filters of all others. One statement.
 */
const readFacets = bank.about('bankFacets', (_db, _given, { conditions }) => {
  const counted = facetCounts<QuestionBankFilterName>(facets, conditions, (wanted) =>
    db
      .selectFrom('question_groups as question')
      .where('question.experiences', '>', 0)
      .where(eb.and(Object.values(wanted)))
      .limit(countedAtMost + 1)
      .select(tokens.as('tokens')),
  );
  return db
    .selectFrom(frequentValues(bare, counted, null).as('ranked'))
    .orderBy('ranked.count', 'desc')
    .orderBy('ranked.value')
    .select((of) => [
      'ranked.fitting',
      'ranked.facet',
      'ranked.value',
      'ranked.count',
      of
        .case('ranked.facet')
        .when('role')
        .then(roleAsWritten(of.ref('ranked.value')))
        .end()
        .as('label'),
    ]);
});

/**
 * Of each year how many were asked in it or later, made of how many were asked in it last.
 * @param chosen what is set: it is counted, too, where nothing was asked in it last
 */
function sinceYears(values: Values, chosen: number | null | undefined): Values {
  const last = new Map(values.map(({ value, count }) => [Number(value), count]));
  const years = new Set([...last.keys(), ...(chosen ? [chosen] : [])]);
  let count = 0;
  return [...years]
    .toSorted((one, other) => other - one)
    .map((year) => {
      count += last.get(year) ?? 0;
      return { value: String(year), label: null, count };
    });
}

/**
 * How many questions fit, and what the bank could be narrowed to: one statement.
 * @throws BAD_USER_INPUT for a year out of range and for more roles than it takes
 */
export async function countQuestions(app: App, filter: AskedOfBank): Promise<Facets> {
  const { count, facets: counted } = facetsOf(await readFacets(app, filter), Object.keys(facets));
  return {
    count,
    facets: counted.map((facet) =>
      facet.name === 'since'
        ? { ...facet, values: sinceYears(facet.values, filter?.since) }
        : facet,
    ),
  };
}
