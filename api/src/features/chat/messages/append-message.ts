import type { MessageKind, SystemEvent } from '../../../../../schema/rules/chat/chat-texts.ts';
import type { Work } from '../../../core/context.ts';
import { User } from '../../identity/index.ts';
import type { ConversationEntity } from '../conversations/conversation.entity.ts';
import { MessageEntity } from './message.entity.ts';

/** A message that a unit of work writes beside what it is about. */
interface AppendedMessage {
  /** Null for an account that is gone or being deleted. */
  senderId: string | null;
  content: string;
  kind?: MessageKind;
  /** What happened, and to whom: of a system message. */
  event?: SystemEvent;
  subjectId?: string | undefined;
  at: Date;
}

/**
 * Writes the next message of a conversation that is locked, which comes to the top of its lists.
 */
export function appendMessage(
  { em }: Pick<Work, 'em'>,
  conversation: ConversationEntity,
  { senderId, content, kind = 'text', event, subjectId, at }: AppendedMessage,
): MessageEntity {
  conversation.lastNumber += 1;
  conversation.activeAt = at;
  return em.create(MessageEntity, {
    conversation,
    number: conversation.lastNumber,
    sender: senderId === null ? null : em.getReference(User, senderId),
    kind,
    event: event ?? null,
    subject: subjectId === undefined ? null : em.getReference(User, subjectId),
    content,
    createdAt: at,
  });
}
