import { adminTexts } from '@schema/rules/admin-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import {
  type Icon,
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconBriefcase2,
  IconHome,
  IconMessageCircle,
  IconPencilPlus,
  IconShieldCog,
  IconUser,
  IconUserHeart,
  IconUsers,
} from '@tabler/icons-react';
import type { ViewerFragment } from '@/generated/documents';

export type MenuEntry = {
  label: string;
  to: string;
  icon: Icon;
  /** Other pages that belong to it. */
  also?: readonly string[];
  /** The pages below its path belong to it. */
  hasPagesBelow?: boolean;
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

const messagesEntry = (unread: number): MenuEntry => ({
  label: 'Messages',
  to: '/chat',
  icon: IconMessageCircle,
  hasPagesBelow: true,
  badge: { count: unread, label: unread === 1 ? 'chat waits' : 'chats wait' },
});

const homeEntry: MenuEntry = { label: 'Home', to: '/feed', icon: IconHome };
const networkingEntry: MenuEntry = {
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
const profileEntry = (viewerId: string): MenuEntry => ({
  label: 'Profile',
  to: pagePathOf.profile(viewerId),
  icon: IconUser,
});

const adminEntry: MenuEntry = { label: adminTexts.title, to: '/admin', icon: IconShieldCog };

/** How much waits for the viewer, by entry. */
export type Waiting = { requests: number; chats: number };

/**
 * The most used pages, as far as a thumb reaches: at most five.
 * @param viewerId null for visitors
 */
export const bottomBarEntries = (
  viewerId: string | null,
  { chats }: Pick<Waiting, 'chats'>,
): MenuEntry[] => [
  homeEntry,
  networkingEntry,
  jobsEntry('Jobs'),
  ...(viewerId ? [messagesEntry(chats), profileEntry(viewerId)] : []),
];

/**
 * The entries of the side menu, which has room for more than the bottom bar.
 * @param viewerId null for visitors
 * @param me null until the account is loaded, too: what depends on the role comes with it
 */
export const sideMenuEntries = (
  viewerId: string | null,
  me: ViewerFragment | null,
  { requests, chats }: Waiting,
): MenuEntry[] => [
  homeEntry,
  { label: 'Experiencia', to: '/feed?tab=experiencia', icon: IconBriefcase2 },
  networkingEntry,
  jobsEntry('Job Openings'),
  ...(viewerId ? [messagesEntry(chats), connectionsEntry(requests)] : []),
  ...(me?.role === 'alumni'
    ? [{ label: 'Create Post', to: '/career-path', icon: IconPencilPlus }]
    : []),
  ...(viewerId ? [profileEntry(viewerId)] : []),
  ...(me && (me.isAdmin || me.isSuperAdmin || me.adminLock) ? [adminEntry] : []),
];

/**
 * Whether an entry is the page that is open. Three entries open the feed: they differ in their tab.
 */
export function isCurrentEntry(
  { to, also = [], hasPagesBelow = false }: Pick<MenuEntry, 'to' | 'also' | 'hasPagesBelow'>,
  pathname: string,
  search: string,
): boolean {
  if (also.includes(pathname)) return true;
  const [path = '', query = ''] = to.split('?');
  if (hasPagesBelow && pathname.startsWith(`${path}/`)) return true;
  if (path !== pathname) return false;
  return (
    path !== '/feed' ||
    (new URLSearchParams(query).get('tab') ?? '') === (new URLSearchParams(search).get('tab') ?? '')
  );
}
