/** How long the address is good by which a super admin begins to fetch a backup. */
export const backupAddressSeconds = 60;
/** An archive that is brought to an empty college: more is for `npm run restore`. */
export const uploadedArchiveBytes = 200 * 1024 ** 3;
/** What one call brings of it. */
export const archiveChunkBytes = 4 * 1024 * 1024;
/** Room that stays free on the disk, whatever is uploaded. */
export const freeBytesKept = 64 * 1024 * 1024;
/** An upload of which nothing has come for so long gives way to another. */
export const silentUploadMilliseconds = 60_000;
/**
 * How long a backup before an update may hold up a start on a server: whoever waits for the new
 * instances gives them about a minute and a half.
 */
export const updateBackupMilliseconds = 45_000;
/** One that is younger counts as the one before the update. */
export const freshBackupMilliseconds = 3_600_000;
