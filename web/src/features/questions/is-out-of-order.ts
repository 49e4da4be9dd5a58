type VoteCounts = { upvotes: number; downvotes: number };

const score = ({ upvotes, downvotes }: VoteCounts): number => upvotes - downvotes;

/** Whether questions stand otherwise than by their votes: votes came since. */
export const isOutOfOrder = (questions: readonly VoteCounts[]): boolean =>
  questions.some((question, index) => {
    const before = questions[index - 1];
    return before !== undefined && score(question) > score(before);
  });
