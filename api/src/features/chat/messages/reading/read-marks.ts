import type { App, Work } from '../../../../core/context.ts';
import { noteDomainEvent } from '../../../outbox/index.ts';
import { conversationEvent, publishInConversation } from '../../chat-events.ts';
import type { ParticipantEntity } from '../../conversations/participant.entity.ts';

/** How far somebody has got in a conversation. */
interface ReadMark {
  userId: string;
  conversationId: string;
  readNumber: number;
  deliveredNumber: number;
  /** Nothing passes between the two any more: the other one is not told. */
  isClosed: boolean;
}

/** Tells the others in a conversation how far somebody has got. */
export function publishReceipt(
  to: Pick<Work, 'publish'> | App['events'],
  { conversationId, isClosed, ...mark }: ReadMark,
): void {
  if (!isClosed) publishInConversation(to, conversationId, conversationEvent('receipt', mark));
}

/**
 * Somebody has read a conversation up to a number: the mark of their locked row goes forward, their
 * bell says nothing more of it, and the others are told. A mark that is there already stays, and
 * nobody hears of it.
 */
export function advanceReadMark(
  work: Work,
  own: ParticipantEntity,
  number: number,
  { at, isClosed = false }: { at: Date; isClosed?: boolean },
): void {
  if (number <= own.lastReadNumber) return;
  own.showMarks(!isClosed);
  own.readUpTo(number);
  const [userId, conversationId] = [own.user.id, own.conversation.id];
  noteDomainEvent(work, 'conversationRead', { conversationId, readerId: userId, at });
  publishReceipt(work, {
    userId,
    conversationId,
    readNumber: own.lastReadNumber,
    deliveredNumber: own.lastDeliveredNumber,
    isClosed,
  });
}
