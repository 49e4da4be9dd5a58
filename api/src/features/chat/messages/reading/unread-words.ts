import { chatPageTexts } from '../../../../../../schema/rules/chat/chat-page-texts.ts';
import type { MessageKind } from '../../../../../../schema/rules/chat/chat-texts.ts';
import { voiceWords } from '../../../../../../schema/rules/chat/voice-texts.ts';
import type { App } from '../../../../core/context.ts';
import { isNotBanned, people } from '../../../identity/index.ts';
import { chatSql } from '../../chat.sql.ts';
import { isReadableMessage } from '../messages.sql.ts';

const lastUnreadMessage = chatSql.statement(
  'lastUnreadMessage',
  { conversationId: 'uuid', readerId: 'uuid' },
  (db, { conversationId, readerId }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoin('messages as message', 'message.conversation_id', 'participant.conversation_id')
      .innerJoin(people.as('person'), 'person.id', 'message.sender_id')
      .where('participant.conversation_id', '=', conversationId)
      .where('participant.user_id', '=', readerId)
      .where(isReadableMessage())
      .whereRef('message.number', '>', 'participant.last_read_number')
      .where('message.sender_id', '<>', readerId)
      .where(isNotBanned('person'))
      .where('message.deleted_at', 'is', null)
      .where('message.kind', 'not in', ['system', 'call'])
      .orderBy('message.number', 'desc')
      .limit(1)
      .select([
        'message.kind',
        'message.content',
        'message.file_name as fileName',
        'message.voice_milliseconds as voiceMilliseconds',
      ]),
);

/** What stands for a file; null for words alone. */
function fileWords(
  kind: MessageKind,
  { fileName, voiceMilliseconds }: { fileName: string | null; voiceMilliseconds: number | null },
): string | null {
  if (kind === 'image') return chatPageTexts.picture;
  if (kind === 'voice') return voiceWords(voiceMilliseconds);
  return kind === 'pdf' ? (fileName ?? chatPageTexts.document) : null;
}

/**
 * What was last written to somebody in a conversation and is unread, in words; null where they have
 * read all of it, or what they have not was deleted.
 */
export async function findUnreadWords(
  app: App,
  conversationId: string,
  readerId: string,
): Promise<string | null> {
  const [message] = await app.db.query(lastUnreadMessage, { conversationId, readerId });
  if (!message) return null;
  const file = fileWords(message.kind, message);
  return file === null ? message.content : chatPageTexts.withCaption(file, message.content);
}
