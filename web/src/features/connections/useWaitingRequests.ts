import { useViewer } from '@/features/identity';
import { useConnectionCountsQuery } from '@/generated/hooks';

/** How many requests wait for the viewer's answer; 0 for those who are no members. */
export function useWaitingRequests(): number {
  const { status } = useViewer();
  const { data } = useConnectionCountsQuery({ skip: status !== 'member' });
  return data?.connectionCounts.received ?? 0;
}
