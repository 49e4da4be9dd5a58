import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { bookmarksSql } from './bookmarks.sql.ts';

/** What the person bookmarked. */
export const bookmarksOwnData: OwnData = {
  bookmarks: bookmarksSql.statement('copyOfBookmarks', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('bookmarks as bookmark')
      .where('bookmark.user_id', '=', userId)
      .orderBy('bookmark.id')
      .select(columnsOf('bookmark', ['postId', 'profileId', 'jobId', 'createdAt'])),
  ),
};
