import type { RefObject } from 'react';
import { pagedList } from '@/core/data/lists/paged-list';
import { useFurther } from '@/core/data/lists/useLoadMore';
import { useRefetchShown } from '@/core/data/reads/useRefetchShown';
import { GratitudesDocument } from '@/generated/documents';
import { useGratitudesQuery } from '@/generated/hooks';
import { useLiveGratitudes } from './useLiveGratitudes';

const pageSize = 20;

/**
 * The gratitudes of a profile, page by page and live.
 * @param inFlight how many of the viewer's own mutations are in flight
 */
export function useGratitudeList(userId: string, inFlight: RefObject<number>) {
  const result = useGratitudesQuery({ variables: { userId } });
  const list = pagedList(result, ({ profile }) => profile.gratitudes, { keepsRows: false });
  const shown = list.rows?.length ?? 0;
  const refetchShown = useRefetchShown({ query: GratitudesDocument, shown, pageSize });
  const isRefused = useLiveGratitudes({
    userId,
    inFlight,
    fetchMissed: () => void refetchShown({ userId }).catch(() => undefined),
  });
  const further = useFurther(list);

  return {
    ...list,
    ...further,
    count: result.data?.profile.gratitudesCount ?? 0,
    /** The viewer may not see the gratitudes any more. */
    isRefused,
  };
}

export type GratitudeListState = ReturnType<typeof useGratitudeList>;
