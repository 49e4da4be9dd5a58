import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { type BookmarkType, bookmarkTypes } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import { bookmarkFilters } from '../../../../schema/rules/bookmarks/bookmarks-filters.ts';
import type { FilterInput } from '../../../../schema/rules/lists/filters.ts';
import { registerEnum } from '../../core/enums.ts';
import { filterInput } from '../../core/lists/index.ts';
import { Connection, PageArgs } from '../../core/lists/paging.ts';
import { JobOpening, JobViewer } from '../jobs/index.ts';
import { PostCard, PostViewer } from '../posts/index.ts';
import { ProfileCard, ProfileViewer } from '../profiles/index.ts';

export const BookmarkTypeEnum = registerEnum('BookmarkType', bookmarkTypes, {
  description: 'What can be bookmarked.',
  values: {
    Post: 'An experience.',
    Profile: 'The profile of a person.',
    JobOpening: 'A job or an internship.',
  },
});

@ObjectType({
  description:
    'Whether the viewer has bookmarked something. Its `post`, `profile` or `job` says the same as the cards and pages of the target do: one cache entry for all of them.',
})
export class BookmarkMark {
  @Field(() => ID, {
    description: 'Made of type and target: the same whenever the target is bookmarked anew.',
  })
  id!: string;

  @Field(() => BookmarkTypeEnum, { description: 'What the target is.' })
  type!: BookmarkType;

  @Field(() => ID, { description: "The post's or opening's id, or that of the profile's person." })
  refId!: string;

  @Field(() => Boolean, { description: 'Whether it is bookmarked now.' })
  isBookmarked!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the viewer's folder that it is in. Null without one.",
  })
  folderId!: string | null;

  @Field(() => PostViewer, {
    nullable: true,
    description:
      'What the viewer did with the post. Null for profiles, and for posts that are gone.',
  })
  post!: PostViewer | null;

  @Field(() => ProfileViewer, {
    nullable: true,
    description:
      'What the viewer did with the profile. Null for posts, and for profiles that the viewer does not find.',
  })
  profile!: ProfileViewer | null;

  @Field(() => JobViewer, {
    nullable: true,
    description:
      'What the viewer did with the opening. Null for others, and for openings that are gone.',
  })
  job!: JobViewer | null;
}

@ObjectType({
  description:
    'A bookmark in the list. Of `post`, `profile` and `job` the one of its type is there.',
})
export class Bookmark {
  @Field(() => ID, { description: "The bookmark's own." })
  id!: string;

  @Field(() => BookmarkTypeEnum, { description: 'What the target is.' })
  type!: BookmarkType;

  @Field(() => ID, { description: "The post's or opening's id, or that of the profile's person." })
  refId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was bookmarked.' })
  createdAt!: Date;

  @Field(() => BookmarkMark, {
    description: 'That it is bookmarked, as `bookmark` and `removeBookmark` answer.',
  })
  mark!: BookmarkMark;

  @Field(() => PostCard, { nullable: true, description: 'The bookmarked post.' })
  post!: PostCard | null;

  @Field(() => ProfileCard, {
    nullable: true,
    description: 'The person of the bookmarked profile.',
  })
  profile!: ProfileCard | null;

  @Field(() => JobOpening, { nullable: true, description: 'The bookmarked opening.' })
  job!: JobOpening | null;
}

export const BookmarkConnection = Connection(Bookmark, 'BookmarkConnection');

const BookmarkFilterInput = filterInput(
  'BookmarkFilterInput',
  'Bookmarks in a folder, or with words; all of them without.',
  bookmarkFilters,
);

@ArgsType()
export class BookmarkArgs extends PageArgs {
  @Field(() => BookmarkTypeEnum, {
    nullable: true,
    description: 'Bookmarks of this type alone; null for all.',
  })
  type?: BookmarkType | null;

  @Field(() => BookmarkFilterInput, {
    nullable: true,
    description: 'What it is narrowed down by; null for all.',
  })
  filter?: FilterInput<typeof bookmarkFilters> | null;
}
