import { useOnReconnect } from '@/core/live/reconnect';
import { useAdminTasksChangedSubscription } from '@/generated/hooks';

/**
 * Reads anew whenever a case comes, is taken, decided or appealed, by whichever admin, and after a
 * lost line.
 */
export function useCaseNews(refetch: () => Promise<unknown>): void {
  const again = () => void refetch().catch(() => undefined);
  useAdminTasksChangedSubscription({
    onData: again,
    onRefused: again,
  });
  useOnReconnect(again);
}
