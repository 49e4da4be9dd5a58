import { pagePaths } from '@schema/rules/pages/page-paths';
import { signedInId } from '../auth.ts';
import { personalStore, removePersisted } from '../drafts/persisted.ts';
import { emptyPicture } from '../empty-picture.ts';
import { isRecord } from '../is-record.ts';

const kind = 'kept-screen';
/** In heights of the window: what is further down nobody sees before the page itself is there. */
const deepest = 1.5;
/** In characters; the first cards of a feed have a fifth of it. */
const longest = 200_000;
/** In milliseconds. */
const lifetime = 14 * 24 * 3600 * 1000;

/** The names of the files that draw the feed, as theme.js is told; '' in development. */
const codeOfFeed = (): string =>
  document.querySelector('script[data-shell]')?.getAttribute('data-code-feed') ?? '';

type KeptScreen = {
  /** The code that drew it: other code has other style sheets. */
  code: string;
  html: string;
};

const storeOf = (userId: string) =>
  personalStore<KeptScreen>(
    { kind, of: userId, name: 'feed' },
    {
      lifetime,
      parse: (stored) =>
        isRecord(stored) && typeof stored['code'] === 'string' && typeof stored['html'] === 'string'
          ? { code: stored['code'], html: stored['html'] }
          : undefined,
    },
  );

/** Takes from the copy of an element what is not among the first that one sees of it. */
function cut(shown: Element, copy: Element): void {
  const copies = [...copy.children];
  [...shown.children].forEach((one, index) => {
    const its = copies[index];
    const top = one.getBoundingClientRect().top + window.scrollY;
    if (top > window.innerHeight * deepest) its?.remove();
    else if (its) cut(one, its);
  });
}

/** What is no more than words and shapes. No signed address is kept beyond its life. */
function copyOf(content: Element): string {
  // Of a document that nobody sees: there nothing is loaded.
  const copy = document.implementation.createHTMLDocument().importNode(content, true);
  cut(content, copy);
  for (const one of copy.querySelectorAll('script, iframe, video, audio')) one.remove();
  for (const picture of copy.querySelectorAll('img[src*="/files/"], img[src^="blob:"]')) {
    picture.removeAttribute('srcset');
    picture.setAttribute('src', emptyPicture);
  }
  return copy.innerHTML;
}

/** The feed as it stands there, unless it is searched, sorted, or has not come yet. */
function feedOnScreen(): Element | null {
  if (location.pathname !== pagePaths.feed || location.search !== '') return null;
  const content = document.querySelector('div[data-shell]');
  const isDrawn = content?.querySelector('article') && !content.closest('[data-first-paint]');
  return isDrawn ? content : null;
}

/**
 * Keeps how the feed looks whenever the app is left with it on the screen: at the next visit
 * theme.js shows that until the feed is drawn anew (docs/decisions/first-screen.md). It goes
 * with the session, as all that was read does. @returns a function that ends it
 */
export function keepScreen(): () => void {
  const keep = () => {
    const [userId, code, content] = [signedInId(), codeOfFeed(), feedOnScreen()];
    if (document.visibilityState !== 'hidden' || !userId || !code || !content) return;
    const html = copyOf(content);
    if (html.length <= longest) storeOf(userId).write({ code, html });
  };
  document.addEventListener('visibilitychange', keep);
  return () => document.removeEventListener('visibilitychange', keep);
}

/** Nobody sees again what was kept of the feed: who stood there may have been blocked. */
export const forgetScreen = (): void => removePersisted('device', `${kind}:`);
