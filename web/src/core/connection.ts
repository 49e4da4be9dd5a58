import { useSyncExternalStore } from 'react';

/** How the line to the server stands: `offline` as the browser says, `lost` when the live connection stays away, else `up`. */
export type Line = 'up' | 'offline' | 'lost';

/** A short loss is nobody's business: phones change cells, servers restart. */
const calmMilliseconds = 8_000;

const listeners = new Set<() => void>();
let browser = true;
let live = true;
let worry: ReturnType<typeof setTimeout> | undefined;

const tell = (): void => listeners.forEach((listener) => listener());

function setBrowser(online: boolean): void {
  if (browser === online) return;
  browser = online;
  tell();
}

/** Told by the live connection each time it has to begin anew. */
export function lineIsLost(): void {
  if (live)
    worry ??= setTimeout(() => {
      live = false;
      tell();
    }, calmMilliseconds);
}

/** Told by the live connection when it is there, or nobody needs it any more. */
export function lineIsUp(): void {
  clearTimeout(worry);
  worry = undefined;
  if (live) return;
  live = true;
  tell();
}

/** How the line to the api stands right now. */
export const line = (): Line => (!browser ? 'offline' : live ? 'up' : 'lost');

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The same, followed. */
export const useLine = (): Line => useSyncExternalStore(subscribe, line, () => 'up');

/** Resolves after so many milliseconds, or as soon as the browser is online again. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });

// No window: the build draws the landing page's first screen.
if (typeof window !== 'undefined') {
  browser = navigator.onLine;
  window.addEventListener('online', () => setBrowser(true));
  window.addEventListener('offline', () => setBrowser(false));
}
