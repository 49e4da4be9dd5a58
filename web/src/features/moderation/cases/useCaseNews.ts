import { useOnReconnect } from '@/core/live/reconnect';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { AdminTasksChanged } from '@/generated/documents';

/**
 * Reads anew whenever a case comes, is taken, decided or appealed, by whichever admin, and after a
 * lost line.
 */
export function useCaseNews(refetch: () => Promise<unknown>): void {
  const again = () => void refetch().catch(() => undefined);
  useLiveSubscription(AdminTasksChanged, {
    onData: again,
    onRefused: again,
  });
  useOnReconnect(again);
}
