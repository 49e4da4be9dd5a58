import { messageNumber } from '../../../../../schema/rules/chat/chat.ts';
import { chatLimits, chatTexts } from '../../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context } from '../../../core/context.ts';
import { notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/lists/paging.ts';
import { chatSql } from '../chat.sql.ts';
import { ownConversationId } from '../conversations/membership.queries.ts';
import { isReadableMessage, messageColumns, messageOf, readsQuoted } from './messages.sql.ts';
import type { ChatMessage, MessageArgs, MessagePage } from './messages.types.ts';

/** Before a number, or the newest; or behind one. */
type Direction = 'newest' | 'before' | 'after';

interface PageVariant extends Record<string, string | number> {
  direction: Direction;
  first: number;
}

const messagesPage = chatSql.statements(
  'messages',
  { viewerId: 'uuid', conversationId: 'uuid', number: 'int4?' },
  [
    { direction: 'newest', first: chatLimits.page },
    { direction: 'after', first: chatLimits.page },
  ],
  ({ direction, first }: PageVariant) =>
    (db, { viewerId, conversationId, number }) =>
      db
        .selectFrom('conversation_participants as participant')
        .innerJoin('messages as message', 'message.conversation_id', 'participant.conversation_id')
        .where('participant.conversation_id', '=', conversationId)
        .where('participant.user_id', '=', viewerId)
        .where(isReadableMessage())
        .$if(direction === 'before', (query) =>
          query.where('message.number', '<', number.$castTo<number>()),
        )
        .$if(direction === 'after', (query) =>
          query.where('message.number', '>', number.$castTo<number>()),
        )
        .orderBy('message.number', direction === 'after' ? 'asc' : 'desc')
        .limit(first + 1)
        .select(messageColumns(readsQuoted(viewerId))),
);

const messagesAround = chatSql.statements(
  'messagesAround',
  { viewerId: 'uuid', conversationId: 'uuid', number: 'int4' },
  [{ before: chatLimits.page / 2, from: chatLimits.page / 2 }],
  ({ before, from }: { before: number; from: number }) =>
    (db, { viewerId, conversationId, number }) => {
      const readable = db
        .selectFrom('conversation_participants as participant')
        .innerJoin('messages as one', 'one.conversation_id', 'participant.conversation_id')
        .where('participant.conversation_id', '=', conversationId)
        .where('participant.user_id', '=', viewerId)
        .where(isReadableMessage('one'))
        .selectAll('one');
      const older = readable
        .where('one.number', '<', number)
        .orderBy('one.number', 'desc')
        .limit(before + 1);
      const others = readable
        .where('one.number', '>=', number)
        .orderBy('one.number')
        .limit(from + 1);
      return db
        .selectFrom(
          db
            .selectFrom(older.as('older'))
            .selectAll()
            .unionAll(db.selectFrom(others.as('others')).selectAll())
            .as('message'),
        )
        .orderBy('message.number')
        .select(messageColumns(readsQuoted(viewerId)));
    },
  'examples',
);

/** Whose messages are asked for, and how many. */
interface Asked {
  viewerId: string;
  conversationId: string;
  first: number;
}

/** A page from one end: nothing of it where nobody reads anything there. */
async function pageFromEnd(
  app: App,
  { first, ...whose }: Asked,
  direction: Direction,
  number: number | null,
): Promise<MessagePage> {
  const rows = await app.db.query(messagesPage({ direction, first }), { ...whose, number });
  const shown = rows.slice(0, first).map(messageOf);
  const hasMore = rows.length > first;
  return {
    nodes: direction === 'after' ? shown : shown.reverse(),
    hasMore,
    hasNewer: direction === 'before' || (direction === 'after' && hasMore),
  };
}

/** The page around a number: half of it before. */
async function pageAround(
  app: App,
  { first, ...whose }: Asked,
  number: number,
): Promise<MessagePage> {
  const before = Math.floor(first / 2);
  const from = first - before;
  const rows = await app.db.query(messagesAround({ before, from }), { ...whose, number });
  const older = rows.filter((row) => row.message_number < number);
  const others = rows.slice(older.length);
  const hasMore = older.length > before;
  return {
    nodes: [...(hasMore ? older.slice(1) : older), ...others.slice(0, from)].map(messageOf),
    hasMore,
    hasNewer: others.length > from,
  };
}

/**
 * Messages of a conversation, in their order: the newest, those before a number, those behind one,
 * or those around one. One statement.
 * @param conversationId the conversation's id, or the other person's
 * @throws NOT_FOUND for unknown conversations and others' alike, BAD_USER_INPUT for a size outside
 * 1…100 and for what is no number of a message
 */
export async function listMessages(
  ctx: Context,
  conversationId: string,
  asked: MessageArgs,
): Promise<MessagePage> {
  const viewer = requireViewer(ctx, 'member');
  const first = pageSize(asked.first, chatLimits.page);
  const before = validate(messageNumber, asked.before, 'before');
  const after = asked.after === 0 ? 0 : validate(messageNumber, asked.after, 'after');
  if (!isId(conversationId)) throw notFound(chatTexts.notFound);
  const around = validate(messageNumber, asked.around, 'around');
  const direction: Direction = after !== null ? 'after' : before !== null ? 'before' : 'newest';
  const whose = { viewerId: viewer.id, conversationId, first };
  const found =
    direction === 'newest' && around !== null
      ? await pageAround(ctx.app, whose, around)
      : await pageFromEnd(ctx.app, whose, direction, after ?? before);
  if (found.nodes.length === 0) {
    const ownId = await ownConversationId(ctx.app, viewer.id, conversationId);
    if (ownId === null) throw notFound(chatTexts.notFound);
    if (ownId !== conversationId.toLowerCase()) return listMessages(ctx, ownId, asked);
  }
  return found;
}

const messageForWatchers = chatSql.statement(
  'message',
  { id: 'uuid', isQuoteReadable: 'boolean' },
  (db, { id, isQuoteReadable }) =>
    db
      .selectFrom('messages as message')
      .where('message.id', '=', id)
      .select(messageColumns(isQuoteReadable)),
);

/**
 * A message as those in its conversation see it; null for unknown ids. For those who may read it
 * alone.
 * @param isQuoteReadable whether they read the message that it quotes too
 */
export async function findMessage(
  app: App,
  id: string,
  isQuoteReadable: boolean,
): Promise<ChatMessage | null> {
  const [row] = await app.db.query(messageForWatchers, { id, isQuoteReadable });
  return row ? messageOf(row) : null;
}

const messageReaders = chatSql.statement(
  'messageReaders',
  { id: 'uuid', viewerIds: 'uuid[]' },
  (db, { id, viewerIds }) =>
    db
      .selectFrom('messages as message')
      .innerJoin(
        'conversation_participants as participant',
        'participant.conversation_id',
        'message.conversation_id',
      )
      .leftJoin('messages as quoted', 'quoted.id', 'message.reply_to_id')
      .where('message.id', '=', id)
      .where((eb) => eb('participant.user_id', '=', eb.fn.any(viewerIds)))
      .where(isReadableMessage())
      .select((eb) => [
        'participant.user_id as userId',
        eb
          .or([eb('quoted.id', 'is', null), readsQuoted(eb.ref('participant.user_id'))])
          .as('readsQuote'),
      ]),
);

/**
 * Who of these people reads a message, and whether they read what it quotes: one statement for all
 * of them.
 */
export async function readersOf(
  app: App,
  id: string,
  viewerIds: readonly string[],
): Promise<{ userId: string; readsQuote: boolean }[]> {
  const rows = await app.db.query(messageReaders, { id, viewerIds: [...viewerIds] });
  return rows.map(({ userId, readsQuote }) => ({ userId, readsQuote: Boolean(readsQuote) }));
}

/** A message, for who may read it. */
export const readableMessage = chatSql.statement(
  'readableMessage',
  { id: 'uuid', viewerId: 'uuid' },
  (db, { id, viewerId }) =>
    db
      .selectFrom('messages as message')
      .innerJoin(
        'conversation_participants as participant',
        'participant.conversation_id',
        'message.conversation_id',
      )
      .where('message.id', '=', id)
      .where('participant.user_id', '=', viewerId)
      .where(isReadableMessage())
      .select(messageColumns(readsQuoted(viewerId))),
);

/**
 * A message that the viewer may read.
 * @throws NOT_FOUND for unknown ones, those of others' conversations and those that are hidden from
 * the viewer alike
 */
export async function getMessage(ctx: Context, id: string): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await ctx.app.db.query(readableMessage, { id, viewerId: viewer.id })
    : [];
  if (!row) throw notFound(chatTexts.messageGone);
  return messageOf(row);
}
