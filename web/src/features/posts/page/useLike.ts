import { postTexts } from '@schema/rules/posts-texts';
import { withTypename } from '@/core/data/with-typename';
import { errorText } from '@/core/errors';
import { useGate } from '@/features/identity';
import type { PostFieldsFragment } from '@/generated/documents';
import { useLikePostMutation } from '@/generated/hooks';
import { notify } from '@/ui';

/** A toggle that shows at once and is taken back, with the reason, when the server refuses. */
export function useLike({
  id,
  counters,
  viewer,
}: Pick<PostFieldsFragment, 'id' | 'counters' | 'viewer'>) {
  const gate = useGate();
  const [likePost, { loading }] = useLikePostMutation();

  const toggle = () => {
    // The server toggles: a second press before the answer would mean something else.
    if (loading) return;
    const hasLiked = !viewer.hasLiked;
    likePost({
      variables: { id },
      optimisticResponse: {
        likePost: withTypename('PostLike', {
          counters: withTypename('PostCounters', {
            ...counters,
            useful: Math.max(0, counters.useful + (hasLiked ? 1 : -1)),
          }),
          viewer: withTypename('PostViewer', { id, hasLiked }),
        }),
      },
    }).catch((error: unknown) => notify.error(errorText(error, postTexts.likeFailed)));
  };

  return { hasLiked: viewer.hasLiked, useful: counters.useful, toggle: () => gate(toggle) };
}
