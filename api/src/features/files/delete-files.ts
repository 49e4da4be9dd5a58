import { type App, change, type Work } from '../../core/context.ts';
import { variantKey } from '../../core/files/store.ts';
import { nilId } from '../../core/ids.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { StoredFile } from './stored-file.entity.ts';

/** The job that removes bytes by their keys. */
export const removeBytes = 'files.remove-bytes';

/**
 * Deletes files: their rows with the change, their bytes by a job after it, so that neither stays
 * without the other for long. References to them become null, or go with them.
 */
export async function deleteFiles(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Flush first: new references must be written before the old files go.
  await work.em.flush();
  const files = await work.em.find(StoredFile, { id: { $in: [...ids] } });
  const variantKeys = files.flatMap(({ id, variants }) =>
    Object.keys(variants ?? {}).map((variant) => variantKey(id, variant)),
  );
  await work.em.nativeDelete(StoredFile, { id: { $in: [...ids] } });
  await work.enqueue(removeBytes, { ids: [...ids, ...variantKeys] });
}

/**
 * Files that stay when their owner leaves: nobody's from now on. Those of others among them stay
 * theirs.
 */
export async function disownFiles(
  work: Work,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await work.em.nativeUpdate(StoredFile, { id: { $in: [...ids] }, ownerId }, { ownerId: nilId });
}

/** Deletes all files of a person, as `deleteFiles`. */
export async function deleteFilesOf(work: Work, ownerId: string): Promise<void> {
  const files = await work.em.find(StoredFile, { ownerId }, { fields: ['id'] });
  await deleteFiles(
    work,
    files.map(({ id }) => id),
  );
}

/** How long what a backup still reads waits to be removed. */
const backupSeconds = 60;

/**
 * Removes the bytes of files whose rows are gone; tried again until the store has let go of all of
 * them. A backup that is being made may have begun when the rows were there.
 */
export const deleteBytesJob = (app: App): Job<{ ids: string[] }> => ({
  name: removeBytes,
  async run({ ids }) {
    if (await app.db.isBackedUp())
      await change(app, (work) =>
        work.enqueue(removeBytes, { ids }, { startAfterSeconds: backupSeconds }),
      );
    else for (const id of ids) await app.files.remove(id);
  },
});
