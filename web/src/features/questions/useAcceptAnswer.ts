import { questionTexts } from '@schema/rules/posts/posts-texts';
import { succeeds } from '@/core/data/succeeds';
import type { QuestionFieldsFragment } from '@/generated/documents';
import { useAcceptAnswerMutation } from '@/generated/hooks';

/**
 * Accepts an answer of a question as what helped, or takes that back: shown at once, together with
 * the answer whose place it takes, and as before when the server refuses.
 */
export function useAcceptAnswer({ answers: { nodes } }: QuestionFieldsFragment) {
  const [accept] = useAcceptAnswerMutation();
  return (id: string, isAccepted: boolean) =>
    succeeds(
      accept({
        variables: { id, isAccepted },
        optimisticResponse: {
          acceptAnswer: nodes
            .filter((answer) => answer.id === id || answer.isAccepted)
            .map((answer) => ({
              __typename: 'Answer' as const,
              id: answer.id,
              isAccepted: isAccepted && answer.id === id,
            })),
        },
      }),
      questionTexts.acceptFailed,
    );
}
