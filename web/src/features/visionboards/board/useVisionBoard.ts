import { useOnReconnect } from '@/core/live/reconnect';
import { useVisionBoardLiveSubscription, useVisionBoardQuery } from '@/generated/hooks';

/**
 * A person's vision board, kept up to date: what changes elsewhere arrives by itself, what was
 * missed is fetched. Nothing is asked while `userId` is empty.
 * @returns `items`: undefined until they are loaded
 */
export function useVisionBoard(userId: string) {
  const { data, error, refetch } = useVisionBoardQuery({
    variables: { userId },
    skip: userId === '',
  });
  const refetchBoard = () => void refetch().catch(() => undefined);
  // The cache takes the answers, and the query above shows them.
  useVisionBoardLiveSubscription({
    variables: { userId },
    skip: userId === '',
  });
  useOnReconnect(refetchBoard);
  return { items: data?.profile.visionBoard.items, error, refetchBoard };
}
