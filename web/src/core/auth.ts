import { bannedToken, wrongCredentials } from '@schema/rules/identity/access-texts';
import { useSyncExternalStore } from 'react';

/**
 * The bearer token: in local storage (session storage is read too), shared by all tabs, dropped
 * when it expires.
 */
const key = 'token';
/** Longer timers run at once. */
const longestTimer = 2 ** 31 - 1;
const listeners = new Set<() => void>();
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

type Claims = { sub?: string; exp?: number };

/**
 * What a token contains. It only tells when the token expires and whose it is: the server checks
 * it.
 */
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
    return null; // The storage is shut off: the token lasts as long as the page.
  }
}

function usable(token: string | null): string | null {
  return token && millisecondsLeft(token) > 0 ? token : null;
}

let current = usable(stored());

function change(token: string | null): void {
  clearTimeout(expiryTimer);
  const next = usable(token);
  if (next && millisecondsLeft(next) < longestTimer)
    expiryTimer = setTimeout(() => change(next), millisecondsLeft(next) + 500);
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** @returns the token in use, or null for a visitor */
export function getToken(): string | null {
  return usable(current);
}

/** @returns the id of who is signed in at this moment; undefined for a visitor */
export const signedInId = (): string | undefined => claimsOf(getToken()).sub;

/** Stores the token of the person who has just signed in, in all tabs. */
export function setToken(token: string): void {
  refused = null;
  forgetRefused();
  try {
    localStorage.setItem(key, token);
    sessionStorage.removeItem(key);
  } catch {
    // Signed in for this visit only.
  }
  change(token);
}

/** Signs out here and in all tabs. */
export function clearToken(): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  change(null);
}

/** Where a refused token is kept until the server has said why, also when the page is left. */
const refusedKey = 'token.refused';

function storedRefused(): string | null {
  try {
    return localStorage.getItem(refusedKey);
  } catch {
    return null;
  }
}

let refused = storedRefused();

/** The server has said why the session ended, or somebody has signed in: nobody asks again. */
export function forgetRefused(): void {
  try {
    localStorage.removeItem(refusedKey);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Drops the token in use, which the server refuses: its session has ended elsewhere. It is kept
 * until the server has said why (`forgetRefused`): a ban leaves nothing on the device, however late
 * it is learnt.
 * @param sentToken the refused one; one that was stored since stays
 */
export function refuseToken(sentToken: unknown): void {
  if (typeof sentToken !== 'string' || sentToken !== getToken()) return;
  refused = sentToken;
  try {
    localStorage.setItem(refusedKey, sentToken);
  } catch {
    // It is asked about by this page alone.
  }
  clearToken();
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Nobody was signed in: who is banned was refused at the door. */
function tellRefused(token: string): void {
  refused = token;
  for (const listener of listeners) listener();
}

type AnswerError = { extensions?: Record<string, unknown> };

/**
 * Drops a token that the server refuses. One that was stored since the request stays, and so does
 * the one that was sent along with a wrong password. What a refusal for a ban answers is kept.
 * @param sentToken the one that went with the request
 */
export function dropTokenIfRefused(errors: readonly AnswerError[], sentToken: unknown): void {
  const isRefused = errors.some(
    ({ extensions }) =>
      extensions?.['code'] === 'UNAUTHENTICATED' && extensions['reason'] !== wrongCredentials,
  );
  if (isRefused) refuseToken(sentToken);
  const banned = errors.map(({ extensions }) => extensions?.[bannedToken]).find(isText);
  if (banned) tellRefused(banned);
}

/** Calls the listener whenever somebody signs in or out. @returns a function that ends it */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The token in use, as it is now: it changes when somebody signs in or out, in any tab, and when it
 * expires.
 */
export const useToken = (): string | null =>
  useSyncExternalStore(
    subscribeToToken,
    () => current,
    () => null,
  );

/**
 * The token that the server refused, or answered to a sign-in that it refused, until somebody signs
 * in: whose session ended, and why.
 */
export const useRefusedToken = (): string | null =>
  useSyncExternalStore(
    subscribeToToken,
    () => refused,
    () => null,
  );

// The build, which draws the first screens, has no window.
if (typeof window !== 'undefined') {
  // Another tab signed in or out; a null key means that it cleared the whole storage.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(stored());
  });
  change(stored());
}
