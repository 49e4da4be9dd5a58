import { useEffect, useRef } from 'react';

/** For so long a page may take to draw the link. */
const patienceMs = 5000;
/** Whoever does one of these has begun something else. */
const userActions = ['keydown', 'pointerdown', 'wheel'] as const;

const linkTo = (href: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#main a[href]')].find(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Remembers by which link each page was left. Coming back moves the focus to that link, as soon as
 * it is drawn, unless the person has begun something else.
 * @param historyKey the page's entry in the history
 */
export function useLinkFocusOnBack(historyKey: string, isBack: boolean): void {
  const leftBy = useRef(new Map<string, string>());
  const currentKey = useRef(historyKey);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href =
        target instanceof Element ? target.closest('#main a[href]')?.getAttribute('href') : null;
      if (href) leftBy.current.set(currentKey.current, href);
    };
    // Before the router handles the click.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    currentKey.current = historyKey;
    const href = leftBy.current.get(historyKey);
    if (!isBack || href === undefined) return;
    const stop = () => {
      observer.disconnect();
      window.clearTimeout(timer);
      for (const type of userActions) window.removeEventListener(type, stop);
    };
    const focusLink = () => {
      const link = linkTo(href);
      if (!link) return;
      stop();
      // The router restores the scroll position.
      link.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focusLink);
    const timer = window.setTimeout(stop, patienceMs);
    for (const type of userActions) window.addEventListener(type, stop, { passive: true });
    observer.observe(document.body, { childList: true, subtree: true });
    focusLink();
    return stop;
  }, [historyKey, isBack]);
}
