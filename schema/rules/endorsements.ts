import { z } from 'zod';
import { visible } from './post-parts.ts';

export const endorsementVisibilities = ['everyone', 'alumni'] as const;
export type EndorsementVisibility = (typeof endorsementVisibilities)[number];

/** Texts of the endorsement wall (part 2, Endorsement). */
export const endorsementTexts = {
  tab: 'Endorsement Wall',
  placeholder: 'What do they do well?',
  submit: 'Submit Endorsement',
  label: 'Your endorsement',
  formTitle: (name: string) => `Endorse ${name}`,
  none: 'No endorsements yet!',
  noneOwn: 'What alumni say for you stands here once you accept it. Share a project, ask a question: that is how they get to know you.',
  noneText: (name: string) => `Alumni who worked with ${name} can say so in a line.`,
  pendingOwn: 'Waiting for you',
  pendingTheirs: (name: string) => `Waits for ${name} to accept it`,
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'It stands on your wall now.',
  remove: 'Remove',
  removeAsk: 'Remove this endorsement?',
  removeText: 'It leaves the wall. They may endorse you again.',
  withdraw: 'Withdraw',
  withdrawAsk: 'Withdraw your endorsement?',
  withdrawText: 'It leaves their profile. You can write another one.',
  keep: 'Keep it',
  alumniOnly: 'Alumni only',
  left: (count: number, most: number) => `${count} of ${most} characters`,
  required: 'Endorsement text is required',
  tooLong: 'An endorsement cannot exceed 100 characters',
  visibility: 'visibility must be everyone or alumni',
  visibilityLabel: 'Who can see it',
  visibilities: { everyone: 'Everyone', alumni: 'Alumni only' },
  toSelf: 'You can not endorse yourself.',
  toStudents: 'Endorsements go to students.',
  pendingAlready: 'Your endorsement is waiting for them to accept it.',
  alreadyThere: 'You have already endorsed this person.',
  submitted: 'Endorsement submitted. It is shown once they accept it.',
  acceptedAlready: 'This endorsement was accepted. Remove it instead.',
  notYours: 'Only the endorsed and who wrote it can remove an endorsement.',
  gone: 'Endorsement not found',
  submitFailed: 'Error submitting endorsement',
  removeFailed: 'Error removing endorsement',
  acceptFailed: 'Error accepting endorsement',
  declineFailed: 'Error declining endorsement',
  loadFailed: 'Error loading endorsements',
} as const;

export const endorsementLength = 100;

/** What an alumnus says for a student: plain text, never blank, short. */
export const endorsementMessage = z.string().trim().regex(visible, endorsementTexts.required).max(endorsementLength, endorsementTexts.tooLong);
