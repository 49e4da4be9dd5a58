import { type App, change, type Work } from '../../core/context.ts';
import type { FileContent } from '../../core/files/store.ts';
import { newId } from '../../core/ids.ts';
import { recordFile } from './record-file.ts';
import type { StoredFile } from './stored-file.entity.ts';

/**
 * Stores a file that the product made itself: no upload, so nothing of it is looked at.
 * @param file `size` in bytes; `name` to download it under. Its purpose says which job collects it
 * @param note what else belongs to the change that writes its row
 * @returns its id
 */
export async function storeGenerated(
  app: App,
  file: Pick<StoredFile, 'ownerId' | 'purpose' | 'contentType' | 'size' | 'name'>,
  content: FileContent,
  note: (work: Work) => void = () => undefined,
): Promise<string> {
  const id = newId();
  // The row is written first: when the process dies before the bytes are whole, both go with what
  // nobody claimed.
  await change(app, (work) => {
    recordFile(work, { ...file, id, createdAt: app.clock.now() });
    note(work);
    return Promise.resolve();
  });
  await app.files.put(id, content, file.contentType);
  return id;
}
