import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { keepScreen } from '@/core/offline/kept-screen';
import { ChatLive } from '@/features/chat';
import { ConnectionsLive } from '@/features/connections';
import { LiveNotifications } from '@/features/notifications';
import { useWhenIdle } from '../worker/useWhenIdle.ts';
import { Header } from './Header.tsx';
import { BottomBar } from './menus/BottomBar.tsx';
import { SideMenu } from './menus/SideMenu.tsx';
import { KeyboardPlaces } from './places/KeyboardPlaces.tsx';
import css from './Shell.module.css';
import { ShellContent } from './ShellContent.tsx';

const MenuSheet = lazy(() => import('./menus/MenuSheet.tsx'));
/** What waits on the device can wait until the page is there. */
const WaitingNotice = lazy(() =>
  import('@/features/waiting').catch(() => ({ default: () => null })),
);

/** Fetches the code of the page that most people open next, unless they save data. */
function prefetchPostPage(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) void import('@/features/posts/pages/PostPage').catch(() => undefined);
}
/** By then the page that they came for is there. */
const prefetchAfterMs = 3000;

/** Header, side menu and bottom bar, around the pages of people who are signed in. */
export default function Shell() {
  const { key } = useLocation();
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>();
  const [everOpened, setEverOpened] = useState(false);
  // The menu belongs to the entry of the history where it was opened: navigation closes it.
  const open = menuOpenedAt === key;
  const isIdle = useWhenIdle();
  // Before the first paint: who leaves in the moment they see the feed finds it again.
  useLayoutEffect(keepScreen, []);
  useEffect(() => {
    const timer = window.setTimeout(prefetchPostPage, prefetchAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <Header
        menuOpen={open}
        onMenu={() => {
          setMenuOpenedAt(key);
          setEverOpened(true);
        }}
      />
      <div className={css.columns}>
        <div className={css.side}>
          <SideMenu />
        </div>
        <div className={css.content} data-shell>
          <ShellContent>
            <Outlet />
          </ShellContent>
        </div>
      </div>
      <BottomBar />
      <ConnectionsLive />
      <ChatLive />
      <LiveNotifications />
      <KeyboardPlaces />
      {isIdle && (
        <Suspense fallback={null}>
          <WaitingNotice />
        </Suspense>
      )}
      {everOpened && (
        <Suspense fallback={null}>
          <MenuSheet opened={open} onClose={() => setMenuOpenedAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
