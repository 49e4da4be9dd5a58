import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConnectionsLive } from '@/features/connections';
import { VerificationBanner } from '@/features/identity';
import { LiveNotifications } from '@/features/notifications';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import css from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';

const MenuSheet = lazy(() => import('./MenuSheet.tsx'));

/** What most people open next: its code is there before they do. After the page they came for, and not for those who count bytes. */
function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) void import('@/features/posts/pages/PostPage').catch(() => undefined);
}
const idleAfter = 3000;

/** Header, side menu and bottom bar around the pages of those who are signed in. */
export default function Shell() {
  const { key } = useLocation();
  const [menuAt, setMenuAt] = useState<string>();
  const [everOpened, setEverOpened] = useState(false);
  // Going somewhere closes the sheet: it belongs to the place where it was opened.
  const open = menuAt === key;
  useEffect(() => {
    const timer = window.setTimeout(fetchAhead, idleAfter);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <Header
        menuOpen={open}
        onMenu={() => {
          setMenuAt(key);
          setEverOpened(true);
        }}
      />
      <div className={css.columns}>
        <div className={css.side}>
          <SideMenu />
        </div>
        <div className={css.content} data-shell>
          <VerificationBanner />
          <Outlet />
        </div>
      </div>
      <BottomBar />
      <ConnectionsLive />
      <LiveNotifications />
      {everOpened && (
        <Suspense fallback={null}>
          <MenuSheet opened={open} onClose={() => setMenuAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
