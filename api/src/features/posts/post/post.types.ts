import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { teaserLength } from '../../../../../schema/rules/posts/posts-texts.ts';
import { Connection } from '../../../core/lists/paging.ts';
import { type Person, User } from '../../identity/index.ts';
import { PostFields } from '../fields/post-fields.types.ts';
import { PostFile } from '../fields/post-parts.types.ts';
import { PostSummary } from '../fields/post-summary.types.ts';

@ObjectType({
  description:
    "Counters of a post. The id is the post's: one cache entry for card, page and live updates.",
})
export class PostCounters {
  @Field(() => ID, { description: "The post's id." })
  id!: string;

  @Field(() => Int, { description: 'How many people like it; its author never does.' })
  useful!: number;

  @Field(() => Int, { description: 'How many people opened it, its author not counted.' })
  views!: number;

  @Field(() => Int, { description: 'How often it was shared: once for each person and day (UTC).' })
  shares!: number;

  @Field(() => Int, { description: 'How many questions were asked on it.' })
  commentsCount!: number;
}

@ObjectType({ description: "What the viewer did with a post. The id is the post's." })
export class PostViewer {
  @Field(() => ID, { description: "The post's id." })
  id!: string;

  @Field(() => Boolean, { description: 'The viewer likes it.' })
  hasLiked!: boolean;

  @Field(() => Boolean, { description: 'It is among the bookmarks of the viewer.' })
  hasBookmarked!: boolean;
}

@ObjectType({ description: 'A post on a card: feed, search, similar, profile.' })
export class PostCard extends PostSummary {
  @Field(() => User, { description: 'Its author.' })
  user!: Person;

  @Field(() => String, {
    description: `The one-liner, cut at a word; at most ${teaserLength} characters.`,
  })
  teaser!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'The latest of publication, edit, question and answer.',
  })
  lastActiveAt!: Date;

  @Field(() => PostCounters, { description: 'Likes, views, shares and questions.' })
  counters!: PostCounters;

  @Field(() => PostViewer, { description: 'What the viewer did with it.' })
  viewer!: PostViewer;
}

@ObjectType({ description: 'An experience at a company, with everything that its page shows.' })
export class Post extends PostFields {
  @Field(() => User, { description: 'Its author.' })
  user!: Person;

  @Field(() => [PostFile], {
    description: "For those who may open them: members of the author's college. None for others.",
  })
  materialFiles!: PostFile[];

  @Field(() => PostFile, {
    nullable: true,
    description: 'The résumé as a file, for those who may open it: as `materialFiles`.',
  })
  resume!: PostFile | null;

  @Field(() => Int, {
    description:
      'How many files `postMedia` hands out to those who may open them; the others learn that there are some.',
  })
  attachmentsCount!: number;

  @Field(() => PostCounters, { description: 'Likes, views, shares and questions.' })
  counters!: PostCounters;

  @Field(() => PostViewer, { description: 'What the viewer did with it.' })
  viewer!: PostViewer;
}

@ObjectType({
  description:
    'What changes of a post while it is read: its heading, its counters, and when its author last edited it. The words themselves are read anew.',
})
export class PostUpdate {
  @Field(() => ID, { description: "The post's id." })
  id!: string;

  @Field(() => String, { description: 'As `Post.companyName`, as it is now.' })
  companyName!: string;

  @Field(() => String, { description: 'As `Post.role`, as it is now.' })
  role!: string;

  @Field(() => String, { nullable: true, description: 'As `Post.logo`, as it is now.' })
  logo!: string | null;

  @Field(() => String, { description: 'As `Post.oneLiner`, as it is now.' })
  oneLiner!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its author last edited it; null when they never did.',
  })
  editedAt!: Date | null;

  @Field(() => PostCounters, { description: 'Likes, views, shares and questions.' })
  counters!: PostCounters;
}

@ObjectType({ description: 'A post after the viewer liked it, or took the like back.' })
export class PostLike {
  @Field(() => PostCounters, { description: 'Likes, views, shares and questions.' })
  counters!: PostCounters;

  @Field(() => PostViewer, {
    description: 'What the viewer did with it: `hasLiked` says which of the two it was.',
  })
  viewer!: PostViewer;
}

export const PostConnection = Connection(PostCard, 'PostConnection');
