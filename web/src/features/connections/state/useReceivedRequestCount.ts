import { useViewer } from '@/features/identity';
import { useConnectionCountsQuery } from '@/generated/hooks';

/** How many requests wait for the viewer's answer; 0 for everybody but members. */
export function useReceivedRequestCount(): number {
  const { status } = useViewer();
  const { data } = useConnectionCountsQuery({ skip: status !== 'member' });
  return data?.connectionCounts.received ?? 0;
}
