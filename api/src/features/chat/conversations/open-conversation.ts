import {
  type ConversationType,
  chatTexts,
  requestNote,
} from '../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { personOf, User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { lockListedPerson } from '../../profiles/index.ts';
import { beginsAsRequest, requestRefusal } from '../chat.policy.ts';
import { publishInLists } from '../chat-events.ts';
import { ConversationEntity } from './conversation.entity.ts';
import { findConversation, getConversation } from './conversations.queries.ts';
import type { Conversation, ConversationWith } from './conversations.types.ts';
import { lockPairKey, pairKey } from './pair-key.ts';
import { ParticipantEntity } from './participant.entity.ts';
import { reachablePerson } from './reachable-person.sql.ts';

/**
 * @returns the id as the database writes it.
 * @throws NOT_FOUND for what is no id, BAD_USER_INPUT for oneself
 */
function otherPerson(viewer: Viewer, personId: string): string {
  if (!isId(personId)) throw notFound(chatTexts.personNotFound);
  const id = personId.toLowerCase();
  if (id === viewer.id) throw badUserInput(chatTexts.self, { personId: chatTexts.self });
  return id;
}

/**
 * What writing to a person would be like: the conversation that there is, or whether it begins as a
 * request, and whether they take one.
 * @throws NOT_FOUND for unknown, incomplete and banned accounts alike, and where one of the two
 * blocks the other; BAD_USER_INPUT for oneself; FORBIDDEN for the unverified
 */
export async function conversationWith(ctx: Context, personId: string): Promise<ConversationWith> {
  const viewer = requireViewer(ctx, 'member');
  const otherId = otherPerson(viewer, personId);
  const [person] = await ctx.app.db.query(reachablePerson, {
    personId: otherId,
    viewerId: viewer.id,
  });
  if (!person) throw notFound(chatTexts.personNotFound);
  const found = await findConversation(ctx.app, viewer.id, otherId);
  const isRequest = found === null && beginsAsRequest(viewer, person);
  return {
    user: personOf(person),
    conversation: found,
    isRequest,
    refusal: isRequest ? requestRefusal(person) : null,
  };
}

/** How the pair's conversation begins: as a request that waits, or open at once. */
type Beginning = 'pending' | 'active';

/**
 * How a conversation with somebody begins now. Those who ask one alumnus follow one another until
 * the commit: their open requests are counted.
 * @throws NOT_FOUND for people whom the viewer may not reach, CONFLICT when they take no more
 * requests
 */
export async function lockNewConversation(
  work: Work,
  viewer: Viewer,
  personId: string,
): Promise<Beginning> {
  await work.advisoryLock('chat requests', personId);
  const [person] = await work.query(reachablePerson, { personId, viewerId: viewer.id });
  if (!person) throw notFound(chatTexts.personNotFound);
  if (!beginsAsRequest(viewer, person)) return 'active';
  const refusal = requestRefusal(person);
  if (refusal) throw conflict(refusal);
  return 'pending';
}

/** Writes the pair's conversation, and both as those who are in it. */
function createPair(
  { em }: Work,
  viewer: Viewer,
  otherId: string,
  begun: { status: Beginning; note: string | null; at: Date },
): ConversationEntity {
  const { status, note, at } = begun;
  const isRequest = status === 'pending';
  const opened = em.create(ConversationEntity, {
    type: 'dm',
    status,
    pairKey: pairKey(viewer.id, otherId),
    creator: em.getReference(User, viewer.id),
    note: isRequest ? note : null,
    askedAt: isRequest ? at : null,
    activeAt: at,
    createdAt: at,
  });
  for (const userId of [viewer.id, otherId])
    em.create(ParticipantEntity, {
      conversation: opened,
      user: em.getReference(User, userId),
      joinedAt: at,
    });
  return opened;
}

/**
 * Finds the pair's one conversation, or opens it, also when both press at once. A student's with an
 * alumnus begins as a request, which goes to the alumnus with the note.
 * @throws NOT_FOUND for unknown, incomplete and banned accounts alike, and where one of the two
 * blocks the other; BAD_USER_INPUT for oneself and for a note that is too long; CONFLICT when the
 * alumnus takes no more requests; FORBIDDEN for the unverified; RATE_LIMITED
 */
export async function openConversation(
  ctx: Context,
  personId: string,
  givenNote: string | null,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  const note = validate(requestNote, givenNote, 'note');
  const otherId = otherPerson(viewer, personId);
  const found = await findConversation(ctx.app, viewer.id, otherId);
  if (found) return found;
  await chargeCreation(ctx, viewer.id);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    if (!(await lockListedPerson(work, otherId))) throw notFound(chatTexts.personNotFound);
    await lockPairKey(work, viewer.id, otherId);
    const pair = { pairKey: pairKey(viewer.id, otherId) };
    if ((await work.em.count(ConversationEntity, pair)) > 0) return;
    const status = await lockNewConversation(work, viewer, otherId);
    const { id } = createPair(work, viewer, otherId, { status, note, at: now });
    publishInLists(work, [viewer.id, otherId], id);
    if (status === 'pending')
      noteDomainEvent(work, 'chatRequested', { conversationId: id, askerId: viewer.id, at: now });
  });
  return getConversation(ctx, otherId);
}

/**
 * `openConversation`, as the documented call says it.
 * @param participants the other person; the viewer may stand there too
 * @throws as `openConversation`; BAD_USER_INPUT for groups, and for nobody or more than one other
 * person
 */
export function openChat(
  ctx: Context,
  participants: readonly string[],
  type: ConversationType,
  note: string | null,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  if (type !== 'dm') throw badUserInput(chatTexts.onlyDm, { type: chatTexts.onlyDm });
  const others = participants.filter((id) => id.toLowerCase() !== viewer.id);
  const [other] = others.length === 0 ? participants : others;
  if (other === undefined || others.length > 1)
    throw badUserInput(chatTexts.participants, { participants: chatTexts.participants });
  return openConversation(ctx, other, note);
}
