import { postTexts } from '@schema/rules/posts/posts-texts';
import { useLiveItem } from '@/core/live/useLiveItem';
import { RefetchPostDocument } from '@/generated/documents';
import { usePostLiveSubscription, useViewPostMutation } from '@/generated/hooks';

/**
 * While a post is open its counters move with the live channel. Its questions, which are not read
 * again with it, do that for themselves.
 */
export function useLivePost(id: string, post: { editedAt: string | null } | undefined) {
  const [viewPost] = useViewPostMutation();
  const { noteVersion, subscription, ...live } = useLiveItem({
    id,
    item: post,
    query: RefetchPostDocument,
    typename: 'PostCard',
    fallback: postTexts.fetchFailed,
    countView: (seen) => viewPost({ variables: { id: seen } }),
  });
  usePostLiveSubscription({
    ...subscription,
    variables: { postId: id },
    onData: ({ postUpdated }) => noteVersion(postUpdated.editedAt),
  });
  return live;
}
