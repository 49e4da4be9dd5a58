import {
  type ConversationStatus,
  chatLimits,
  chatTexts,
  notActiveText,
  type ParticipantRole,
} from '../../../../schema/rules/chat/chat-texts.ts';
import { dayMilliseconds } from '../../core/clock.ts';
import type { Viewer } from '../../core/context.ts';
import { badUserInput, conflict, forbidden } from '../../core/errors.ts';

// Who may do what in chats, from the arguments alone. What only the database knows, whether
// somebody is in a conversation, reads a message or is kept apart by a block, are the expressions
// of `conversations.sql.ts` and `messages.sql.ts`.

/** Why somebody may not write in a conversation of theirs; null when they may. */
export function writingRefusal(conversation: {
  isClosed: boolean;
  isBlocked: boolean;
  status: ConversationStatus;
  /** The reader is who asked. */
  isOwn: boolean;
}): string | null {
  if (conversation.isBlocked) return chatTexts.blocked;
  if (conversation.isClosed) return chatTexts.closed;
  return conversation.status === 'active'
    ? null
    : notActiveText(conversation.status, conversation.isOwn);
}

/**
 * Whether a conversation begins as a request: a student writes to an alumnus who wants to be asked.
 */
export const beginsAsRequest = (
  viewer: Pick<Viewer, 'role'>,
  { roles, autoAccepts }: { roles: readonly string[]; autoAccepts: boolean },
): boolean => viewer.role === 'mentee' && roles.includes('alumni') && !autoAccepts;

/** Why an alumnus takes no request now; null when they do. */
export function requestRefusal(asked: { takesAnother: boolean; limit: number }): string | null {
  if (asked.takesAnother) return null;
  return asked.limit === 0 ? chatTexts.paused : chatTexts.full;
}

/** From when who asked may ask again; null while a request waits, and once it was accepted. */
export function askAgainAt({
  status,
  askedAt,
  answeredAt,
  withdrawnAt,
}: {
  status: ConversationStatus;
  askedAt: Date | null;
  answeredAt: Date | null;
  withdrawnAt: Date | null;
}): Date | null {
  if (status === 'withdrawn' && withdrawnAt)
    return new Date(
      withdrawnAt.getTime() + chatLimits.askAgainAfterWithdrawalDays * dayMilliseconds,
    );
  if (!askedAt || (status !== 'declined' && status !== 'expired')) return null;
  const ended =
    status === 'declined' && answeredAt
      ? answeredAt.getTime()
      : askedAt.getTime() + chatLimits.requestDays * dayMilliseconds;
  return new Date(ended + chatLimits.askAgainDays * dayMilliseconds);
}

/** @throws FORBIDDEN for others' messages, CONFLICT once the minutes are over */
export function assertOwnAndFresh(
  viewer: Pick<Viewer, 'id'>,
  message: { sender: { id: string } | null; createdAt: Date },
  now: Date,
): void {
  if (message.sender?.id !== viewer.id) throw forbidden(chatTexts.notYours);
  if (now.getTime() - message.createdAt.getTime() > chatLimits.editMinutes * 60_000)
    throw conflict(chatTexts.tooLate);
}

/** Whether an admin of a group takes a message of somebody else from everybody in it. */
export const removesAsAdmin = (
  viewer: Pick<Viewer, 'id'>,
  message: { sender: { id: string } | null },
  own: { role: ParticipantRole } | null,
): boolean => own?.role === 'admin' && message.sender?.id !== viewer.id;

/** @throws FORBIDDEN for those who are no admins of the group */
export function assertAdmin({ own }: { own: { role: ParticipantRole } }): void {
  if (own.role !== 'admin') throw forbidden(chatTexts.notAdmin);
}

/**
 * Nobody takes a group from who made it: as long as they are an admin, others neither remove them
 * nor take that back.
 * @throws CONFLICT
 */
export function assertMayRemove(
  { group, own }: { group: { creator: { id: string } | null }; own: { user: { id: string } } },
  whom: { role: ParticipantRole; user: { id: string } },
): void {
  const isCreator = whom.user.id === group.creator?.id && whom.role === 'admin';
  if (isCreator && whom.user.id !== own.user.id) throw conflict(chatTexts.creatorStays);
}

/** @throws BAD_USER_INPUT for more people than a group holds */
export function assertGroupSize(people: number): void {
  if (people > chatLimits.people)
    throw badUserInput(chatTexts.groupPeople, { personIds: chatTexts.groupPeople });
}

/**
 * Who becomes an admin when one leaves a group: whoever is in it longest; nobody while there is
 * another admin.
 * @param staying who is in it then, the first ones first
 */
export const successorOf = <Staying extends { role: ParticipantRole }>(
  staying: readonly Staying[],
): Staying | undefined => (staying.some(({ role }) => role === 'admin') ? undefined : staying[0]);
