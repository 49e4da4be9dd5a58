/** Where the page asks how far a restore is, while nothing else is answered. */
export const restoreNewsPath = '/restore.json';
/** Where the parts of an archive go. */
export const archiveUploadPath = '/backups/upload';

/** What the page to sign in says to who has just restored a backup. */
export const restoredText = (madeAt: string): string =>
  `The backup of ${madeAt} is back. Sign in as you did then.`;
