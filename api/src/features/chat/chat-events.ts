import type { App, Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';

/** What may happen in a conversation, as those in it see it. */
export type ConversationEventKind =
  | 'subscribed'
  | 'sent'
  | 'changed'
  | 'read'
  | 'typing'
  | 'stopTyping'
  | 'presence'
  | 'stale';

/** What is told of it: ids and numbers. `userId` is who read or types; `isReply` says that a message quotes another. */
export interface ConversationEvent extends EventPayload {
  kind: ConversationEventKind;
  messageId: string | null;
  isReply: boolean;
  userId: string | null;
  readNumber: number | null;
  deliveredNumber: number | null;
  /** Of `presence`: who does not see the person any more (`isHiddenBy`). */
  hiddenFrom: string | null;
}

/** All that happens in a conversation: `ConversationEvent`. */
export const conversationTopic = topicOf('conversation');

/** Changes of a person's own list: `{ conversationId }`, empty for all of it. */
export const conversationsTopic = topicOf('conversations');

/** What happened, with what is known of it. */
export const conversationEvent = (
  kind: ConversationEventKind,
  facts: Partial<Omit<ConversationEvent, 'kind'>> = {},
): ConversationEvent => ({
  kind,
  messageId: null,
  isReply: false,
  userId: null,
  readNumber: null,
  deliveredNumber: null,
  hiddenFrom: null,
  ...facts,
});

/** Where events go: out of a unit of work after its commit, or at once behind a hot statement. */
type Publisher = Pick<Work, 'publish'> | App['events'];

/** Tells those who have the conversation open. */
export function publishInConversation(
  to: Publisher,
  conversationId: string,
  event: ConversationEvent,
): void {
  to.publish(conversationTopic(conversationId), event);
}

/** Tells people that a conversation stands otherwise in their list. */
export function publishInLists(
  to: Publisher,
  userIds: readonly string[],
  conversationId: string,
): void {
  for (const userId of userIds) to.publish(conversationsTopic(userId), { conversationId });
}
