/** What a backup was made by. */
export const backupKinds = ['daily', 'manual', 'update'] as const;
/** What is done with backups while somebody waits. */
export const backupWorks = ['making', 'trying'] as const;
export const backupWorkStates = ['waiting', 'running', 'done', 'failed'] as const;

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
  busy: 'Another backup is being made or tried out. Please wait for its end.',
  gone: 'There is no backup of this name.',
  askFailed: 'That could not be begun. Please try again.',
  restore: {
    title: 'When the machine is lost',
    text: 'On a new machine, with the program and the settings of this one (above all JWT_SECRET and BACKUP_KEY: keep a copy of both somewhere else), before its first start:',
    after:
      'Everything is there again as it was when the backup was made, and everybody signs in anew.',
  },
} as const;
