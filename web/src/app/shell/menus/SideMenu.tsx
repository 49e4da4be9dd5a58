import { pages } from '@schema/rules/pages/pages';
import { placesTexts } from '@schema/rules/pages/places-texts';
import {
  IconChevronDown,
  IconDots,
  IconInfoCircle,
  IconKeyboard,
  IconLogout,
  IconSettings,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWaitingChats } from '@/features/chat';
import { useReceivedRequestCount } from '@/features/connections';
import { RoleSwitchButton, useSignOut, useViewer } from '@/features/identity';
import { useUnseenCount } from '@/features/notifications';
import { cx } from '@/ui';
import { AppearanceSettings } from '../AppearanceSettings.tsx';
import { openDialog } from '../places/open-dialog.ts';
import { useViewerId } from '../useViewerId.ts';
import { MenuLink } from './MenuLink.tsx';
import { bookmarksEntry, notificationsEntry, sideMenuEntries } from './menu-entries.ts';
import css from './SideMenu.module.css';

const settings = { label: pages.settings.title, to: pages.settings.path, icon: IconSettings };
const about = { label: pages.about.title, to: pages.about.path, icon: IconInfoCircle };

/** What opens in a menu that scrolls is seen, down to its end. */
const showWhole = (opened: HTMLElement | null) => opened?.scrollIntoView?.({ block: 'nearest' });

/** The main menu: beside the page on wide screens, in a sheet on narrow ones. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
  const { me } = useViewer();
  const viewerId = useViewerId();
  const requests = useReceivedRequestCount();
  const chats = useWaitingChats();
  const unseen = useUnseenCount();
  const signOut = useSignOut();
  const [more, setMore] = useState(false);
  const id = useId();
  return (
    <nav aria-label="Main" className={css.menu}>
      <ul role="list" className={css.list}>
        {sideMenuEntries(viewerId, me, { requests, chats }).map((entry) => (
          <li key={entry.label}>
            <MenuLink entry={entry} variant="row" onFollow={onFollow} />
          </li>
        ))}
        {viewerId && (
          <li className={css.narrow}>
            <MenuLink entry={bookmarksEntry} variant="row" onFollow={onFollow} />
          </li>
        )}
        {viewerId && (
          <li className={css.narrow}>
            <MenuLink entry={notificationsEntry(unseen)} variant="row" onFollow={onFollow} />
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
          <div id={id} ref={more ? showWhole : null} hidden={!more} className={css.more}>
            {viewerId && <MenuLink entry={settings} variant="row" onFollow={onFollow} />}
            <AppearanceSettings />
            {viewerId && (
              <button
                type="button"
                className={cx(css.row, css.wide)}
                aria-keyshortcuts="?"
                onClick={() => openDialog.set('shortcuts')}
              >
                <IconKeyboard size={22} stroke={1.75} aria-hidden />
                {placesTexts.shortcuts}
              </button>
            )}
            <MenuLink entry={about} variant="row" onFollow={onFollow} />
            {viewerId && (
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
