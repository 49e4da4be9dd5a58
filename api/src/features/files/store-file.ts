import { type App, change, type Work } from '../../core/context.ts';
import { processUpload, type Upload, type UploadRule } from '../../core/files/process-upload.ts';
import { variantKey } from '../../core/files/store.ts';
import { newId } from '../../core/ids.ts';
import { deleteFiles } from './delete-files.ts';
import { recordFile } from './record-file.ts';
import type { StoredFile } from './stored-file.entity.ts';

/** What was stored of an upload. */
export type StoredUpload = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'size'>;

/**
 * Takes a file in and does what names it, or leaves nothing behind.
 * @param of whose it is and what for; `name`, without its ending, where the sender's own is
 * nobody's business
 * @param claim names the new file by its id, with the length of a recording; it returns the ids of
 * files that nothing names from now on, which are deleted with the same change
 * @returns the new file
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the rule's texts, and what `claim` throws
 */
export async function storeFile(
  app: App,
  upload: Upload,
  rule: UploadRule,
  of: { ownerId: string; purpose: string; name?: string },
  claim: (work: Work, id: string, milliseconds: number | null) => Promise<string[]>,
): Promise<StoredUpload> {
  const { bytes, contentType, name, pages, milliseconds, variants } = await processUpload(
    upload,
    rule,
    of.ownerId,
  );
  const id = newId();
  const shownName = of.name ? `${of.name}.${name.split('.').pop()}` : name;
  const smaller = Object.entries(variants);
  // The row comes first: should the process die now, it is collected with whatever bytes there are.
  // Nobody knows its id yet.
  await change(app, (work) => {
    recordFile(work, {
      id,
      ownerId: of.ownerId,
      purpose: of.purpose,
      contentType,
      size: bytes.length,
      name: shownName,
      pages,
      variants:
        smaller.length > 0
          ? Object.fromEntries(
              smaller.map(([variant, variantBytes]) => [variant, variantBytes.length]),
            )
          : null,
      createdAt: app.clock.now(),
    });
    return Promise.resolve();
  });
  try {
    await app.files.put(id, bytes, contentType);
    await Promise.all(
      smaller.map(([variant, variantBytes]) =>
        app.files.put(variantKey(id, variant), variantBytes, contentType),
      ),
    );
    await change(app, async (work) => deleteFiles(work, await claim(work, id, milliseconds)));
  } catch (error) {
    await change(app, (work) => deleteFiles(work, [id]));
    throw error;
  }
  return { id, name: shownName, contentType, size: bytes.length };
}

/**
 * Stores the files of a call one after another, then does the call's work, which names them; when
 * anything fails, nothing of them stays.
 * @param stores each stores one file
 * @throws what they throw, and what `work` throws
 */
export async function withStoredUploads<Stored extends { id: string }, T>(
  app: App,
  stores: readonly (() => Promise<Stored>)[],
  work: (stored: Stored[]) => Promise<T>,
): Promise<T> {
  const stored: Stored[] = [];
  try {
    for (const store of stores) stored.push(await store());
    return await work(stored);
  } catch (error) {
    await change(app, (undo) =>
      deleteFiles(
        undo,
        stored.map(({ id }) => id),
      ),
    );
    throw error;
  }
}
