import { chatLimits } from '@schema/rules/chat/chat-texts';
import { useEffect, useRef } from 'react';
import { useMarkDeliveredMutation } from '@/generated/hooks';

/** What comes in together is said together. */
const togetherMs = 400;

/**
 * Says that this device has the messages of a conversation.
 * @returns the function that says it; null: of all conversations
 */
export function useMarkDelivered(): (conversationId: string | null) => void {
  const [markDelivered] = useMarkDeliveredMutation();
  const waiting = useRef<Set<string> | 'all'>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    const ids = waiting.current === 'all' ? null : [...waiting.current];
    waiting.current = new Set();
    timer.current = undefined;
    const conversationIds = ids && ids.length <= chatLimits.idsAtMost ? ids : null;
    // What is not said now is said with the next message, or when the line is back.
    void markDelivered({ variables: { conversationIds } }).catch(() => undefined);
  };
  return (conversationId) => {
    if (conversationId === null) waiting.current = 'all';
    else if (waiting.current !== 'all') waiting.current.add(conversationId);
    timer.current ??= setTimeout(send, togetherMs);
  };
}
