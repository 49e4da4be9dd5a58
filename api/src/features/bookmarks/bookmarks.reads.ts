import type { BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import type { App } from '../../core/context.ts';
import { statements } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import { postCard, postCardColumns, type PostCardRow } from '../posts/index.ts';
import {
  apartSql,
  profileCard,
  profileCardColumns,
  type ProfileCardRow,
} from '../profiles/index.ts';
import type { Bookmark, BookmarkArgs } from './bookmarks.types.ts';
import { markOf } from './mark.ts';

interface Marked {
  bookmarkId: string;
  bookmarkedAt: Date;
}

const bookmarkColumns = 'b.id as "bookmarkId", b.created_at as "bookmarkedAt"';

/** One statement per way of asking: literal limits keep its plan (performance, point 2). */
const madePosts = statements<Marked & PostCardRow>();
const madeProfiles = statements<Marked & ProfileCardRow>();

/** What is hidden at the moment (its person is banned, or blocked) stays marked, and is listed again when it is shown again. */
const lists: Record<
  BookmarkType,
  (app: App, viewerId: string, limit: number, after: string | null) => Promise<Bookmark[]>
> = {
  async Post(app, viewerId, limit, after) {
    const rows = await app.db.rows(
      madePosts(
        `bookmarked_posts_${limit}${after ? '_after' : ''}`,
        () => `
      select ${bookmarkColumns}, ${postCardColumns('$1')} from bookmarks b join posts p on p.id = b.post_id join users u on u.id = p.user_id and not u.is_banned
       where b.user_id = $1 ${after ? 'and b.id < $2::uuid' : ''} order by b.id desc limit ${limit}`,
      ),
      [viewerId, ...(after ? [after] : [])],
    );
    return rows.map((row) => ({
      id: row.bookmarkId,
      type: 'Post',
      refId: row.id,
      createdAt: row.bookmarkedAt,
      mark: markOf('Post', row.id, true, row),
      post: postCard(row),
      profile: null,
    }));
  },
  async Profile(app, viewerId, limit, after) {
    const rows = await app.db.rows(
      madeProfiles(
        `bookmarked_profiles_${limit}${after ? '_after' : ''}`,
        () => `
      select ${bookmarkColumns}, ${profileCardColumns} from bookmarks b join profiles pr on pr.user_id = b.profile_id and pr.is_listed join users u on u.id = pr.user_id
       where b.user_id = $1 and not ${apartSql('b.profile_id', '$1')} ${after ? 'and b.id < $2::uuid' : ''} order by b.id desc limit ${limit}`,
      ),
      [viewerId, ...(after ? [after] : [])],
    );
    return rows.map((row) => ({
      id: row.bookmarkId,
      type: 'Profile',
      refId: row.u_id,
      createdAt: row.bookmarkedAt,
      mark: markOf('Profile', row.u_id, true, { hasLiked: false }),
      post: null,
      profile: profileCard(row),
    }));
  },
};

/**
 * A page of a person's bookmarks, the last made first: of one type, or of all.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function bookmarksOf(
  app: App,
  viewerId: string,
  args: BookmarkArgs,
): Promise<Page<Bookmark>> {
  const first = pageSize(args.first);
  const [after = null] = decodeCursor<[string]>(args.after, [isIdKey]) ?? [];
  const asked = args.type ? [lists[args.type]] : Object.values(lists);
  const found = (
    await Promise.all(asked.map((list) => list(app, viewerId, first + 1, after)))
  ).flat();
  return page(
    found.sort((a, b) => (a.id < b.id ? 1 : -1)),
    first,
    (bookmark) => encodeCursor(bookmark.id),
    (bookmark) => bookmark,
  );
}
