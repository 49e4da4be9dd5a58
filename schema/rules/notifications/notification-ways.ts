/** As documented: the tab that a notification stands under. */
export const notificationTypes = ['chat', 'job', 'gratitude', 'comment', 'connection'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * What a person may switch off: each kind by each way, and each way as a whole. Columns, types of
 * the schema and rules of what is sent follow from this list.
 */
export const notificationSwitches = [
  'chat',
  'jobs',
  'gratitudes',
  'comments',
  'connections',
  'sound',
  'mailAtOnce',
  'mailBounded',
  'mailDigest',
  'mailCollege',
  'mailChat',
  'mailJobs',
  'mailGratitudes',
  'mailComments',
  'mailConnections',
  'soundChat',
  'soundJobs',
  'soundGratitudes',
  'soundComments',
  'soundConnections',
  'pushWords',
  'pushChat',
  'pushJobs',
  'pushGratitudes',
  'pushComments',
  'pushConnections',
  'pushCalls',
  'quietCalls',
] as const;
export type NotificationSwitch = (typeof notificationSwitches)[number];

/** The ways in which one is told. The others are about what is told at the bell. */
export const notificationWays = ['bell', 'push', 'mail', 'sound'] as const;
export type NotificationWay = (typeof notificationWays)[number];

/** The switch of each kind and way, in the order in which they are shown. */
export const kindSwitches = {
  comment: { bell: 'comments', push: 'pushComments', mail: 'mailComments', sound: 'soundComments' },
  gratitude: {
    bell: 'gratitudes',
    push: 'pushGratitudes',
    mail: 'mailGratitudes',
    sound: 'soundGratitudes',
  },
  chat: { bell: 'chat', push: 'pushChat', mail: 'mailChat', sound: 'soundChat' },
  job: { bell: 'jobs', push: 'pushJobs', mail: 'mailJobs', sound: 'soundJobs' },
  connection: {
    bell: 'connections',
    push: 'pushConnections',
    mail: 'mailConnections',
    sound: 'soundConnections',
  },
} as const satisfies Record<NotificationType, Record<NotificationWay, NotificationSwitch>>;

/** The switches of a way as a whole. */
export const waySwitches = [
  'mailAtOnce',
  'mailBounded',
  'mailDigest',
  'mailCollege',
  'sound',
  'pushWords',
  'pushCalls',
  'quietCalls',
] as const;

/**
 * Mails at once in so many days, to who has not asked for each of them (`mailBounded`). With five
 * weekly mails and two announcements they are twelve in a month.
 */
export const mailsAtOnceBound = { mails: 5, days: 30 } as const;

/**
 * So many of them tell of one person: a request for a chat and its two reminders, and others still
 * find a place.
 */
export const mailsAboutOneBound = 3;

/**
 * Which of the places for mails about one person a mail takes that has this one of its reader's. Of
 * the last ones each person has one: whatever two people do, one stays for somebody else.
 */
export const placeOfSender = (place: number): number => Math.min(place, mailsAboutOneBound);

/** The words of its switch. */
export const mailBoundedWords = {
  label: `At most ${mailsAtOnceBound.mails} of these mails in ${mailsAtOnceBound.days} days`,
  about: `${mailsAboutOneBound} of them about one person at most, so that there is room for everybody. More waits in your weekly mail. Off: you get each one`,
} as const;

/** The mails that a link in them switches off. */
export const mailKinds = [
  'mailAtOnce',
  'mailDigest',
  'mailCollege',
] as const satisfies readonly NotificationSwitch[];
export type MailKind = (typeof mailKinds)[number];
/** Those of them that are about notifications. */
export type NotificationMailKind = Exclude<MailKind, 'mailCollege'>;

/** The rows and columns in which a person chooses, in their order. */
export const kindRows: readonly { id: NotificationType; label: string; about?: string }[] = [
  {
    id: 'comment',
    label: 'Questions, answers and likes',
    about: 'On your posts, and on what you asked and answered',
  },
  { id: 'gratitude', label: 'Thanks and endorsements' },
  { id: 'chat', label: 'Chat' },
  {
    id: 'job',
    label: 'Job openings',
    about:
      'That fit a search you saved, and people who do: searches have mails of their own. And what is new of companies you follow',
  },
  {
    id: 'connection',
    label: 'Connections',
    about: 'Requests wait under Connections in any case',
  },
];
export const wayColumns: readonly { id: NotificationWay; label: string }[] = [
  { id: 'bell', label: 'Bell' },
  { id: 'push', label: 'Phone' },
  { id: 'mail', label: 'Mail' },
  { id: 'sound', label: 'Sound' },
];

/**
 * Whether a switch changes nothing now: without the bell there is no other way, and ways may be off
 * as a whole.
 */
export function isWithoutEffect(
  settings: Readonly<Record<NotificationSwitch, boolean>>,
  kind: NotificationType,
  way: NotificationWay,
): boolean {
  if (way === 'bell') return false;
  if (!settings[kindSwitches[kind].bell]) return true;
  if (way === 'push') return false;
  if (way === 'sound') return !settings.sound;
  // Saved searches are mailed as often as each of them says.
  return kind !== 'job' && !settings.mailAtOnce && !settings.mailDigest;
}
