import { postTexts } from '@schema/rules/posts-texts';
import type { ReadError } from '@/core/errors';
import { useOnReconnect } from '@/core/reconnect';
import { useCountView } from '@/core/useCountView';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { useOutdated } from '@/core/useOutdated';
import { useReadAgain } from '@/core/useReadAgain';
import { PostLive, RefetchPost } from '@/generated/documents';
import { useViewPostMutation } from '@/generated/hooks';

type LivePost = {
  /** Why it may not be read any more. */
  refusal: ReadError | null;
  /** Its author has changed the words since they were read. */
  isOutdated: boolean;
  /** Reads it again. @returns whether it could be read */
  refetchPost: () => Promise<boolean>;
};

/**
 * While a post is open: it counts as viewed, its counters move, an edit waits until the reader
 * wants it, and after a lost connection it is fetched again; without its questions, which do that
 * for themselves.
 */
export function useLivePost(id: string, post: { editedAt: string | null } | undefined): LivePost {
  const isLoaded = post !== undefined;
  const [viewPost] = useViewPostMutation();
  useCountView(isLoaded ? id : undefined, (seen) => viewPost({ variables: { id: seen } }));
  const { isOutdated, noteVersion } = useOutdated(post);
  const { refusal, readAgain } = useReadAgain({
    query: RefetchPost,
    id,
    typename: 'PostCard',
    fallback: postTexts.fetchFailed,
  });
  useLiveSubscription(PostLive, {
    variables: { postId: id },
    skip: !isLoaded || refusal !== null,
    onData: ({ postUpdated }) => noteVersion(postUpdated.editedAt),
    onRefused: () => void readAgain(),
  });
  useOnReconnect(() => {
    if (isLoaded) void readAgain();
  });
  return { refusal, isOutdated, refetchPost: readAgain };
}
