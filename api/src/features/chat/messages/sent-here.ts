import { LRUCache } from 'lru-cache';
import type { ChatMessage } from './messages.types.ts';

/** Delivery follows a send at once; what is told later is read. */
const keptMilliseconds = 5_000;
const keptMessages = 500;

/** Messages that this process has just sent, as everybody in their conversations sees them. */
const sentHere = new LRUCache<string, ChatMessage>({ max: keptMessages, ttl: keptMilliseconds });

/** Keeps a message for its delivery; not one with a quote, which not all who read it see. */
export function keepSent(message: ChatMessage): void {
  if (message.replyTo === null) sentHere.set(message.id, message);
}

/** It was changed since: it is read from now on. */
export const forgetSent = (id: string): void => void sentHere.delete(id);

/** A message that this process has just sent, and that was not changed since as far as it knows. */
export const findSent = (id: string): ChatMessage | null => sentHere.get(id) ?? null;
