import type { Expression } from 'kysely';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import type { BookmarkEntity } from './bookmark.entity.ts';
import type { BookmarkFolderEntity } from './bookmark-folder.entity.ts';

export const bookmarksSql =
  roomSql<Tables<typeof BookmarkEntity | typeof BookmarkFolderEntity>>('bookmarks');

/** Whether the viewer has bookmarked one of such things: cards and pages say it. */
export const hasBookmarked =
  (target: 'post_id' | 'profile_id' | 'job_id') =>
  (id: Expression<string>, viewerId: Expression<string | null>) =>
    bookmarksSql.share(
      truth(
        bookmarksSql.eb.exists(
          bookmarksSql.db
            .selectFrom('bookmarks as bookmark')
            .where(`bookmark.${target}`, '=', id)
            .where('bookmark.user_id', '=', viewerId),
        ),
      ),
    );
