import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  chatTexts,
  type MessageKind,
  type SystemEvent,
  systemText,
} from '../../../../../schema/rules/chat-texts.ts';
import { type PersonRow, people, personColumns, personOf } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import type { ChatMessage, MessageReaction, QuotedMessage } from './messages.types.ts';

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

/** Whether somebody deleted the message `m` for themselves. */
export const isHiddenFrom = (userId: Expression<string>) => isHiddenAs('m', userId);

/**
 * Whether a message is read by the person of a place in its conversation: they are in it, the
 * message came after they joined or cleared it, and they have not deleted it for themselves. What
 * reads, counts, finds, tells or keeps messages for somebody asks this.
 * @param message the name of the message in the statement
 * @param place the name of the place, a row of `conversation_participants`
 */
export const isReadableMessage = (message = 'm', place = 'p'): Expression<boolean> =>
  chatSql.eb
    .and([
      chatSql.eb(sql.ref<Date | null>(`${place}.left_at`), 'is', null),
      chatSql.eb(
        sql.ref<number>(`${message}.number`),
        '>',
        sql.ref<number>(`${place}.visible_after`),
      ),
      chatSql.eb.not(isHiddenAs(message, sql.ref<string>(`${place}.user_id`))),
    ])
    .$castTo<boolean>();

/** Whether somebody reads the message `r`, which another one quotes. */
export const readsQuoted = (readerId: Expression<string>): Expression<boolean> =>
  chatSql.eb
    .exists(
      chatSql.db
        .selectFrom('conversation_participants as reader')
        .where('reader.conversation_id', '=', sql.ref<string>('r.conversation_id'))
        .where('reader.user_id', '=', readerId)
        .where(isReadableMessage('r', 'reader')),
    )
    .$castTo<boolean>();

/** The message that `m` answers: without its words and its writer for who does not read it. */
const quoted = (isReadable: Expression<boolean>) =>
  jsonObjectFrom(
    chatSql.db
      .selectFrom('messages as r')
      .crossJoinLateral(
        chatSql.db.selectNoFrom(sql<boolean>`${isReadable}`.as('readable')).as('seen'),
      )
      .where('r.id', '=', sql.ref<string>('m.reply_to_id'))
      .select((eb) => [
        'r.id',
        'r.number',
        'r.kind',
        'seen.readable as isReadable',
        sql<string | null>`case when seen.readable then r.file_name end`.as('fileName'),
        sql<number | null>`case when seen.readable then r.file_pages end`.as('filePages'),
        sql<string>`case when seen.readable then left(r.content, ${sql.lit(quotedLength)}) else '' end`.as(
          'content',
        ),
        eb('r.deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'),
        sql<string | null>`case when seen.readable then ${nameOf(eb.ref('r.sender_id'))} end`.as(
          'senderName',
        ),
      ]),
  );

const reactionsOf = () =>
  jsonArrayFrom(
    chatSql.db
      .selectFrom('message_reactions as reaction')
      .where('reaction.message_id', '=', sql.ref<string>('m.id'))
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
      .where('person.id', '=', sql.ref<string>('m.sender_id'))
      .select(personColumns),
  );

/**
 * Columns of a message `m`, whatever the statement has under that name: the table, what was just
 * written, or the last of each conversation.
 * @param isQuoteReadable whether the quoted message `r` may be read, which differs from one reader
 * to the other
 */
export const messageColumns = (isQuoteReadable: Expression<boolean>) =>
  [
    'm.id as m_id',
    'm.conversation_id as m_conversationId',
    'm.number as m_number',
    'm.key as m_key',
    'm.content as m_content',
    'm.kind as m_kind',
    'm.event as m_event',
    'm.file_id as m_fileId',
    'm.file_name as m_fileName',
    'm.file_size as m_fileSize',
    'm.file_pages as m_filePages',
    'm.is_forwarded as m_isForwarded',
    'm.edited_at as m_editedAt',
    'm.deleted_at as m_deletedAt',
    'm.created_at as m_createdAt',
    senderOf().as('m_sender'),
    quoted(isQuoteReadable).as('m_quoted'),
    reactionsOf().as('m_reactions'),
    nameOf(sql.ref<string>('m.subject_id')).$asScalar().as('m_subjectName'),
  ] as const;

export interface MessageRow {
  m_id: string;
  m_conversationId: string;
  m_number: number;
  m_key: string | null;
  m_content: string;
  m_kind: MessageKind;
  m_event: SystemEvent | null;
  m_fileId: string | null;
  m_fileName: string | null;
  m_fileSize: number | null;
  m_filePages: number | null;
  m_isForwarded: boolean;
  m_editedAt: Date | null;
  m_deletedAt: Date | null;
  m_createdAt: Date;
  m_sender: PersonRow | null;
  m_quoted: QuotedMessage | null;
  m_reactions: MessageReaction[];
  m_subjectName: string | null;
}

/** The words of a message; those of the conversation itself are made of who and whom. */
const wordsOf = (row: MessageRow): string =>
  row.m_event === null
    ? row.m_content
    : systemText(
        row.m_event,
        row.m_sender?.person_fullName ?? null,
        row.m_subjectName,
        row.m_content,
      );

/** A row as everybody in the conversation sees it. */
export function messageOf(row: MessageRow): ChatMessage {
  const isFile = row.m_deletedAt === null && (row.m_kind === 'image' || row.m_kind === 'pdf');
  const isAccessible = !isFile || row.m_fileId !== null;
  return {
    id: row.m_id,
    conversationId: row.m_conversationId,
    number: row.m_number,
    sender: row.m_sender && personOf(row.m_sender),
    key: row.m_key,
    kind: row.m_kind,
    content: wordsOf(row),
    file:
      isFile && row.m_fileId !== null
        ? {
            id: row.m_fileId,
            name: row.m_fileName ?? '',
            size: row.m_fileSize ?? 0,
            pages: row.m_filePages,
          }
        : null,
    fileName: row.m_deletedAt === null ? row.m_fileName : null,
    isAccessible,
    errorMessage: isAccessible ? null : chatTexts.fileGone,
    replyTo: row.m_quoted,
    reactions: row.m_reactions,
    isForwarded: row.m_isForwarded,
    isDeleted: row.m_deletedAt !== null,
    editedAt: row.m_editedAt,
    createdAt: row.m_createdAt,
  };
}
