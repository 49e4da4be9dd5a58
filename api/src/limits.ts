import { identityTimes } from '../../schema/rules/identity/identity-texts.ts';
import { largestPage } from '../../schema/rules/lists/paging.ts';

/** Sockets of both kinds. */
export const socketLimits = {
  /** A larger message closes the socket. */
  frameBytes: 64 * 1024,
  /** What one socket may send: messages that are counted before they are read, and bytes of all. */
  ...{ messagesPerMinute: 100, bytesPerMinute: 4 * 1024 * 1024 },
  /** Open ones of a person, and of an address those that belong to nobody. */
  ...{ socketsPerUser: 10, visitorSocketsPerIp: 200 },
  /**
   * Frames of one WebSocket and packets of one Socket.IO connection, of whatever kind: more than a
   * person's messages and the protocol's own.
   */
  packetsPerMinute: 300,
  /** Packets or messages of one that nobody has signed in on: it takes one to sign in. */
  visitorPackets: 20,
  /** Requests of a Socket.IO connection that polls: each event may take one to be fetched. */
  pollsPerMinute: 1200,
  /** How long a person opens no Socket.IO connection after one of theirs went over a limit. */
  floodSeconds: 30,
  /** Subscriptions of a graphql-ws socket, rooms of a Socket.IO socket. */
  subscriptionsPerSocket: 60,
  /**
   * Differing subscriptions of one person, all sockets together, that one event is executed for:
   * each a document and variables of its own.
   */
  groupsPerTopic: 10,
  /** A client that has left more than this unread is cut off. */
  unsentBytes: 1024 * 1024,
} as const;

