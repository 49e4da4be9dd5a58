import type { Feature } from '../../core/feature.ts';
import { BookmarkEntity } from './bookmark.entity.ts';
import { BookmarkFolderEntity } from './bookmark-folder.entity.ts';
import { BookmarksResolver } from './bookmarks.resolver.ts';
// Provides the expressions that posts, profiles and jobs ask for.
import './bookmarks.sql.ts';
import { FoldersResolver } from './folders.resolver.ts';
import { bookmarksOwnData } from './own-data.ts';

/** What a person bookmarks to come back to: posts, profiles and openings. */
export const bookmarks: Feature = {
  name: 'bookmarks',
  ownData: bookmarksOwnData,
  entities: [BookmarkFolderEntity, BookmarkEntity],
  resolvers: [BookmarksResolver, FoldersResolver],
  restRows: () => import('./bookmarks.rest.ts').then((m) => m.bookmarkRows),
};
