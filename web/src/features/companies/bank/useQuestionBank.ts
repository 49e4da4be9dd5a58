import { questionBankFacets, questionBankFilters } from '@schema/rules/companies/asked-filters';
import { askedTexts, type QuestionBankSort } from '@schema/rules/companies/asked-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { type Chosen, type Facets, filterOf } from '@/core/filters/chosen';
import { countedBy } from '@/core/filters/counted-by';
import { useSuggestedValues } from '@/features/suggestions';
import type { QuestionBankFilterInput } from '@/generated/documents';
import { useQuestionBankFacetsQuery, useQuestionBankQuery } from '@/generated/hooks';

/** The filters of the question bank, as chips show them. */
export const declared = {
  filters: questionBankFilters,
  facets: questionBankFacets,
  labels: askedTexts.bank.labels,
  useMeant: useSuggestedValues,
} satisfies Facets;

const filterFor = (chosen: Chosen) =>
  filterOf(questionBankFilters, chosen) as QuestionBankFilterInput | null;

/** Questions that fit what is set, page after page. */
export function useQuestionBank(chosen: Chosen, sort: QuestionBankSort) {
  const result = useQuestionBankQuery({
    variables: { filter: filterFor(chosen), sort },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  return pagedList(result, ({ questionBank }) => questionBank);
}

/** How many they are, and what they can be narrowed down to. */
export function useQuestionBankCounts(chosen: Chosen) {
  const result = useQuestionBankFacetsQuery({
    variables: { filter: filterFor(chosen) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return countedBy(result, ({ questionBankFacets: counts }) => counts);
}