/** So many points in so many seconds, by the person, account or address that the name says. */
export const limits = {
  wrongPasswordsPerAccount: { points: 10, seconds: 15 * 60 },
  secondFactorsPerAccount: { points: 10, seconds: 15 * 60 },
  /** Codes of the server that are tried where a college has no admin. */
  firstAdminsPerIp: { points: 30, seconds: 3600 },
  signInsPerIp: { points: 300, seconds: 3600 },
  codeMailsPerMinute: { points: 1, seconds: identityTimes.resendSeconds },
  codeMailsPerHour: { points: 5, seconds: 3600 },
  codeMailsPerDay: { points: 10, seconds: 86_400 },
  codeMailsPerIp: { points: 300, seconds: 3600 },
  requestsPerUser: { points: 600, seconds: 60 },
  requestsPerIp: { points: 300, seconds: 60 },
  /** Posted by the provider of sign-in, from one address, also when it ends all at once. */
  providerLogoutsPerIp: { points: 6000, seconds: 60 },
  /** Pages, and the pictures on them, that a whole hostel reads behind one address. */
  filesPerIp: { points: 3000, seconds: 60 },
  /** Its code: after an update, eighty files for each phone behind a college's one address. */
  assetsPerIp: { points: 30_000, seconds: 60 },
  picturesPerIp: { points: 120, seconds: 60 },
  /** Sockets of both kinds: after a power cut, all pages of a hostel reconnect at once. */
  socketOpeningsPerIp: { points: 600, seconds: 60 },
  searchesPerIp: { points: 60, seconds: 60 },
  creationsPerMinute: { points: 60, seconds: 60 },
  creationsPerHour: { points: 500, seconds: 3600 },
  /** Written by hand, and sent again after a lost line. */
  messagesPerMinute: { points: 120, seconds: 60 },
  /** What an admin changes about groups: each is a message to all in it. */
  groupChanges: { points: 30, seconds: 600 },
  /** Messages that are corrected or deleted; each is told to all in the conversation. */
  messageChanges: { points: 60, seconds: 60 },
  /** Pins, mutes, archived conversations, hidden messages: told on one's own devices. */
  chatListChanges: { points: 120, seconds: 60 },
  /** Asked while one types, a few times for each word. */
  chatSearches: { points: 120, seconds: 60 },
  /** Asked at each pause of somebody who types. */
  suggestions: { points: 240, seconds: 60 },
  /** Each is told to all who have the conversation open. */
  reactions: { points: 120, seconds: 60 },
  /** Calls that one begins, and changes of network inside of them. */
  callOffers: { points: 60, seconds: 600 },
  /** Each reads the whole audit log. */
  auditChecks: { points: 6, seconds: 60 },
  /** Announcements of a college that are mailed to many. */
  announcementMails: { points: 3, seconds: 86_400 },
  feedback: { points: 10, seconds: 3600 },
  /** Each is read anew by all who have a public page open. */
  collegeChanges: { points: 60, seconds: 3600 },
  /** Backups that a super admin asks to be made or tried out. */
  backupsAsked: { points: 12, seconds: 3600 },
  /** By which a super admin looks whether mail leaves, and whether people could sign in. */
  ...{ testLetters: { points: 6, seconds: 600 }, signInTrials: { points: 12, seconds: 600 } },
  /** What is measured for one costs a look at everything. */
  supportPackets: { points: 12, seconds: 3600 },
  /** Mails by which admins let one person in again. */
  waysInMailed: { points: 3, seconds: 3600 },
  /** Things that one person reports: nobody meets more in an hour. */
  reports: { points: 10, seconds: 3600 },
  /** Of one mail about a ban, and of one account's devices; what is not ours costs only a look. */
  ...{ banLinks: { points: 60, seconds: 3600 }, deletedAccounts: { points: 600, seconds: 3600 } },
  /** Links in mails that are opened or pressed without a session. */
  mailLinksPerIp: { points: 120, seconds: 600 },
  /** Mails that reach us, from the addresses of the one who delivers them all. */
  inboundMailsPerIp: { points: 600, seconds: 60 },
  answersNotTaken: { points: 5, seconds: 86_400 },
  /** Pressed in notifications of one browser: all that came while nobody looked, one by one. */
  pushAnswers: { points: 60, seconds: 60 },
  uploads: { points: 30, seconds: 30 * 60 },
  /** Files in chat: the pictures of a whole evening, sent one after the other. */
  chatFiles: { points: 300, seconds: 30 * 60 },
  /** The bytes of these, in kB: what one account can make the store hold. */
  chatFileKilobytes: { points: 500 * 1024, seconds: 30 * 60 },
  chatFileKilobytesPerDay: { points: 2 * 1024 * 1024, seconds: 86_400 },
  /** Searches of one's own messages. */
  messageSearches: { points: 120, seconds: 60 },
  /**
   * Files of posts: five posts in one evening, each with ten materials and a résumé, are 55; some
   * are sent again.
   */
  postFiles: { points: 80, seconds: 30 * 60 },
  /** What one account can make the store hold until unclaimed files are deleted. */
  postFilesPerDay: { points: 200, seconds: 86_400 },
  /** Of all ten sockets that a person may have open, over all instances. */
  socketMessages: { points: 10 * socketLimits.messagesPerMinute, seconds: 60 },
  /** Socket.IO connections: somebody has ten at most, and a bad line opens them again and again. */
  eventSocketsPerUser: { points: 120, seconds: 60 },
  /**
   * Messages of sockets without a session: a hostel shares one address. Counted by each instance,
   * before they are read.
   */
  socketMessagesPerIp: { points: 3000, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof limits;
/** Codes sent by mail: how long they are valid, and how many wrong guesses end one. */
const codeSeconds = identityTimes.codeMinutes * 60;
export const codeLimits = {
  validSeconds: {
    ...{ signUp: codeSeconds, reset: codeSeconds, institute: codeSeconds, email: codeSeconds },
    signIn: identityTimes.signInMinutes * 60,
  },
  guesses: 5,
} as const;
/** A session ends so many days after the sign-in. */
export const sessionDays = 7;
/** The use of a session is noted once in so many seconds. */
export const sessionUseSeconds = 10 * 60;
/** Open sessions of one person that are listed. */
export const listedSessions = 50;
/**
 * GraphQL documents over these are refused before any resolver runs
 * (`transports/graphql/document-limits.ts`).
 */
export const graphqlLimits = {
  depth: 12,
  aliases: 15,
  characters: 10_000,
  tokens: 2000,
  /** Fields that a document could answer with. */
  cost: 20_000,
  /** What a field costs that asks the database by itself for each thing it is asked of. */
  statementCost: 400,
  /** The largest `first`. */
  pageSize: largestPage,
  definitions: 60,
  /**
   * How often one name may be asked for side by side: fragments of one thing may overlap, and more
   * is nobody's wish.
   */
  repeats: 3,
  /** Fields of a document that search: the dearest read there is. */
  searches: 2,
  /** Values in the variables of a call, however deep: several times what the longest form has. */
  values: 5000,
  /** Errors that one answer holds. */
  errors: 20,
} as const;
/**
 * Calls of one person that are executed at a time on an instance, and that wait: more than a page
 * asks at once.
 */
export const executionsPerPerson = { atOnce: 6, waiting: 100 } as const;
/** So long a call that does not end keeps another one of its person waiting. */
export const turnMilliseconds = 35_000;
/**
 * Events that wait to be told to who listens to one thing: more are dropped, and the listeners
 * fetch what they lack, or are made to connect anew.
 */
export const waitingLiveEvents = 100;
/**
 * How often the sessions behind open sockets are read again, in case an event about one was lost.
 */
export const sessionSweepMilliseconds = 4000;
/**
 * A request that has not arrived completely by then is cut off: five megabytes from a slow phone
 * take minutes.
 */
export const requestMilliseconds = 300_000;
/**
 * How long a signed file address is valid at most; within a window it is the same, so that browsers
 * can cache the file.
 */
export const fileAddressSeconds = { window: 600, life: 1200 } as const;
/** A call to the file store fails when its answer has not begun by then. */
export const storeAnswerMilliseconds = 4000;
/**
 * A call to the file store fails when no byte passes for so long: longer than a slow phone takes to
 * read what is buffered.
 */
export const storeSilenceMilliseconds = 30_000;
/**
 * A file of a multipart body: a little more than the largest rule accepts (10 MB), so that the rule
 * refuses larger ones.
 */
export const uploadBytes = 11 * 1024 * 1024;
/** Files of one multipart body. */
export const uploadFiles = 12;
/** Multipart bodies that one person may send at a time: a form sends two files at a time. */
export const concurrentUploads = 6;
/**
 * Files that no post or draft names are deleted after so long: their author may still be writing.
 */
export const unclaimedFileHours = 24;
/**
 * A file whose bytes are stored but that nothing names after so many minutes belongs to a call that
 * a crash cut off: what is uploaded with a call is named at its end. With the pause between two
 * collections it goes within ten minutes.
 */
export const unfinishedMinutes = 5;
/** How many companies have a logo at most: every instance holds in memory which, every tab too. */
export const maxCompanyLogos = 500;
/** How long a list that an admin exported can be fetched. */
export const exportMinutes = 60;
/**
 * How long the copy of their data that a person asked for can be fetched, and how long until they
 * may ask for the next.
 */
export const ownDataHours = 24;
/** A copy that is not there by then was lost with its process: it may be asked for again. */
export const ownDataMinutes = 60;
/**
 * Documents for verification are deleted so many days after an admin decided: long enough to ask
 * back.
 */
export const decidedDocumentDays = 30;
/** How often what crashes left half done is swept up, beside at the start. */
export const sweepMilliseconds = 3_600_000;
/** A draft that was not changed for a placement year is deleted, with its files. */
export const draftDays = 365;
/**
 * Days after which notifications are deleted: dismissed or taken back ones, and read ones. Archived
 * ones and open requests stay.
 */
export const notificationDays = { dismissed: 30, read: 180 } as const;
/** Mails in 24 hours that tell somebody at once of questions on their posts. */
export const questionMailsADay = 3;
/**
 * Levels of lists and objects in one another in what a client sends as JSON: several times what the
 * longest form has.
 */
export const jsonLevels = 32;
/** A JSON body, and the text fields of a multipart body together. */
export const bodyBytes = 256 * 1024;
/** A body that comes without a token: visitors sign in and search, and write nothing long. */
export const visitorBodyBytes = 16 * 1024;
/** All headers of a request together, and the value of one that something reads. */
export const headerLimits = { allBytes: 16 * 1024, valueCharacters: 1024 } as const;
/** A statement that runs longer is stopped by the database server. */
export const statementMilliseconds = 5000;
/**
 * A database server that answers nothing for so long is taken for frozen: its connection is given
 * up. Longer than a statement.
 */
export const databaseSilenceMilliseconds = 5200;
/**
 * How long a call waits for a connection to the database server, a new one or one that others hold.
 */
export const databaseConnectMilliseconds = 3000;
/**
 * How long a call may take from its arrival, but for those that bring files. Longer than a
 * statement, so that the database refuses first.
 */
export const answerMilliseconds = 5300;
/** How long the provider of sign-in may take of a call: what follows is to be known in time. */
export const providerMilliseconds = 4500;
/** How many rows of an exported file are read at a time. */
export const exportPageSize = 1000;
/** How long the rows of an exported file, or what is done to many at once, may take of a call. */
export const exportMilliseconds = 4500;
/** After so long a file that may have parts ends, and the next one begins. */
export const exportPartMilliseconds = 2500;
export const bulkMilliseconds = 4000;
/** How long a look at the whole audit log may take of a call. */
export const auditCheckMilliseconds = 3500;
/** For so many days it is kept who was active: newcomers of half a year are looked back on. */
export const activeDaysKept = 400;
/**
 * The figures of so many last days are counted anew each night: whether a question is answered
 * within three days is open before.
 */
export const figuresSettledDays = 5;
/** An answer counts for the time that answers take when it comes within so many days. */
export const answersSettledDays = 60;
/** Invitations leave so many at a time, then rest: mail servers take a flood for spam. */
export const invitationPace = { mails: 40, pauseSeconds: 20 } as const;
/** The bell tells many people in parts: what others wait to be told comes between them. */
export const announcementPace = { people: 500, pauseSeconds: 2 } as const;
