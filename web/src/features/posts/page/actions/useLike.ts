import { pagePathOf } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import { errorText } from '@/core/errors';
import { pressedAgain, putAside } from '@/core/outbox/deeds';
import { useLiked } from '@/core/outbox/useLiked';
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
  const known = { hasLiked: viewer.hasLiked, likes: counters.useful };
  const shown = useLiked('likePost', id, known);

  const toggle = () => {
    // The server toggles: a second press before the answer would mean something else.
    if (loading) return;
    const hasLiked = !shown.hasLiked;
    const deed = { kind: 'likePost', target: id, content: hasLiked ? 'on' : 'off' } as const;
    if (pressedAgain(deed)) return;
    const expected = withTypename('PostLike', {
      counters: withTypename('PostCounters', {
        ...counters,
        useful: Math.max(0, shown.likes + (hasLiked ? 1 : -1)),
      }),
      viewer: withTypename('PostViewer', { id, hasLiked }),
    });
    likePost({ variables: { id }, optimisticResponse: { likePost: expected } }).catch(
      (error: unknown) => {
        // It stays as it was pressed: it waits for the line.
        if (!putAside({ ...deed, path: pagePathOf.post(id) }, error))
          notify.error(errorText(error, postTexts.likeFailed));
      },
    );
  };

  return { hasLiked: shown.hasLiked, useful: shown.likes, toggle: () => gate(toggle) };
}
