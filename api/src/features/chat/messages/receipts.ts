import { sql } from 'kysely';
import { chatLimits, chatTexts, messageNumber } from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { badUserInput, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { domainEvent, insertDomainEvents, wakeDispatcher } from '../../outbox/index.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../chat-events.ts';
import { chatSql } from '../chat.sql.ts';
import { isClosedFor, shownMarks } from '../conversations/conversations.sql.ts';
import { mayActIn } from '../conversations/membership.ts';
import { unreadChats } from '../conversations/conversations.queries.ts';
import type { UnreadChats } from '../conversations/conversations.types.ts';
import { publishReceipt } from './read-marks.ts';

/** Marks go forward alone, however many devices send them at once; a row that stays as it is, is not answered. */
const read = chatSql.statement(
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

/**
 * Marks a conversation as read up to a message, or whole. It never goes back.
 * @param number of the message; null for the newest
 * @returns what the viewer has not read in all conversations
 * @throws BAD_USER_INPUT for what is no number of a message, NOT_FOUND for unknown conversations and others' alike
 */
export async function markRead(
  ctx: Context,
  conversationId: string,
  number: number | null,
): Promise<UnreadChats> {
  const viewer = requireViewer(ctx, 'member');
  const upTo = validate(messageNumber, number, 'number');
  if (!isId(conversationId)) throw notFound(chatTexts.notFound);
  const { app } = ctx;
  const [marked] = await app.db.query(read, {
    viewerId: viewer.id,
    conversationId,
    number: upTo,
    now: app.clock.now(),
  });
  if (marked) {
    wakeDispatcher(app);
    publishReceipt(app.events, { userId: viewer.id, conversationId, ...marked });
    publishInLists(app.events, [viewer.id], conversationId);
  }
  return unreadChats(app, viewer.id);
}

const delivered = chatSql.statement(
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

/**
 * Says that a device has all messages of some conversations.
 * @param ids the conversations; null for all of the viewer's
 * @returns whether that was news
 * @throws BAD_USER_INPUT for more than 100 ids
 */
export async function markDelivered(ctx: Context, ids: readonly string[] | null): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  if (ids && ids.length > chatLimits.idsAtMost)
    throw badUserInput(chatTexts.tooManyIds, { ids: chatTexts.tooManyIds });
  const rows = await ctx.app.db.query(delivered, {
    viewerId: viewer.id,
    ids: ids && ids.filter(isId),
  });
  for (const row of rows) publishReceipt(ctx.app.events, { userId: viewer.id, ...row });
  return rows.length > 0;
}

/**
 * Tells the others in a conversation that the viewer types, or stopped. Nothing of it is kept.
 * @returns whether they type
 * @throws NOT_FOUND for unknown conversations, others', and those where nothing may be written alike
 */
export async function setTyping(
  ctx: Context,
  conversationId: string,
  isTyping: boolean,
): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  if (!(await mayActIn(ctx.app, viewer.id, conversationId))) throw notFound(chatTexts.notFound);
  publishInConversation(
    ctx.app.events,
    conversationId,
    conversationEvent(isTyping ? 'typing' : 'stopTyping', { userId: viewer.id }),
  );
  return isTyping;
}
