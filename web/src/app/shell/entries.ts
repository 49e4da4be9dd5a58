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

export type Entry = {
  label: string;
  to: string;
  icon: Icon;
  /** What waits there, and how ears are told. */
  waiting?: { count: number; label: string };
};

export const bookmarksEntry: Entry = { label: 'Bookmarks', to: '/bookmarks', icon: IconBookmark };

const connectionsEntry = (requests: number): Entry => ({
  label: 'Connections',
  to: '/connections',
  icon: IconUserHeart,
  waiting: { count: requests, label: requests === 1 ? 'request waits' : 'requests wait' },
});

export const notificationsEntry = (unread: number): Entry => ({
  label: 'Notifications',
  to: '/notifications',
  icon: IconBell,
  waiting: { count: unread, label: 'unread' },
});

/** Where one can go, for this person. The side menu, the sheet and the bottom bar show the same. */
export function entriesFor(me: ViewerFragment | null): Entry[] {
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

/** The side menu has room for what the bottom bar has not. */
export function menuEntriesFor(me: ViewerFragment | null, requests: number): Entry[] {
  const entries = entriesFor(me);
  return me ? [...entries.slice(0, -1), connectionsEntry(requests), ...entries.slice(-1)] : entries;
}

/** The three feed entries differ by their tab only. */
export function isHere(to: string, pathname: string, search: string): boolean {
  const [path = '', query = ''] = to.split('?');
  if (path !== pathname) return false;
  return (
    path !== '/feed' ||
    (new URLSearchParams(query).get('tab') ?? '') === (new URLSearchParams(search).get('tab') ?? '')
  );
}
