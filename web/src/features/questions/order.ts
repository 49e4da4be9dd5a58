type VoteCounts = { upvotes: number; downvotes: number };

const score = ({ upvotes, downvotes }: VoteCounts): number => upvotes - downvotes;

/** Whether votes have changed the order since it was asked for. */
export const hasMoved = (questions: readonly VoteCounts[]): boolean =>
  questions.some((one, place) => place > 0 && score(one) > score(questions[place - 1] ?? one));
