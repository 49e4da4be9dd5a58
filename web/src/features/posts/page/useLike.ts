import { useApolloClient } from '@apollo/client/react';
import { pagePathOf } from '@schema/rules/page-paths';
import { postTexts } from '@schema/rules/posts-texts';
import { withTypename } from '@/core/data/with-typename';
import { errorText } from '@/core/errors';
import { putAside } from '@/core/outbox/deeds';
import { useGate } from '@/features/identity';
import { LikePostDocument, type PostFieldsFragment } from '@/generated/documents';
import { useLikePostMutation } from '@/generated/hooks';
import { notify } from '@/ui';

/** A toggle that shows at once and is taken back, with the reason, when the server refuses. */
export function useLike({
  id,
  counters,
  viewer,
}: Pick<PostFieldsFragment, 'id' | 'counters' | 'viewer'>) {
  const gate = useGate();
  const client = useApolloClient();
  const [likePost, { loading }] = useLikePostMutation();

  const toggle = () => {
    // The server toggles: a second press before the answer would mean something else.
    if (loading) return;
    const hasLiked = !viewer.hasLiked;
    const expected = withTypename('PostLike', {
      counters: withTypename('PostCounters', {
        ...counters,
        useful: Math.max(0, counters.useful + (hasLiked ? 1 : -1)),
      }),
      viewer: withTypename('PostViewer', { id, hasLiked }),
    });
    likePost({ variables: { id }, optimisticResponse: { likePost: expected } }).catch(
      (error: unknown) => {
        const deed = { kind: 'likePost', target: id, content: hasLiked ? 'on' : 'off' } as const;
        if (!putAside({ ...deed, path: pagePathOf.post(id) }, error))
          return notify.error(errorText(error, postTexts.likeFailed));
        // It stays as it was pressed: it waits for the line.
        client.writeQuery({
          query: LikePostDocument,
          variables: { id },
          data: { likePost: expected },
          id: 'ROOT_MUTATION',
        });
      },
    );
  };

  return { hasLiked: viewer.hasLiked, useful: counters.useful, toggle: () => gate(toggle) };
}
