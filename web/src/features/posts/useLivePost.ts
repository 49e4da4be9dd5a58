import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readError, type ReadError } from '@/core/errors';
import { isRefusal, useLiveEnd } from '@/core/live-end';
import { useOnReconnect } from '@/core/reconnect';
import { PostAnew } from '@/generated/documents';
import { usePostLiveSubscription, useViewPostMutation } from '@/generated/hooks';
import { postTexts } from '@schema/rules/posts-texts';

type LivePost = {
  /** Why it may not be read any more. */
  refusal: ReadError | null;
  /** Its author has changed the words since they were read. */
  isOutdated: boolean;
  /** Resolves to whether it could be read. */
  readAnew: () => Promise<boolean>;
};

/**
 * While a post is open: it counts as viewed, its counters move, an edit is told and waits until the reader wants it, and
 * after a lost connection it is read anew; without its questions, which look after themselves.
 */
export function useLivePost(id: string, post: { editedAt: string | null } | undefined): LivePost {
  const loaded = post !== undefined;
  const { query, cache } = useApolloClient();
  const [viewPost] = useViewPostMutation();
  const [refusal, setRefusal] = useState<ReadError | null>(null);
  const [editedAt, setEditedAt] = useState<string | null>(null);

  const readAnew = () =>
    query({ query: PostAnew, variables: { id }, fetchPolicy: 'network-only' }).then(
      () => true,
      (error: unknown) => {
        if (!isRefusal(error)) return false;
        const refused = readError(error, postTexts.fetchFailed);
        setRefusal(refused);
        if (refused.code === 'NOT_FOUND') cache.evict({ id: `PostCard:${id}` });
        return false;
      },
    );
  const ended = useLiveEnd(() => void readAnew());
  const { restart } = usePostLiveSubscription({
    variables: { postId: id },
    skip: !loaded || refusal !== null,
    ignoreResults: true,
    onData: ({ data: { data } }) => data && setEditedAt(data.postUpdated.editedAt),
    onError: (error) => ended(error, restart),
  });
  useOnReconnect(() => {
    if (loaded) void readAnew();
  });

  // Once per opening; the server counts one per person. Not counted is no reason to disturb the reader.
  const view = useEffectEvent(() => void viewPost({ variables: { id } }).catch(() => undefined));
  useEffect(() => {
    if (loaded) view();
  }, [id, loaded]);
  const isOutdated =
    loaded && editedAt !== null && Date.parse(editedAt) > Date.parse(post.editedAt ?? '1970');
  return { refusal, isOutdated, readAnew };
}
