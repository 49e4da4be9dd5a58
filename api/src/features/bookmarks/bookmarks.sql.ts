import type { Expression } from 'kysely';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import { hasBookmarkedJob } from '../jobs/index.ts';
import { hasBookmarkedPost } from '../posts/index.ts';
import { hasBookmarkedProfile } from '../profiles/index.ts';
import type { BookmarkEntity } from './bookmark.entity.ts';
import type { BookmarkFolderEntity } from './bookmark-folder.entity.ts';

export const bookmarksSql =
  roomSql<Tables<typeof BookmarkEntity | typeof BookmarkFolderEntity>>('bookmarks');

const hasBookmarked = (
  target: 'post_id' | 'profile_id' | 'job_id',
  id: Expression<string>,
  viewerId: Expression<string | null>,
) =>
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

// Cards and pages of posts, profiles and openings say whether the viewer has bookmarked them.
hasBookmarkedPost.provide((postId, viewerId) => hasBookmarked('post_id', postId, viewerId));
hasBookmarkedProfile.provide((userId, viewerId) => hasBookmarked('profile_id', userId, viewerId));
hasBookmarkedJob.provide((jobId, viewerId) => hasBookmarked('job_id', jobId, viewerId));
