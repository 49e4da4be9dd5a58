import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from '@/core/college/Brand';
import { MessagesLink } from '@/features/chat';
import { useViewer, withReturn } from '@/features/identity';
import { Bell } from '@/features/notifications';
import {
  Avatar,
  breakpoints,
  cx,
  IconButton,
  LinkButton,
  useMediaQuery,
  VisuallyHidden,
} from '@/ui';
import css from './Header.module.css';
import { bookmarksEntry } from './menus/menu-entries.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { useRecentSearches } from './search/useRecentSearches.ts';
import { useViewerId } from './useViewerId.ts';

/** From which a visitor comes back to where they were. */
function SignIn() {
  const { pathname, search, hash } = useLocation();
  return (
    <LinkButton to={withReturn(pagePaths.signIn, pathname + search + hash)} size="sm">
      Sign In
    </LinkButton>
  );
}

/** The search of narrow screens: while it is open, it lies over the rest of the header. */
function useNarrowSearch() {
  const [isOpen, setOpen] = useState(false);
  const hasButton = useMediaQuery(breakpoints.withBottomBar);
  const searchButton = useRef<HTMLButtonElement>(null);
  const closeSearch = () => {
    // The button can take the focus again before it gets it: otherwise that would fall to the body.
    flushSync(() => setOpen(false));
    searchButton.current?.focus({ preventScroll: true });
  };
  return {
    isSearching: isOpen && hasButton,
    openSearch: () => setOpen(true),
    closeSearch,
    searchButton,
  };
}

/** Brand, search, and the viewer's own pages. On narrow screens the search opens over the rest. */
export function Header({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const { me, status } = useViewer();
  const viewerId = useViewerId();
  const { isSearching, openSearch, closeSearch, searchButton } = useNarrowSearch();
  const searchId = useId();
  const recentSearches = useRecentSearches();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <div className={css.start} inert={isSearching}>
          <IconButton
            label="Menu"
            className={css.narrow}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <IconMenu2 size={22} aria-hidden />
          </IconButton>
          <Brand to={pagePaths.feed} />
        </div>
        {/* Visitors may not see what they would find. */}
        {status !== 'visitor' && (
          <div className={css.wideSearch}>
            <SearchBox recentSearches={recentSearches} />
          </div>
        )}
        <div className={css.end} inert={isSearching}>
          {status !== 'visitor' && (
            <IconButton
              ref={searchButton}
              label="Search"
              className={css.narrow}
              aria-expanded={isSearching}
              aria-controls={searchId}
              onClick={openSearch}
            >
              <IconSearch size={22} aria-hidden />
            </IconButton>
          )}
          {viewerId && (
            <Link
              to={bookmarksEntry.to}
              className={cx(css.own, css.wide)}
              data-tip={bookmarksEntry.label}
              aria-label={bookmarksEntry.label}
            >
              <bookmarksEntry.icon size={22} stroke={1.75} aria-hidden />
            </Link>
          )}
          {viewerId && (
            <span className={css.wideOnly}>
              <MessagesLink />
            </span>
          )}
          {viewerId && <Bell />}
          {viewerId && (
            <Link
              to={pagePathOf.profile(viewerId)}
              className={css.own}
              data-tip={me?.user.fullName}
            >
              {me ? (
                <Avatar name={me.user.fullName} src={me.user.profilePic} size={36} />
              ) : (
                <span className={css.face} />
              )}
              <VisuallyHidden>Your profile{me && `, ${me.user.fullName}`}</VisuallyHidden>
            </Link>
          )}
          {status === 'visitor' && <SignIn />}
        </div>
        {isSearching && (
          <div id={searchId} className={css.narrowSearch}>
            <SearchBox autoFocus recentSearches={recentSearches} onDone={closeSearch} />
            <IconButton label="Close search" onClick={closeSearch}>
              <IconX size={20} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </header>
  );
}
