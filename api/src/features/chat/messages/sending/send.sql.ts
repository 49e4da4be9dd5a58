import { sql } from 'kysely';
import type { MessageKind } from '../../../../../../schema/rules/chat/chat-texts.ts';
import type { Parameters } from '../../../../core/sql/index.ts';
import { domainEvent, insertDomainEvents } from '../../../outbox/index.ts';
import { chatSql } from '../../chat.sql.ts';
import { mayWrite } from '../../conversations/conversations.sql.ts';
import { messageColumns, readsQuoted } from '../messages.sql.ts';

/** Who is in the conversation of the `message`. */
const recipients = () =>
  sql<string[]>`array(${chatSql.db
    .selectFrom('conversation_participants as recipient')
    .where('recipient.conversation_id', '=', sql.ref<string>('message.conversation_id'))
    .where('recipient.left_at', 'is', null)
    .select('recipient.user_id')})`;

/** A message of the same conversation that its sender reads, and answers; null for any other. */
const answered = ({ replyToId, conversationId, senderId }: MessageParameters) =>
  chatSql.db
    .selectFrom('messages as quoted')
    .where('quoted.id', '=', sql<string>`${replyToId}`)
    .where('quoted.conversation_id', '=', conversationId)
    .where(readsQuoted(senderId))
    .select('quoted.id')
    .$asScalar();

/** What a message is written with. */
const messageParameters = {
  id: 'uuid',
  conversationId: 'uuid',
  senderId: 'uuid',
  key: 'text',
  content: 'text',
  kind: 'text',
  fileId: 'uuid?',
  fileName: 'text?',
  fileSize: 'int4?',
  filePages: 'int4?',
  voiceMilliseconds: 'int4?',
  voiceWaveform: 'int4[]?',
  replyToId: 'uuid?',
  isForwarded: 'boolean',
  now: 'timestamptz',
} as const;
type MessageParameters = Parameters<typeof messageParameters>;

/** The columns that it fills. */
const writtenColumns = [
  'conversation_id',
  'number',
  'id',
  'sender_id',
  'key',
  'content',
  'kind',
  'file_id',
  'file_name',
  'file_size',
  'file_pages',
  'voice_milliseconds',
  'voice_waveform',
  'reply_to_id',
  'is_forwarded',
  'created_at',
] as const;

/** Their values, behind the conversation and the number. */
const writtenValues = (parameters: MessageParameters) =>
  [
    parameters.id.as('id'),
    parameters.senderId.as('sender_id'),
    parameters.key.as('key'),
    parameters.content.as('content'),
    parameters.kind.$castTo<MessageKind>().as('kind'),
    parameters.fileId.as('file_id'),
    parameters.fileName.as('file_name'),
    parameters.fileSize.as('file_size'),
    parameters.filePages.as('file_pages'),
    parameters.voiceMilliseconds.as('voice_milliseconds'),
    parameters.voiceWaveform.as('voice_waveform'),
    answered(parameters).as('reply_to_id'),
    parameters.isForwarded.as('is_forwarded'),
    parameters.now.as('created_at'),
  ] as const;

/** Whether the sender used this key before. */
const isKeyUsed = ({ senderId, key }: MessageParameters) =>
  chatSql.eb.exists(
    chatSql.db
      .selectFrom('messages as before')
      .where('before.sender_id', '=', senderId)
      .where('before.key', '=', key)
      .select('before.id'),
  );

/**
 * Says something in a conversation: who may, its number, the message, and that its sender has read
 * up to it. A key that was used before changes nothing; nor does a key that is being used at this
 * moment, which the unique key refuses with all of it, so that no number is left out.
 */
export const sendStatement = chatSql.statement('send', messageParameters, (db, parameters) =>
  db
    .with('numbered', (cte) =>
      cte
        .updateTable('conversations as conversation')
        .set((eb) => ({
          last_number: eb('conversation.last_number', '+', 1),
          active_at: eb.fn<Date>('greatest', ['conversation.active_at', parameters.now]),
        }))
        .where('conversation.id', '=', parameters.conversationId)
        .where(mayWrite(parameters.senderId))
        .where((eb) => eb.not(isKeyUsed(parameters)))
        .returning(['conversation.id', 'conversation.last_number']),
    )
    .with('sent', (cte) =>
      cte
        .insertInto('messages')
        .columns(writtenColumns)
        .expression(
          cte
            .selectFrom('numbered')
            .select(['numbered.id as conversation_id', 'numbered.last_number as number'])
            .select(writtenValues(parameters)),
        )
        .returningAll(),
    )
    .with('read', (cte) =>
      cte
        .updateTable('conversation_participants as own')
        .from('numbered')
        .set((eb) => ({
          last_read_number: eb.ref('numbered.last_number'),
          last_delivered_number: eb.ref('numbered.last_number'),
          is_marked_unread: false,
          shown_read_number: null,
          shown_delivered_number: null,
        }))
        .whereRef('own.conversation_id', '=', 'numbered.id')
        .where('own.user_id', '=', parameters.senderId)
        .returning('own.user_id'),
    )
    .with('noted', (cte) =>
      insertDomainEvents(
        cte.selectFrom('sent').select((eb) =>
          domainEvent('messageSent', {
            messageId: eb.ref('sent.id'),
            senderId: sql<string>`sent.sender_id`,
            at: eb.ref('sent.created_at'),
          }),
        ),
      ),
    )
    .selectFrom('sent as message')
    .select(messageColumns(readsQuoted(parameters.senderId)))
    .select(recipients().as('recipients')),
);

/** What its sender sent under a key before. */
export const messageByKey = chatSql.statement(
  'messageByKey',
  { senderId: 'uuid', key: 'text' },
  (db, { senderId, key }) =>
    db
      .selectFrom('messages as message')
      .where('message.sender_id', '=', senderId)
      .where('message.key', '=', key)
      .select(messageColumns(readsQuoted(senderId))),
);
