import { useEffect, useState } from 'react';
import { identityTimes } from '@schema/rules/identity-texts';
import { sessionStore } from './session-store';

const keyOf = (name: string) => `identity.cooldown.${name}`;
const readEnd = (name: string) => Number(sessionStore.get(keyOf(name))) || 0;

/** True while a code that was just sent still stands. */
export const isCooling = (name: string): boolean => readEnd(name) > Date.now();

/** Seconds until another code may be asked for, by purpose and address. Kept by the tab, so that a reload is no way around it. */
export function useCooldown(name: string) {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((readEnd(name) - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running, name]);

  const start = (seconds: number = identityTimes.resendSeconds, of = name) => {
    sessionStore.set(keyOf(of), String(Date.now() + seconds * 1000));
    setNow(Date.now());
  };

  return { left, start };
}
