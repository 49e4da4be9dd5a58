import { LockMode } from '@mikro-orm/core';
import { chatTexts } from '../../../../../schema/rules/chat/chat.ts';
import { voiceWords } from '../../../../../schema/rules/chat/voice-texts.ts';
import type { App, Viewer, Work } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { storedFiles } from '../../files/index.ts';
import { people } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import { deleteForEverybody, lockMessage } from './change-message.ts';
import { MessageEntity } from './message.entity.ts';

/**
 * Messages before and behind a reported one that an admin sees: no more of a conversation than it
 * takes to judge it.
 */
const messagesAround = 3;

/** What a message says, and how its file is called. */
const wordsOf = ({
  content,
  fileName,
  voiceMilliseconds,
}: Pick<MessageEntity, 'content' | 'fileName' | 'voiceMilliseconds'>): string =>
  [content, voiceMilliseconds === null ? fileName : voiceWords(voiceMilliseconds)]
    .filter(Boolean)
    .join('\n');

/**
 * A message that somebody reports: whose it is, and what stands there.
 * @throws NOT_FOUND for messages that the viewer may not read; BAD_USER_INPUT for what nobody wrote
 * and for what was deleted: nothing stands there to be judged
 */
export async function lockReportableMessage(work: Work, viewer: Viewer, id: string) {
  const found = await lockMessage(work, viewer, id);
  if (found.kind === 'system' || !found.sender || found.deletedAt)
    throw badUserInput(chatTexts.notReportable);
  const words = wordsOf(found);
  return { aboutId: found.sender.id, excerpt: words.slice(0, 500), text: words, link: '', words };
}

const around = chatSql.statement('around', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('messages as reported')
    .innerJoin('messages as message', (join) =>
      join.onRef('message.conversation_id', '=', 'reported.conversation_id'),
    )
    .leftJoin(people.as('person'), 'person.id', 'message.sender_id')
    // What was sent beside the reported message is nobody's business but of those in the
    // conversation.
    .leftJoin(storedFiles.as('file'), (join) =>
      join.onRef('file.id', '=', 'message.file_id').onRef('message.id', '=', 'reported.id'),
    )
    .where('reported.id', '=', id)
    .where('message.kind', '<>', 'system')
    .where((eb) => eb('message.number', '>=', eb('reported.number', '-', eb.lit(messagesAround))))
    .where((eb) => eb('message.number', '<=', eb('reported.number', '+', eb.lit(messagesAround))))
    .orderBy('message.number')
    .select([
      'message.id',
      'message.content',
      'message.file_name as fileName',
      'message.voice_milliseconds as voiceMilliseconds',
      'message.created_at as createdAt',
    ])
    .select([
      'message.deleted_at as deletedAt',
      'file.id as fileId',
      'file.content_type as fileType',
    ])
    .select('person.full_name as senderName'),
);

/**
 * A reported message and a little around it, for admins; its file with an address that opens for
 * minutes.
 */
export const messagesAroundReported = async ({ db, addresses }: App, id: string) =>
  (await db.query(around, { id })).map(
    ({ content, fileName, voiceMilliseconds, senderName, fileId, deletedAt, ...message }) => ({
      ...message,
      text: wordsOf({ content, fileName, voiceMilliseconds }),
      senderName: senderName ?? '',
      isDeleted: deletedAt !== null,
      fileUrl: fileId === null ? null : addresses.sign(fileId),
    }),
  );

/**
 * Deletes a reported message for everybody, in the unit of work of who decides it: its place stays,
 * its words and file go for good. Deleted by its sender meanwhile, there is nothing to do.
 * @returns whether it is there
 */
export async function deleteReportedMessage(work: Work, id: string, at: Date): Promise<boolean> {
  const found = await work.em.findOne(
    MessageEntity,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) return false;
  if (!found.deletedAt) await deleteForEverybody(work, found, at);
  return true;
}
