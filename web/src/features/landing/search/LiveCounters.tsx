import { useViewer } from '@/features/identity';
import { usePostCountersLiveSubscription } from '@/generated/hooks';

/**
 * Keeps the counters of a post current, for members: updates go to the cache, from which the card
 * reads.
 */
export function LiveCounters({ postId }: { postId: string }) {
  const { status } = useViewer();
  usePostCountersLiveSubscription({
    variables: { postId },
    skip: status !== 'member',
  });
  return null;
}
