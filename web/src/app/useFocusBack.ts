import { useEffect, useRef } from 'react';

/** A page that comes from the server needs a moment. */
const longest = 5000;
const meddling = ['keydown', 'pointerdown', 'wheel'] as const;

const linkTo = (href: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#main a[href]')].find(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Remembers by which link each place was left. Coming back, the keyboard goes on from there, as soon as the link is
 * drawn, unless the person has begun something else.
 */
export function useFocusBack(place: string, isBack: boolean): void {
  const leftBy = useRef(new Map<string, string>());
  const here = useRef(place);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href =
        target instanceof Element ? target.closest('#main a[href]')?.getAttribute('href') : null;
      if (href) leftBy.current.set(here.current, href);
    };
    // Before the router hears of it.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    here.current = place;
    const href = leftBy.current.get(place);
    if (!isBack || href === undefined) return;
    const stop = () => {
      drawn.disconnect();
      window.clearTimeout(timer);
      for (const type of meddling) window.removeEventListener(type, stop);
    };
    const find = () => {
      const link = linkTo(href);
      if (!link) return;
      stop();
      // Where it was is the scroll memory's business.
      link.focus({ preventScroll: true });
    };
    const drawn = new MutationObserver(find);
    const timer = window.setTimeout(stop, longest);
    for (const type of meddling) window.addEventListener(type, stop, { passive: true });
    drawn.observe(document.body, { childList: true, subtree: true });
    find();
    return stop;
  }, [place, isBack]);
}
