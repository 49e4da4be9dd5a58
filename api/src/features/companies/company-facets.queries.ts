import { type Expression, sql } from 'kysely';
import {
  type CompanyFilterName,
  type companyFilters,
  companyFacets as facets,
} from '../../../../schema/rules/companies/companies-filters.ts';
import type { FilterInput } from '../../../../schema/rules/lists/filters.ts';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { type Facets, facetCounts, facetsOf, frequentValues } from '../../core/lists/index.ts';
import { roomSql } from '../../core/sql/index.ts';
import { companyList, isFollowedBy, isHiring } from './companies.queries.ts';
import { companiesSql, shownCompanies } from './companies.sql.ts';

const { db, eb } = companiesSql;
/** For what is said of counts alone, whatever was counted. */
const { db: bare } = roomSql<Record<never, never>>('companies');

export type AskedCompanies = FilterInput<typeof companyFilters> | null | undefined;

/** What `company` is counted by, for the viewer. The builder has no word for arrays. */
const tokens = (viewerId: Expression<string>) => sql<string[]>`array_remove(array[
  case when ${isHiring} then 'hiring:true' end,
  case when ${isFollowedBy(viewerId)} then 'followed:true' end
], null)`;

/**
 * Companies are counted up to a bound, as experiences are: how many fit, and how many of them there
 * are with each filter. One statement.
 */
const readFacets = companyList.about('listFacets', (_db, { viewerId }, { conditions }) => {
  const counted = facetCounts<CompanyFilterName>(facets, conditions, (wanted) =>
    shownCompanies
      .where(eb.and(Object.values(wanted)))
      .limit(countedAtMost + 1)
      .select(tokens(viewerId).as('tokens')),
  );
  return db
    .selectFrom(frequentValues(bare, counted, null).as('ranked'))
    .orderBy('ranked.count', 'desc')
    .orderBy('ranked.value')
    .select([
      'ranked.fitting',
      'ranked.facet',
      'ranked.value',
      'ranked.count',
      'ranked.name as label',
    ]);
});

/**
 * How many companies fit, and what the list could be narrowed to: one statement.
 * @throws FORBIDDEN for the unverified
 */
export async function countCompanies(ctx: Context, filter: AskedCompanies): Promise<Facets> {
  const viewer = requireViewer(ctx, 'member');
  const rows = await readFacets(ctx.app, filter, { given: { viewerId: viewer.id }, variant: {} });
  return facetsOf(rows, Object.keys(facets));
}
