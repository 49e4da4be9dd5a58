/** The queue of documents, for both sides. */
export const verificationStatuses = ['pending', 'approved', 'rejected'] as const;
export type VerificationStatusWord = (typeof verificationStatuses)[number];

/** The orders of the lists of documents, by when they were handed in. */
export const verificationSorts = ['newest', 'oldest'] as const;
export type VerificationSort = (typeof verificationSorts)[number];

/** After so long admins are reminded by mail: people are promised two working days. */
export const reminderHours = 48;

export const verificationTexts = {
  gone: 'This request is not there any more',
  documentFailed: 'The document could not be shown',
  own: 'Another admin has to look at your own document',
  /** Two admins looked at one document: the second reads who decided. */
  decided: (status: string, by: string | null): string =>
    `${by ?? 'Another admin'} has ${status} this document already`,
  approved: (name: string | null): string => `${name ?? 'The person'} will be verified in a moment`,
  /** Where a call names no reason (the documented one has none). */
  defaultReason: 'The document does not show that you belong to our college',
  rejectedTitle: 'Your document could not be accepted',
} as const;

/** Reasons that are picked with one press; another can be typed. */
export const rejectionReasons = [
  'The name on the document is not the one on your account',
  'The document can not be read: please take a sharper picture',
  'This is not a document of our college',
  'Please send the side with your photo and name',
] as const;
