import type { App, Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';

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

/**
 * What is told of it: ids and numbers. `userId` is who read or types; `isReply` says that a message
 * quotes another.
 */
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
export const conversationTopic = topicOf<ConversationEvent>('conversation');

/** Stands for a conversation's id where all of a list is to be fetched anew. */
export const allConversations = '';

/**
 * A change of a person's own list: in which conversation, or in `allConversations`; which message
 * they deleted for themselves, and whether they cleared what was said so far.
 */
export interface ListEvent extends EventPayload {
  conversationId: string;
  hiddenMessageId: string | null;
  isCleared: boolean;
}

/** Changes of a person's own list: `ListEvent`. */
export const conversationsTopic = topicOf<ListEvent>('conversations');

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

/** What changed in a person's own list. */
export const listEvent = (
  conversationId: string,
  facts: Partial<Omit<ListEvent, 'conversationId'>> = {},
): ListEvent => ({ conversationId, hiddenMessageId: null, isCleared: false, ...facts });

/**
 * Tells people that a conversation stands otherwise in their list.
 * @param facts what they hid from themselves: it leaves all of their devices
 */
export function publishInLists(
  to: Publisher,
  userIds: readonly string[],
  conversationId: string,
  facts: Partial<Omit<ListEvent, 'conversationId'>> = {},
): void {
  const event = listEvent(conversationId, facts);
  for (const userId of userIds) to.publish(conversationsTopic(userId), event);
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
