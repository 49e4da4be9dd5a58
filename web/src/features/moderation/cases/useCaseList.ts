import { pagedList } from '@/core/paged-list';
import { useAdminAddress } from '@/features/admin';
import type { CaseFilterInput } from '@/generated/documents';
import { useReportCasesQuery } from '@/generated/hooks';
import { useCaseNews } from './useCaseNews';
import {
  caseStates,
  contentSorts,
  reportableTypes,
  reportReasons,
} from '@schema/rules/moderation-texts';

const known = {
  state: ['all', ...caseStates],
  type: reportableTypes,
  reason: reportReasons,
  about: null,
  reporter: null,
};
const pageSize = 30;

/** The cases that the address asks for, page by page. */
export function useCaseList() {
  const address = useAdminAddress(known, contentSorts);
  const { search, filter, sort } = address;
  const asked: CaseFilterInput = {
    search: search || null,
    // What waits for somebody comes first to eyes; the rest is there when it is asked for.
    waits: filter['state'] === undefined,
    state: caseStates.find((one) => one === filter['state']) ?? null,
    type: reportableTypes.find((one) => one === filter['type']) ?? null,
    reason: reportReasons.find((one) => one === filter['reason']) ?? null,
    aboutId: filter['about'] ?? null,
    reporterId: filter['reporter'] ?? null,
  };
  const result = useReportCasesQuery({
    variables: {
      first: pageSize,
      sort: contentSorts.find((one) => one === sort) ?? 'newest',
      filter: asked,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useCaseNews(result.refetch);
  return {
    address,
    filter: asked,
    readAnew: () => result.refetch(),
    ...pagedList(result, ({ reportCases }) => reportCases),
  };
}
