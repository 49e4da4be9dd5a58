import { useOnReconnect } from '@/core/reconnect';
import { useVisionBoardLiveSubscription, useVisionBoardQuery } from '@/generated/hooks';

/** A person's board, kept as it is: what is changed elsewhere arrives by itself, what was missed is fetched. */
export function useVisionBoard(userId: string) {
  const { data, error, refetch } = useVisionBoardQuery({
    variables: { userId },
    skip: userId === '',
  });
  const again = () => void refetch().catch(() => undefined);
  // What arrives is in the cache, where the query above sees it.
  useVisionBoardLiveSubscription({
    variables: { userId },
    skip: userId === '',
    ignoreResults: true,
  });
  useOnReconnect(again);
  return { items: data?.profile.visionBoard.items, error, again };
}
