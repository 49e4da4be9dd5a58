import { companyFacets, companyFilters } from '@schema/rules/companies/companies-filters';
import { type CompanySort, companyTexts } from '@schema/rules/companies/companies-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { type Chosen, type Facets, filterOf } from '@/core/filters/chosen';
import { countedBy } from '@/core/filters/counted-by';
import { useCompaniesFacetsQuery, useCompaniesQuery } from '@/generated/hooks';

/** The filters of companies, as chips show them. */
export const declared = {
  filters: companyFilters,
  facets: companyFacets,
  labels: companyTexts.filters,
} satisfies Facets;

/** Companies that fit what is set, page after page. */
export function useCompanies(chosen: Chosen, sort: CompanySort) {
  const result = useCompaniesQuery({
    variables: { filter: filterOf(companyFilters, chosen), sort },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  return pagedList(result, ({ companies }) => companies);
}

/** How many they are, and what they can be narrowed down to. */
export function useCompanyCounts(chosen: Chosen) {
  const result = useCompaniesFacetsQuery({
    variables: { filter: filterOf(companyFilters, chosen) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return countedBy(result, ({ companiesFacets }) => companiesFacets);
}
