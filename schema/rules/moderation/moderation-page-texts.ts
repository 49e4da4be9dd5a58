import { adminTexts } from '../administration/admin-texts.ts';
import { counted } from '../lists/counted.ts';
import { pages } from '../pages/pages.ts';
import type {
  AppealOutcome,
  CaseDecision,
  CaseState,
  ContentState,
  RemovableType,
  RemovalKind,
  ReportOutcome,
} from './moderation-texts.ts';

/** Characters of a preview in the lists of admins, as documented. */
const previewLength = 50;

/** The first words of a text, on one line. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= previewLength
    ? line
    : `${letters.slice(0, previewLength).join('').trimEnd()}…`;
}

/** How the documented calls name what is acted on. */
const paths: Record<RemovableType, string> = {
  post: '/posts',
  question: '/comments',
  answer: '/comments',
  gratitude: '/gratitudes',
  job: '/jobs',
};

const things = (n: number): string => (n === 1 ? 'This' : `These ${n}`);

/** The words of the admin tabs about what people wrote. */
export const moderationPageTexts = {
  loadFailed: adminTexts.loadFailed,
  failed: (type: RemovableType): string => adminTexts.actionFailed(paths[type]),
  search: 'Search words, company, author',
  company: 'Company',
  from: 'From',
  to: 'To',
  daysReversed: 'The first day must not be after the last one',
  newest: 'Newest first',
  oldest: 'Oldest first',
  columns: {
    post: 'Post',
    comment: 'Comment',
    kind: 'Kind',
    on: 'On',
    gratitude: 'Gratitude',
    profile: 'For',
    job: 'Job opening',
    author: 'Author',
    date: 'Date',
    state: 'Status',
  },
  states: { shown: 'Shown', hidden: 'Hidden', deleted: 'Deleted' } satisfies Record<
    ContentState,
    string
  >,
  hiddenByOwner: 'Hidden by the thanked person',
  none: { title: 'Nothing here yet', text: 'What people write will be listed here.' },
  /** On the buttons of a row, whose names say what of, too. */
  words: { hide: 'Hide', delete: 'Delete', restore: 'Show again' },
  hide: (what: string): string => `Hide ${what}`,
  delete: (what: string): string => `Delete ${what}`,
  restore: (what: string): string => `Show again: ${what}`,
  hideThem: 'Hide',
  deleteThem: 'Delete',
  restoreThem: 'Show again',
  ask: {
    hide: (n: number): string => `Hide ${n === 1 ? 'it' : `these ${n}`}?`,
    delete: (n: number): string => `Delete ${n === 1 ? 'it' : `these ${n}`}?`,
  } satisfies Record<RemovalKind, (n: number) => string>,
  askText: {
    hide: (n: number): string =>
      n === 1
        ? 'Nobody reads it until it is shown again. Its author is told why, and may appeal once.'
        : 'Nobody reads them until they are shown again. Their authors are told why, and may appeal once.',
    delete: (n: number): string =>
      n === 1
        ? 'Nobody reads it any more, with all that stands on it. It can be shown again for 30 days, then it goes for good, files included. Its author is told why.'
        : 'Nobody reads them any more, with all that stands on them. They can be shown again for 30 days, then they go for good, files included. Their authors are told why.',
  } satisfies Record<RemovalKind, (n: number) => string>,
  usualReasons: ['Spam', 'Asks for money', 'Insults', 'Private information'],
  removed: {
    hide: (n: number): string => (n === 1 ? 'Hidden' : `${n} hidden`),
    delete: (n: number): string => (n === 1 ? 'Deleted' : `${n} deleted`),
  } satisfies Record<RemovalKind, (n: number) => string>,
  restored: (n: number): string => (n === 1 ? 'Shown again' : `${n} shown again`),
  undone: (n: number): string => (n === 1 ? 'Undone' : `${n} undone`),
  askRestore: (n: number): string => `Show ${n === 1 ? 'it' : `these ${n}`} again?`,
  askRestoreText: (n: number): string =>
    n === 1
      ? 'Everybody reads it again, with all that stood on it, and its author is told.'
      : 'Everybody reads them again, with all that stood on them, and their authors are told.',
  noneToAct: {
    hide: 'What is selected is hidden or deleted already',
    delete: 'What is selected is deleted already',
    restore: 'What is selected is shown',
  },
  partly: (n: number, why: string): string => `${things(n)} could not be done: ${why}`,
  pin: 'Pin',
  pinned: 'Pinned',
  unpin: 'Unpin',
  pinnedNow: 'Pinned to the top of the board',
  unpinnedNow: 'Unpinned',
} as const;

/** The words of the page that shows one thing whole to admins. */
export const contentPageTexts = {
  title: 'Content',
  back: {
    post: 'All posts',
    question: 'All comments',
    answer: 'All comments',
    gratitude: 'All gratitudes',
    job: 'All job openings',
  } satisfies Record<RemovableType, string>,
  lists: paths,
  author: 'Author',
  standing: 'Status',
  words: 'What stands there',
  thanks: 'It thanks',
  on: 'On',
  removedBy: (name: string | null): string =>
    `By ${name ?? 'several reports, or an admin who is gone'}`,
  reason: (reason: string): string => `Reason, told to the author: ${reason}`,
  shown: 'Everybody who may reads it.',
  for: (days: number): string =>
    `It can be shown again for ${counted(days, 'day')} after it was deleted.`,
} as const;

