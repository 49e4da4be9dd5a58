import { adminTexts, countText } from '../administration/admin-texts.ts';
import { counted, wordFor } from '../lists/counted.ts';
import { numberText } from '../text/number-text.ts';

/** The columns of an import, as documented. */
export const importColumns = [
  'fullName',
  'email',
  'mobileNumber',
  'college',
  'stream',
  'yearOfGraduation',
  'role',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/**
 * The column that a file of bad rows has behind the others; it is ignored when the mended file
 * comes back.
 */
export const problemsColumn = 'problems';

/** What becomes of the rows of an import. */
export const importModes = ['accounts', 'roster'] as const;
export type ImportMode = (typeof importModes)[number];

/** How an import stands. */
export const importStatuses = [
  'checking',
  'checked',
  'running',
  'done',
  'canceled',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** How a row stands. */
export const importRowStates = [
  'good',
  'bad',
  'known',
  'made',
  'invited',
  'listed',
  'kept',
  'declined',
] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** What becomes of somebody who looks alike with a row of the roster. */
export const rosterMatchStatuses = ['pending', 'confirmed', 'refused'] as const;
export type RosterMatchStatus = (typeof rosterMatchStatuses)[number];

/** What became of somebody whose account an import made. */
export const invitedStates = ['waiting', 'came', 'bounced', 'declined'] as const;
export type InvitedState = (typeof invitedStates)[number];

/** Each is reminded at most once in so many days; so many by one call. */
export const remindDays = 7;
export const remindAtMost = 100;
/** Of all that match, so many by one call. */
export const remindAllAtMost = 5000;

/** Texts of bulk import. */
export const importTexts = {
  title: 'Bulk import',
  file: 'Please choose a CSV file',
  tooLarge: 'The file must be smaller than 10 MB',
  encoding: 'The file is not UTF-8. In your spreadsheet, save it as "CSV UTF-8" and try again.',
  noColumns:
    'This is no CSV file of people: its first line must name the columns, such as Full name, Email and Branch, with commas between them.',
  notCsv: (line: number) => `The file is not a CSV: line ${line} can't be read`,
  empty: 'The file has no rows',
  tooMany: (rows: number) => `At most ${numberText(rows)} rows at a time`,
  missing: (columns: string) => `The first line lacks these columns: ${columns}`,
  unknown: (columns: string) => `The first line has unknown columns: ${columns}`,
  twice: (columns: string) => `The first line has these columns twice: ${columns}`,
  gone: (columns: string) => `The file has no column called ${columns}`,
  /** The step between a file and its rows. */
  columns: {
    title: (file: string): string => `Columns of ${file}`,
    lead: 'Which column of your file becomes what? It is kept for the next import.',
    column: (name: string, at: number): string =>
      name ? `Column “${name}”` : `Column ${at} without a name`,
    ignored: 'Not used',
    notUsed: (names: readonly string[]): string => `Not used: ${names.join(', ')}`,
    missing: (fields: readonly string[]): string => `Still missing: ${fields.join(', ')}`,
    twice: (fields: readonly string[]): string => `Chosen twice: ${fields.join(', ')}`,
    check: 'Look at the rows',
    other: 'Choose another file',
  },
  cells: 'The row has too many or too few cells',
  repeated: (row: number) => `The same address is in row ${row}`,
  graduated: 'Alumni must have graduated by now',
  notFound: 'Import not found',
  notChecked: 'This import has been started or ended already',
  notRunning: 'This import is not running',
  notDone: 'Only an import that has ended can be undone',
  nothing: 'There is no row that could be imported',
  matchGone: 'This has been decided already',
  matchCount: 'Choose 1 to 100 people',
  /** Of those who were not invited. */
  declined: (count: string): string => `${count} not, having stopped the college's mails`,
  rowsGone: {
    title: 'These rows are deleted',
    text: 'Rows that nothing was made of are kept for 30 days.',
  },
  /** The people whose accounts imports made. */
  invited: {
    title: 'Invited people',
    lead: 'Whose accounts imports have made, and whether they came.',
    link: 'Who came, and who did not',
    back: 'Back to the imports',
    search: 'Name or email',
    state: 'State',
    states: {
      waiting: 'Not here yet',
      came: 'Came',
      bounced: 'Mail does not arrive',
      declined: 'Wants no mails',
    },
    remind: 'Remind',
    isRemindable: 'Can be reminded',
    remindAll: 'Remind all that match',
    remindQuestion: {
      title: (count: number): string =>
        `Mail ${countText(count)} ${wordFor(count, 'person', 'people')} again?`,
      text: `All that match and have not come, but for those who get no mails and those who were mailed in the last ${remindDays} days. What is mailed can not be taken back.`,
      yes: 'Mail them',
    },
    nobodyToRemind: `Nobody can be reminded now: they came, get no mails, or were mailed in the last ${remindDays} days`,
    beingReminded: (count: number): string =>
      `${numberText(count)} ${wordFor(count, 'person is', 'people are')} mailed in the next minutes`,
    remindOne: (name: string): string => `Remind ${name}`,
    reminded: (count: number): string =>
      `${numberText(count)} ${wordFor(count, 'person is', 'people are')} mailed`,
    notReminded: (count: number): string =>
      `${numberText(count)} not: they came, get no mails, or were mailed in the last ${remindDays} days`,
    nobody: 'Nobody was invited yet',
    nobodyText: 'When an import has made accounts, their people are listed here.',
  },
  /** People alike with a row of the roster. */
  matches: {
    title: 'Is this the person of the roster?',
    search: 'Name or email',
    same: 'Verify',
    other: 'Not the same',
    sameOf: (name: string): string => `Verify ${name}`,
    otherOf: (name: string): string => `Not the same: ${name}`,
    willBe: (isSame: boolean, who: string): string =>
      isSame ? `${who}: verified in a moment` : `${who}: left unverified in a moment`,
    people: (count: number): string => counted(count, 'person', 'people'),
    notDecided: (count: number): string =>
      count === 1
        ? 'One of them was not decided: another admin was faster, or there was no time left'
        : `${count} of them were not decided: another admin was faster, or there was no time left`,
  },
  /** In place of what is said of mails that leave. */
  waitsForMail:
    'Mail is not set up: whoever is not invited yet waits until it is, at Admin › College, Mail.',
  /** What is asked before an import goes on, stops or is taken back. */
  questions: {
    run: {
      accounts: {
        title: (count: number): string => `Make ${countText(count)} ${wordFor(count, 'account')}?`,
        text: 'Each person gets a mail that invites them. Bad rows are left out.',
      },
      roster: {
        title: (count: number): string =>
          `Put ${countText(count)} ${wordFor(count, 'person', 'people')} on the roster?`,
        text: 'Whoever signs up with one of these addresses is verified. Bad rows are left out.',
      },
      yes: 'Import',
    },
    cancel: {
      title: 'Cancel this import?',
      checked: 'Nothing was made of it yet. Its rows are deleted after 30 days.',
      accounts:
        'The accounts that were made by now stay, their people are invited, and it can be undone.',
      roster:
        'The rows that are on the roster by now stay there, and verify who signs up. It can be undone.',
      yes: 'Cancel the import',
      no: 'Go on with it',
    },
    undo: {
      accounts: {
        title: (count: number): string => `Undo this import of ${countText(count)}?`,
        text: 'Accounts that nobody has signed in to are deleted with all that belongs to them. Those in use stay. This can not be taken back.',
      },
      roster: {
        title: (count: number): string =>
          `Take ${countText(count)} ${wordFor(count, 'person', 'people')} off the roster?`,
        text: 'The rows verify nobody any more. Whom they have verified by now stays verified. This can not be taken back.',
      },
      yes: 'Undo the import',
    },
  },
  actionFailed: {
    upload: adminTexts.actionFailed('/imports'),
    run: adminTexts.actionFailed('/imports'),
    cancel: adminTexts.actionFailed('/imports'),
    undo: adminTexts.actionFailed('/imports'),
    export: 'The file could not be made. Please try again.',
    match: adminTexts.actionFailed('/imports'),
    remind: adminTexts.actionFailed('/invited'),
    ask: adminTexts.actionFailed('/imports'),
  },
} as const;
