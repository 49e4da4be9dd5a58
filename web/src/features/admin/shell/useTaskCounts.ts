import { useOnReconnect } from '@/core/live/reconnect';
import { useAdminTasksChangedSubscription, useAdminTasksQuery } from '@/generated/hooks';
import type { Task } from './admin-tabs';
import { useAwaitingUndo } from './awaiting-undo';

/** How much waits, as it was read last: the tabs keep it new, and are around every page. */
export function useWaitingTasks(): Partial<Record<Task, number | null>> {
  const { data } = useAdminTasksQuery();
  const decided = useAwaitingUndo();
  const tasks = data?.adminTasks;
  if (!tasks) return {};
  return { ...tasks, verifications: Math.max(0, tasks.verifications - decided) };
}

/**
 * How much waits in the tabs, live; null where that is not for the viewer. What the viewer has
 * decided and can still undo waits no more.
 */
export function useTaskCounts(): Partial<Record<Task, number | null>> {
  const { refetch } = useAdminTasksQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  // Everybody counts other cases, those about themselves left out: what is told to all at once says
  // that it is time to ask.
  useAdminTasksChangedSubscription({
    onData: again,
    onRefused: again,
  });
  useOnReconnect(again);
  return useWaitingTasks();
}
