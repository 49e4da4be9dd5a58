import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MessagesLink } from '@/features/chat';
import { useViewer } from '@/features/identity';
import { Bell } from '@/features/notifications';
import { Avatar, cx, IconButton, LinkButton, VisuallyHidden } from '@/ui';
import { Brand } from '@/core/Brand';
import { bookmarksEntry } from './menu-entries.ts';
import css from './Header.module.css';
import { SearchBox } from './search/SearchBox.tsx';

/** Brand, search, and the viewer's own pages. On narrow screens the search opens over the rest. */
export function Header({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const { me, status } = useViewer();
  const [searching, setSearching] = useState(false);
  return (
    <header className={css.header} data-searching={searching || undefined}>
      <div className={css.bar}>
        <div className={css.start}>
          <IconButton
            label="Menu"
            className={css.narrow}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <IconMenu2 size={22} aria-hidden />
          </IconButton>
          <Brand to="/feed" />
        </div>
        {/* Visitors may not see what they would find. */}
        {status !== 'visitor' && (
          <div className={css.wideSearch}>
            <SearchBox />
          </div>
        )}
        <div className={css.end}>
          {status !== 'visitor' && (
            <IconButton label="Search" className={css.narrow} onClick={() => setSearching(true)}>
              <IconSearch size={22} aria-hidden />
            </IconButton>
          )}
          {me && (
            <Link
              to={bookmarksEntry.to}
              className={cx(css.own, css.wide)}
              data-tip={bookmarksEntry.label}
              aria-label={bookmarksEntry.label}
            >
              <bookmarksEntry.icon size={22} stroke={1.75} aria-hidden />
            </Link>
          )}
          {me && (
            <span className={css.wideOnly}>
              <MessagesLink />
            </span>
          )}
          {me && <Bell />}
          {me && (
            <Link to={`/profile/${me.user.id}`} className={css.own} data-tip={me.user.fullName}>
              <Avatar name={me.user.fullName} src={me.user.profilePic} size={36} />
              <VisuallyHidden>Your profile, {me.user.fullName}</VisuallyHidden>
            </Link>
          )}
          {status === 'visitor' && (
            <LinkButton to="/signin" size="sm">
              Sign In
            </LinkButton>
          )}
        </div>
        {searching && (
          <div className={css.narrowSearch}>
            <SearchBox autoFocus onDone={() => setSearching(false)} />
            <IconButton label="Close search" onClick={() => setSearching(false)}>
              <IconX size={20} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </header>
  );
}
