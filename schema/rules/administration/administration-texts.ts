import { wordFor } from '../lists/counted.ts';
/** The pages and calls of admins about people, for both sides. */
export const userStatuses = ['banned', 'muted', 'verified', 'unverified', 'admin'] as const;
export type UserStatus = (typeof userStatuses)[number];
export const userStatusLabels: Record<UserStatus, string> = {
  banned: 'Banned',
  muted: 'Muted',
  verified: 'Verified',
  unverified: 'Unverified',
  admin: 'Admins',
};

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
/** Of a list that is chosen whole, so many people are taken. */
export const matchAtMost = 1000;

export const administrationTexts = {
  allRequired: 'All fields are required',
  mobileNumber: 'Mobile number is not valid',
  taken: 'This address has an account already: make its owner an admin in the list of users',
  adminMade: 'The admin can sign in now',
  notFound: 'User not found',
  noteGone: 'This note is not there any more',
  noteOthers: 'Only who wrote a note can delete it',
  lastSuperAdmin: 'The last super admin stays',
  notAdmin: 'This person is no admin',
  isAdmin: 'This person is an admin already',
  isSuperAdmin: 'This person is a super admin already',
  unverified: 'Only a verified person can become an admin',
  ownFactor: 'Turn your own second factor off in your settings',
  banned: 'This person is banned',
  oneself: 'You can not do this to your own account',
  tooMany: `Choose at most ${bulkAtMost} people`,
  nobody: 'Choose somebody first',
  noTime: 'There was no time left: please try again for these',
  notIds: 'ids holds something that is not an id',
  deleted: 'User deleted',
  unchanged: 'Nothing was changed',
  addressTaken: 'Another account has this address',
  noSession: 'This person is signed in nowhere',
  sessionGone: 'This session is over already',
  bannedNoMail: 'This person is banned: lift the ban first',
  /** What super admins do with the rights of admins: the question, and what is said then. */
  rights: {
    promote: {
      title: (name: string): string => `Make ${name} a super admin?`,
      yes: 'Make super admin',
      text: 'A super admin does everything, also to other admins, and reads the audit log.',
      done: (name: string): string => `${name} is a super admin now`,
    },
    demote: {
      title: (name: string): string => `Make ${name} a plain admin?`,
      yes: 'Make plain admin',
      text: 'What is for super admins closes at once.',
      done: (name: string): string => `${name} is an admin now`,
    },
    remove: {
      title: (name: string): string => `Remove ${name} as an admin?`,
      yes: 'Remove admin',
      text: 'The admin area closes at once. The account stays as it is.',
      done: (name: string): string => `${name} is no admin any more`,
    },
    reset: {
      title: (name: string): string => `Reset the second factor of ${name}?`,
      yes: 'Reset second factor',
      text: 'For somebody who has lost the phone and the recovery codes: make sure that it is them who asks. All their devices are signed out, and they are mailed.',
      done: (name: string): string => `${name} signs in without a second factor now`,
    },
  },
  superAdminReached: 'Super admins are reached by super admins alone',
  adminReached: 'Admins are reached by super admins alone',
  /** What stands on a person's page. */
  person: {
    reports: 'Reports',
    casesAbout: 'About them or their words',
    reportsBy: 'Sent by them',
    falseReports: 'Of these, where nothing was wrong',
    wholeLog: 'All of it in the audit log',
    /** Beside the button: there is no Undo. */
    correctedIsTold: 'The person is told by mail at once.',
    addressIsUnproven: 'A new address counts as unproven until a code was mailed there.',
    lastSignIn: 'Signed in last',
    neverSignedIn: 'Never signed in.',
    mailReset: 'Mail a way to a new password',
    inviteAgain: 'Invite again',
    resetMailed: (name: string): string => `${name} was mailed the way to a new password`,
    invitedAgain: (name: string): string => `${name} was invited again`,
    end: 'End',
    endAll: 'End all sessions',
    endSession: (device: string): string => `End ${device}`,
    askEnd: (device: string): string => `End the session of ${device}?`,
    askEndAll: (name: string): string => `End all sessions of ${name}?`,
    endsAtOnce: 'The device is signed out at once; what was not sent there is lost.',
    sessionsEnded: (name: string): string => `${name} was signed out`,
    noNotes: 'No admin has noted anything yet.',
    inTheList: 'In the list with what can be done about them',
    inTheListWithRemoved: (count: number): string =>
      `In the list, with ${count} that ${wordFor(count, 'was', 'were')} taken away`,
    liftedBy: (name: string): string => `Ended by ${name}`,
  },
} as const;
