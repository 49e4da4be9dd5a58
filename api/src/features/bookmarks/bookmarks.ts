import { sql } from 'kysely';
import type { BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import { jobTexts } from '../../../../schema/rules/jobs-texts.ts';
import { postTexts, profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { newId, parseId, requireId } from '../../core/ids.ts';
import type { Page } from '../../core/paging.ts';
import { truth } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { isJobMarked, jobOpenings } from '../jobs/index.ts';
import { isPostLiked, publishedPosts } from '../posts/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { BookmarkEntity } from './bookmark.entity.ts';
import { bookmarkMark, type TargetRow } from './bookmark-mark.ts';
import { bookmarksOf } from './bookmarks.queries.ts';
import { bookmarksSql } from './bookmarks.sql.ts';
import type { Bookmark, BookmarkArgs, BookmarkMark } from './bookmarks.types.ts';

/**
 * Whether the target is kept from being deleted until the commit, so that a bookmark may refer to
 * it.
 */
type TargetShape = { isKept: boolean };
const shapes = [{ isKept: true }, { isKept: false }];

const targetPost = bookmarksSql.statements(
  'targetPost',
  { id: 'uuid', viewerId: 'uuid' },
  shapes,
  ({ isKept }: TargetShape) =>
    (db, { id, viewerId }) =>
      db
        .selectFrom(publishedPosts.as('post'))
        .innerJoin(people.as('person'), 'person.id', 'post.user_id')
        .where('post.id', '=', id)
        .where('person.is_banned', '=', false)
        .$if(isKept, (post) => post.forKeyShare('post'))
        .select((eb) => isPostLiked(eb.ref('post.id'), viewerId).as('hasLiked')),
);

const targetProfile = bookmarksSql.statements(
  'targetProfile',
  { id: 'uuid', viewerId: 'uuid' },
  shapes,
  ({ isKept }: TargetShape) =>
    (db, { id, viewerId }) =>
      db
        .selectFrom(listedProfiles.as('profile'))
        .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
        .where('person.id', '=', id)
        .where((eb) => eb.not(isBlocked(eb.ref('person.id'), viewerId)))
        .$if(isKept, (person) => person.forKeyShare('person'))
        .select(sql.lit(false).as('hasLiked')),
);

const targetJob = bookmarksSql.statements(
  'targetJob',
  { id: 'uuid', viewerId: 'uuid' },
  shapes,
  ({ isKept }: TargetShape) =>
    (db, { id, viewerId }) =>
      db
        .selectFrom(jobOpenings.as('opening'))
        .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
        .where('opening.id', '=', id)
        .where('person.is_banned', '=', false)
        .$if(isKept, (job) => job.forKeyShare('opening'))
        .select((eb) => [
          isJobMarked('like', eb.ref('opening.id'), viewerId).as('hasLiked'),
          isJobMarked('application', eb.ref('opening.id'), viewerId).as('hasApplied'),
          truth(eb('opening.user_id', '=', viewerId)).as('canEdit'),
        ]),
);

const targetStatements = {
  Post: targetPost,
  Profile: targetProfile,
  JobOpening: targetJob,
} as const satisfies Record<BookmarkType, unknown>;

/**
 * What the viewer may read and bookmark, as far as the answer tells of it; undefined for everything
 * else.
 */
async function readTarget(
  work: Work,
  type: BookmarkType,
  input: { id: string; viewerId: string },
  shape: TargetShape,
): Promise<TargetRow | undefined> {
  const [target] = await work.query<typeof input, TargetRow>(targetStatements[type](shape), input);
  return target;
}

/**
 * One person's changes of one bookmark follow one another: who adds reads the row that the key
 * kept.
 */
const lockBookmark = (work: Work, viewerId: string, refId: string): Promise<void> =>
  work.advisoryLock(`bookmark ${viewerId} ${refId}`);

/** What is said of a target that is not there, in the words of its own room. */
const notFoundTexts: Record<BookmarkType, string> = {
  Post: postTexts.notFound,
  Profile: profileTexts.notFound,
  JobOpening: jobTexts.notFound,
};

/** The column of a bookmark that refers to its target. */
const targetProperty = {
  Post: 'post',
  Profile: 'profile',
  JobOpening: 'job',
} as const satisfies Record<BookmarkType, keyof BookmarkEntity>;

/**
 * Bookmarks a post, a profile or an opening for the viewer. However often it is sent, and by how
 * many tabs at once, there is one bookmark.
 * @param sentId of the post or opening, or of the profile's person
 * @throws NOT_FOUND for what is not there or may not be read, FORBIDDEN for the unverified
 */
export async function addBookmark(
  ctx: Context,
  type: BookmarkType,
  sentId: string,
): Promise<BookmarkMark> {
  const viewer = requireViewer(ctx, 'member');
  const refId = requireId(sentId, () => notFound(notFoundTexts[type]));
  return change(ctx.app, async (work) => {
    await lockBookmark(work, viewer.id, refId);
    const input = { id: refId, viewerId: viewer.id };
    const target = await readTarget(work, type, input, { isKept: true });
    if (!target) throw notFound(notFoundTexts[type]);
    const property = targetProperty[type];
    // The unique key decides between two that race: the second one changes nothing.
    await work.em.upsert(
      BookmarkEntity,
      { id: newId(), user: viewer.id, [property]: refId, createdAt: ctx.app.clock.now() },
      { onConflictFields: [property, 'user'], onConflictAction: 'ignore' },
    );
    return bookmarkMark(type, refId, true, target);
  });
}

/**
 * Removes a bookmark. What is not bookmarked, or not there any more, is not bookmarked afterwards:
 * that is no error.
 * @throws FORBIDDEN for the unverified
 */
export async function removeBookmark(
  ctx: Context,
  type: BookmarkType,
  sentId: string,
): Promise<BookmarkMark> {
  const viewer = requireViewer(ctx, 'member');
  const refId = parseId(sentId);
  if (refId === null) return bookmarkMark(type, sentId, false, undefined);
  return change(ctx.app, async (work) => {
    await lockBookmark(work, viewer.id, refId);
    const input = { id: refId, viewerId: viewer.id };
    const target = await readTarget(work, type, input, { isKept: false });
    await work.em.nativeDelete(BookmarkEntity, { user: viewer.id, [targetProperty[type]]: refId });
    return bookmarkMark(type, refId, false, target);
  });
}

/**
 * The viewer's own bookmarks, the last made first.
 * @throws as `bookmarksOf`, FORBIDDEN for the unverified
 */
export const bookmarks = (ctx: Context, args: BookmarkArgs): Promise<Page<Bookmark>> =>
  bookmarksOf(ctx.app, requireViewer(ctx, 'member'), args);
