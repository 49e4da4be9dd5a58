import { useSyncExternalStore } from 'react';

/** The bearer token: kept in local storage (session storage is looked at too), followed across tabs, dropped when it ends. */
const key = 'token';
const longestTimer = 2 ** 31 - 1;
const listeners = new Set<() => void>();
let endTimer: ReturnType<typeof setTimeout> | undefined;

type Claims = { sub?: string; exp?: number };

/** What a token says about itself. Only to know when it ends and whose it is: the server is the one who checks. */
export function claimsOf(token: string | null): Claims {
  try {
    const part = token?.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const { sub, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return { ...(typeof sub === 'string' && { sub }), ...(typeof exp === 'number' && { exp }) };
  } catch {
    return {};
  }
}

const millisecondsLeft = (token: string): number =>
  (claimsOf(token).exp ?? Infinity) * 1000 - Date.now();

function stored(): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null; // Storage shut off: the token lives as long as the page.
  }
}

function usable(token: string | null): string | null {
  return token && millisecondsLeft(token) > 0 ? token : null;
}

let current = usable(stored());

function change(token: string | null): void {
  clearTimeout(endTimer);
  const next = usable(token);
  if (next && millisecondsLeft(next) < longestTimer)
    endTimer = setTimeout(() => change(next), millisecondsLeft(next) + 500);
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** The token in use, or null for a visitor. */
export function getToken(): string | null {
  return usable(current);
}

/** Keeps the token of who has just signed in, and tells all tabs. */
export function setToken(token: string): void {
  try {
    localStorage.setItem(key, token);
    sessionStorage.removeItem(key);
  } catch {
    // Not kept for the next visit, but this one is signed in.
  }
  change(token);
}

/** Signs out here and in all tabs. */
export function clearToken(): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  change(null);
}

/** Calls the listener whenever somebody signs in or out. @returns what ends it */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Renders again when the person signs in or out, in this tab or another, and when the token ends. */
export const useToken = (): string | null =>
  useSyncExternalStore(
    subscribeToToken,
    () => current,
    () => null,
  );

// No window: the build draws the landing page's first screen.
if (typeof window !== 'undefined') {
  // Signed in or out in another tab (a null key: everything was cleared).
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(stored());
  });
  change(stored());
}
