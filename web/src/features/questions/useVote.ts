import { questionTexts } from '@schema/rules/posts/posts-texts';
import type { Vote } from '@schema/rules/questions/questions';
import { errorText } from '@/core/errors';
import { useGate } from '@/features/identity';
import { useVoteAnswerMutation, useVoteQuestionMutation } from '@/generated/hooks';
import { notify } from '@/ui';

export type Votable = { id: string; upvotes: number; downvotes: number; viewerVote: Vote | null };

/** The counts after a vote: the same again takes it back, the other way changes it. */
function afterVote({ id, upvotes, downvotes, viewerVote }: Votable, vote: Vote): Votable {
  const next = viewerVote === vote ? null : vote;
  const moved = (which: Vote, count: number) =>
    Math.max(0, count - Number(viewerVote === which) + Number(next === which));
  return {
    id,
    upvotes: moved('upvote', upvotes),
    downvotes: moved('downvote', downvotes),
    viewerVote: next,
  };
}

const withType = <Type extends string>(type: Type, votable: Votable) => ({
  __typename: type,
  ...votable,
});

/** Votes on a question or an answer: shown at once, and taken back with the reason when refused. */
export function useVote(kind: 'question' | 'answer', target: Votable): (vote: Vote) => void {
  const gate = useGate();
  const [voteQuestion, question] = useVoteQuestionMutation();
  const [voteAnswer, answer] = useVoteAnswerMutation();

  const cast = (voteType: Vote) => {
    // The server toggles: a second press before the answer would mean something else.
    if (question.loading || answer.loading) return;
    const variables = { id: target.id, voteType };
    const next = afterVote(target, voteType);
    const sent =
      kind === 'question'
        ? voteQuestion({
            variables,
            optimisticResponse: { voteQuestion: withType('Question', next) },
          })
        : voteAnswer({ variables, optimisticResponse: { voteAnswer: withType('Answer', next) } });
    sent.catch((error: unknown) => notify.error(errorText(error, questionTexts.voteFailed)));
  };
  return (vote) => gate(() => cast(vote));
}
