import { LRUCache } from 'lru-cache';
import type { ChatMessage } from '../messages.types.ts';

/** Delivery follows a send at once; what is told later is read. */
const keptMilliseconds = 5_000;
const keptMessages = 500;

/** A message as everybody in its conversation sees it, and who was in it when it was sent. */
export interface SentMessage {
  message: ChatMessage;
  participantIds: ReadonlySet<string>;
}

/** Messages that this process has just sent. */
const sentHere = new LRUCache<string, SentMessage>({ max: keptMessages, ttl: keptMilliseconds });

/**
 * Keeps a message for its delivery; not one with a quote, which not all who read it see.
 * @param participantIds who was in the conversation when it was sent
 */
export function keepSent(message: ChatMessage, participantIds: readonly string[]): void {
  if (message.replyTo === null)
    sentHere.set(message.id, { message, participantIds: new Set(participantIds) });
}

/** It was changed since: it is read from now on. */
export const forgetSent = (id: string): void => void sentHere.delete(id);

/** A message that this process has just sent, and that was not changed since as far as it knows. */
export const findSent = (id: string): SentMessage | null => sentHere.get(id) ?? null;
