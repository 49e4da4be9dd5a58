import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readError, type ReadError } from '@/core/errors';
import { isRefusal, useLiveEnd } from '@/core/live-end';
import { useOnReconnect } from '@/core/reconnect';
import { PostAnew } from '@/generated/documents';
import { usePostCountersLiveSubscription, useViewPostMutation } from '@/generated/hooks';
import { postTexts } from '@schema/rules/posts-texts';

/**
 * While a post is open: it counts as viewed, its counters move, and after a lost connection it is read anew; without its
 * questions, which look after themselves. `refusal` says why it may not be read any more.
 */
export function useLivePost(id: string, loaded: boolean): { refusal: ReadError | null; readAnew: () => void } {
  const { query, cache } = useApolloClient();
  const [viewPost] = useViewPostMutation();
  const [refusal, setRefusal] = useState<ReadError | null>(null);

  const readAnew = () =>
    void query({ query: PostAnew, variables: { id }, fetchPolicy: 'network-only' }).catch((error: unknown) => {
      if (!isRefusal(error)) return;
      const refused = readError(error, postTexts.fetchFailed);
      setRefusal(refused);
      if (refused.code === 'NOT_FOUND') cache.evict({ id: `PostCard:${id}` });
    });
  const ended = useLiveEnd(readAnew);
  const { restart } = usePostCountersLiveSubscription({
    variables: { postId: id },
    skip: !loaded || refusal !== null,
    ignoreResults: true,
    onError: (error) => ended(error, restart),
  });
  useOnReconnect(() => { if (loaded) readAnew(); });

  // Once per opening; the server counts one per person. Not counted is no reason to disturb the reader.
  const view = useEffectEvent(() => void viewPost({ variables: { id } }).catch(() => undefined));
  useEffect(() => {
    if (loaded) view();
  }, [id, loaded]);
  return { refusal, readAnew };
}
