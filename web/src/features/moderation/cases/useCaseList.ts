import { caseStates, reportableTypes, reportReasons } from '@schema/rules/moderation-texts';
import { pagedList } from '@/core/data/paged-list';
import { useAdminAddress } from '@/features/admin';
import type { CaseFilterInput, ReportCasesQuery } from '@/generated/documents';
import { useReportCasesQuery } from '@/generated/hooks';
import { listPageSize, useReadLoaded } from '../lists/useReadLoaded';
import { useCaseNews } from './useCaseNews';

const known = {
  state: ['all', ...caseStates],
  type: reportableTypes,
  reason: reportReasons,
  about: null,
  reporter: null,
};
/** What waits longest comes first. */
const sorts = ['oldest', 'newest'] as const;
const pick = ({ reportCases }: ReportCasesQuery) => reportCases;

/** The cases that the address asks for, page by page. */
export function useCaseList() {
  const address = useAdminAddress(known, sorts);
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
      first: listPageSize,
      sort: sorts.find((one) => one === sort) ?? 'oldest',
      filter: asked,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick);
  useCaseNews(readAnew);
  return {
    address,
    filter: asked,
    readAnew,
    ...pagedList(result, pick),
  };
}
