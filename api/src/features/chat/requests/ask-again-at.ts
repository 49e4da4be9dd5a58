import { dayMilliseconds } from '../../../core/clock.ts';
import { chatLimits, type ConversationStatus } from '../../../../../schema/rules/chat-texts.ts';

/** From when who asked may ask again; null while a request waits, and once it was accepted. */
export function askAgainAt({
  status,
  askedAt,
  answeredAt,
}: {
  status: ConversationStatus;
  askedAt: Date | null;
  answeredAt: Date | null;
}): Date | null {
  if (!askedAt || (status !== 'declined' && status !== 'expired')) return null;
  const ended =
    status === 'declined' && answeredAt
      ? answeredAt.getTime()
      : askedAt.getTime() + chatLimits.requestDays * dayMilliseconds;
  return new Date(ended + chatLimits.askAgainDays * dayMilliseconds);
}
