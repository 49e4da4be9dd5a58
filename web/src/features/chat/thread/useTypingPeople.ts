import { useEffect, useRef, useState } from 'react';

/** Who does not say that they stopped is believed for so long. */
const believedMs = 6000;

/** Who types right now. */
export function useTypingPeople() {
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const stop = (userId: string) => setUserIds((before) => before.filter((id) => id !== userId));
  return {
    userIds,
    note: (userId: string, isTyping: boolean) => {
      clearTimeout(timers.current.get(userId));
      if (!isTyping) return stop(userId);
      timers.current.set(
        userId,
        setTimeout(() => stop(userId), believedMs),
      );
      setUserIds((before) => (before.includes(userId) ? before : [...before, userId]));
    },
  };
}
