import { useOnReconnect } from '@/core/reconnect';
import { useCareerPathLiveSubscription } from '@/generated/hooks';

/** While a career path is open: it is read anew when it was saved elsewhere, and after a lost connection. */
export function useLiveCareerPath(
  userId: string,
  version: number | undefined,
  refetch: () => void,
): void {
  useCareerPathLiveSubscription({
    variables: { userId },
    skip: version === undefined,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && data.careerPathUpdated.version !== version) refetch();
    },
  });
  useOnReconnect(refetch);
}
