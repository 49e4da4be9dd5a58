import { useEffect, useRef, useState } from 'react';
import {
  type Location,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { VisuallyHidden } from '@/ui';
import { LineBanner } from './LineBanner.tsx';
import css from './Root.module.css';
import { useFocusBack } from './useFocusBack.ts';

const titleSettles = 400;

/** The router calls every address that was typed or reloaded `default`: without the address itself one page's place would be given to the next. */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Around every page: skip link, scroll position, and for those who can't see it the news that the page changed. */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  useFocusBack(placeOf(location), useNavigationType() === NavigationType.Pop);
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(pathname);
  const [news, setNews] = useState('');

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The keyboard starts at the top of the new page, unless a field of that page already asked for it, or one comes back to the link one had left by.
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) top.current?.focus({ preventScroll: true });
    const timer = window.setTimeout(() => setNews(document.title), titleSettles);
    return () => window.clearTimeout(timer);
  }, [pathname]);

  return (
    <>
      <div ref={top} tabIndex={-1} />
      <a
        href="#main"
        className={css.skip}
        onClick={(event) => {
          // Not a navigation: the address and the scroll memory stay as they are.
          event.preventDefault();
          const main = document.getElementById('main');
          main?.setAttribute('tabindex', '-1');
          main?.focus();
        }}
      >
        Skip to content
      </a>
      <LineBanner />
      <Outlet />
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
