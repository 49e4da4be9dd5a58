import { chatTexts, messageText } from '../../../../../../schema/rules/chat/chat.ts';
import { assertNotMuted } from '../../../../core/access.ts';
import { type App, type Context, change, type Work } from '../../../../core/context.ts';
import type { Beside } from '../../../../core/database/hot-writes.ts';
import { conflict, invalidField, notFound, validate } from '../../../../core/errors.ts';
import { isNotBanned, people, personColumns, personOf, User } from '../../../identity/index.ts';
import { noteDomainEvent, wakeDispatcherForMessages } from '../../../outbox/index.ts';
import { isBlocked } from '../../../relationships/index.ts';
import { chatSql } from '../../chat.sql.ts';
import type { ConversationEntity } from '../../conversations/conversation.entity.ts';
import { ParticipantEntity } from '../../conversations/participant.entity.ts';
import { appendMessage } from '../../messages/append-message.ts';
import { answerLocked, lockRequest, overText } from '../answer-request.ts';
import type { LinkedRequest } from '../requests.types.ts';
import { type RequestLink, readRequestToken } from './request-links.ts';

const requestOfLink = chatSql.statement(
  'requestOfLink',
  { conversationId: 'uuid', alumnusId: 'uuid' },
  (db, { conversationId, alumnusId }) =>
    db
      .selectFrom('conversations as conversation')
      .innerJoin(
        'conversation_participants as participant',
        'participant.conversation_id',
        'conversation.id',
      )
      .innerJoin(people.as('person'), 'person.id', 'conversation.creator_id')
      .innerJoin(people.as('asked'), 'asked.id', 'participant.user_id')
      .where('conversation.id', '=', conversationId)
      .where('participant.user_id', '=', alumnusId)
      .where(isNotBanned('asked'))
      .where(isNotBanned('person'))
      .where((eb) => eb.not(isBlocked(eb.ref('person.id'), alumnusId)))
      .select([
        'conversation.id',
        'conversation.status',
        'conversation.note',
        'conversation.asked_at as askedAt',
      ])
      .select(personColumns),
);

/**
 * The request that a link is about; null when it is gone, between those who block one another, and
 * when it was sent anew since the mail.
 */
export async function findLinkedRequest(
  app: App,
  link: RequestLink,
): Promise<LinkedRequest | null> {
  const [row] = await app.db.query(requestOfLink, link);
  if (!row || row.askedAt?.getTime() !== link.askedAt) return null;
  const { id, status } = row;
  // What was taken back is read no more, in a mail that is older than that alone.
  const note = status === 'withdrawn' ? null : row.note;
  return { id, status, note, user: personOf(row), answer: link.answer };
}

/** A request that waits for an alumnus, and when it was sent; null for every other. */
export async function findWaitingRequest(
  app: App,
  conversationId: string,
  alumnusId: string,
): Promise<{ note: string | null; askedAt: number } | null> {
  const [row] = await app.db.query(requestOfLink, { conversationId, alumnusId });
  if (!row?.askedAt || row.status !== 'pending') return null;
  return { note: row.note, askedAt: row.askedAt.getTime() };
}

/** @throws NOT_FOUND for what is gone */
async function linkedRequest({ app }: Context, link: RequestLink): Promise<LinkedRequest> {
  const found = await findLinkedRequest(app, link);
  if (!found) throw notFound(chatTexts.linkGone);
  return found;
}

/**
 * The request that a link in a mail is about, for the page that asks whether one means it: looking
 * at it answers nothing.
 * @throws BAD_USER_INPUT for links that this product did not make, NOT_FOUND for what is gone
 */
export const requestByLink = (ctx: Context, token: string): Promise<LinkedRequest> =>
  linkedRequest(ctx, readRequestToken(ctx.app, token));

/**
 * A mail is no way around a mute.
 * @throws FORBIDDEN for who reads and does not write, until when
 */
async function assertMayAnswer({ em }: Work, alumnusId: string, now: Date): Promise<void> {
  const alumnus = await em.findOne(User, { id: alumnusId });
  assertNotMuted(alumnus?.mutedUntil ?? null, now);
}

/**
 * What is written with an acceptance; null for nothing.
 * @throws BAD_USER_INPUT for words that are no message, and beside "Not now"
 */
function firstMessage({ answer }: RequestLink, message: string | null): string | null {
  if (message === null || message.trim() === '') return null;
  if (answer !== 'accept') throw invalidField('message', chatTexts.notNowIsSilent);
  return validate(messageText, message, 'message');
}

/** Writes the first message of who accepts, behind the note of who asked. */
async function writeFirst(
  work: Work,
  request: ConversationEntity,
  senderId: string,
  content: string,
  at: Date,
): Promise<void> {
  const message = appendMessage(work, request, { senderId, content, at });
  const own = await work.em.findOne(ParticipantEntity, { conversation: request, user: senderId });
  own?.readUpTo(message.number);
  noteDomainEvent(work, 'messageSent', { messageId: message.id, senderId, at });
}

/**
 * Answers a request by a link in a mail, as the link says and for whom it was made: once, while the
 * request waits.
 * @param message what they write first, where they accept
 * @throws as `requestByLink`; BAD_USER_INPUT for the message; RATE_LIMITED; CONFLICT for one that
 * was answered or ran out of time; FORBIDDEN
 * while its alumnus is muted
 */
export async function answerRequestByLink(
  ctx: Context,
  token: string,
  message: string | null,
): Promise<LinkedRequest> {
  const link = readRequestToken(ctx.app, token);
  await answerMailedRequest(ctx, link, message);
  return linkedRequest(ctx, link);
}

/**
 * Answers a request that was mailed.
 * @param beside what is true with the answer, in its transaction
 * @throws as `answerRequestByLink`
 */
export async function answerMailedRequest(
  ctx: Context,
  link: RequestLink,
  message: string | null,
  beside: Beside = () => Promise.resolve(),
): Promise<void> {
  const content = firstMessage(link, message);
  await linkedRequest(ctx, link);
  if (content !== null) await ctx.app.limits.consume('messagesPerMinute', link.alumnusId);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    await beside(work);
    await assertMayAnswer(work, link.alumnusId, now);
    const locked = await lockRequest(work, link.alumnusId, link.conversationId);
    const { status, askedAt } = locked.request;
    // Asked on the locked row: the request may be sent anew, or run out, at this moment.
    if (askedAt?.getTime() !== link.askedAt) throw notFound(chatTexts.linkGone);
    if (status !== 'pending') throw conflict(overText(status));
    const answer = link.answer === 'accept' ? 'active' : 'declined';
    await answerLocked(work, locked, link.alumnusId, answer, now);
    if (content !== null) await writeFirst(work, locked.request, link.alumnusId, content, now);
  });
  if (content !== null) wakeDispatcherForMessages(ctx.app);
}
