import { postTexts } from '@schema/rules/posts-texts';
import { useLiveItem } from '@/core/live/useLiveItem';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { PostLive, RefetchPost } from '@/generated/documents';
import { useViewPostMutation } from '@/generated/hooks';

/**
 * While a post is open its counters move with the live channel. Its questions, which are not read
 * again with it, do that for themselves.
 */
export function useLivePost(id: string, post: { editedAt: string | null } | undefined) {
  const [viewPost] = useViewPostMutation();
  const { noteVersion, subscription, ...live } = useLiveItem({
    id,
    item: post,
    query: RefetchPost,
    typename: 'PostCard',
    fallback: postTexts.fetchFailed,
    countView: (seen) => viewPost({ variables: { id: seen } }),
  });
  useLiveSubscription(PostLive, {
    ...subscription,
    variables: { postId: id },
    onData: ({ postUpdated }) => noteVersion(postUpdated.editedAt),
  });
  return live;
}
