import type { Work } from '../../../core/context.ts';
import { deleteFiles } from '../../files/index.ts';
import { MessageEntity } from './message.entity.ts';

/** Deletes the files of messages that are gone, unless another message has them: forwarded ones share theirs. */
export async function deleteUnnamedFiles(work: Work, fileIds: readonly string[]): Promise<void> {
  const gone = new Set(fileIds);
  if (gone.size === 0) return;
  for (const { fileId } of await work.em.find(MessageEntity, { fileId: { $in: [...gone] } }))
    if (fileId !== null) gone.delete(fileId);
  await deleteFiles(work, [...gone]);
}
