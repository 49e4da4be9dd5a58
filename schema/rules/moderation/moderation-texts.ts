/** What admins take away, and what members report: words, labels and texts for both sides. */

/** What can be hidden, deleted and shown again. */
export const removableTypes = ['post', 'question', 'answer', 'gratitude', 'job'] as const;
export type RemovableType = (typeof removableTypes)[number];

/** What can be reported. */
export const reportableTypes = [...removableTypes, 'profile', 'message', 'chatRequest'] as const;
export type ReportableType = (typeof reportableTypes)[number];

export const isRemovable = (type: ReportableType): type is RemovableType =>
  removableTypes.some((one) => one === type);

export const removalKinds = ['hide', 'delete'] as const;
export type RemovalKind = (typeof removalKinds)[number];

/** How a thing stands in the lists of admins. */
export const contentStates = ['shown', 'hidden', 'deleted'] as const;
export type ContentState = (typeof contentStates)[number];

export const contentSorts = ['newest', 'oldest'] as const;
export type ContentSort = (typeof contentSorts)[number];

/** What is deleted can be brought back for so long. */
export const restoreDays = 30;
/**
 * An admin may undo a removal for so long; its mail waits until then. The page offers it for 8
 * seconds.
 */
export const undoSeconds = 10;
/** Who is concerned may appeal for so long after the decision. */
export const appealDays = 30;
/**
 * What somebody reported in vain they may report again after so long, or when its words have
 * changed.
 */
export const sameReportDays = 30;
/** Ids that one call for many may name. */
export const bulkAtMost = 100;
/** Characters of the reason that the author is told. */
export const longestModerationReason = 500;

export const typeLabels: Record<ReportableType, string> = {
  post: 'post',
  question: 'question',
  answer: 'answer',
  gratitude: 'gratitude',
  job: 'job opening',
  profile: 'profile',
  message: 'message',
  chatRequest: 'chat request',
};

export const reportReasons = [
  'spam',
  'harassment',
  'falseInformation',
  'privateInformation',
  'asksForMoney',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or insults',
  falseInformation: 'False information',
  privateInformation: 'Somebody’s private information',
  asksForMoney: 'Asks for money',
  other: 'Something else',
};

/** Characters of what is said beside the reason. */
export const longestReportNote = 500;

export const caseStates = ['open', 'claimed', 'decided', 'appealed'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseDecisions = ['nothing', 'hide', 'delete', 'warn', 'mute', 'ban'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/**
 * What is decided about each kind of thing: a profile is cleared and not deleted, a message and the
 * note of a chat request deleted and not hidden.
 */
export const isDecidable = (type: ReportableType, decision: CaseDecision): boolean =>
  !(type === 'profile' && decision === 'delete') &&
  !((type === 'message' || type === 'chatRequest') && decision === 'hide');

const decisionLabels: Record<CaseDecision, string> = {
  nothing: 'Nothing to do',
  hide: 'Hide it',
  delete: 'Delete it',
  warn: 'Warn the author',
  mute: 'Mute the author',
  ban: 'Ban the author',
};

/** What was done, as the person concerned and the history read it. */
const decidedLabels: Record<CaseDecision, string> = {
  nothing: 'Nothing was wrong',
  hide: 'Hidden',
  delete: 'Deleted',
  warn: 'Warning',
  mute: 'Muted',
  ban: 'Banned',
};

/** What is decided, as the admin chooses it. */
export const decisionLabelOf = (type: ReportableType, decision: CaseDecision): string =>
  type === 'profile' && decision === 'hide'
    ? 'Clear picture, banner and bio'
    : decisionLabels[decision];

/** What was done about a thing of that kind. */
export const decidedLabelOf = (type: ReportableType, decision: CaseDecision): string =>
  type === 'profile' && decision === 'hide' ? 'Cleared' : decidedLabels[decision];

const somethingDone = 'Something was done';
/** What who reported is told: what was decided about a person is theirs alone. */
export const reporterLabels: Record<CaseDecision, string> = {
  ...decidedLabels,
  warn: somethingDone,
  mute: somethingDone,
  ban: somethingDone,
};

export const appealOutcomes = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** How an appeal ended, in the mail and at the bell of who appealed. */
export const appealOutcomeWords: Record<AppealOutcome, string> = {
  upheld: 'the decision stands',
  overturned: 'the decision was taken back',
};

/** What came of a report, as its reporter reads it. */
export const reportOutcomes = ['waits', 'acted', 'nothing'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A case that an admin takes is theirs for so long. */
export const claimHours = 2;
/** So many trusted people hide a thing by reporting it, until an admin decides. */
export const trustedReports = 3;
/** Trusted is who is a member for so many days, and has not reported in vain so often. */
export const trusted = { memberDays: 30, falseReports: 2 } as const;
/** Characters of an appeal and of its answer. */
export const longestAppeal = 1000;

export const moderationTexts = {
  notId: (field: string): string => `${field} is not an id`,
  notFound: 'It is not there any more',
  alreadyHidden: 'It is hidden already',
  alreadyDeleted: 'It is deleted already',
  notRemoved: 'It is shown already',
  ownContent: 'Another admin decides about what you wrote',
  tooLate: 'What was deleted can be brought back for 30 days',
  undoTooLate: 'It is too late to undo this',
  appealWaits: 'Its author has appealed: a super admin decides that first',
  reasonMissing: 'A reason is required',
  reasonTooLong: `The reason can have at most ${longestModerationReason} characters`,
  /** Told where a documented call brings no reason. */
  defaultReason: 'It does not follow the rules of the college.',
  noTime: 'There was no time left for it. Please try again.',
  tooMany: `Name 1 to ${bulkAtMost} of them`,
  notIds: 'ids holds something that is not an id',
  hidden: 'Hidden',
  deleted: 'Deleted',
  restored: 'Shown again',
  pinned: 'Pinned',
  unpinned: 'Unpinned',
  removedByModerators: 'Removed by moderators',
  automatic: 'Several people reported it. It is hidden until an admin has looked at it.',
} as const;

export const reportTexts = {
  action: 'Report',
  title: (type: ReportableType): string => `Report this ${typeLabels[type]}`,
  reason: 'What is wrong with it?',
  choose: 'Choose a reason',
  note: 'Anything an admin should know (optional)',
  noteOfOther: 'What is wrong?',
  noteRequired: 'Please say what is wrong',
  noteTooLong: `A note can have at most ${longestReportNote} characters`,
  send: 'Send report',
  done: 'Thank you. An admin will look at it.',
  failed: 'Error sending the report',
  own: 'You cannot report what is yours',
  caseGone: 'This case does not exist',
  decided: (by: string): string => `${by} has decided this case already`,
  claimed: (by: string): string => `${by} is looking at this case`,
  somebody: 'Another admin',
  notRemovable: 'A profile is cleared and a message deleted: nothing else can be done with it',
  untilMissing: 'Say until when',
  noAppeal: 'There is nothing to appeal against',
  appealedAlready: 'You have appealed already',
  appealTooLate: `An appeal is possible for ${appealDays} days`,
  dismissedBefore: 'An admin has looked at your report and found nothing wrong',
  linkInvalid: 'This link is not valid. Please open it from the mail again.',
  appealMissing: 'Please say why',
  appealTooLong: `An appeal can have at most ${longestAppeal} characters`,
  noOpenAppeal: 'This case has no open appeal',
  sameAdmin: 'An appeal is decided by somebody else than who decided the case',
} as const;
