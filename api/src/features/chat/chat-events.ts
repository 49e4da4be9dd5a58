import type { App, Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';

/** What may happen in a conversation, as those in it see it. */
export type ConversationEventKind =
  | 'sent'
  | 'changed'
  | 'receipt'
  | 'typing'
  | 'stopTyping'
  | 'presence'
  // Those who have it open fetch it anew: it stands otherwise, or they have just begun to watch.
  | 'stale';

/** What is told of it: ids and numbers. `userId` is who read or types; `isReply` says that a message quotes another. */
export interface ConversationEvent extends EventPayload {
  kind: ConversationEventKind;
  messageId: string | null;
  isReply: boolean;
  userId: string | null;
  readNumber: number | null;
  deliveredNumber: number | null;
  /** Of `presence`: who does not see the person any more (`PresenceEvent`). */
  hiddenFrom: string | null;
}

/** All that happens in a conversation: `ConversationEvent`. */
export const conversationTopic = topicOf('conversation');

/** Stands for a conversation's id where all of a list is to be fetched anew. */
export const allConversations = '';

/** Changes of a person's own list: `{ conversationId }`, or `allConversations`. */
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

/** Tells all who are or were in a conversation that it stands otherwise. */
export function publishStale(
  to: Publisher,
  conversationId: string,
  userIds: readonly string[],
): void {
  publishInConversation(to, conversationId, conversationEvent('stale'));
  publishInLists(to, userIds, conversationId);
}
