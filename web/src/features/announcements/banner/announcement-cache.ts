import type { ApolloCache } from '@apollo/client';
import { type AnnouncementFieldsFragment, AnnouncementsDocument } from '@/generated/documents';

/** Takes one announcement off the screen. @returns it; null when it was not shown */
export function removeAnnouncement(
  cache: ApolloCache,
  id: string,
): AnnouncementFieldsFragment | null {
  const shown = cache.readQuery({ query: AnnouncementsDocument });
  const removed = shown?.announcements.find((one) => one.id === id) ?? null;
  if (shown && removed)
    cache.writeQuery({
      query: AnnouncementsDocument,
      data: { announcements: shown.announcements.filter((one) => one.id !== id) },
    });
  return removed;
}

/** Puts one back at its place, the newest first; what came and went meanwhile stays as it is. */
export function restoreAnnouncement(cache: ApolloCache, one: AnnouncementFieldsFragment): void {
  cache.updateQuery({ query: AnnouncementsDocument }, (shown) => {
    if (!shown || shown.announcements.some(({ id }) => id === one.id)) return shown;
    const all = [...shown.announcements, one];
    return { announcements: all.sort((a, b) => (a.id < b.id ? 1 : -1)) };
  });
}
