import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readError, type ReadError } from '@/core/errors';
import { useOnReconnect } from '@/core/reconnect';
import { isPermanentError, useLiveSubscription } from '@/core/useLiveSubscription';
import { RefetchPost, PostLive } from '@/generated/documents';
import { useViewPostMutation } from '@/generated/hooks';
import { postTexts } from '@schema/rules/posts-texts';

type LivePost = {
  /** Why it may not be read any more. */
  refusal: ReadError | null;
  /** Its author has changed the words since they were read. */
  isOutdated: boolean;
  /** Reads it again. @returns whether it could be read */
  refetchPost: () => Promise<boolean>;
};

/** Counts one view for each opening; the server counts one per person. */
function useCountView(id: string, isLoaded: boolean): void {
  const [viewPost] = useViewPostMutation();
  // Not counted is no reason to disturb the reader.
  const view = useEffectEvent(() => void viewPost({ variables: { id } }).catch(() => undefined));
  useEffect(() => {
    if (isLoaded) view();
  }, [id, isLoaded]);
}

/**
 * While a post is open: it counts as viewed, its counters move, an edit waits until the reader wants it, and after a
 * lost connection it is fetched again; without its questions, which do that for themselves.
 */
export function useLivePost(id: string, post: { editedAt: string | null } | undefined): LivePost {
  const isLoaded = post !== undefined;
  const { query, cache } = useApolloClient();
  const [refusal, setRefusal] = useState<ReadError | null>(null);
  const [editedAt, setEditedAt] = useState<string | null>(null);
  useCountView(id, isLoaded);

  const refetchPost = () =>
    query({ query: RefetchPost, variables: { id }, fetchPolicy: 'network-only' }).then(
      () => true,
      (error: unknown) => {
        if (!isPermanentError(error)) return false;
        const reason = readError(error, postTexts.fetchFailed);
        setRefusal(reason);
        if (reason.code === 'NOT_FOUND') cache.evict({ id: `PostCard:${id}` });
        return false;
      },
    );
  useLiveSubscription(PostLive, {
    variables: { postId: id },
    skip: !isLoaded || refusal !== null,
    onData: ({ postUpdated }) => setEditedAt(postUpdated.editedAt),
    onRefused: () => void refetchPost(),
  });
  useOnReconnect(() => {
    if (isLoaded) void refetchPost();
  });

  const isOutdated =
    isLoaded && editedAt !== null && Date.parse(editedAt) > Date.parse(post.editedAt ?? '1970');
  return { refusal, isOutdated, refetchPost };
}
