import { type Expression, sql } from 'kysely';
import { domainEvent, insertDomainEvents } from '../../../outbox/index.ts';
import { chatSql } from '../../chat.sql.ts';
import { isClosedFor, shownMarks } from '../../conversations/conversations.sql.ts';

/**
 * Up to where the `conversation` is read: not beyond its last message, which null stands for, as
 * `least` leaves it out.
 */
const readUpTo = (number: Expression<number | null>) =>
  chatSql.eb.fn<number>('least', [number, sql.ref<number>('conversation.last_number')]);

/**
 * Marks go forward alone, however many devices send them at once; a row that stays as it is, is not
 * answered.
 */
export const markReadStatement = chatSql.statement(
  'read',
  { viewerId: 'uuid', conversationId: 'uuid', number: 'int4?', now: 'timestamptz' },
  (db, { viewerId, conversationId, number, now }) =>
    db
      .with('read', (cte) =>
        cte
          .updateTable('conversation_participants as participant')
          .from('conversations as conversation')
          .set((eb) => ({
            ...shownMarks(viewerId),
            is_marked_unread: false,
            last_read_number: eb.fn<number>('greatest', [
              'participant.last_read_number',
              readUpTo(number),
            ]),
            last_delivered_number: eb.fn<number>('greatest', [
              'participant.last_delivered_number',
              readUpTo(number),
            ]),
          }))
          .whereRef('conversation.id', '=', 'participant.conversation_id')
          .where('participant.conversation_id', '=', conversationId)
          .where('participant.user_id', '=', viewerId)
          .where('participant.left_at', 'is', null)
          .where((eb) =>
            eb.or([
              eb('participant.is_marked_unread', '=', true),
              eb('participant.last_read_number', '<', readUpTo(number)),
            ]),
          )
          .returning([
            'participant.conversation_id',
            'participant.user_id',
            'participant.last_read_number',
            'participant.last_delivered_number',
          ]),
      )
      .with('noted', (cte) =>
        insertDomainEvents(
          cte.selectFrom('read').select((eb) =>
            domainEvent('conversationRead', {
              conversationId: eb.ref('read.conversation_id'),
              readerId: eb.ref('read.user_id'),
              at: now,
            }),
          ),
        ),
      )
      .selectFrom('read')
      .innerJoin('conversations as conversation', 'conversation.id', 'read.conversation_id')
      .select([
        'read.last_read_number as readNumber',
        'read.last_delivered_number as deliveredNumber',
        isClosedFor(viewerId).as('isClosed'),
      ]),
);

/** The same for what devices have: of some conversations, or of all. */
export const markDeliveredStatement = chatSql.statement(
  'delivered',
  { viewerId: 'uuid', ids: 'uuid[]?' },
  (db, { viewerId, ids }) =>
    db
      .with('delivered', (cte) =>
        cte
          .updateTable('conversation_participants as participant')
          .from('conversations as conversation')
          .set((eb) => ({
            ...shownMarks(viewerId),
            last_delivered_number: eb.ref('conversation.last_number'),
          }))
          .whereRef('conversation.id', '=', 'participant.conversation_id')
          .where('participant.user_id', '=', viewerId)
          .where('participant.left_at', 'is', null)
          .whereRef('participant.last_delivered_number', '<', 'conversation.last_number')
          .where(sql<boolean>`(${ids} is null or conversation.id = any(${ids}))`)
          .returning([
            'participant.conversation_id',
            'participant.last_read_number',
            'participant.last_delivered_number',
          ]),
      )
      .selectFrom('delivered')
      .innerJoin('conversations as conversation', 'conversation.id', 'delivered.conversation_id')
      .select([
        'conversation.id as conversationId',
        'delivered.last_read_number as readNumber',
        'delivered.last_delivered_number as deliveredNumber',
        isClosedFor(viewerId).as('isClosed'),
      ]),
);
