import type { MessageStatus } from '../../../../../../schema/rules/chat/chat-texts.ts';
import type { Context } from '../../../../core/context.ts';
import { participantsLoader } from '../../conversations/participants.loaders.ts';
import type { ChatMessage } from '../messages.types.ts';

/** How far a message got with all in the conversation but its sender. */
export async function messageStatus(
  ctx: Context,
  { conversationId, number, sender }: ChatMessage,
): Promise<MessageStatus> {
  const participants = await participantsLoader(ctx).load(conversationId);
  const others = participants.filter(({ user }) => user.id !== sender?.id);
  if (others.length === 0) return 'sent';
  if (others.every(({ lastReadNumber }) => lastReadNumber >= number)) return 'read';
  const isDelivered = others.every(({ lastDeliveredNumber }) => lastDeliveredNumber >= number);
  return isDelivered ? 'delivered' : 'sent';
}
