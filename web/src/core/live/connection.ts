import { useSyncExternalStore } from 'react';

/**
 * `offline`: the browser has no network. `lost`: it has, but the live connection has been away for
 * a while.
 */
export type ConnectionState = 'up' | 'offline' | 'lost';

/** Nobody is told of shorter losses: phones change cells, servers restart. */
const toleratedLossMs = 8_000;

const listeners = new Set<() => void>();
let hasNetwork = true;
let isLive = true;
let lossTimer: ReturnType<typeof setTimeout> | undefined;

const notifyListeners = (): void => listeners.forEach((listener) => listener());

function setHasNetwork(online: boolean): void {
  if (hasNetwork === online) return;
  hasNetwork = online;
  notifyListeners();
}

/** Called by the live connection each time it has to connect again. */
export function reportConnectionLost(): void {
  if (isLive)
    lossTimer ??= setTimeout(() => {
      isLive = false;
      notifyListeners();
    }, toleratedLossMs);
}

/** Called by the live connection when it is connected, or when nobody needs it any more. */
export function reportConnectionUp(): void {
  clearTimeout(lossTimer);
  lossTimer = undefined;
  if (isLive) return;
  isLive = true;
  notifyListeners();
}

const connectionState = (): ConnectionState => (!hasNetwork ? 'offline' : isLive ? 'up' : 'lost');

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls the listener with each new state. @returns a function that ends it */
export const subscribeToConnection = (listener: (state: ConnectionState) => void): (() => void) =>
  subscribe(() => listener(connectionState()));

/** The state of the connection to the api, as it is now. */
export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(subscribe, connectionState, () => 'up');

/** Resolves after so many milliseconds, or as soon as the browser has a network again. */
export const delayUntilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });

// The build, which draws the first screens, has no window.
if (typeof window !== 'undefined') {
  hasNetwork = navigator.onLine;
  window.addEventListener('online', () => setHasNetwork(true));
  window.addEventListener('offline', () => setHasNetwork(false));
}
