import type { BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import type { App, Viewer } from '../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../core/paging.ts';
import { people } from '../identity/index.ts';
import { jobColumns, jobOf, jobOpenings } from '../jobs/index.ts';
import { postCardColumns, postCardOf, publishedPosts } from '../posts/index.ts';
import { listedProfiles, profileCard, profileCardColumns } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { bookmarkMark } from './bookmark-mark.ts';
import { bookmarksSql } from './bookmarks.sql.ts';
import type { Bookmark, BookmarkArgs } from './bookmarks.types.ts';

/** How many are read, and whether behind a cursor: literal limits keep the plan. */
type ListShape = { limit: number; after: boolean };
const shapes = [{ limit: 21, after: true }];

const bookmarkedPosts = bookmarksSql.statements(
  'posts',
  { viewerId: 'uuid', before: 'uuid?' },
  shapes,
  ({ limit, after }: ListShape) =>
    (db, { viewerId, before }) =>
      db
        .selectFrom('bookmarks as bookmark')
        .innerJoin(publishedPosts.as('post'), 'post.id', 'bookmark.post_id')
        .innerJoin(people.as('person'), 'person.id', 'post.user_id')
        .where('person.is_banned', '=', false)
        .where('bookmark.user_id', '=', viewerId)
        .$if(after, (bookmarks) => bookmarks.where('bookmark.id', '<', before))
        .orderBy('bookmark.id', 'desc')
        .limit(limit)
        .select(['bookmark.id as bookmarkId', 'bookmark.created_at as bookmarkedAt'])
        .select(postCardColumns(viewerId)),
);

const bookmarkedProfiles = bookmarksSql.statements(
  'profiles',
  { viewerId: 'uuid', before: 'uuid?' },
  shapes,
  ({ limit, after }: ListShape) =>
    (db, { viewerId, before }) =>
      db
        .selectFrom('bookmarks as bookmark')
        .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'bookmark.profile_id')
        .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
        .where((eb) => eb.not(isBlocked(eb.ref('profile.user_id'), viewerId)))
        .where('bookmark.user_id', '=', viewerId)
        .$if(after, (bookmarks) => bookmarks.where('bookmark.id', '<', before))
        .orderBy('bookmark.id', 'desc')
        .limit(limit)
        .select(['bookmark.id as bookmarkId', 'bookmark.created_at as bookmarkedAt'])
        .select(profileCardColumns()),
);

const bookmarkedJobs = bookmarksSql.statements(
  'jobs',
  { viewerId: 'uuid', before: 'uuid?' },
  shapes,
  ({ limit, after }: ListShape) =>
    (db, { viewerId, before }) =>
      db
        .selectFrom('bookmarks as bookmark')
        .innerJoin(jobOpenings.as('opening'), 'opening.id', 'bookmark.job_id')
        .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
        .where('person.is_banned', '=', false)
        .where('bookmark.user_id', '=', viewerId)
        .$if(after, (bookmarks) => bookmarks.where('bookmark.id', '<', before))
        .orderBy('bookmark.id', 'desc')
        .limit(limit)
        .select(['bookmark.id as bookmarkId', 'bookmark.created_at as bookmarkedAt'])
        .select(jobColumns(viewerId)),
);

/** What is asked of each type of bookmark: whose, how many, and behind which one. */
interface Listed {
  viewer: Viewer;
  viewerId: string;
  limit: number;
  before: string | null;
}

/**
 * What is hidden at the moment (its person is banned, or blocked) stays bookmarked, and is listed
 * again when it is shown again.
 */
const lists: Record<BookmarkType, (app: App, listed: Listed) => Promise<Bookmark[]>> = {
  async Post({ db }, { viewerId, limit, before }) {
    const rows = await db.query(bookmarkedPosts({ limit, after: before !== null }), {
      viewerId,
      before,
    });
    return rows.map((row) => ({
      id: row.bookmarkId,
      type: 'Post',
      refId: row.id,
      createdAt: row.bookmarkedAt,
      mark: bookmarkMark('Post', row.id, true, row),
      post: postCardOf(row),
      profile: null,
      job: null,
    }));
  },
  async Profile({ db }, { viewerId, limit, before }) {
    const rows = await db.query(bookmarkedProfiles({ limit, after: before !== null }), {
      viewerId,
      before,
    });
    return rows.map((row) => ({
      id: row.bookmarkId,
      type: 'Profile',
      refId: row.person_id,
      createdAt: row.bookmarkedAt,
      mark: bookmarkMark('Profile', row.person_id, true, { hasLiked: false }),
      post: null,
      profile: profileCard(row),
      job: null,
    }));
  },
  async JobOpening(app, { viewer, viewerId, limit, before }) {
    const rows = await app.db.query(bookmarkedJobs({ limit, after: before !== null }), {
      viewerId,
      before,
    });
    return rows.map((row) => {
      const job = jobOf(app, viewer, row);
      return {
        id: row.bookmarkId,
        type: 'JobOpening',
        refId: row.id,
        createdAt: row.bookmarkedAt,
        mark: bookmarkMark('JobOpening', row.id, true, job.viewer),
        post: null,
        profile: null,
        job,
      };
    });
  },
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
  const first = pageSize(args.first);
  const [before = null] = decodeCursor<[string]>(args.after, [isIdKey]) ?? [];
  const asked = args.type ? [lists[args.type]] : Object.values(lists);
  const bookmarks = await Promise.all(
    asked.map((list) => list(app, { viewer, viewerId: viewer.id, limit: first + 1, before })),
  );
  return page(
    // Ids sort by the time they are made.
    bookmarks.flat().sort((a, b) => (a.id < b.id ? 1 : -1)),
    first,
    (bookmark) => encodeCursor(bookmark.id),
    (bookmark) => bookmark,
  );
}
