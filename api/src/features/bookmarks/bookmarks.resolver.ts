import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/paging.ts';
import { addBookmark, bookmarks, removeBookmark } from './bookmarks.ts';
import {
  Bookmark,
  BookmarkArgs,
  BookmarkConnection,
  BookmarkMark,
  BookmarkTypeEnum,
} from './bookmarks.types.ts';

@Resolver(() => Bookmark)
export class BookmarksResolver {
  @Access('member')
  @Query(() => BookmarkConnection, { description: "The viewer's own, the last made first." })
  bookmarks(
    @Ctx() ctx: Context,
    @Args(() => BookmarkArgs) args: BookmarkArgs,
  ): Promise<Page<Bookmark>> {
    return bookmarks(ctx, args);
  }

  @Access('member')
  @Mutation(() => BookmarkMark, { description: 'Sent twice, it is one bookmark.' })
  bookmark(
    @Ctx() ctx: Context,
    @Arg('type', () => BookmarkTypeEnum) type: BookmarkType,
    @Arg('refId', () => ID) refId: string,
  ): Promise<BookmarkMark> {
    return addBookmark(ctx, type, refId);
  }

  @Access('member')
  @Mutation(() => BookmarkMark, {
    description: 'Also of what is not bookmarked, or gone: then nothing changes.',
  })
  removeBookmark(
    @Ctx() ctx: Context,
    @Arg('type', () => BookmarkTypeEnum) type: BookmarkType,
    @Arg('refId', () => ID) refId: string,
  ): Promise<BookmarkMark> {
    return removeBookmark(ctx, type, refId);
  }
}
