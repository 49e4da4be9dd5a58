import { peopleText } from '../directory/people-text.ts';
import { mailBoundedWords, notificationTypes, type waySwitches } from './notification-ways.ts';

export * from './notification-ways.ts';

/** What a person is told of, for both sides: kinds, tabs, words, settings. */

export const notificationTabs = ['all', ...notificationTypes, 'archived'] as const;
export type NotificationTab = (typeof notificationTabs)[number];
export const notificationPriorities = ['normal', 'high'] as const;
export const notificationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** What happened. */
export const notificationKinds = [
  'questionAsked',
  'questionAnswered',
  'questionVoted',
  'answerVoted',
  'answerAccepted',
  'postLiked',
  'questionMilestone',
  'answerMilestone',
  'postMilestone',
  'gratitudeSent',
  'gratitudeUpvoted',
  'endorsementSent',
  'endorsementAccepted',
  'connectionAsked',
  'connectionAccepted',
  'jobPosted',
  'companyTold',
  'companyHires',
  'personFits',
  'messageSent',
  'chatRequested',
  'chatAccepted',
  'chatRequestEnded',
  'callMissed',
  'contentRemoved',
  'contentRestored',
  'reportDecided',
  'appealDecided',
  'personWarned',
  'personMuted',
  'factsCorrected',
  'graduated',
  'announced',
  'healthTurned',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Numbers of likes and upvotes that are worth a word of their own, each once. */
export const milestones = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** Mailed at once to those who are away: somebody waits for them. The rest comes once a week. */
export const mailedAtOnce: readonly NotificationKind[] = [
  'connectionAsked',
  'questionAsked',
  'questionAnswered',
  'messageSent',
  'chatRequested',
  'chatAccepted',
  'callMissed',
];

/**
 * In no weekly mail: openings and people that fit a saved search are mailed as often as the search
 * says, announcements where an admin says so, and super admins of what breaks at once.
 */
export const mailedElsewhere: readonly NotificationKind[] = [
  'jobPosted',
  'personFits',
  'announced',
  'healthTurned',
];

/**
 * What a notification's words are made of: who (the latest first), how many, and what it is about.
 */
export interface NotificationFacts {
  kind: NotificationKind;
  names: readonly string[];
  count: number;
  /** A company, a name; of a milestone the number and the company. */
  subject: string;
}

const post = (company: string): string => (company ? `${company} post` : 'post');
const reached = (subject: string, words: (count: string, company: string) => string): string => {
  const [count = '', ...company] = subject.split(' ');
  return words(count, company.join(' '));
};

const sentences: Record<NotificationKind, (who: string, subject: string, count: number) => string> =
  {
    questionAsked: (who, subject) => `${who} asked about your ${post(subject)}`,
    questionAnswered: (who, subject) => `${who} answered your question on the ${post(subject)}`,
    questionVoted: (who, subject) => `${who} upvoted your question on the ${post(subject)}`,
    answerVoted: (who, subject) => `${who} upvoted your answer on the ${post(subject)}`,
    answerAccepted: (who, subject) => `${who} accepted your answer on the ${post(subject)}`,
    postLiked: (who, subject) => `${who} found your ${post(subject)} helpful`,
    questionMilestone: (_who, subject) =>
      reached(
        subject,
        (count, company) => `Your question on the ${post(company)} reached ${count} upvotes`,
      ),
    answerMilestone: (_who, subject) =>
      reached(
        subject,
        (count, company) => `Your answer on the ${post(company)} reached ${count} upvotes`,
      ),
    postMilestone: (_who, subject) =>
      reached(subject, (count, company) => `Your ${post(company)} has helped ${count} people`),
    gratitudeSent: (who) => `${who} thanked you on your profile`,
    gratitudeUpvoted: (who, subject) =>
      `${who} upvoted your thanks${subject ? ` to ${subject}` : ''}`,
    endorsementSent: (who, _subject, count) =>
      `${who} endorsed you: accept ${count > 1 ? 'them to show them' : 'it to show it'} on your wall`,
    endorsementAccepted: (who) => `${who} accepted your endorsement`,
    connectionAsked: (who) => `${who} wants to connect with you`,
    connectionAccepted: (who) => `${who} accepted your connection request`,
    jobPosted: (who, subject) => `${who} posted what you look for: ${subject}`,
    companyTold: (who, subject) => `${who} told how it went at ${subject}`,
    companyHires: (who, subject, count) =>
      `${who} posted ${count > 1 ? 'openings' : 'an opening'} at ${subject}`,
    personFits: (who, subject, count) =>
      `${who} ${count > 1 ? 'fit' : 'fits'} your search: ${subject}`,
    messageSent: (who, subject) => `${who} wrote ${subject ? `in ${subject}` : 'to you'}`,
    chatRequested: (who) => `${who} asks you for a chat`,
    chatAccepted: (who) => `${who} accepted your chat request`,
    chatRequestEnded: (who) => `Your chat request to ${who} ran out: see whom else you can ask`,
    callMissed: (who) => `${who} tried to call you`,
    contentRemoved: (_who, subject) => `Removed by moderators: your ${subject}`,
    contentRestored: (_who, subject) => `Your ${subject.split(':')[0] ?? ''} is shown again`,
    reportDecided: (_who, subject) => `An admin looked at your report of a ${subject}`,
    appealDecided: (_who, subject) => `Your appeal was decided: ${subject}`,
    personWarned: (_who, subject) => `The college warns you: ${subject}`,
    factsCorrected: () => 'The college corrected your details: please have a look',
    graduated: () => 'Have you graduated? Become an alumnus, if you like',
    announced: (_who, subject) => `The college announces: ${subject}`,
    healthTurned: (_who, subject) => subject,
    personMuted: (_who, subject) => `You can read, but not write for a time: ${subject}`,
  };

/** The words of a notification: the same on the page, in a toast, over REST and in a mail. */
export const notificationText = ({ kind, names, count, subject }: NotificationFacts): string =>
  sentences[kind](peopleText(names, count), subject, count);

/** Ids that one call may name; none means all. */
export const idsAtMost = 100;

const some = (n: number): string => (n === 1 ? 'Notification' : `${n} notifications`);

/** Texts as documented, and those around them. */
export const notificationTexts = {
  title: 'Notifications',
  tabs: {
    all: 'All',
    chat: 'Chat',
    job: 'Jobs',
    gratitude: 'Gratitude',
    comment: 'Comments',
    connection: 'Connections',
    archived: 'Archived',
  },
  /** "3 notifications came meanwhile. Asha wrote to you" */
  missed: (n: number, last: string): string => `${some(n)} came meanwhile. ${last}`,
  liveFailed: 'Failed to connect to real-time notifications. Please refresh the page.',
  loadFailed: 'Error loading notifications',
  readFailed: 'Error marking notifications as read',
  dismissFailed: 'Error dismissing notifications',
  archiveFailed: 'Error archiving notifications',
  settingsFailed: 'Error updating settings',
  tooMany: `Name at most ${idsAtMost} notifications`,
  noMoment: 'until is not a time',
  notIds: 'ids holds something that is not an id',
  bell: (count: number): string => (count === 0 ? 'Notifications' : `Notifications, ${count} new`),
  /** Names whom it is about: by ear rows are told apart by it. */
  more: (content: string): string => `More: ${content}`,
  moveBackFailed: 'Error moving notifications back',
  undoFailed: 'Error bringing notifications back',
  acts: { markRead: 'Mark as read', archive: 'Archive', moveBack: 'Move back', dismiss: 'Dismiss' },
  bulk: {
    markRead: 'Mark all as read',
    archive: 'Archive all',
    moveBack: 'Move all back',
    dismiss: 'Dismiss all',
  },
  done: {
    archive: (n: number): string => `${some(n)} archived`,
    moveBack: (n: number): string => `${some(n)} moved back`,
    dismiss: (n: number): string => `${some(n)} dismissed`,
  },
  selected: {
    markRead: (n: number): string => `Mark ${n} as read`,
    archive: (n: number): string => `Archive ${n}`,
    moveBack: (n: number): string => `Move ${n} back`,
    dismiss: (n: number): string => `Dismiss ${n}`,
  },
  select: 'Select',
  selectDone: 'Done',
  accept: 'Accept',
  reject: 'Reject',
  approach: 'Approach',
  rejectFailed: 'Error rejecting connection',
  accepted: 'Accepted',
  parted: 'No longer connected',
  saving: 'Saving…',
  saved: 'Saved',
  settings: 'Notification settings',
  settingsLoadFailed: 'Error fetching settings',
  empty: {
    all: {
      title: 'Nothing new yet',
      text: 'Answers, thanks, requests to connect and what else concerns you will be told here.',
    },
    chat: { title: 'No chat notifications', text: 'When somebody writes to you, it is told here.' },
    job: {
      title: 'No job notifications',
      text: 'Save a search of openings or of people, or follow a company, and what is new is told here.',
    },
    gratitude: {
      title: 'No thanks yet',
      text: 'When somebody thanks or endorses you, it is told here.',
    },
    comment: {
      title: 'No comments yet',
      text: 'Questions on your posts, answers to your questions and what people found helpful are told here.',
    },
    connection: {
      title: 'No connection notifications',
      text: 'When somebody asks to connect, or accepts your request, it is told here.',
    },
    archived: {
      title: 'Nothing archived',
      text: 'Archive a notification to keep it without seeing it every day.',
    },
  },
  matrix: 'Tell me of',
  waysTitle: 'How',
  switches: {
    sound: {
      label: 'Sound',
      about: 'A soft tone for a new notification, on this and your other devices',
    },
    mailAtOnce: {
      label: 'Mail me at once',
      about: 'Requests, answers and messages, when you are away',
    },
    mailBounded: mailBoundedWords,
    mailDigest: {
      label: 'Mail me once a week',
      about: 'What else you have not seen, on Monday morning',
    },
    mailCollege: {
      label: 'Mails of the college to many',
      about: 'Announcements, invitations, and once a year whether you have graduated',
    },
    pushWords: {
      label: 'Words on the lock screen',
      about: 'Off: a notification on your phone says that something is new, not who and what',
    },
    pushCalls: { label: 'Calls ring on your phone', about: 'When Experiencia is closed, too' },
    quietCalls: { label: 'Calls may ring in quiet hours', about: 'Off: seen, but not heard' },
  },
  always:
    'What the college tells you about yourself always comes. Phone, mail and sound are about what the bell tells.',
  unsubscribe: {
    title: 'Mail settings',
    ask: 'Stop these mails?',
    stop: 'Stop these mails',
    off: {
      mailAtOnce:
        'You will not be mailed about requests, answers, messages and missed calls any more.',
      mailDigest: 'You will not get the weekly mail any more.',
      mailCollege:
        'The college will not mail you announcements and invitations any more, nor the yearly question whether you have graduated. Other mails have links of their own.',
    },
    on: {
      mailAtOnce:
        'You will be mailed about requests, answers, messages and missed calls when you are away.',
      mailDigest: 'You will get the weekly mail.',
      mailCollege:
        'The college may mail you announcements, invitations, and once a year whether you have graduated.',
    },
    still: 'You still see everything in Experiencia itself.',
    undo: 'Undo',
    failed: 'That did not work. Check your connection and try again.',
  },
  tokenInvalid:
    'This link is not valid any more. You can change what you are mailed in your notification settings.',
} as const satisfies {
  tabs: Record<NotificationTab, string>;
  empty: Record<NotificationTab, { title: string; text: string }>;
  switches: Record<(typeof waySwitches)[number], { label: string; about: string }>;
  [text: string]: unknown;
};
