import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  chatTexts,
  hasFile,
  type MessageKind,
  type SystemEvent,
  systemText,
} from '../../../../../schema/rules/chat/chat-texts.ts';
import { type PersonRow, people, personColumns, personOf } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import type { ChatMessage, MessageReaction, QuotedMessage, VoiceFacts } from './messages.types.ts';

/** Characters of a message that another one quotes. */
const quotedLength = 200;

const nameOf = (userId: Expression<string | null>) =>
  chatSql.db
    .selectFrom(people.as('named'))
    .where('named.id', '=', sql<string>`${userId}`)
    .select('named.full_name');

/** Whether somebody deleted the message under this name for themselves. */
const isHiddenAs = (name: string, userId: Expression<string>) =>
  chatSql.eb.exists(
    chatSql.db
      .selectFrom('hidden_messages as hidden')
      .where('hidden.message_id', '=', sql.ref<string>(`${name}.id`))
      .where('hidden.user_id', '=', userId),
  );

/** Whether somebody deleted the `message` for themselves. */
export const isHiddenFrom = (userId: Expression<string>) => isHiddenAs('message', userId);

/**
 * Whether a participant of its conversation reads a message: they are in it, the message came
 * after they joined or cleared it, and they have not deleted it for themselves. What reads, counts,
 * finds, tells or keeps messages for somebody asks this.
 * @param message the name of the message in the statement
 * @param participant the name of the row of `conversation_participants`
 */
export const isReadableMessage = (
  message = 'message',
  participant = 'participant',
): Expression<boolean> =>
  chatSql.eb
    .and([
      chatSql.eb(sql.ref<Date | null>(`${participant}.left_at`), 'is', null),
      chatSql.eb(
        sql.ref<number>(`${message}.number`),
        '>',
        sql.ref<number>(`${participant}.visible_after`),
      ),
      chatSql.eb.not(isHiddenAs(message, sql.ref<string>(`${participant}.user_id`))),
    ])
    .$castTo<boolean>();

/** Whether somebody reads the message `quoted`, which another one quotes. */
export const readsQuoted = (readerId: Expression<string>): Expression<boolean> =>
  chatSql.eb
    .exists(
      chatSql.db
        .selectFrom('conversation_participants as reader')
        .where('reader.conversation_id', '=', sql.ref<string>('quoted.conversation_id'))
        .where('reader.user_id', '=', readerId)
        .where(isReadableMessage('quoted', 'reader')),
    )
    .$castTo<boolean>();

/**
 * The message that `message` answers: without its words and its writer for who does not read it.
 */
const quoted = (isReadable: Expression<boolean>) =>
  jsonObjectFrom(
    chatSql.db
      .selectFrom('messages as quoted')
      .crossJoinLateral(
        chatSql.db.selectNoFrom(sql<boolean>`${isReadable}`.as('readable')).as('seen'),
      )
      .where('quoted.id', '=', sql.ref<string>('message.reply_to_id'))
      .select((eb) => [
        'quoted.id',
        'quoted.number',
        'quoted.kind',
        'seen.readable as isReadable',
        sql<string | null>`case when seen.readable then quoted.file_name end`.as('fileName'),
        sql<number | null>`case when seen.readable then quoted.file_pages end`.as('filePages'),
        sql<number | null>`case when seen.readable then quoted.voice_milliseconds end`.as(
          'voiceMilliseconds',
        ),
        sql<string>`case when seen.readable then left(quoted.content, ${sql.lit(quotedLength)}) else '' end`.as(
          'content',
        ),
        eb('quoted.deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'),
        sql<string | null>`case when seen.readable then quoted.sender_id end`.as('senderId'),
        sql<
          string | null
        >`case when seen.readable then ${nameOf(eb.ref('quoted.sender_id'))} end`.as('senderName'),
      ]),
  );

const reactionsOf = () =>
  jsonArrayFrom(
    chatSql.db
      .selectFrom('message_reactions as reaction')
      .where('reaction.message_id', '=', sql.ref<string>('message.id'))
      .groupBy('reaction.emoji')
      .orderBy(sql`min(reaction.user_id::text)`)
      .select([
        'reaction.emoji',
        sql<string[]>`array_agg(reaction.user_id order by reaction.user_id)`.as('userIds'),
      ]),
  );

