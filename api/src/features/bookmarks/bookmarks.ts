import { bookmarkTexts, type BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement, type Statement } from '../../core/db.ts';
import { isDangling, notFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import type { Page } from '../../core/paging.ts';
import { apartSql } from '../profiles/index.ts';
import { bookmarksOf } from './bookmarks.reads.ts';
import { markOf, type Target } from './mark.ts';
import type { Bookmark, BookmarkArgs, BookmarkMark } from './bookmarks.types.ts';

/** How each type is found (`$1`), and what its mark needs to be told whole (`$2` is the viewer). */
const targets: Record<BookmarkType, { column: string; readable: string; hasLiked: string }> = {
  Post: {
    column: 'post_id',
    readable:
      'select p.id from posts p join users u on u.id = p.user_id and not u.is_banned where p.id = $1',
    hasLiked: 'exists (select from post_likes l where l.post_id = target.id and l.user_id = $2)',
  },
  Profile: {
    column: 'profile_id',
    readable: `select user_id as id from profiles where user_id = $1 and is_listed and not ${apartSql('user_id', '$2::uuid')}`,
    hasLiked: 'false',
  },
};

const perType = (
  name: string,
  text: (target: (typeof targets)[BookmarkType]) => string,
): Record<BookmarkType, Statement<Target>> => ({
  Post: statement<Target>(`${name}_post`, text(targets.Post)),
  Profile: statement<Target>(`${name}_profile`, text(targets.Profile)),
});

/** The unique key decides between calls that race: the second changes nothing and is answered alike. */
const add = perType(
  'add_bookmark',
  ({ column, readable, hasLiked }) => `
  with target as (${readable}),
       kept as (insert into bookmarks (id, user_id, ${column}, created_at) select $3, $2, target.id, $4 from target on conflict do nothing)
  select ${hasLiked} as "hasLiked" from target`,
);

const remove = perType(
  'remove_bookmark',
  ({ column, readable, hasLiked }) => `
  with target as (${readable}), gone as (delete from bookmarks where ${column} = $1 and user_id = $2)
  select ${hasLiked} as "hasLiked" from target`,
);

/**
 * Puts a post or a profile aside for the viewer. However often it is sent, and by how many tabs at once, there
 * is one bookmark.
 * @throws NOT_FOUND for what is not there or may not be read, FORBIDDEN for the unverified
 */
export async function addBookmark(
  ctx: Context,
  type: BookmarkType,
  refId: string,
): Promise<BookmarkMark> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(refId)) throw notFound(bookmarkTexts.notFound[type]);
  const found = await ctx.app.db
    .rows(add[type], [refId, viewer.id, newId(), ctx.app.clock.now()])
    .catch((error: unknown) => {
      // Deleted between being found and being pointed at.
      if (isDangling(error)) return [];
      throw error;
    });
  if (!found[0]) throw notFound(bookmarkTexts.notFound[type]);
  return markOf(type, refId, true, found[0]);
}

/**
 * Takes a bookmark back. What is not marked, or not there any more, is not marked afterwards: that is no error.
 * @throws FORBIDDEN for the unverified
 */
export async function removeBookmark(
  ctx: Context,
  type: BookmarkType,
  refId: string,
): Promise<BookmarkMark> {
  const viewer = requireViewer(ctx, 'member');
  const [target] = isId(refId) ? await ctx.app.db.rows(remove[type], [refId, viewer.id]) : [];
  return markOf(type, refId, false, target);
}

/** The viewer's own bookmarks, the last made first. @throws as `bookmarksOf`, FORBIDDEN for the unverified */
export const bookmarks = (ctx: Context, args: BookmarkArgs): Promise<Page<Bookmark>> =>
  bookmarksOf(ctx.app, requireViewer(ctx, 'member').id, args);
