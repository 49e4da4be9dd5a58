import { identityTimes } from '@schema/rules/identity/identity-texts';
import { useEffect, useState } from 'react';
import { sharedStore } from '@/core/drafts/persisted';

/** When the cooldown ends, in milliseconds since 1970. */
const end = (name: string) =>
  sharedStore(`identity.cooldown.${name}`, {
    area: 'tab',
    parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  });
const readEnd = (name: string): number => end(name).read() ?? 0;

/** Whether a code was sent so recently that no other one may be requested yet. */
export const isCoolingDown = (name: string): boolean => readEnd(name) > Date.now();

/**
 * Counts the seconds until another code may be requested. The end is stored in the tab: a reload
 * does not shorten it.
 * @param name purpose and address of the code
 */
export function useCooldown(name: string) {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((readEnd(name) - now) / 1000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running, name]);

  const start = (seconds: number = identityTimes.resendSeconds, of = name) => {
    end(of).write(Date.now() + seconds * 1000);
    setNow(Date.now());
  };

  return { secondsLeft, start };
}
