import { useOnReconnect } from '@/core/reconnect';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useAdminTasksChangedSubscription, useAdminTasksQuery } from '@/generated/hooks';
import type { Task } from './admin-tabs';

/** How much waits in the tabs, live; null where that is not for the viewer. */
export function useTaskCounts(): Partial<Record<Task, number | null>> {
  const { data, refetch } = useAdminTasksQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  const handleError = useSubscriptionError(again);
  const { restart } = useAdminTasksChangedSubscription({
    onError: (error) => handleError(error, restart),
  });
  useOnReconnect(again);
  return data?.adminTasks ?? {};
}
