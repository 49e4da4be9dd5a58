import { useOnReconnect } from '@/core/reconnect';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useAdminTasksChangedSubscription } from '@/generated/hooks';

/** Reads anew whenever a case comes, is taken, decided or appealed, by whichever admin, and after a lost line. */
export function useCaseNews(refetch: () => Promise<unknown>): void {
  const again = () => void refetch().catch(() => undefined);
  const handleError = useSubscriptionError(again);
  const { restart } = useAdminTasksChangedSubscription({
    onData: again,
    onError: (error) => handleError(error, restart),
  });
  useOnReconnect(again);
}
