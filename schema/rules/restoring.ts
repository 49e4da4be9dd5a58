/** Where the page asks how far a restore is, while nothing else is answered. */
export const restoreNewsPath = '/restore.json';
/** Where the parts of an archive go. */
export const archiveUploadPath = '/backups/upload';
