import { useOnReconnect } from '@/core/live/reconnect';
import { useCareerPathLiveSubscription } from '@/generated/hooks';

/**
 * Keeps an open career path up to date: refetches it when it was saved elsewhere, and after a lost
 * connection.
 * @param version the version that is shown; undefined while none is loaded
 */
export function useLiveCareerPath(
  userId: string,
  version: number | undefined,
  refetch: () => void,
): void {
  useCareerPathLiveSubscription({
    variables: { userId },
    skip: version === undefined,
    fetchPolicy: 'no-cache',
    onData: ({ careerPathUpdated }) => {
      if (careerPathUpdated.version !== version) refetch();
    },
  });
  useOnReconnect(refetch);
}
