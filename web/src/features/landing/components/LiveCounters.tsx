import { useViewer } from '@/features/identity';
import { usePostCountersLiveSubscription } from '@/generated/hooks';

/** For members the counters move by themselves: the news goes into the cache, the card reads from there. */
export function LiveCounters({ postId }: { postId: string }) {
  const { status } = useViewer();
  usePostCountersLiveSubscription({
    variables: { postId },
    skip: status !== 'member',
    ignoreResults: true,
  });
  return null;
}
