import { chatTexts } from '../../../../../schema/rules/chat/chat-texts.ts';
import type { App, Viewer, Work } from '../../../core/context.ts';
import { type AppError, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { EventPayload } from '../../../core/live/events.ts';
import type { LiveField } from '../../../core/live/live.ts';
import { chatSql } from '../chat.sql.ts';
import { findSent } from '../messages/sending/sent-here.ts';
import { isClosedFor, isIn, isMeantBy, isOpen } from './conversations.sql.ts';

const openFor = chatSql.statement(
  'openFor',
  { viewerId: 'uuid', id: 'uuid' },
  (db, { viewerId, id }) =>
    db
      .selectFrom('conversations as conversation')
      .where(isMeantBy(id, viewerId))
      .where(isOpen(viewerId))
      .select(['conversation.id', 'conversation.status']),
);

const ownConversation = chatSql.statement(
  'ownConversation',
  { viewerId: 'uuid', id: 'uuid' },
  (db, { viewerId, id }) =>
    db
      .selectFrom('conversations as conversation')
      .where(isMeantBy(id, viewerId))
      .where(isIn(viewerId))
      .select('conversation.id'),
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
      .selectFrom('conversations as conversation')
      .where((eb) => eb('conversation.id', '=', eb.fn.any(ids)))
      .where(isClosedFor(viewerId))
      .select('conversation.id'),
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
      .selectFrom('conversation_participants as participant')
      .where('participant.conversation_id', '=', id)
      .where((eb) => eb('participant.user_id', '=', eb.fn.any(viewerIds)))
      .where('participant.left_at', 'is', null)
      .select('participant.user_id as userId'),
);

/** Who is in a conversation, of these people: one statement for all of them. */
async function participantsAmong(
  app: App,
  id: string,
  viewerIds: string[],
): Promise<ReadonlySet<string>> {
  const rows = isId(id) ? await app.db.query(watchers, { id, viewerIds }) : [];
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether all of these people were in the conversation when this process sent its message. */
function allWereIn(viewers: readonly Viewer[], event: EventPayload | null): boolean {
  if (event?.['kind'] !== 'sent' || typeof event['messageId'] !== 'string') return false;
  const sent = findSent(event['messageId']);
  return sent !== null && viewers.every(({ id }) => sent.participantIds.has(id));
}

/**
 * Who may hear of an event in a conversation: those who are in it. Who was in it when a message was
 * sent gets this message; where all who listen were, nothing is asked for.
 */
async function conversationAccess(
  app: App,
  viewers: readonly Viewer[],
  id: string,
  event: EventPayload | null,
): Promise<Map<string, string | AppError> | null> {
  if (allWereIn(viewers, event)) return null;
  const viewerIds = viewers.map((viewer) => viewer.id);
  const inside = await participantsAmong(app, id, viewerIds);
  return new Map(
    viewerIds.map((userId) => [
      userId,
      inside.has(userId) ? 'participant' : notFound(chatTexts.notFound),
    ]),
  );
}

/** For live fields about a conversation. */
export const ofConversation = {
  accessLevels: (app, viewers, { conversationId }, event) =>
    conversationAccess(app, viewers, String(conversationId), event),
} as const satisfies Pick<LiveField, 'accessLevels'>;
