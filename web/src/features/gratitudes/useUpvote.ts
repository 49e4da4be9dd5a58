import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import { succeeds } from '@/core/data/succeeds';
import { useGate } from '@/features/identity';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { useUpvoteGratitudeMutation } from '@/generated/hooks';

/**
 * Upvotes a gratitude, or takes the upvote back. It shows at once, and is undone when refused.
 * @returns the function that does it; people who are not members get a prompt instead
 */
export function useUpvote({ id, upvotes, hasUpvoted }: GratitudeFieldsFragment): () => void {
  const gate = useGate();
  const [upvote, { loading }] = useUpvoteGratitudeMutation();
  return () =>
    gate(() => {
      // The server toggles: a second press before the answer would mean something else.
      if (loading) return;
      const expected = withTypename('Gratitude', {
        id,
        hasUpvoted: !hasUpvoted,
        upvotes: Math.max(0, upvotes + (hasUpvoted ? -1 : 1)),
      });
      void succeeds(
        upvote({ variables: { id }, optimisticResponse: { upvoteGratitude: expected } }),
        gratitudeTexts.upvoteFailed,
      );
    });
}
