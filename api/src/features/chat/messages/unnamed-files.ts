import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/context.ts';
import { deleteFiles, StoredFile } from '../../files/index.ts';
import { MessageEntity } from './message.entity.ts';

/**
 * Deletes the files of messages that are gone, or have just let go of them, unless another message
 * has them: forwarded ones share theirs. Files are locked first, and after all else: who lets go of
 * the same one at the same moment, or forwards it, is waited for, so that the last one takes it
 * along and nobody counts on one who is going too.
 */
export async function deleteUnnamedFiles(work: Work, fileIds: readonly string[]): Promise<void> {
  const unnamed = new Set(fileIds);
  if (unnamed.size === 0) return;
  const named = { $in: [...unnamed] };
  await work.em.find(
    StoredFile,
    { id: named },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const { fileId } of await work.em.find(MessageEntity, { fileId: named }))
    if (fileId !== null) unnamed.delete(fileId);
  await deleteFiles(work, [...unnamed]);
}
