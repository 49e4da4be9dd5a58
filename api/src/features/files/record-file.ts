import type { Work } from '../../core/context.ts';
import { StoredFile } from './stored-file.entity.ts';

/**
 * Writes the row of a file with the unit of work; its bytes go to the store under its id, before or
 * after it.
 * @param file `size` in bytes; `name` to download it under, which must be safe (`processUpload`)
 */
export function recordFile(
  work: Work,
  file: Pick<
    StoredFile,
    'id' | 'ownerId' | 'purpose' | 'contentType' | 'size' | 'name' | 'createdAt'
  > &
    Partial<Pick<StoredFile, 'variants' | 'pages'>>,
): StoredFile {
  return work.em.create(StoredFile, file);
}
