import { counted } from '../lists/counted.ts';

/** The queue of documents, for both sides. */
export const verificationStatuses = ['pending', 'approved', 'rejected'] as const;
export type VerificationStatusWord = (typeof verificationStatuses)[number];

/** The orders of the lists of documents, by when they were handed in. */
export const verificationSorts = ['newest', 'oldest'] as const;
export type VerificationSort = (typeof verificationSorts)[number];

/** After so long admins are reminded by mail: people are promised two working days. */
export const reminderHours = 48;

/** How the college knows that somebody belongs to it. */
export const verifiedByWords = [
  'document',
  'institute',
  'provider',
  'roster',
  'import',
  'admin',
] as const;
export type VerifiedBy = (typeof verifiedByWords)[number];

/** How somebody was verified, as admins read it. */
export const verifiedByLabels: Record<VerifiedBy, string> = {
  document: 'by a document',
  institute: 'by an institute address',
  provider: 'by an account of the college',
  roster: 'by the roster',
  import: 'by an import',
  admin: 'as an admin',
};

export const verificationTexts = {
  status: 'Which documents',
  statuses: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
  search: 'Name or email',
  document: 'Document',
  notFound: 'This request is not there any more',
  documentFailed: 'The document could not be shown',
  own: 'Another admin has to look at your own document',
  /**
   * Two admins looked at one document: the second reads who decided. Null: nobody who is here
   * still.
   */
  decided: (status: string, by: string | null): string =>
    by ? `${by} has ${status} this document already` : `This document is ${status} already`,
  approved: (name: string | null): string => `${name ?? 'The person'} will be verified in a moment`,
  /** Where a call names no reason (the documented one has none). */
  defaultReason: 'The document does not show that you belong to our college',
  /** How an account stands, on its page for admins. */
  verified: 'Verified',
  notVerified: 'Not verified.',
  endedSince: 'An admin took the verification back',
  notVerifiedNow: 'This person is not verified',
  takeBack: {
    action: 'Take verification back',
    title: (name: string): string => `Take the verification of ${name} back?`,
    text: 'What is for verified people closes at once. The reason is sent by mail. The roster does not verify this person again; a document or an institute address does.',
    yes: 'Take back',
    done: (name: string): string => `${name}: not verified any more`,
    people: (count: number): string => counted(count, 'person', 'people'),
    nobody: 'Nobody of those selected is verified now',
  },
  rejectedTitle: 'Your document could not be accepted',
} as const;

/** Reasons that are picked with one press; another can be typed. */
export const rejectionReasons = [
  'The name on the document is not the one on your account',
  'The document can not be read: please take a sharper picture',
  'This is not a document of our college',
  'Please send the side with your photo and name',
] as const;
