import { sessionStore } from './session-store';

const hintKey = 'identity.redirectHint';
const entrances = /^\/(signin|sign-in|signup|forgot-password)\/?$/;

/** Only paths of this site are followed: anything else could send a person who just signed in to a stranger. */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || /^\/\/|[\p{Cc}\\]/u.test(path)) return null;
  const url = new URL(path, window.location.origin);
  if (url.origin !== window.location.origin || entrances.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The address of an entrance that comes back to where the person is. */
export const withReturn = (page: '/signin' | '/signup', path: string): string => {
  const back = safePath(path);
  return back && back !== '/' ? `${page}?redirect=${encodeURIComponent(back)}` : page;
};

/** Where to go after signing in: back to where the person was, then the stored hint, then the feed. */
export const returnPath = (search: string): string =>
  safePath(new URLSearchParams(search).get('redirect')) ??
  safePath(sessionStore.get(hintKey)) ??
  '/feed';

/** An account whose profile is incomplete is led there by its next sign-in. */
export const storeHint = (path: string): void => sessionStore.set(hintKey, path);
export const clearHint = (): void => sessionStore.remove(hintKey);
