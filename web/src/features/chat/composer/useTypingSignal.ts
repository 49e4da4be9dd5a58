import { useEffect, useEffectEvent, useRef } from 'react';
import { useSetTypingMutation } from '@/generated/hooks';

/** Who presses no key for so long has stopped. */
const stoppedAfterMs = 1000;
/** Who goes on typing says so again, for those who open the conversation meanwhile. */
const againAfterMs = 3000;

/**
 * Tells the others that the viewer types.
 * @returns `press`: a key was pressed; `stop`: it was sent, or left
 */
export function useTypingSignal(conversationId: string): { press: () => void; stop: () => void } {
  const [setTyping] = useSetTypingMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef<number>(undefined);
  const say = (isTyping: boolean) =>
    // A signal that is lost is not missed: the next one follows.
    void setTyping({ variables: { conversationId, isTyping } }).catch(() => undefined);
  const stop = () => {
    clearTimeout(timer.current);
    if (saidAt.current === undefined) return;
    saidAt.current = undefined;
    say(false);
  };
  const stopOnLeave = useEffectEvent(stop);
  useEffect(() => () => stopOnLeave(), []);
  return {
    press: () => {
      const now = Date.now();
      if (saidAt.current === undefined || now - saidAt.current > againAfterMs) {
        saidAt.current = now;
        say(true);
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, stoppedAfterMs);
    },
    stop,
  };
}
