import { pagePaths } from '@schema/rules/pages/page-paths';
import { parseText, sharedStore } from '@/core/drafts/persisted';

const storedRedirect = sharedStore('identity.redirectHint', { area: 'tab', parse: parseText });
const signInPages =
  /^\/(signin|sign-in|sign-in-college|signup|forgot-password|admin\/signin|admin-login)\/?$/;

/** On the server, which draws first screens, a path belongs to no site yet: any stands for it. */
const ownOrigin = (): string =>
  typeof window === 'undefined' ? 'https://site.invalid' : window.location.origin;

/**
 * @returns the path, or null where it is no path of this site, or a page to sign in: a link could
 *   send a person who has just signed in to a stranger's site
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || /^\/\/|[\p{Cc}\\]/u.test(path)) return null;
  const origin = ownOrigin();
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  if (url.origin !== origin || signInPages.test(url.pathname)) return null;
  // `/..//host` is a path of this site that begins with two slashes: followed, it is another host.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

type ReturningPage = '/signin' | '/signup' | '/admin/signin' | '/create-profile';

/** The address of a page on the way in, from which the person comes back to `path`. */
export const withReturn = (page: ReturningPage, path: string): string => {
  const back = safePath(path);
  return back && back !== '/' ? `${page}?redirect=${encodeURIComponent(back)}` : page;
};

/**
 * Where to go after signing in: the page that the address names, else the stored one, else the
 * usual one.
 */
export const returnPath = (search: string, usual = pagePaths.feed): string =>
  safePath(new URLSearchParams(search).get('redirect')) ?? safePath(storedRedirect.read()) ?? usual;

/** The page that the address names, else the usual one: what the tab stored is for others. */
export const namedPath = (search: string, usual: string): string =>
  safePath(new URLSearchParams(search).get('redirect')) ?? usual;

/**
 * `returnPath` for somebody whose profile is complete: the page to complete it is none to go to.
 */
export function pathAfterProfile(search: string): string {
  const to = returnPath(search);
  return /^\/create-profile(?:[/?#]|$)/.test(to) ? pagePaths.feed : to;
}

/** Stores in the tab where the next sign-in leads: an incomplete profile is completed first. */
export const storeRedirect = (path: string): void => void storedRedirect.write(path);
export const clearStoredRedirect = (): void => storedRedirect.remove();
