import { caseFilters } from '@schema/rules/moderation/moderation-filters';
import { addressKeys } from '@/core/address/declared-filters';
import { pagedList } from '@/core/data/lists/paged-list';
import { useReadLoaded } from '@/core/data/lists/useReadLoaded';
import { useAdminFilters } from '@/features/admin';
import type { CaseFilterInput, ReportCasesQuery } from '@/generated/documents';
import { useReportCasesQuery } from '@/generated/hooks';
import { listPageSize } from '../page-size';
import { useCaseNews } from './useCaseNews';

const known = addressKeys(caseFilters, { state: ['all'] });
/** What waits longest comes first. */
const sorts = ['oldest', 'newest'] as const;
const pick = ({ reportCases }: ReportCasesQuery) => reportCases;

/** The cases that the address asks for, page by page. */
export function useCaseList() {
  const { address, filter, fields } = useAdminFilters(caseFilters, { sorts, known });
  const { sort } = address;
  const asked: CaseFilterInput = {
    ...filter,
    // What waits for somebody comes first to eyes; the rest is there when it is asked for.
    waits: address.filter['state'] === undefined,
  };
  const result = useReportCasesQuery({
    variables: {
      first: listPageSize,
      sort: sorts.find((one) => one === sort) ?? 'oldest',
      filter: asked,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick, listPageSize);
  useCaseNews(readAnew);
  return {
    address,
    fields,
    filter: asked,
    readAnew,
    ...pagedList(result, pick),
  };
}
