/** The pages and calls of admins about people, for both sides. */
export const userStatuses = ['banned', 'muted', 'verified', 'unverified', 'admin'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const userSorts = ['newest', 'oldest', 'name'] as const;
export type UserSort = (typeof userSorts)[number];

/** What is done to many people at once. */
export const userActions = ['warn', 'mute', 'unmute', 'ban', 'unban', 'delete'] as const;
export type UserAction = (typeof userActions)[number];

/** What somebody wrote, by kind. */
export const writtenKinds = ['post', 'question', 'answer', 'gratitude', 'job'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** Why an admin does it, where a call names no reason (the documented ones have none). */
export const noReason = 'The rules of the college were not kept';

/** The documented words for how an account stands. */
export const standingWords = {
  banned: 'Banned',
  verified: 'Verified',
  unverified: 'Unverified',
} as const;
export const standingOf = (person: {
  isBanned: boolean;
  isVerified: boolean;
}): (typeof standingWords)[keyof typeof standingWords] =>
  person.isBanned
    ? standingWords.banned
    : person.isVerified
      ? standingWords.verified
      : standingWords.unverified;

export const bulkAtMost = 100;

export const administrationTexts = {
  allRequired: 'All fields are required',
  mobileNumber: 'Mobile number is not valid',
  taken: 'This address has an account already: make its owner an admin in the list of users',
  adminMade: 'The admin can sign in now',
  gone: 'User not found',
  noteGone: 'This note is not there any more',
  noteOthers: 'Only who wrote a note can delete it',
  lastSuperAdmin: 'The last super admin stays',
  notAdmin: 'This person is no admin',
  isAdmin: 'This person is an admin already',
  isSuperAdmin: 'This person is a super admin already',
  unverified: 'Only a verified person can become an admin',
  oneself: 'You can not do this to your own account',
  tooMany: `Choose at most ${bulkAtMost} people`,
  nobody: 'Choose somebody first',
  noTime: 'There was no time left: please try again for these',
  notIds: 'ids holds something that is not an id',
  deleted: 'User deleted',
  unchanged: 'Nothing was changed',
} as const;
