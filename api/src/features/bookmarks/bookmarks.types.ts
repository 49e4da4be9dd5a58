import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { bookmarkTypes, type BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import { Connection, PageArgs } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { PostCard, PostViewer } from '../posts/index.ts';
import { ProfileCard, ProfileViewer } from '../profiles/index.ts';

export const BookmarkTypeEnum = wordEnum('BookmarkType', bookmarkTypes);

@ObjectType({
  description:
    "Whether the viewer has put a thing aside, also as the thing's own mark: one cache entry for card, page and list.",
})
export class BookmarkMark {
  @Field(() => ID, {
    simple: true,
    description: 'Of type and target: the same whenever the thing is marked anew.',
  })
  id!: string;

  @Field(() => BookmarkTypeEnum, { simple: true })
  type!: BookmarkType;

  @Field(() => ID, { simple: true })
  refId!: string;

  @Field(() => Boolean, { simple: true })
  isBookmarked!: boolean;

  @Field(() => PostViewer, { nullable: true, simple: true })
  post!: PostViewer | null;

  @Field(() => ProfileViewer, { nullable: true, simple: true })
  profile!: ProfileViewer | null;
}

@ObjectType({
  description: 'Something put aside. Exactly one of the targets is there: the one of its type.',
})
export class Bookmark {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => BookmarkTypeEnum, { simple: true })
  type!: BookmarkType;

  @Field(() => ID, { simple: true })
  refId!: string;

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;

  @Field(() => BookmarkMark, { simple: true })
  mark!: BookmarkMark;

  @Field(() => PostCard, { nullable: true, simple: true })
  post!: PostCard | null;

  @Field(() => ProfileCard, { nullable: true, simple: true })
  profile!: ProfileCard | null;
}

export const BookmarkConnection = Connection(Bookmark, 'BookmarkConnection');

@ArgsType()
export class BookmarkArgs extends PageArgs {
  @Field(() => BookmarkTypeEnum, { nullable: true, description: 'All of them when left out.' })
  type?: BookmarkType | null;
}
