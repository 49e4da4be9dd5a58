import { type RefObject, useEffect, useRef } from 'react';

/** For so long a page may take to draw the link. */
const patienceMs = 5000;
/** Whoever does one of these has begun something else. */
const userActions = ['keydown', 'pointerdown', 'wheel'] as const;

const linkTo = (href: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#main a[href]')].find(
    (link) => link.getAttribute('href') === href,
  );

/** @returns whether the link has the focus now: one that is not drawn, or not shown, takes none */
function focusLink(href: string): boolean {
  const link = linkTo(href);
  // The router restores the scroll position.
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Moves the focus to the link as soon as the page shows it, unless the person has begun something
 * else.
 * @returns a function that ends it
 */
function focusLinkOnceShown(href: string): () => void {
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const type of userActions) window.removeEventListener(type, stop);
  };
  const observer = new MutationObserver(() => {
    if (focusLink(href)) stop();
  });
  const timer = window.setTimeout(stop, patienceMs);
  for (const type of userActions) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    // React hides what waits for more by its style.
    attributeFilter: ['style', 'hidden'],
  });
  return stop;
}

type Arrival = {
  /** The page's entry in the history. */
  historyKey: string;
  pathname: string;
  /** Whether the person goes through the history. */
  isBack: boolean;
};

/**
 * Where the keyboard goes on with each page: coming back, at the link by which the page was left;
 * else at the top, unless the page has taken the focus already, for a field.
 * @param top what has the focus at the top of a page
 */
export function useFocusOnArrival(
  top: RefObject<HTMLElement | null>,
  { historyKey, pathname, isBack }: Arrival,
): void {
  const leftBy = useRef(new Map<string, string>());
  const current = useRef({ historyKey, pathname });

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href =
        target instanceof Element ? target.closest('#main a[href]')?.getAttribute('href') : null;
      if (href) leftBy.current.set(current.current.historyKey, href);
    };
    // Before the router handles the click.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    const isNewPage = current.current.pathname !== pathname;
    current.current = { historyKey, pathname };
    const href = isBack ? leftBy.current.get(historyKey) : undefined;
    if (href !== undefined && focusLink(href)) return;
    const isTaken = document.activeElement?.closest('#main');
    if (isNewPage && !isTaken) top.current?.focus({ preventScroll: true });
    return href === undefined ? undefined : focusLinkOnceShown(href);
  }, [top, historyKey, pathname, isBack]);
}
