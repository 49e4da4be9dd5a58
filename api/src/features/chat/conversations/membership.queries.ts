import { chatTexts } from '../../../../../schema/rules/chat-texts.ts';
import type { App, Viewer, Work } from '../../../core/context.ts';
import { type AppError, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { LiveField } from '../../../core/live.ts';
import { chatSql } from '../chat.sql.ts';
import { isClosedFor, isIn, isMeantBy, isOpen } from './conversations.sql.ts';

const openFor = chatSql.statement(
  'openFor',
  { viewerId: 'uuid', id: 'uuid' },
  (db, { viewerId, id }) =>
    db
      .selectFrom('conversations as c')
      .where(isMeantBy(id, viewerId))
      .where(isOpen(viewerId))
      .select(['c.id', 'c.status']),
);

const ownConversation = chatSql.statement(
  'ownConversation',
  { viewerId: 'uuid', id: 'uuid' },
  (db, { viewerId, id }) =>
    db
      .selectFrom('conversations as c')
      .where(isMeantBy(id, viewerId))
      .where(isIn(viewerId))
      .select('c.id'),
);

/**
 * The id of a conversation that somebody is in.
 * @param id its own, or the other person's
 * @returns null for unknown conversations and others' alike
 */
export async function ownConversationId(
  app: App,
  viewerId: string,
  id: string,
): Promise<string | null> {
  const [found] = isId(id) ? await app.db.query(ownConversation, { viewerId, id }) : [];
  return found?.id ?? null;
}

/**
 * Whether somebody is in a conversation whose other one is still there, and neither blocks the
 * other.
 */
export const isOpenFor = async (work: Work, viewerId: string, id: string): Promise<boolean> =>
  (await work.query(openFor, { viewerId, id })).length > 0;

/**
 * The id of a conversation where somebody may do something small now: it is also active.
 * @param id its own, or the other person's
 * @returns null where they may not
 */
export async function writableConversationId(
  app: App,
  viewerId: string,
  id: string,
): Promise<string | null> {
  const [found] = isId(id) ? await app.db.query(openFor, { viewerId, id }) : [];
  return found?.status === 'active' ? found.id : null;
}

const closedConversations = chatSql.statement(
  'closedAmong',
  { viewerId: 'uuid', ids: 'uuid[]' },
  (db, { viewerId, ids }) =>
    db
      .selectFrom('conversations as c')
      .where((eb) => eb('c.id', '=', eb.fn.any(ids)))
      .where(isClosedFor(viewerId))
      .select('c.id'),
);

/** Those of some conversations of a person where nothing passes any more. */
export async function closedAmong(
  work: Work,
  viewerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await work.query(closedConversations, { viewerId, ids: [...ids] });
  return new Set(rows.map(({ id }) => id));
}

const watchers = chatSql.statement(
  'watchers',
  { id: 'uuid', viewerIds: 'uuid[]' },
  (db, { id, viewerIds }) =>
    db
      .selectFrom('conversation_participants as p')
      .where('p.conversation_id', '=', id)
      .where((eb) => eb('p.user_id', '=', eb.fn.any(viewerIds)))
      .where('p.left_at', 'is', null)
      .select('p.user_id as userId'),
);

/**
 * Who may hear of a conversation: those who are in it. One statement for all who listen, at each
 * event.
 */
async function conversationAccess(
  app: App,
  viewers: readonly Viewer[],
  id: string,
): Promise<Map<string, string | AppError>> {
  const viewerIds = viewers.map((viewer) => viewer.id);
  const rows = isId(id) ? await app.db.query(watchers, { id, viewerIds }) : [];
  const inside = new Set(rows.map(({ userId }) => userId));
  return new Map(
    viewerIds.map((userId) => [
      userId,
      inside.has(userId) ? 'participant' : notFound(chatTexts.notFound),
    ]),
  );
}

/** For live fields about a conversation. */
export const ofConversation = {
  accessLevels: (app, viewers, { conversationId }) =>
    conversationAccess(app, viewers, String(conversationId)),
} as const satisfies Pick<LiveField, 'accessLevels'>;
