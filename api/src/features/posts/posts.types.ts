import { Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { campusTypes, driveModes, levels, offerStatuses, type CrispPost } from '../../../../schema/rules/posts.ts';
import { Connection } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { ExperienceTypeEnum } from '../careers/index.ts';
import { User } from '../identity/index.ts';

export const postTypes = ['crisp', 'story'] as const;
export type PostType = (typeof postTypes)[number];

export const PostTypeEnum = wordEnum('PostType', postTypes);
export const CampusTypeEnum = wordEnum('CampusType', campusTypes);
export const OfferStatusEnum = wordEnum('OfferStatus', offerStatuses);
export const DriveModeEnum = wordEnum('DriveMode', driveModes);
export const LevelEnum = wordEnum('Level', levels);

@ObjectType({ description: "Counters of a post. The id is the post's: one cache entry for card, page and live updates." })
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
  experienceType!: CrispPost['experienceType'];

  @Field(() => Int, { simple: true })
  interviewYear!: number;

  @Field(() => String, { simple: true })
  oneLiner!: string;

  @Field(() => String, { simple: true, description: 'At most 100 characters.' })
  teaser!: string;

  @Field(() => OfferStatusEnum, { nullable: true, simple: true })
  offerStatus!: CrispPost['offerStatus'] | null;

  @Field(() => String, { nullable: true, simple: true })
  package!: string | null;

  @Field(() => LevelEnum, { nullable: true, simple: true })
  level!: CrispPost['level'] | null;

  @Field(() => CampusTypeEnum, { nullable: true, simple: true })
  campusType!: CrispPost['campusType'] | null;

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

@ObjectType()
export class PostLike {
  @Field(() => PostCounters, { simple: true })
  counters!: PostCounters;

  @Field(() => PostViewer, { simple: true })
  viewer!: PostViewer;
}

export const PostConnection = Connection(PostCard, 'PostConnection');

/** What may be missing in a hostile call is nullable here, so that the rule answers with the documented text. */
@InputType({ description: 'A crisp post: the fields of General Details.' })
export class CrispPostInput {
  @Field(() => String)
  companyName!: string;

  @Field(() => String)
  role!: string;

  @Field(() => String, { nullable: true })
  logo?: string | null;

  @Field(() => ExperienceTypeEnum, { nullable: true })
  experienceType?: string | null;

  @Field(() => Int, { nullable: true })
  interviewYear?: number | null;

  @Field(() => String)
  oneLiner!: string;

  @Field(() => [String])
  eligibleBranches!: string[];

  @Field(() => Float, { nullable: true })
  cgpaRequired?: number | null;

  @Field(() => CampusTypeEnum, { nullable: true })
  campusType?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 1 })
  numberOfRounds?: number | null;

  @Field(() => OfferStatusEnum, { nullable: true })
  offerStatus?: string | null;

  @Field(() => String, { nullable: true })
  package?: string | null;

  @Field(() => DriveModeEnum, { nullable: true, defaultValue: 'online' })
  mode?: string | null;

  @Field(() => LevelEnum, { nullable: true, defaultValue: 'easy' })
  level?: string | null;

  @Field(() => String)
  location!: string;

  @Field(() => Int, { nullable: true })
  finalPlacementCount?: number | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false })
  atCompany?: boolean | null;

  @Field(() => [String], { nullable: true })
  hashtags?: string[] | null;
}
