import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookmarkType } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import { Access, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/lists/paging.ts';
import { addBookmark, bookmarks, removeBookmark } from './bookmarks.ts';
import {
  Bookmark,
  BookmarkArgs,
  BookmarkConnection,
  BookmarkMark,
  BookmarkTypeEnum,
} from './bookmarks.types.ts';

const type = { description: 'What the target is.' };
const refId = { description: "The post's or opening's id, or that of the profile's person." };

@Resolver(() => Bookmark)
export class BookmarksResolver {
  @Access('member')
  @Query(() => BookmarkConnection, {
    description:
      "The viewer's own bookmarks, the last made first. Those of people who are banned, or blocked by the viewer or block the viewer, are left out until they are shown again. Errors: UNAUTHENTICATED; FORBIDDEN for the unverified; BAD_USER_INPUT for a page size or cursor that is not of this list.",
  })
  bookmarks(
    @Ctx() ctx: Context,
    @Args(() => BookmarkArgs) args: BookmarkArgs,
  ): Promise<Page<Bookmark>> {
    return bookmarks(ctx, args);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => BookmarkMark, {
    description:
      'Bookmarks a post, a profile or an opening. Sent twice, it is one bookmark. Errors: UNAUTHENTICATED; FORBIDDEN for the unverified; NOT_FOUND for what is not there, or not shown to the viewer, and for a folder that is not one of theirs.',
  })
  bookmark(
    @Ctx() ctx: Context,
    @Arg('type', () => BookmarkTypeEnum, type) type: BookmarkType,
    @Arg('refId', () => ID, refId) refId: string,
    @Arg('folderId', () => ID, {
      nullable: true,
      description: "The viewer's folder to put it in. Without one it is where it is.",
    })
    folderId: string | null | undefined,
  ): Promise<BookmarkMark> {
    return addBookmark(ctx, { type, refId, folderId: folderId ?? null });
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => BookmarkMark, {
    description:
      'Removes a bookmark. What is not bookmarked, or gone, is answered as not bookmarked. Errors: UNAUTHENTICATED; FORBIDDEN for the unverified.',
  })
  removeBookmark(
    @Ctx() ctx: Context,
    @Arg('type', () => BookmarkTypeEnum, type) type: BookmarkType,
    @Arg('refId', () => ID, refId) refId: string,
  ): Promise<BookmarkMark> {
    return removeBookmark(ctx, type, refId);
  }
}
