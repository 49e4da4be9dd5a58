import { IconBookmark, IconBriefcase2, IconHome, IconPencilPlus, IconUser, IconUsers, type Icon } from '@tabler/icons-react';
import type { ViewerFragment } from '@/generated/documents';

export type Entry = { label: string; to: string; icon: Icon };

export const bookmarksEntry: Entry = { label: 'Bookmarks', to: '/bookmarks', icon: IconBookmark };

/** Where one can go, for this person. The side menu, the sheet and the bottom bar show the same. */
export function entriesFor(me: ViewerFragment | null): Entry[] {
  return [
    { label: 'Home', to: '/feed', icon: IconHome },
    { label: 'Experiencia', to: '/feed?tab=experiencia', icon: IconBriefcase2 },
    ...(me?.role === 'alumni' ? [{ label: 'Create Post', to: '/career-path', icon: IconPencilPlus }] : []),
    { label: 'Networking', to: '/feed?tab=networking', icon: IconUsers },
    ...(me ? [{ label: 'Profile', to: `/profile/${me.user.id}`, icon: IconUser }] : []),
  ];
}

/** The three feed entries differ by their tab only. */
export function isHere(to: string, pathname: string, search: string): boolean {
  const [path = '', query = ''] = to.split('?');
  if (path !== pathname) return false;
  return path !== '/feed' || (new URLSearchParams(query).get('tab') ?? '') === (new URLSearchParams(search).get('tab') ?? '');
}
