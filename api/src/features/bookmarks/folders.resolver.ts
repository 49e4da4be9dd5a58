import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookmarkType } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import { Access, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { moveBookmark } from './bookmarks.ts';
import { BookmarkMark, BookmarkTypeEnum } from './bookmarks.types.ts';
import { bookmarkFolders, createFolder, deleteFolder, renameFolder } from './folders.ts';
import { BookmarkFolder } from './folders.types.ts';

const folderId = { description: 'The id of a folder of the viewer.' };
const name = { description: 'At most 60 characters.' };

/** Folders of bookmarks. */
@Resolver()
export class FoldersResolver {
  @Access('member')
  @Query(() => [BookmarkFolder], {
    description: "The viewer's folders by name: at most fifty.",
  })
  bookmarkFolders(@Ctx() ctx: Context): Promise<BookmarkFolder[]> {
    return bookmarkFolders(ctx);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => BookmarkFolder, {
    description:
      'Makes a folder. Errors: UNAUTHENTICATED; FORBIDDEN for the unverified; BAD_USER_INPUT for the name, also where the viewer has it, however it is capitalised, and for the fifty-first; RATE_LIMITED.',
  })
  createBookmarkFolder(
    @Ctx() ctx: Context,
    @Arg('name', () => String, name) sent: string,
  ): Promise<BookmarkFolder> {
    return createFolder(ctx, sent);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => BookmarkFolder, {
    description:
      'Renames a folder. For its owner. Errors: NOT_FOUND; BAD_USER_INPUT as for a new one.',
  })
  renameBookmarkFolder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, folderId) id: string,
    @Arg('name', () => String, name) sent: string,
  ): Promise<BookmarkFolder> {
    return renameFolder(ctx, id, sent);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => ID, {
    description:
      'Deletes a folder; its bookmarks stay, without one. For its owner. Answers its id. Errors: NOT_FOUND.',
  })
  deleteBookmarkFolder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, folderId) id: string,
  ): Promise<string> {
    return deleteFolder(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => BookmarkMark, {
    description:
      'Puts a bookmark into a folder, or takes it out of its own. Errors: NOT_FOUND for what is not bookmarked, and for a folder that is not one of the viewer.',
  })
  moveBookmark(
    @Ctx() ctx: Context,
    @Arg('type', () => BookmarkTypeEnum, { description: 'What the target is.' })
    type: BookmarkType,
    @Arg('refId', () => ID, {
      description: "The post's or opening's id, or that of the profile's person.",
    })
    refId: string,
    @Arg('folderId', () => ID, {
      nullable: true,
      description: 'The folder of the viewer; null for none.',
    })
    id: string | null | undefined,
  ): Promise<BookmarkMark> {
    return moveBookmark(ctx, { type, refId, folderId: id ?? null });
  }
}
