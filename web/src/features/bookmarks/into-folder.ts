import { readError } from '@/core/errors';

/**
 * Puts a thing aside into a folder. One that was deleted on another device meanwhile keeps nobody
 * from it: then it is put aside without.
 * @param add says by what it is given where it goes
 */
export async function intoFolder<Answer>(
  folderId: string | null,
  add: (into: { folderId?: string }) => Promise<Answer>,
): Promise<Answer> {
  if (folderId === null) return add({});
  try {
    return await add({ folderId });
  } catch (error) {
    if (readError(error, '').code !== 'NOT_FOUND') throw error;
    return add({});
  }
}
