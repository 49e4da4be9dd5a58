/** Every limit of the product in one place (security, section "Limits"). Durations in seconds. */
export const limits = {
  wrongPasswordsPerAccount: { points: 10, seconds: 15 * 60 },
  signInsPerIp: { points: 300, seconds: 3600 },
  codeMailsPerMinute: { points: 1, seconds: 60 },
  codeMailsPerHour: { points: 5, seconds: 3600 },
  codeMailsPerDay: { points: 10, seconds: 86_400 },
  codeMailsPerIp: { points: 300, seconds: 3600 },
  requestsPerUser: { points: 600, seconds: 60 },
  requestsPerIp: { points: 300, seconds: 60 },
  /** Pictures of a page that a whole hostel looks at. */
  filesPerIp: { points: 3000, seconds: 60 },
  /** Sockets opened, of both kinds: a page reconnects, and a hostel does so at once after a power cut. */
  socketOpeningsPerIp: { points: 600, seconds: 60 },
  searchesPerIp: { points: 60, seconds: 60 },
  creationsPerMinute: { points: 60, seconds: 60 },
  creationsPerHour: { points: 500, seconds: 3600 },
  feedback: { points: 10, seconds: 3600 },
  uploads: { points: 30, seconds: 30 * 60 },
  /** Files of posts: somebody back from a season tells of five companies in one evening, each with ten materials and a résumé (55), and sends some again. */
  postFiles: { points: 80, seconds: 30 * 60 },
  /** A day's: what one account can make the store hold until what nobody names is collected. */
  postFilesPerDay: { points: 200, seconds: 86_400 },
  socketMessages: { points: 100, seconds: 60 },
  /** Before it is known who is there: a hostel shares one address. */
  socketMessagesPerIp: { points: 3000, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof limits;

/** Codes by mail: how long they live and how many guesses each bears. */
export const codes = { validSeconds: 600, guesses: 5 } as const;
export const sessionDays = 7;
/** GraphQL documents: refused before any resolver runs. */
export const graphqlLimits = {
  depth: 12,
  aliases: 15,
  characters: 10_000,
  tokens: 2000,
  cost: 20_000,
  pageSize: 100,
  definitions: 60,
  repeats: 10,
} as const;
export const socketLimits = {
  frameBytes: 64 * 1024,
  socketsPerUser: 10,
  visitorSocketsPerIp: 200,
  subscriptionsPerSocket: 60,
  unsentBytes: 1024 * 1024,
} as const;
/** How often the sessions behind open sockets are looked at, should an event about one have been lost. */
export const presenceSweepMilliseconds = 4000;
/** A request that has not come in whole by then is cut off: five megabytes on a slow phone take minutes. */
export const requestMilliseconds = 300_000;
/** How long a signed file address lives; it is the same address within a window, so that browsers can cache. */
export const fileAddressSeconds = { window: 600, life: 1200 } as const;
/** A file store that passes no byte for so long is given up: longer than a slow phone takes for what lies between. */
export const storeSilenceMilliseconds = 30_000;
/** A file of a multipart body: more than the largest rule takes (10 MB), so that the rule answers, and no more. */
export const uploadBytes = 11 * 1024 * 1024;
export const uploadFiles = 12;
/** Multipart bodies of one person that may be on their way at once: a form sends two of its files at a time. */
export const uploadsAtOnce = 6;
/** Files that no post or draft names are kept so long, for one who is still writing. */
export const freeFileHours = 24;
/** A draft that nobody touched for a whole placement year is gone, with its files. */
export const draftDays = 365;
/** Notifications are deleted so long after they were dismissed or their reason was taken back, or read; archived ones and requests that wait are kept. */
export const noticeDays = { dismissed: 30, read: 180 } as const;
export const bodyBytes = 256 * 1024;
export const statementMilliseconds = 5000;
/** How long anybody waits for an answer; files may take as long as they need. A little more than a statement: its own refusal comes first. */
export const answerMilliseconds = 5500;
