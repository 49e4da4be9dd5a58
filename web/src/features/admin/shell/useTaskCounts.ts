import { useOnReconnect } from '@/core/reconnect';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { AdminTasksChanged } from '@/generated/documents';
import { useAdminTasksQuery } from '@/generated/hooks';
import type { Task } from './admin-tabs';

/** How much waits in the tabs, live; null where that is not for the viewer. */
export function useTaskCounts(): Partial<Record<Task, number | null>> {
  const { data, refetch } = useAdminTasksQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  useLiveSubscription(AdminTasksChanged, {
    onRefused: again,
  });
  useOnReconnect(again);
  return data?.adminTasks ?? {};
}
