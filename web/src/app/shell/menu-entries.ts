import {
  IconBell,
  IconBookmark,
  IconBriefcase,
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

const home: MenuEntry = { label: 'Home', to: '/feed', icon: IconHome };
const networking: MenuEntry = {
  label: 'Networking',
  to: '/feed?tab=networking',
  icon: IconUsers,
};
const jobsEntry = (label: string): MenuEntry => ({
  label,
  to: '/job-openings',
  icon: IconBriefcase,
  also: ['/add-job-opening'],
});
const profileEntry = (me: ViewerFragment): MenuEntry => ({
  label: 'Profile',
  to: `/profile/${me.user.id}`,
  icon: IconUser,
});

/** The most used pages, as far as a thumb reaches: at most five. */
export const bottomBarEntries = (me: ViewerFragment | null): MenuEntry[] => [
  home,
  networking,
  jobsEntry('Jobs'),
  ...(me ? [profileEntry(me)] : []),
];

/** The entries of the side menu, which has room for more than the bottom bar. */
export const sideMenuEntries = (me: ViewerFragment | null, requests: number): MenuEntry[] => [
  home,
  { label: 'Experiencia', to: '/feed?tab=experiencia', icon: IconBriefcase2 },
  networking,
  jobsEntry('Job Openings'),
  ...(me ? [connectionsEntry(requests)] : []),
  ...(me?.role === 'alumni'
    ? [{ label: 'Create Post', to: '/career-path', icon: IconPencilPlus }]
    : []),
  ...(me ? [profileEntry(me)] : []),
];

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
