import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { useViewer } from '@/features/identity';
import { PostCountersLive } from '@/generated/documents';

/**
 * Keeps the counters of a post current, for members: updates go to the cache, from which the card
 * reads.
 */
export function LiveCounters({ postId }: { postId: string }) {
  const { status } = useViewer();
  useLiveSubscription(PostCountersLive, {
    variables: { postId },
    skip: status !== 'member',
  });
  return null;
}