/** The words of the tab of reported content, and of its cases. */
export const casePageTexts = {
  allWords: 'All that stood there',
  title: 'Flagged content',
  lead: 'What members have reported. One case for each thing, however many report it.',
  loadFailed: adminTexts.loadFailed,
  search: 'Search words, author',
  type: 'Kind',
  reason: 'Reason',
  state: 'Status',
  waiting: 'Waiting',
  allStates: 'All',
  states: {
    open: 'Open',
    claimed: 'Taken',
    decided: 'Decided',
    appealed: 'Appealed',
  } satisfies Record<CaseState, string>,
  columns: { what: 'What', about: 'By', reports: 'Reports', reasons: 'Reasons', date: 'Reported' },
  none: { title: 'Nothing waits', text: 'What members report will be listed here.' },
  reports: (n: number): string => counted(n, 'report'),
  noReports: 'Found by an admin, without a report',
  open: 'Look at it',
  back: 'All cases',
  next: 'Next case',
  noNext: 'No other case waits',
  where: 'See where it stands',
  whole: 'Read all of it',
  person: 'What is known of the author',
  messageDeleted: 'This message was deleted.',
  file: 'Open the file',
  picture: 'The reported picture',
  unheard: 'This browser cannot play the recording.',
  download: 'Download the recording',
  hiddenByItself: 'Several trusted people reported it: it is hidden until it is decided.',
  removedNow: { hide: 'It is hidden now.', delete: 'It is deleted now.' } satisfies Record<
    RemovalKind,
    string
  >,
  stood: 'What was reported',
  stoodUnreported: 'What it is about',
  around: 'The message, and a little around it',
  said: 'Reports',
  history: 'History',
  opened: 'The case was opened',
  take: 'Take the case',
  giveBack: 'Give it back',
  taken: (name: string): string => `${name} is looking at this case`,
  mine: 'You have this case',
  decide: 'Decision',
  decision: 'What is done?',
  reasonTold: 'Reason, told to the person concerned',
  until: 'Until',
  confirm: 'Decide',
  decided: 'The case is decided',
  goesWith: {
    nothing: 'The case is closed. Who reported it is told; what hid itself is shown again.',
    hide: 'Nobody reads it until it is shown again. Its author is told why, and may appeal once.',
    delete:
      'Nobody reads it any more, with all that stands on it. It can be restored for 30 days. Its author is told why, and may appeal once.',
    warn: 'The author is warned by mail and at the bell, with the reason, and may appeal once.',
    mute: 'The author reads everything and writes nothing until then. They are told why, and may appeal once.',
    ban: 'All devices of the author are signed out, and what they wrote is hidden. They are told why by mail, and may appeal once.',
  } satisfies Record<CaseDecision, string>,
  /** What goes with it where a thing has no place to wait in. */
  goesForGood: {
    profile:
      'Picture, banner and bio are gone for good. The person is told why, may put others there, and may appeal once.',
    chatRequest:
      'The note is gone for good, for both. Who wrote it is told why, and may appeal once.',
    message:
      'Its words and file are gone for good, for everybody in the conversation. Who wrote it is told why, and may appeal once.',
  },
  askAppeal: {
    upheld: 'The decision stands for good. The person concerned is told, with your answer.',
    overturned:
      'What was taken away is shown again, and a warning, mute or ban is lifted. The person concerned is told, with your answer.',
  } satisfies Record<AppealOutcome, string>,
  takenBack: 'Taken back by an admin',
  undone: (decided: string): string => `${decided}, then taken back`,
  claimThem: 'Take',
  dismissThem: 'Nothing to do',
  claimed: (n: number): string => (n === 1 ? 'You have this case' : `You have these ${n} cases`),
  askDismiss: (n: number): string => (n === 1 ? 'Close this case?' : `Close these ${n} cases?`),
  askDismissText: 'Nothing was wrong. Who reported it is told; what hid itself is shown again.',
  dismissed: (n: number): string => (n === 1 ? 'The case is closed' : `${n} cases are closed`),
  decideFailed: adminTexts.actionFailed('/flagged'),
  by: (name: string | null | undefined): string => name ?? 'an admin',
  appealTitle: 'Appeal',
  answer: 'Your answer, told to the person concerned',
  uphold: 'The decision stands',
  overturn: 'Take the decision back',
  notYours: 'You decided this case: another admin decides the appeal.',
  outcomes: {
    upheld: 'The decision stands',
    overturned: 'The decision was taken back',
  } satisfies Record<AppealOutcome, string>,
} as const;

/** The words of a person's own page: what was decided about them, and their appeals. */
export const ownCaseTexts = {
  title: 'Moderation',
  lead: 'What the college decided about what you wrote. You can appeal once against each decision, within 30 days; an admin looks at it.',
  reports: 'What you reported',
  noReports: {
    title: 'You have reported nothing',
    text: 'What you report is listed here, with what came of it.',
  },
  outcomes: {
    waits: 'An admin will look at it',
    acted: 'An admin did something about it',
    nothing: 'Nothing was wrong',
  } satisfies Record<ReportOutcome, string>,
  banTitle: 'Your ban',
  banFailed: 'Error loading the decision',
  contact: pages.contact.title,
  banSent: 'Your appeal is sent. An admin looks at it, and you get the answer by mail.',
  loadFailed: 'Error loading this page',
  none: {
    title: 'Nothing here',
    text: 'None of your words were removed, and nothing was decided about you.',
  },
  hiddenNow: 'Hidden for now',
  takenBack: 'Taken back',
  appeal: 'Appeal',
  appealLabel: 'Why should the decision be taken back?',
  send: 'Send appeal',
  sent: 'Your appeal is sent. An admin looks at it.',
  failed: 'Error sending the appeal',
  yourWords: 'Your appeal',
  waits: 'An admin looks at it.',
  answer: 'Answer',
} as const;
