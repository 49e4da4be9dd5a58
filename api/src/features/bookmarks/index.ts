import type { Feature } from '../../core/feature.ts';
import { BookmarkRow } from './bookmark.entity.ts';
import { BookmarksResolver } from './bookmarks.resolver.ts';

/** What a person puts aside to come back to: posts and profiles (part 2, Bookmarks). */
export const bookmarks: Feature = {
  name: 'bookmarks',
  entities: [BookmarkRow],
  resolvers: [BookmarksResolver],
  rest: () => import('./bookmarks.rest.ts').then((m) => m.bookmarkRows),
};
