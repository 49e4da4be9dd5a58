import { type Vote, voteTypes } from '../../../../../schema/rules/questions/questions.ts';
import { registerEnum } from '../../../core/enums.ts';

export const VoteTypeEnum = registerEnum('VoteType', voteTypes, {
  description: 'What somebody thinks of a question or an answer.',
  values: { upvote: 'It helps.', downvote: 'It does not help.' },
});

/** Votes are stored as their sign; 0 is one that was taken back. */
export const signOf = (vote: Vote): 1 | -1 => (vote === 'upvote' ? 1 : -1);
/** The vote behind a sign; null for none, and for one taken back (0). */
export const voteOf = (sign: number | null): Vote | null =>
  sign === 1 ? 'upvote' : sign === -1 ? 'downvote' : null;
