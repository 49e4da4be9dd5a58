import { counted, wordFor } from '../lists/counted.ts';
import { numberText } from '../text/number-text.ts';

/** What a backup was made by. */
export const backupKinds = ['daily', 'manual', 'update'] as const;
/** What is done with backups while somebody waits. */
export const backupWorks = ['making', 'trying'] as const;
export const backupWorkStates = ['waiting', 'running', 'done', 'failed'] as const;

/** How far a restore in the browser is. */
export const restorePhases = [
  'nothing',
  'receiving',
  'received',
  'checking',
  'ready',
  'refused',
  'restoring',
] as const;

/** What people wrote since a backup was made, as it is counted. */
export const lostKinds = [
  'people',
  'posts',
  'questions',
  'answers',
  'messages',
  'openings',
  'announcements',
  'files',
] as const;

const lostWords = {
  people: 'account',
  posts: 'experience',
  questions: 'question',
  answers: 'answer',
  messages: 'message',
  openings: 'opening',
  announcements: 'announcement',
  files: 'file',
} as const satisfies Record<(typeof lostKinds)[number], string>;

type WorkName = (typeof backupWorks)[number];

/** Words of the page of backups. */
export const backupTexts = {
  title: 'Backups',
  lead: 'Everything that people wrote and uploaded, in one file. One is made every night; one a month is tried out.',
  loadFailed: 'The backups could not be listed. Please try again.',
  empty: { title: 'No backup yet', text: 'The first is made tonight, or now.' },
  kinds: { daily: 'At night', manual: 'By hand', update: 'Before an update' },
  columns: { at: 'Made', kind: 'How', size: 'Size', version: 'Version', drill: 'Tried out' },
  encrypted: 'encrypted',
  make: 'Back up now',
  try: 'Try it',
  tryOf: (name: string): string => `Try it: ${name}`,
  tryAbout:
    'Trying one out restores it into an empty place of its own, compares everything and deletes that place. Nothing of the college changes.',
  whole: 'Whole',
  broken: 'Not whole',
  notTried: 'Not yet',
  work: {
    making: {
      waiting: 'A backup is about to be made.',
      running: 'A backup is being made. People can go on; this page may be closed.',
      done: 'The backup is made.',
      failed: 'The backup could not be made.',
    },
    trying: {
      waiting: 'The backup is about to be tried out.',
      running: 'The backup is being tried out. That takes minutes; this page may be closed.',
      done: 'The backup was tried out.',
      failed: 'The backup could not be restored.',
    },
  } satisfies Record<WorkName, Record<(typeof backupWorkStates)[number], string>>,
  progress: ({
    rows,
    allRows,
    files,
    allFiles,
  }: Record<'rows' | 'allRows' | 'files' | 'allFiles', number>): string =>
    `${numberText(rows)} of ${numberText(allRows)} ${wordFor(allRows, 'row')}, ${numberText(files)} of ${numberText(allFiles)} ${wordFor(allFiles, 'file')}`,
  howFar: 'How far the backup is',
  cancel: 'Cancel',
  cancelOf: 'Cancel the backup',
  cancelled: 'The backup was cancelled. Nothing of it is kept.',
  nothingToCancel: 'No backup is being made.',
  download: 'Download',
  downloadOf: (name: string): string => `Download ${name}`,
  downloadFailed: 'The backup could not be fetched. Please try again.',
  delete: 'Delete',
  deleteOf: (name: string): string => `Delete ${name}`,
  deleteAsk: {
    title: 'Delete this backup?',
    text: (name: string): string =>
      `${name} is gone for good then. Nothing of the college changes.`,
  },
  deleted: 'The backup is deleted',
  deleteFailed: 'The backup could not be deleted. Please try again.',
  downloadAbout:
    'A backup holds everything that people wrote, private messages too. Keep what you download where nobody else gets at it.',
  busy: 'Another backup is being made or tried out. Please wait for its end.',
  gone: 'There is no backup of this name.',
  askFailed: 'That could not be begun. Please try again.',
  first: {
    title: 'Did this college run elsewhere?',
    text: 'A backup of it takes the place of this empty one: people, experiences, files, all of it.',
    open: 'I have a backup',
    source: 'Where is it?',
    sources: { file: 'On this computer', kept: 'Kept by this server' },
    file: 'The backup',
    fileHint: 'A file that ends with .tar or .tar.age',
    kept: 'The backup that is kept',
    noneKept: 'None is kept where this server looks for them.',
    key: 'Its key',
    keyHint: 'Only of an encrypted one: what BACKUP_KEY was where it was made.',
    look: 'Look into it',
    uploading: 'Uploading the backup',
    checking: 'Reading the backup, each checksum compared',
    uploadFailed: 'The upload broke off. Please try again.',
    lookFailed: 'The backup could not be looked into. Please try again.',
    inIt: 'What is in it',
    facts: {
      college: 'College',
      madeAt: 'Made',
      version: 'Version',
      people: 'Accounts',
      posts: 'Experiences',
      rows: 'Rows in all',
      files: 'Files',
    },
    older: (version: string) => `${version}, brought to the version of this program`,
    missing: (count: number) =>
      `${counted(count, 'file')} ${wordFor(count, 'was', 'were')} missing when it was made.`,
    otherSecret:
      'Its secret is not here: admins with an authenticator app set it up again, and links in mails count no more.',
    restore: 'Restore it',
    ask: {
      title: 'Restore this backup?',
      text: 'It takes the place of everything here, this account too. Then everybody signs in as they did before.',
    },
    restoring: 'Restoring the backup. This page says when it is done.',
    howFar: 'How far the restore is',
    waiting: 'A backup is being restored. Please come back in some minutes.',
    failed: 'The backup could not be restored. The log of the server says why.',
    restoreFailed: 'The restore could not be begun. Please try again.',
    isDemo: 'This is the demo college.',
    isFilled: 'This college is not empty any more.',
    begun:
      'Setting up has begun here, so a backup from elsewhere no longer takes the place of this college by itself: what you set up would be gone. Do you have one all the same? Bring it on the page of backups: it shows what would be lost, and asks for a code of your authenticator app.',
    toBackups: 'Go to the backups',
    cannotRestart: 'This program can not start itself anew here: use npm run restore.',
    isOrdered: 'A backup is being restored already.',
    isChecking: 'Another backup is being read.',
    isBusy: 'Another backup is being uploaded.',
    notUploaded: 'The backup is not here yet.',
    notReady: 'Please look into a backup first.',
    unreadable: 'The backup could not be read.',
    notAPart: 'This is no part of a backup.',
    tooLarge: 'This backup is too large for the browser: use npm run restore.',
    notNext: 'The upload was interrupted by another. Please begin again.',
    noRoom: (needed: string, free: string) =>
      `There is too little room on the disk: ${needed} more are needed, ${free} are free.`,
  },
  over: {
    button: 'Restore',
    buttonOf: (name: string): string => `Restore ${name}`,
    title: 'Restore this backup?',
    lead: 'It takes the place of the college as it is now, for everybody.',
    keyHint: 'Only where it was made with another one than BACKUP_KEY of this server.',
    look: 'Look into it',
    otherCollege: (name: string): string =>
      `It is a backup of another college or of another name: ${name}.`,
    lostTitle: 'What will be lost',
    lost: (counts: Record<(typeof lostKinds)[number], number>): string => {
      const parts = lostKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => counted(counts[kind], lostWords[kind]));
      return parts.length === 0
        ? 'Nobody wrote anything since it was made. What was changed or deleted since is as it was then.'
        : `What came since it was made: ${parts.join(', ')}. What was changed or deleted since is as it was then.`;
    },
    before:
      'First a backup of now is made, by which the restore can be undone. Meanwhile nobody can use the college, and afterwards everybody signs in again. Until it is done the old and the new are both there: each disk needs twice the room.',
    code: 'Code of your authenticator app',
    codeHint: 'Or a recovery code.',
    college: (name: string): string => `Type the name of the college: ${name}`,
    wrongCollege: 'This is not the name of the college.',
    yes: 'Restore it now',
    bringTitle: 'A backup from elsewhere',
    bringText:
      'One that you downloaded, or that another server made, can take the place of this college too. First you read what is in it.',
    bring: 'Bring it here',
    done: (archive: string | null): string =>
      `The college was restored from ${archive ?? 'a backup that was brought'}.`,
    undo: (name: string): string =>
      `As it was just before, it is kept as ${name}: restore that to undo it.`,
    notDone: 'The last restore changed nothing:',
    waitTitle: 'A backup is being restored',
    waitText: (name: string): string =>
      `${name} is back in some minutes. This page comes back by itself.`,
    needsFactor:
      'To restore a backup over the college, set up an authenticator app first: the restore asks for its code, so that a stolen password alone replaces nothing.',
    toFactor: 'Set up an authenticator app',
    hasOthers:
      'Other instances use the database of this college: stop all but this one, then restore.',
    noRights:
      'This program may not set the tables of its database aside: it has to own them, and to be allowed to make schemas. Stop every instance, restore with "npm run restore" into an empty database, and name that in DATABASE_URL.',
    foreign: (name: string): string =>
      `The database has ${name}, which is not the product’s, so nothing is set aside in it. Stop every instance, restore with "npm run restore" into a database of its own, and name that in DATABASE_URL.`,
    notOurs: 'The order to restore was not written by this program, so nothing was done.',
    tooLate: 'The order to restore was too old, so nothing was done.',
    otherLook: 'Another backup was looked into meanwhile. Please look into this one again.',
  },
  restore: {
    title: 'When the machine is lost',
    text: 'On a new machine, with the program and the settings of this one (above all JWT_SECRET and BACKUP_KEY: keep a copy of both somewhere else), before its first start:',
    after:
      'Or start it as a new one, make your account at the address that it prints, and choose “I have a backup” on its first screen. Everything is there again as it was when the backup was made, and everybody signs in anew.',
  },
} as const;
