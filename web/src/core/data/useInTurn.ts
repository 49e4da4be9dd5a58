import { useRef } from 'react';

/**
 * Sends one thing after another, for two answers on their way could come in either order. What is
 * asked for meanwhile waits for the answer; of several the last goes, and none that was just sent.
 * @param send does not reject
 */
export function useInTurn<T extends string | boolean | null>(
  send: (value: T) => Promise<void>,
): (value: T) => void {
  const turn = useRef<{ isSending: boolean; next?: { value: T } | undefined }>({
    isSending: false,
  });
  const begin = async (value: T): Promise<void> => {
    turn.current = { isSending: true };
    await send(value);
    const { next } = turn.current;
    turn.current = { isSending: false };
    if (next && next.value !== value) await begin(next.value);
  };
  return (value) => {
    if (turn.current.isSending) turn.current.next = { value };
    else void begin(value);
  };
}
