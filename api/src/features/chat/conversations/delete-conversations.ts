import type { Work } from '../../../core/context.ts';
import { deleteFiles } from '../../files/index.ts';
import { chatSql } from '../chat.sql.ts';
import { deleteUnnamedFiles } from '../messages/unnamed-files.ts';
import { ConversationEntity } from './conversation.entity.ts';

const filesIn = chatSql.statement('filesIn', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom('messages as message')
    .where((eb) => eb('message.conversation_id', '=', eb.fn.any(ids)))
    .where('message.file_id', 'is not', null)
    .distinct()
    .select('message.file_id as fileId'),
);

const picturesOf = chatSql.statement('picturesOf', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom('conversations as conversation')
    .where((eb) => eb('conversation.id', '=', eb.fn.any(ids)))
    .where('conversation.picture_id', 'is not', null)
    .select('conversation.picture_id as pictureId'),
);

/**
 * Deletes conversations with their messages, pictures and the files that no other conversation has.
 */
export async function deleteConversations(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = await work.query(filesIn, { ids: [...ids] });
  const pictures = await work.query(picturesOf, { ids: [...ids] });
  await work.em.nativeDelete(ConversationEntity, { id: { $in: [...ids] } });
  await deleteUnnamedFiles(
    work,
    files.flatMap(({ fileId }) => fileId ?? []),
  );
  await deleteFiles(
    work,
    pictures.flatMap(({ pictureId }) => pictureId ?? []),
  );
}
