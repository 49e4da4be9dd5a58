import { z } from 'zod';
import { visible } from './post-parts.ts';

/** Texts of thanks on profiles (part 2, Gratitude). */
export const gratitudeTexts = {
  tab: 'Gratitudes',
  placeholder: 'Send a gratitude',
  send: 'Send Gratitude',
  label: 'Your gratitude',
  none: 'No gratitudes yet!',
  noneText: (name: string) => `Did ${name} help you with a referral, a mock interview, a kind word? Say so.`,
  noneOwn: 'When juniors thank you for a referral or a mock interview, their words stand here.',
  hide: 'Hide',
  hidden: 'Hidden from your profile.',
  undo: 'Undo',
  hiddenTitle: 'Hidden gratitudes',
  hiddenNone: 'Nothing is hidden.',
  show: 'Show again',
  remove: 'Delete',
  removeAsk: 'Delete this gratitude?',
  removeText: 'It will be gone for everyone who reads this profile.',
  required: 'Gratitude text is required',
  tooLong: 'A gratitude cannot exceed 1000 characters',
  toSelf: 'You can not send a gratitude to yourself.',
  toAlumni: 'Gratitudes go to alumni.',
  ownUpvote: 'You can not upvote your own gratitude.',
  notYours: 'Only who wrote this gratitude can delete it.',
  notThanked: 'Only who was thanked can hide a gratitude.',
  hiddenIsTheirs: 'Hidden gratitudes are shown to who hid them.',
  gone: 'Gratitude not found',
  keyUsed: 'This key was used for something else',
  sendFailed: 'Error sending gratitude',
  upvoteFailed: 'Error upvoting gratitude',
  hideFailed: 'Error hiding gratitude',
  unhideFailed: 'Error showing gratitude',
  deleteFailed: 'Error deleting gratitude',
  loadFailed: 'Error loading gratitudes',
} as const;

export const gratitudeLength = 1000;

/** What one thanks for: plain text, never blank. */
export const gratitudeText = z.string().trim().regex(visible, gratitudeTexts.required).max(gratitudeLength, gratitudeTexts.tooLong);
