import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useToken } from '@/core/auth';
import { DataProviderContext } from '@/core/data/DataProvider';
import { persistentElement } from '@/core/live/persistent-element';
import { followPresses } from '@/core/worker/follow-presses';
import { useOnPageTitle, useStore, VisuallyHidden } from '@/ui';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import css from './Root.module.css';
import { historyKey, ScrollPlaces } from './ScrollPlaces.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { useWhenIdle } from './worker/useWhenIdle.ts';

/** For the few parts of pages outside of the data layout that need the client. */
const ClientProvider = lazy(() => import('./ClientProvider.tsx'));
/** Visitors need no service worker; what an earlier visit left is followed. */
const WorkerNotices = lazy<ComponentType>(() =>
  // Without its code the product is as it is without a worker.
  import('./worker/WorkerNotices.tsx').catch(() => ({ default: () => null })),
);
const hasWorker = (): boolean =>
  'serviceWorker' in navigator && Boolean(navigator.serviceWorker.controller);
const withClient = (children: ReactNode) => <ClientProvider>{children}</ClientProvider>;

/**
 * The layout of every page: skip link, scroll position, and for screen readers the title of the new
 * page.
 */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  const top = useRef<HTMLDivElement>(null);
  useFocusOnArrival(top, {
    historyKey: historyKey(location),
    pathname,
    isBack: useNavigationType() === NavigationType.Pop,
  });
  const announcedAt = useRef(pathname);
  const [announced, announce] = useState('');
  const persistent = useStore(persistentElement);
  const token = useToken();
  const isIdle = useWhenIdle();
  const navigate = useNavigate();
  useEffect(() => followPresses((link) => void navigate(link)), [navigate]);
  useOnPageTitle((title) => {
    if (announcedAt.current === pathname) return;
    announcedAt.current = pathname;
    announce(title);
  });

  return (
    <DataProviderContext value={withClient}>
      <div ref={top} tabIndex={-1} />
      <a
        href="#main"
        className={css.skip}
        onClick={(event) => {
          // Not a navigation: the address and the remembered scroll positions stay.
          event.preventDefault();
          const main = document.getElementById('main');
          main?.setAttribute('tabindex', '-1');
          main?.focus();
        }}
      >
        Skip to content
      </a>
      <ConnectionBanner />
      <Outlet />
      <Suspense fallback={null}>{persistent}</Suspense>
      {isIdle && (token !== null || hasWorker()) && (
        <Suspense fallback={null}>
          <WorkerNotices />
        </Suspense>
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      <ScrollPlaces />
    </DataProviderContext>
  );
}
