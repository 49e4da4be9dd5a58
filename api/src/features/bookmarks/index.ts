import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { hasBookmarkedJob } from '../jobs/index.ts';
import { hasBookmarkedPost } from '../posts/index.ts';
import { hasBookmarkedProfile } from '../profiles/index.ts';
import { BookmarkEntity } from './bookmark.entity.ts';
import { BookmarkFolderEntity } from './bookmark-folder.entity.ts';
import { BookmarksResolver } from './bookmarks.resolver.ts';
import { hasBookmarked } from './bookmarks.sql.ts';
import { FoldersResolver } from './folders.resolver.ts';
import { bookmarksOwnData } from './own-data.ts';

/** What a person bookmarks to come back to: posts, profiles and openings. */
export const bookmarks: Feature = {
  name: 'bookmarks',
  provides: [
    provide(hasBookmarkedPost, hasBookmarked('post_id')),
    provide(hasBookmarkedProfile, hasBookmarked('profile_id')),
    provide(hasBookmarkedJob, hasBookmarked('job_id')),
  ],
  ownData: bookmarksOwnData,
  entities: [BookmarkFolderEntity, BookmarkEntity],
  resolvers: [BookmarksResolver, FoldersResolver],
  restRows: () => import('./bookmarks.rest.ts').then((m) => m.bookmarkRows),
};
