import { collegeYear } from '@schema/rules/text/days.ts';
import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * One clock for all times on the page; it ticks once a minute, while there is a time on the page.
 */
const listeners = new Set<() => void>();
let timer: number | undefined;
const tick = (listener: () => void) => {
  listeners.add(listener);
  timer ??= window.setInterval(() => listeners.forEach((tell) => tell()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
};
const minuteNow = () => Math.floor(Date.now() / minute) * minute;
const dayNow = () => new Date().setHours(0, 0, 0, 0);
const yearNow = () => collegeYear(new Date());

/** @returns the beginning of this minute, in milliseconds since 1970; it goes on by itself */
export const useMinute = (): number => useSyncExternalStore(tick, minuteNow, minuteNow);

/**
 * @returns the beginning of today where the viewer is; it changes at midnight, so that a page that
 *   stays open says "Today" of the right day
 */
export function useToday(): Date {
  const day = useSyncExternalStore(tick, dayNow, dayNow);
  return useMemo(() => new Date(day), [day]);
}

/**
 * @returns the year that it is at the college, wherever the viewer is: what rules for years of
 *   graduations and interviews compare with
 */
export const useCollegeYear = (): number => useSyncExternalStore(tick, yearNow, yearNow);
