import { wordFor } from '@schema/rules/lists/counted';
import { feedPath, pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import {
  type Icon,
  IconAddressBook,
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconBriefcase2,
  IconBuilding,
  IconHome,
  IconListSearch,
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
  label: pages.bookmarks.title,
  to: pagePaths.bookmarks,
  icon: IconBookmark,
};

const connectionsEntry = (requests: number): MenuEntry => ({
  label: pages.connections.title,
  to: pagePaths.connections,
  icon: IconUserHeart,
  also: [pagePaths.connectionRequests, pagePaths.blockedPeople],
  badge: { count: requests, label: wordFor(requests, 'request waits', 'requests wait') },
});

export const notificationsEntry = (unseen: number): MenuEntry => ({
  label: pages.notifications.title,
  to: pagePaths.notifications,
  icon: IconBell,
  badge: { count: unseen, label: 'new' },
});

const messagesEntry = (unread: number): MenuEntry => ({
  label: pages.chats.title,
  to: pagePaths.chats,
  icon: IconMessageCircle,
  hasPagesBelow: true,
  badge: { count: unread, label: wordFor(unread, 'chat waits', 'chats wait') },
});

const homeEntry: MenuEntry = { label: pages.feed.title, to: pagePaths.feed, icon: IconHome };
const networkingEntry: MenuEntry = {
  label: 'Networking',
  to: feedPath({ tab: 'networking' }),
  icon: IconUsers,
};
const jobsEntry = (label: string): MenuEntry => ({
  label,
  to: pagePaths.jobs,
  icon: IconBriefcase,
  also: [pagePaths.addJob],
});
const companiesEntry: MenuEntry = {
  label: pages.companies.title,
  to: pagePaths.companies,
  icon: IconBuilding,
  also: [pagePaths.compareCompanies],
};
const peopleEntry: MenuEntry = {
  label: pages.people.title,
  to: pagePaths.people,
  also: [pagePaths.paths],
  icon: IconAddressBook,
};
const questionBankEntry: MenuEntry = {
  label: pages.questionBank.title,
  to: pagePaths.questionBank,
  icon: IconListSearch,
};
const profileEntry = (viewerId: string): MenuEntry => ({
  label: pages.profile.title,
  to: pagePathOf.profile(viewerId),
  icon: IconUser,
});

const adminEntry: MenuEntry = {
  label: pages.admin.title,
  to: pagePaths.admin,
  icon: IconShieldCog,
};

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
  { label: 'Experiencia', to: feedPath({ tab: 'experiencia' }), icon: IconBriefcase2 },
  networkingEntry,
  jobsEntry(pages.jobs.title),
  peopleEntry,
  companiesEntry,
  questionBankEntry,
  ...(viewerId ? [messagesEntry(chats), connectionsEntry(requests)] : []),
  ...(me?.role === 'alumni'
    ? [{ label: pages.careerPath.title, to: pagePaths.careerPath, icon: IconPencilPlus }]
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
    path !== pagePaths.feed ||
    (new URLSearchParams(query).get('tab') ?? '') === (new URLSearchParams(search).get('tab') ?? '')
  );
}
