import { sql } from 'kysely';
import { folderTexts } from '../../../../schema/rules/bookmarks/bookmark-folders-texts.ts';
import type { BookmarkType } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import { jobTexts } from '../../../../schema/rules/jobs/jobs-texts.ts';
import { postTexts, profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { newId, parseId, requireId } from '../../core/ids.ts';
import type { Page } from '../../core/lists/paging.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { isJobEditable, isJobMarked, jobOpenings } from '../jobs/index.ts';
import { isPostLiked, publishedPosts } from '../posts/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { BookmarkEntity } from './bookmark.entity.ts';
import { bookmarkMark, notBookmarked, type TargetRow } from './bookmark-mark.ts';
import { bookmarksOf } from './bookmarks.queries.ts';
import { bookmarksSql } from './bookmarks.sql.ts';
import type { Bookmark, BookmarkArgs, BookmarkMark } from './bookmarks.types.ts';
import { heldFolder } from './folders.ts';

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
        .where(isNotBanned('person'))
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
        .where(isNotBanned('person'))
        .$if(isKept, (job) => job.forKeyShare('opening'))
        .select((eb) => [
          isJobMarked('like', eb.ref('opening.id'), viewerId).as('hasLiked'),
          isJobMarked('application', eb.ref('opening.id'), viewerId).as('hasApplied'),
          isJobEditable(eb.ref('opening.user_id'), viewerId).as('canEdit'),
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
  work.advisoryLock('bookmark', viewerId, refId);

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

/** Where a bookmark is, as its mark says it. */
const placeOf = ({ folder }: BookmarkEntity) => ({
  isBookmarked: true,
  folderId: folder?.id ?? null,
});

/**
 * Bookmarks a post, a profile or an opening for the viewer. However often it is sent, and by how
 * many tabs at once, there is one bookmark.
 * @param sent what, by the id of the post or opening, or of the profile's person; and the folder
 * that it goes into, null where it stays where it is
 * @throws NOT_FOUND for what is not there or may not be read, and others' folders; FORBIDDEN for
 * the unverified
 */
export async function addBookmark(
  ctx: Context,
  { type, refId: sentId, folderId }: { type: BookmarkType; refId: string; folderId: string | null },
): Promise<BookmarkMark> {
  const viewer = requireViewer(ctx, 'member');
  const refId = requireId(sentId, () => notFound(notFoundTexts[type]));
  return change(ctx.app, async (work) => {
    await lockBookmark(work, viewer.id, refId);
    const input = { id: refId, viewerId: viewer.id };
    const target = await readTarget(work, type, input, { isKept: true });
    if (!target) throw notFound(notFoundTexts[type]);
    const property = targetProperty[type];
    const folder = folderId === null ? null : await heldFolder(work, viewer.id, folderId);
    // The unique key decides between two that race: the second one changes nothing.
    await work.em.upsert(
      BookmarkEntity,
      { id: newId(), user: viewer.id, [property]: refId, createdAt: ctx.app.clock.now() },
      { onConflictFields: [property, 'user'], onConflictAction: 'ignore' },
    );
    const bookmark = await work.em.findOneOrFail(
      BookmarkEntity,
      { user: viewer.id, [property]: refId },
      { refresh: true },
    );
    if (folder) bookmark.folder = folder;
    return bookmarkMark(type, refId, placeOf(bookmark), target);
  });
}

/**
 * Puts a bookmark of the viewer into one of their folders, or takes it out of its own.
 * @param sent what is bookmarked; null for no folder
 * @throws NOT_FOUND for what is not bookmarked and for others' folders, FORBIDDEN for the
 * unverified
 */
export async function moveBookmark(
  ctx: Context,
  { type, refId: sentId, folderId }: { type: BookmarkType; refId: string; folderId: string | null },
): Promise<BookmarkMark> {
  const viewer = requireViewer(ctx, 'member');
  const refId = requireId(sentId, () => notFound(folderTexts.notBookmarked));
  return change(ctx.app, async (work) => {
    await lockBookmark(work, viewer.id, refId);
    const folder = folderId === null ? null : await heldFolder(work, viewer.id, folderId);
    const bookmark = await work.em.findOne(BookmarkEntity, {
      user: viewer.id,
      [targetProperty[type]]: refId,
    });
    if (!bookmark) throw notFound(folderTexts.notBookmarked);
    bookmark.folder = folder;
    const input = { id: refId, viewerId: viewer.id };
    const target = await readTarget(work, type, input, { isKept: false });
    return bookmarkMark(type, refId, placeOf(bookmark), target);
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
  if (refId === null) return bookmarkMark(type, sentId, notBookmarked, undefined);
  return change(ctx.app, async (work) => {
    await lockBookmark(work, viewer.id, refId);
    const input = { id: refId, viewerId: viewer.id };
    const target = await readTarget(work, type, input, { isKept: false });
    await work.em.nativeDelete(BookmarkEntity, { user: viewer.id, [targetProperty[type]]: refId });
    return bookmarkMark(type, refId, notBookmarked, target);
  });
}

/**
 * The viewer's own bookmarks, the last made first.
 * @throws as `bookmarksOf`, FORBIDDEN for the unverified
 */
export const bookmarks = (ctx: Context, args: BookmarkArgs): Promise<Page<Bookmark>> =>
  bookmarksOf(ctx.app, requireViewer(ctx, 'member'), args);
