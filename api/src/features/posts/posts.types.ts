import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  campusTypes,
  offerStatuses,
  postTypes,
  type ExperiencePost,
} from '../../../../schema/rules/posts.ts';
import { Connection } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { ExperienceTypeEnum } from '../careers/index.ts';
import { User } from '../identity/index.ts';
import { DriveModeEnum, LevelEnum } from './post-parts.types.ts';

export type PostType = (typeof postTypes)[number];

export const PostTypeEnum = wordEnum('PostType', postTypes);
export const CampusTypeEnum = wordEnum('CampusType', campusTypes);
export const OfferStatusEnum = wordEnum('OfferStatus', offerStatuses);
export { DriveModeEnum, LevelEnum };

@ObjectType({
  description:
    "Counters of a post. The id is the post's: one cache entry for card, page and live updates.",
})
export class PostCounters {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => Int, { simple: true })
  useful!: number;

  @Field(() => Int, { simple: true })
  views!: number;

  @Field(() => Int, { simple: true })
  shares!: number;

  @Field(() => Int, { simple: true, description: 'Questions asked.' })
  commentsCount!: number;
}

@ObjectType({ description: "What the viewer did with a post. The id is the post's." })
export class PostViewer {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => Boolean, { simple: true })
  hasLiked!: boolean;

  @Field(() => Boolean, { simple: true })
  hasBookmarked!: boolean;
}

@ObjectType({ description: 'A post on a card: feed, search, similar, profile.' })
export class PostCard {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => User, { simple: true })
  user!: User;

  @Field(() => String, { simple: true })
  companyName!: string;

  @Field(() => String, { simple: true })
  role!: string;

  @Field(() => String, { nullable: true, simple: true })
  logo!: string | null;

  @Field(() => PostTypeEnum, { simple: true })
  postType!: PostType;

  @Field(() => ExperienceTypeEnum, { simple: true })
  experienceType!: ExperiencePost['experienceType'];

  @Field(() => Int, { simple: true })
  interviewYear!: number;

  @Field(() => String, { simple: true })
  oneLiner!: string;

  @Field(() => String, { simple: true, description: 'At most 100 characters.' })
  teaser!: string;

  @Field(() => OfferStatusEnum, { nullable: true, simple: true })
  offerStatus!: ExperiencePost['offerStatus'] | null;

  @Field(() => String, { nullable: true, simple: true })
  package!: string | null;

  @Field(() => LevelEnum, { nullable: true, simple: true })
  level!: ExperiencePost['level'] | null;

  @Field(() => CampusTypeEnum, { nullable: true, simple: true })
  campusType!: ExperiencePost['campusType'] | null;

  @Field(() => [String], { simple: true })
  hashtags!: string[];

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { simple: true })
  lastActiveAt!: Date;

  @Field(() => PostCounters, { simple: true })
  counters!: PostCounters;

  @Field(() => PostViewer, { simple: true })
  viewer!: PostViewer;
}

@ObjectType({
  description:
    'What changes of a post while it is read: its heading, its counters, and when its author last edited it. The words themselves are read anew.',
})
export class PostUpdate {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => String, { simple: true })
  companyName!: string;

  @Field(() => String, { simple: true })
  role!: string;

  @Field(() => String, { nullable: true, simple: true })
  logo!: string | null;

  @Field(() => String, { simple: true })
  oneLiner!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  editedAt!: Date | null;

  @Field(() => PostCounters, { simple: true })
  counters!: PostCounters;
}

@ObjectType()
export class PostLike {
  @Field(() => PostCounters, { simple: true })
  counters!: PostCounters;

  @Field(() => PostViewer, { simple: true })
  viewer!: PostViewer;
}

export const PostConnection = Connection(PostCard, 'PostConnection');
