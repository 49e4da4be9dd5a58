import { sql } from 'kysely';
import { domainEvent, insertDomainEvents } from '../../outbox/index.ts';
import { chatSql } from '../chat.sql.ts';
import { isClosedFor, shownMarks } from '../conversations/conversations.sql.ts';

/** Marks go forward alone, however many devices send them at once; a row that stays as it is, is not answered. */
export const markReadStatement = chatSql.statement(
  'read',
  { viewerId: 'uuid', conversationId: 'uuid', number: 'int4?', now: 'timestamptz' },
  (db, { viewerId, conversationId, number, now }) =>
    db
      .with('read', (cte) =>
        cte
          .updateTable('conversation_participants as p')
          .from('conversations as c')
          .set({
            ...shownMarks(viewerId),
            last_read_number: sql<number>`least(coalesce(${number}, c.last_number), c.last_number)`,
            last_delivered_number: sql<number>`greatest(p.last_delivered_number, least(coalesce(${number}, c.last_number), c.last_number))`,
          })
          .whereRef('c.id', '=', 'p.conversation_id')
          .where('p.conversation_id', '=', conversationId)
          .where('p.user_id', '=', viewerId)
          .where('p.left_at', 'is', null)
          .where(
            sql<boolean>`p.last_read_number < least(coalesce(${number}, c.last_number), c.last_number)`,
          )
          .returning([
            'p.conversation_id',
            'p.user_id',
            'p.last_read_number',
            'p.last_delivered_number',
          ]),
      )
      .with('noted', (cte) =>
        insertDomainEvents(
          cte.selectFrom('read').select((eb) =>
            domainEvent('conversationRead', {
              subjectId: eb.ref('read.conversation_id'),
              actorId: eb.ref('read.user_id'),
              at: now,
            }),
          ),
        ),
      )
      .selectFrom('read')
      .innerJoin('conversations as c', 'c.id', 'read.conversation_id')
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
          .updateTable('conversation_participants as p')
          .from('conversations as c')
          .set((eb) => ({
            ...shownMarks(viewerId),
            last_delivered_number: eb.ref('c.last_number'),
          }))
          .whereRef('c.id', '=', 'p.conversation_id')
          .where('p.user_id', '=', viewerId)
          .where('p.left_at', 'is', null)
          .whereRef('p.last_delivered_number', '<', 'c.last_number')
          .where(sql<boolean>`(${ids} is null or c.id = any(${ids}))`)
          .returning(['p.conversation_id', 'p.last_read_number', 'p.last_delivered_number']),
      )
      .selectFrom('delivered')
      .innerJoin('conversations as c', 'c.id', 'delivered.conversation_id')
      .select([
        'c.id as conversationId',
        'delivered.last_read_number as readNumber',
        'delivered.last_delivered_number as deliveredNumber',
        isClosedFor(viewerId).as('isClosed'),
      ]),
);