const senderOf = () =>
  jsonObjectFrom(
    chatSql.db
      .selectFrom(people.as('person'))
      .where('person.id', '=', sql.ref<string>('message.sender_id'))
      .select(personColumns),
  );

/**
 * Columns of a `message`, whatever the statement has under that name: the table, what was just
 * written, or the last of each conversation.
 * @param isQuoteReadable whether the quoted message `quoted` may be read, which differs from one
 * reader to the other
 */
export const messageColumns = (isQuoteReadable: Expression<boolean>) =>
  [
    'message.id as message_id',
    'message.conversation_id as message_conversationId',
    'message.number as message_number',
    'message.key as message_key',
    'message.content as message_content',
    'message.kind as message_kind',
    'message.event as message_event',
    'message.file_id as message_fileId',
    'message.file_name as message_fileName',
    'message.file_size as message_fileSize',
    'message.file_pages as message_filePages',
    'message.voice_milliseconds as message_voiceMilliseconds',
    'message.voice_waveform as message_voiceWaveform',
    'message.is_forwarded as message_isForwarded',
    'message.edited_at as message_editedAt',
    'message.deleted_at as message_deletedAt',
    'message.is_removed_by_admin as message_isRemovedByAdmin',
    'message.created_at as message_createdAt',
    senderOf().as('message_sender'),
    quoted(isQuoteReadable).as('message_quoted'),
    reactionsOf().as('message_reactions'),
    nameOf(sql.ref<string>('message.subject_id')).$asScalar().as('message_subjectName'),
  ] as const;

export interface MessageRow {
  message_id: string;
  message_conversationId: string;
  message_number: number;
  message_key: string | null;
  message_content: string;
  message_kind: MessageKind;
  message_event: SystemEvent | null;
  message_fileId: string | null;
  message_fileName: string | null;
  message_fileSize: number | null;
  message_filePages: number | null;
  message_voiceMilliseconds: number | null;
  message_voiceWaveform: number[] | null;
  message_isForwarded: boolean;
  message_editedAt: Date | null;
  message_deletedAt: Date | null;
  message_isRemovedByAdmin: boolean;
  message_createdAt: Date;
  message_sender: PersonRow | null;
  message_quoted: QuotedMessage | null;
  message_reactions: MessageReaction[];
  message_subjectName: string | null;
}

/** The words of a message; those of the conversation itself are made of who and whom. */
const wordsOf = (row: MessageRow): string =>
  row.message_event === null
    ? row.message_content
    : systemText(
        row.message_event,
        row.message_sender?.person_fullName ?? null,
        row.message_subjectName,
        row.message_content,
      );

/** How long a recording is, and how it looks; null for other messages. */
const voiceOf = ({
  message_voiceMilliseconds: milliseconds,
  message_voiceWaveform: waveform,
}: MessageRow): VoiceFacts | null =>
  milliseconds === null || waveform === null ? null : { milliseconds, waveform };

/** A row as everybody in the conversation sees it. */
export function messageOf(row: MessageRow): ChatMessage {
  const isFile = row.message_deletedAt === null && hasFile(row.message_kind);
  const isAccessible = !isFile || row.message_fileId !== null;
  return {
    id: row.message_id,
    conversationId: row.message_conversationId,
    number: row.message_number,
    sender: row.message_sender && personOf(row.message_sender),
    key: row.message_key,
    kind: row.message_kind,
    content: wordsOf(row),
    file:
      isFile && row.message_fileId !== null
        ? {
            id: row.message_fileId,
            name: row.message_fileName ?? '',
            size: row.message_fileSize ?? 0,
            pages: row.message_filePages,
          }
        : null,
    voice: voiceOf(row),
    fileName: row.message_deletedAt === null ? row.message_fileName : null,
    isAccessible,
    errorMessage: isAccessible ? null : chatTexts.fileGone,
    replyTo: row.message_quoted,
    reactions: row.message_reactions,
    isForwarded: row.message_isForwarded,
    isDeleted: row.message_deletedAt !== null,
    isRemovedByAdmin: row.message_isRemovedByAdmin,
    removedByName: row.message_isRemovedByAdmin ? row.message_subjectName : null,
    editedAt: row.message_editedAt,
    createdAt: row.message_createdAt,
  };
}
