import { LockMode } from '@mikro-orm/core';
import { bookmarkFolder } from '../../../../schema/rules/bookmarks/bookmark-folders.ts';
import {
  bookmarkFoldersAtMost,
  folderTexts,
} from '../../../../schema/rules/bookmarks/bookmark-folders-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { badUserInput, notFound, validate } from '../../core/errors.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { User } from '../identity/index.ts';
import { BookmarkFolderEntity } from './bookmark-folder.entity.ts';
import { bookmarksSql } from './bookmarks.sql.ts';
import { foldersOf } from './folders.queries.ts';
import type { BookmarkFolder } from './folders.types.ts';

const folderNotFound = () => notFound(folderTexts.gone);

/** One person's folders change one after another: they are counted, and their names compared. */
const lockFolders = (work: Work, viewerId: string): Promise<void> =>
  work.advisoryLock('bookmark folders', viewerId);

/**
 * A folder of the viewer that stays until the commit, so that a bookmark may go into it.
 * @throws NOT_FOUND, for those of others too
 */
export async function heldFolder(
  work: Work,
  viewerId: string,
  sentId: string,
  lockMode: LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE = LockMode.PESSIMISTIC_READ,
): Promise<BookmarkFolderEntity> {
  const id = requireId(sentId, folderNotFound);
  const folder = await work.em.findOne(
    BookmarkFolderEntity,
    { id, user: viewerId },
    { lockMode, refresh: true },
  );
  if (!folder) throw folderNotFound();
  return folder;
}

const sameName = bookmarksSql.statement(
  'folderOfName',
  { userId: 'uuid', name: 'text', besides: 'uuid?' },
  (db, { userId, name, besides }) =>
    db
      .selectFrom('bookmark_folders as folder')
      .where('folder.user_id', '=', userId)
      .where((eb) => eb(eb.fn('lower', ['folder.name']), '=', eb.fn('lower', [name])))
      .where((eb) => eb('folder.id', 'is distinct from', besides))
      .select('folder.id'),
);

/** @throws BAD_USER_INPUT where another folder of theirs has the name, however capitalised */
async function requireFreeName(
  work: Work,
  values: { userId: string; name: string; besides: string | null },
): Promise<void> {
  const [same] = await work.query(sameName, values);
  if (same) throw badUserInput(folderTexts.taken, { name: folderTexts.taken });
}

/** The viewer's folder as it stands. */
async function folderOf(ctx: Context, userId: string, id: string): Promise<BookmarkFolder> {
  const folder = (await foldersOf(ctx.app, userId)).find((one) => one.id === id);
  // Another device has deleted it meanwhile.
  if (!folder) throw folderNotFound();
  return folder;
}

/** The viewer's folders by name. @throws FORBIDDEN for the unverified */
export const bookmarkFolders = (ctx: Context): Promise<BookmarkFolder[]> =>
  foldersOf(ctx.app, requireViewer(ctx, 'member').id);

/**
 * Makes a folder.
 * @throws BAD_USER_INPUT for a name that is none or taken, and for one more than
 * `bookmarkFoldersAtMost`; RATE_LIMITED, FORBIDDEN for the unverified
 */
export async function createFolder(ctx: Context, sentName: string): Promise<BookmarkFolder> {
  const { id: userId } = requireViewer(ctx, 'member');
  const { name } = validate(bookmarkFolder, { name: sentName });
  await chargeCreation(ctx, userId);
  const { id } = await change(ctx.app, async (work) => {
    await lockFolders(work, userId);
    await requireFreeName(work, { userId, name, besides: null });
    const user = work.em.getReference(User, userId);
    if ((await work.em.count(BookmarkFolderEntity, { user })) >= bookmarkFoldersAtMost)
      throw badUserInput(folderTexts.many);
    const createdAt = ctx.app.clock.now();
    return work.em.create(BookmarkFolderEntity, { user, name, createdAt });
  });
  return folderOf(ctx, userId, id);
}

/**
 * Gives a folder another name.
 * @throws NOT_FOUND, for those of others too; BAD_USER_INPUT as `createFolder`
 */
export async function renameFolder(
  ctx: Context,
  sentId: string,
  sentName: string,
): Promise<BookmarkFolder> {
  const { id: userId } = requireViewer(ctx, 'member');
  const { name } = validate(bookmarkFolder, { name: sentName });
  const id = await change(ctx.app, async (work) => {
    await lockFolders(work, userId);
    const folder = await heldFolder(work, userId, sentId, LockMode.PESSIMISTIC_WRITE);
    await requireFreeName(work, { userId, name, besides: folder.id });
    folder.name = name;
    return folder.id;
  });
  return folderOf(ctx, userId, id);
}

/**
 * Deletes a folder. What was in it stays bookmarked, without one: the database sees to it.
 * @returns its id
 * @throws NOT_FOUND, for those of others too; FORBIDDEN for the unverified
 */
export async function deleteFolder(ctx: Context, sentId: string): Promise<string> {
  const { id: userId } = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const folder = await heldFolder(work, userId, sentId, LockMode.PESSIMISTIC_WRITE);
    work.em.remove(folder);
    return folder.id;
  });
}
