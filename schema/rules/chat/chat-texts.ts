import { counted } from '../lists/counted.ts';
import { longDateText } from '../text/date-text.ts';

/** Texts of conversations, and the numbers that forms and the api share. */

export const conversationTypes = ['dm', 'group'] as const;
export type ConversationType = (typeof conversationTypes)[number];

/**
 * A request waits, was answered with "Not now", ran out of time, or was taken back by who asked;
 * all other conversations are active.
 */
export const conversationStatuses = [
  'pending',
  'active',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const conversationFilters = ['all', 'unread', 'requests', 'groups', 'archived'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

export const participantRoles = ['admin', 'member'] as const;
export type ParticipantRole = (typeof participantRoles)[number];

export const messageKinds = ['text', 'image', 'pdf', 'voice', 'system', 'call'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Those that come with a file. */
export const fileKinds = ['image', 'pdf', 'voice'] as const satisfies readonly MessageKind[];
export const hasFile = (kind: string): boolean => fileKinds.some((one) => one === kind);

export const messageStatuses = ['sent', 'delivered', 'read'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What the conversation itself says in between: by whom, and for some to whom. */
export type SystemEvent =
  | 'created'
  | 'added'
  | 'removed'
  | 'left'
  | 'renamed'
  | 'pictureChanged'
  | 'madeAdmin'
  | 'removedAdmin';

/** What one may answer to a message with a press. */
export const reactions = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;

export const chatLimits = {
  /** Characters of a message. */
  message: 4000,
  /** Characters of the note that goes with a request. */
  note: 300,
  /** So long nobody adds those to a group again who left it by themselves. */
  outOfGroupHours: 24,
  muteYears: 10,
  /** Characters of a group's name. */
  groupName: 60,
  /** People in a group, its creator counted. */
  people: 100,
  /** Messages of a page. */
  page: 50,
  /** Files that one call may bring. */
  files: 10,
  /** Minutes in which one's own words can be corrected or deleted for everybody. */
  editMinutes: 15,
  /** Days after which a request that nobody answered expires. */
  requestDays: 14,
  /** Days after which somebody who was not answered, or not now, may ask again. */
  askAgainDays: 30,
  /** Days after which somebody who took their request back may ask again. */
  askAgainAfterWithdrawalDays: 1,
  /** Answers that it takes to say how long somebody usually needs. */
  answersToGoBy: 5,
  /** Conversations that one call may name. */
  idsAtMost: 100,
} as const;

/** What may be sent into a conversation. */
export const chatFileLimits = {
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: 5 * 1024 * 1024,
  /** As many are chosen before they are sent. */
  atOnce: 10,
} as const;

/** The documented alerts about a file. */
export const chatFileTexts = {
  /** How a file is called that came without a name. */
  unnamed: 'without a name',
  type: (name: string): string =>
    `File ${name} is not allowed. Only JPEG, PNG, and PDF are supported.`,
  size: (name: string): string => `File ${name} is too large. Maximum size is 5MB.`,
} as const;

/** How a name stands in a sentence of the conversation; who deleted the account has none. */
const named = (name: string | null): string => name ?? 'Deleted account';

const systemSentences: Record<SystemEvent, (who: string, whom: string, words: string) => string> = {
  created: (who, _whom, words) => `${who} created the group “${words}”`,
  added: (who, whom) => `${who} added ${whom}`,
  removed: (who, whom) => `${who} removed ${whom}`,
  left: (who) => `${who} left`,
  renamed: (who, _whom, words) => `${who} renamed the group to “${words}”`,
  pictureChanged: (who) => `${who} changed the group's picture`,
  madeAdmin: (who, whom) => `${who} made ${whom} an admin`,
  removedAdmin: (who, whom) => `${who} removed ${whom} as an admin`,
};

/** What the conversation itself says: the same words in all places. */
export const systemText = (
  event: SystemEvent,
  who: string | null,
  whom: string | null,
  words: string,
): string => systemSentences[event](named(who), named(whom), words);

/** How soon somebody usually answers, in words: hours up to a day, then days. */
export function usuallyAnswers(hours: number): string {
  const days = Math.max(1, Math.round(hours / 24));
  if (hours < 2) return 'usually answers within an hour or two';
  if (hours <= 20) return `usually answers in about ${hours} hours`;
  return `usually answers in about ${days === 1 ? 'a day' : `${days} days`}`;
}

/** Texts as documented, and those around them. */
export const chatTexts = {
  title: 'Messages',
  link: (waiting: number): string =>
    waiting > 0 ? `Messages: ${counted(waiting, 'chat waits', 'chats wait')}` : 'Messages',
  none: 'No conversations yet!',
  noMessages: 'No messages yet',
  groupSuffix: '(Group)',
  deletedAccount: 'Deleted account',
  waiting: 'Chat request sent. Waiting...',
  requested: 'Chat request from mentee.',
  accept: 'Accept',
  decline: 'Not now',
  notFound: 'Conversation not found',
  messageGone: 'Message not found',
  personNotFound: 'User not found',
  self: 'You cannot chat with yourself.',
  required: 'Message text is required',
  tooLong: `A message cannot exceed ${chatLimits.message} characters`,
  noteTooLong: `The note cannot exceed ${chatLimits.note} characters`,
  pending: 'The request has not been accepted yet.',
  declined: 'This request was not taken up.',
  withdrawn: 'This request was taken back.',
  youWithdrew: 'You took this request back.',
  notYourRequest: 'Only who asked can change this request.',
  expired: 'The request ran out of time without an answer.',
  blocked: 'You have blocked this person. Unblock them to write again.',
  closed: 'You cannot write in this conversation any more.',
  notAsked: 'Only who was asked can answer this request.',
  answered: 'This request was answered already.',
  full: 'This alumnus has as many open requests as they take right now. Please try again later.',
  paused: 'This alumnus takes no chat requests right now.',
  askAgain: (until: Date): string => `You can ask again from ${longDateText(until, 'college')}.`,
  notYours: 'Only who wrote this message can change it.',
  tooLate: `A message can be changed for ${chatLimits.editMinutes} minutes.`,
  cannotChange: 'This message cannot be changed.',
  cannotForward: 'This message cannot be forwarded.',
  unknownReaction: 'Unknown reaction',
  deleted: 'This message was deleted',
  groupNameRequired: 'A group needs a name',
  groupNameOneLine: "A group's name is one line, without signs that can't be seen",
  groupNameLong: `A group's name cannot exceed ${chatLimits.groupName} characters`,
  groupPeople: `A group has at most ${chatLimits.people} people`,
  groupNobody: 'Choose at least one person',
  notConnected:
    'Only people you are connected with, or have an accepted conversation with, can be added.',
  leftLately:
    'One of these people left the group less than a day ago. They can be added again after that.',
  notAdmin: 'Only admins of the group can do this.',
  notInGroup: 'This person is not in the group.',
  leaveInstead: 'Leave the group instead.',
  lastAdmin: 'A group needs an admin. Make somebody else admin first.',
  creatorStays: 'Who made the group stays its admin. They can leave it themselves.',
  notAGroup: 'This is not a group.',
  groupPicture: 'Only JPEG, PNG, and WebP pictures are allowed',
  markedRead: 'Messages marked as read',
  accepted: 'Chat request accepted',
  linkInvalid: 'This link is not valid. You can answer in Experiencia itself.',
  notNowIsSilent: 'A message goes with an acceptance alone.',
  linkGone: 'This request is not there any more.',
  notReportable: 'This message cannot be reported.',
  fileGone: 'File inaccessible',
  noFile: 'Please select a file',
  manyFiles: `At most ${chatLimits.files} files at a time`,
  tooManyIds: `Name at most ${chatLimits.idsAtMost} conversations`,
  tooManyPeople: 'Name at most 100 people',
  muteTooLong: 'A conversation can be muted for ten years at most',
  badNumber: 'The number of a message is a whole number from 1 on',
  participants: 'A direct conversation is with exactly one other person',
  onlyDm: 'Only direct conversations are opened so',
  sendFailed: 'Error sending message. Please try again.',
  uploadFailed: 'Error uploading files. Please try again.',
  downloadFailed: 'Failed to download document. Please try again.',
  acceptFailed: 'Error accepting request.',
} as const;

/**
 * Why nothing is written in a conversation of this status, to one of its two people.
 * @param isOwn the reader is who asked
 */
export const notActiveText = (
  status: Exclude<ConversationStatus, 'active'>,
  isOwn: boolean,
): string => (status === 'withdrawn' && isOwn ? chatTexts.youWithdrew : chatTexts[status]);
