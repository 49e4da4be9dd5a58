import { IconChevronDown, IconDots, IconInfoCircle, IconLogout } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWaitingRequests } from '@/features/connections';
import { RoleSwitchButton, useSignOut, useViewer } from '@/features/identity';
import { useUnread } from '@/features/notifications';
import { bookmarksEntry, menuEntriesFor, notificationsEntry } from './entries.ts';
import { LookChooser } from './LookChooser.tsx';
import { MenuLink } from './MenuLink.tsx';
import css from './SideMenu.module.css';

const about = { label: 'About', to: '/about-us', icon: IconInfoCircle };

/** Beside the page on wide screens, in a sheet on narrow ones. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
  const { me } = useViewer();
  const waiting = useWaitingRequests();
  const unread = useUnread();
  const signOut = useSignOut();
  const [more, setMore] = useState(false);
  const id = useId();
  return (
    <nav aria-label="Main" className={css.menu}>
      <ul role="list" className={css.list}>
        {menuEntriesFor(me, waiting).map((entry) => (
          <li key={entry.label}>
            <MenuLink entry={entry} look="row" onFollow={onFollow} />
          </li>
        ))}
        {me && (
          <li className={css.narrow}>
            <MenuLink entry={bookmarksEntry} look="row" onFollow={onFollow} />
          </li>
        )}
        {me && (
          <li className={css.narrow}>
            <MenuLink entry={notificationsEntry(unread)} look="row" onFollow={onFollow} />
          </li>
        )}
        <li>
          <button
            type="button"
            className={css.row}
            aria-expanded={more}
            aria-controls={id}
            onClick={() => setMore(!more)}
          >
            <IconDots size={22} stroke={1.75} aria-hidden />
            <span className={css.grow}>More</span>
            <IconChevronDown size={18} aria-hidden className={css.chevron} />
          </button>
          <div id={id} hidden={!more} className={css.more}>
            <LookChooser />
            <MenuLink entry={about} look="row" onFollow={onFollow} />
            {me && (
              <button type="button" className={css.row} onClick={() => void signOut()}>
                <IconLogout size={22} stroke={1.75} aria-hidden />
                Logout
              </button>
            )}
          </div>
        </li>
      </ul>
      <div className={css.foot}>{me && <RoleSwitchButton variant="default" fullWidth />}</div>
    </nav>
  );
}
