import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { bookmarksSql } from './bookmarks.sql.ts';

/** What the person bookmarked, and their folders, those that are empty too. */
export const bookmarksOwnData: OwnData = {
  bookmarks: bookmarksSql.statement('copyOfBookmarks', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('bookmarks as bookmark')
      .leftJoin('bookmark_folders as folder', 'folder.id', 'bookmark.folder_id')
      .where('bookmark.user_id', '=', userId)
      .orderBy('bookmark.id')
      .select(columnsOf('bookmark', ['postId', 'profileId', 'jobId', 'createdAt']))
      .select('folder.name as folder'),
  ),
  bookmarkFolders: bookmarksSql.statement(
    'copyOfBookmarkFolders',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('bookmark_folders as folder')
        .where('folder.user_id', '=', userId)
        .orderBy('folder.id')
        .select(columnsOf('folder', ['name', 'createdAt'])),
  ),
};
