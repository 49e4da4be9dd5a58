import { useEffect, useEffectEvent } from 'react';
import { useOnReconnect } from '@/core/reconnect';
import { usePostCountersLiveSubscription, useViewPostMutation } from '@/generated/hooks';

/** While a post is open: it counts as viewed, its counters move, and after a lost connection it is read anew. */
export function useLivePost(id: string, loaded: boolean, refetch: () => void): void {
  const [viewPost] = useViewPostMutation();
  usePostCountersLiveSubscription({ variables: { postId: id }, skip: !loaded, ignoreResults: true });
  useOnReconnect(refetch);

  // Once per opening; the server counts one per person. Not counted is no reason to disturb the reader.
  const view = useEffectEvent(() => void viewPost({ variables: { id } }).catch(() => undefined));
  useEffect(() => {
    if (loaded) view();
  }, [id, loaded]);
}
