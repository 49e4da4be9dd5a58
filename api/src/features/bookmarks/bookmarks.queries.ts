import { type Expression, type SqlBool, sql } from 'kysely';
import type { BookmarkType } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import { bookmarkFilters } from '../../../../schema/rules/bookmarks/bookmarks-filters.ts';
import type { App, Viewer } from '../../core/context.ts';
import { cursorsOf, declareList, descending, sortKey } from '../../core/lists/index.ts';
import { type Page, page, pageSize } from '../../core/lists/paging.ts';
import { containsText } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { jobColumns, jobOf, jobOpenings } from '../jobs/index.ts';
import { postCardColumns, postCardOf, publishedPosts } from '../posts/index.ts';
import { listedProfiles, profileCard, profileCardColumns } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { bookmarkMark } from './bookmark-mark.ts';
import { bookmarksSql } from './bookmarks.sql.ts';
import type { Bookmark, BookmarkArgs } from './bookmarks.types.ts';

/** Ids sort by the time they are made. */
const sorts = { newest: descending(sortKey('bookmark.id', 'uuid', 'bookmarkId')) };
const given = { viewerId: 'uuid' } as const;

/** The types are read by themselves and listed as one: a cursor goes on in each of them. */
const cursors = cursorsOf('bookmarks', sorts.newest);

/** Whose it is, and where it is kept, whatever it is of. */
const bookmarkColumns = [
  'bookmark.id as bookmarkId',
  'bookmark.created_at as bookmarkedAt',
  'bookmark.folder_id as folderId',
] as const;

const keptIn = ({ folderId }: { folderId: string | null }) => ({ isBookmarked: true, folderId });

/**
 * The filters of each of the lists, which know the `bookmark`: a person has some hundred, so the
 * words are looked for as they stand.
 * @param columns where words are looked for
 */
const conditionsOf = (...columns: string[]) => ({
  folder: (folderId: Expression<string>) => sql<SqlBool>`bookmark.folder_id = ${folderId}`,
  search: (words: readonly Expression<string>[]) => {
    const text = sql<string>`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
    const each = words.map((word) => containsText(text, word));
    return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
  },
});

const bookmarkedPosts = declareList(bookmarksSql, {
  name: 'posts',
  cursors,
  given,
  sorts,
  filters: bookmarkFilters,
  conditions: conditionsOf('post.company_name', 'post.role', 'post.one_liner', 'person.full_name'),
  select: (db, { viewerId }, { arrange }) =>
    db
      .selectFrom('bookmarks as bookmark')
      .innerJoin(publishedPosts.as('post'), 'post.id', 'bookmark.post_id')
      .innerJoin(people.as('person'), 'person.id', 'post.user_id')
      .where(isNotBanned('person'))
      .where('bookmark.user_id', '=', viewerId)
      .select(bookmarkColumns)
      .select(postCardColumns(viewerId))
      .$call(arrange),
});

const bookmarkedProfiles = declareList(bookmarksSql, {
  name: 'profiles',
  cursors,
  given,
  sorts,
  filters: bookmarkFilters,
  conditions: conditionsOf('person.full_name', 'person.stream'),
  select: (db, { viewerId }, { arrange }) =>
    db
      .selectFrom('bookmarks as bookmark')
      .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'bookmark.profile_id')
      .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
      .where((eb) => eb.not(isBlocked(eb.ref('profile.user_id'), viewerId)))
      .where('bookmark.user_id', '=', viewerId)
      .select(bookmarkColumns)
      .select(profileCardColumns())
      .$call(arrange),
});

const bookmarkedJobs = declareList(bookmarksSql, {
  name: 'jobs',
  cursors,
  given,
  sorts,
  filters: bookmarkFilters,
  conditions: conditionsOf('opening.company_name', 'opening.role', 'person.full_name'),
  select: (db, { viewerId }, { arrange }) =>
    db
      .selectFrom('bookmarks as bookmark')
      .innerJoin(jobOpenings.as('opening'), 'opening.id', 'bookmark.job_id')
      .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
      .where(isNotBanned('person'))
      .where('bookmark.user_id', '=', viewerId)
      .select(bookmarkColumns)
      .select(jobColumns(viewerId))
      .$call(arrange),
});

type ReadBookmarks = (app: App, viewer: Viewer, args: BookmarkArgs) => Promise<Page<Bookmark>>;

const nothing = { post: null, profile: null, job: null };

/**
 * What is hidden at the moment (its person is banned, or blocked) stays bookmarked, and is listed
 * again when it is shown again.
 */
const lists: Record<BookmarkType, ReadBookmarks> = {
  Post: (app, { id: viewerId }, args) =>
    bookmarkedPosts.page(app, args, {
      given: { viewerId },
      node: (row) => ({
        ...nothing,
        id: row.bookmarkId,
        type: 'Post',
        refId: row.id,
        createdAt: row.bookmarkedAt,
        mark: bookmarkMark('Post', row.id, keptIn(row), row),
        post: postCardOf(row),
      }),
    }),
  Profile: (app, { id: viewerId }, args) =>
    bookmarkedProfiles.page(app, args, {
      given: { viewerId },
      node: (row) => ({
        ...nothing,
        id: row.bookmarkId,
        type: 'Profile',
        refId: row.person_id,
        createdAt: row.bookmarkedAt,
        mark: bookmarkMark('Profile', row.person_id, keptIn(row), { hasLiked: false }),
        profile: profileCard(row),
      }),
    }),
  JobOpening: (app, viewer, args) =>
    bookmarkedJobs.page(app, args, {
      given: { viewerId: viewer.id },
      node: (row) => {
        const job = jobOf(app, viewer, row);
        return {
          ...nothing,
          id: row.bookmarkId,
          type: 'JobOpening',
          refId: row.id,
          createdAt: row.bookmarkedAt,
          mark: bookmarkMark('JobOpening', row.id, keptIn(row), job.viewer),
          job,
        };
      },
    }),
};

/**
 * A page of a person's bookmarks, the last made first: of one type, or of all.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function bookmarksOf(
  app: App,
  viewer: Viewer,
  args: BookmarkArgs,
): Promise<Page<Bookmark>> {
  if (args.type) return lists[args.type](app, viewer, args);
  const pages = await Promise.all(Object.values(lists).map((list) => list(app, viewer, args)));
  const first = pageSize(args.first);
  const found = page(
    pages.flatMap(({ nodes }) => nodes).sort((a, b) => (a.id < b.id ? 1 : -1)),
    first,
    ({ id }) => cursors.write({ bookmarkId: id }),
    (bookmark) => bookmark,
  );
  // Where one of the types goes on, so does the whole.
  const hasNextPage = found.pageInfo.hasNextPage || pages.some((one) => one.pageInfo.hasNextPage);
  return { nodes: found.nodes, pageInfo: { ...found.pageInfo, hasNextPage } };
}
