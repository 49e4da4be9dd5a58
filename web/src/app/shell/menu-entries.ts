import {
  IconBell,
  IconBookmark,
  IconBriefcase2,
  IconHome,
  IconPencilPlus,
  IconUser,
  IconUserHeart,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { ViewerFragment } from '@/generated/documents';

export type MenuEntry = {
  label: string;
  to: string;
  icon: Icon;
  /** Other pages that belong to it. */
  also?: readonly string[];
  /** The number beside it, and its label for screen readers. */
  badge?: { count: number; label: string };
};

export const bookmarksEntry: MenuEntry = {
  label: 'Bookmarks',
  to: '/bookmarks',
  icon: IconBookmark,
};

const connectionsEntry = (requests: number): MenuEntry => ({
  label: 'Connections',
  to: '/connections',
  icon: IconUserHeart,
  also: ['/connection-requests', '/blocked-people'],
  badge: { count: requests, label: requests === 1 ? 'request waits' : 'requests wait' },
});

export const notificationsEntry = (unread: number): MenuEntry => ({
  label: 'Notifications',
  to: '/notifications',
  icon: IconBell,
  badge: { count: unread, label: 'unread' },
});

/** The pages that are in both the side menu and the bottom bar. */
export function mainEntries(me: ViewerFragment | null): MenuEntry[] {
  return [
    { label: 'Home', to: '/feed', icon: IconHome },
    { label: 'Experiencia', to: '/feed?tab=experiencia', icon: IconBriefcase2 },
    ...(me?.role === 'alumni'
      ? [{ label: 'Create Post', to: '/career-path', icon: IconPencilPlus }]
      : []),
    { label: 'Networking', to: '/feed?tab=networking', icon: IconUsers },
    ...(me ? [{ label: 'Profile', to: `/profile/${me.user.id}`, icon: IconUser }] : []),
  ];
}

/** The entries of the side menu, which has room for more than the bottom bar. */
export function sideMenuEntries(me: ViewerFragment | null, requests: number): MenuEntry[] {
  const entries = mainEntries(me);
  return me ? [...entries.slice(0, -1), connectionsEntry(requests), ...entries.slice(-1)] : entries;
}

/**
 * Whether an entry is the page that is open. Three entries open the feed: they differ in their tab.
 */
export function isCurrentEntry(
  { to, also = [] }: Pick<MenuEntry, 'to' | 'also'>,
  pathname: string,
  search: string,
): boolean {
  if (also.includes(pathname)) return true;
  const [path = '', query = ''] = to.split('?');
  if (path !== pathname) return false;
  return (
    path !== '/feed' ||
    (new URLSearchParams(query).get('tab') ?? '') === (new URLSearchParams(search).get('tab') ?? '')
  );
}
