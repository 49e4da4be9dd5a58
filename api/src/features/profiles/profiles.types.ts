import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Connection, PageArgs } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { User } from '../identity/index.ts';

export const feedSorts = ['recentlyActive', 'mostViewed', 'mostHelpful'] as const;
export type FeedSort = (typeof feedSorts)[number];
export const FeedSortEnum = wordEnum('FeedSort', feedSorts);

/** A step of a career as a card's row carries it; the careers room makes its fields of these. */
export interface CareerStep {
  type: 'internship' | 'work';
  checkboxName: string;
  companyName: string;
  companyLogo: string | null;
  fromYear: number;
  fromMonth: number | null;
  toYear: number | null;
  toMonth: number | null;
  isCurrentlyWorking: boolean;
}

@ObjectType({ description: 'A person on a card: search, feed.' })
export class ProfileCard {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => User, { simple: true })
  user!: User;

  @Field(() => String, { nullable: true, simple: true })
  bio!: string | null;

  @Field(() => [String], { simple: true })
  interests!: string[];

  @Field(() => Int, { simple: true })
  postsCount!: number;

  steps!: CareerStep[];
}

@ObjectType({ description: "What the viewer did with a profile. The id is the person's." })
export class ProfileViewer {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => Boolean, { simple: true })
  hasBookmarked!: boolean;
}

@ObjectType({ description: "The id is the person's." })
export class ProfileCounters {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Viewers, each counted once, the person not.' })
  views!: number;
}

@ObjectType({ description: 'Somebody one would meet after a profile. The id is theirs.' })
export class RelatedProfile {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => User, { simple: true })
  user!: User;

  @Field(() => String, { simple: true, description: 'same branch and batch, also at Acme' })
  reason!: string;
}

@ObjectType()
export class ProfileLink {
  @Field(() => String, { simple: true })
  url!: string;
}

@ObjectType()
export class PictureDownload {
  @Field(() => String, { simple: true, description: 'Signed, for minutes.' })
  downloadUrl!: string;
}

@ObjectType()
export class Profile {
  /** The person's. */
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => User, { simple: true })
  user!: User;

  @Field(() => String, { nullable: true, simple: true })
  bio!: string | null;

  @Field(() => String, { nullable: true, simple: true })
  location!: string | null;

  @Field(() => [String], { simple: true })
  interests!: string[];

  @Field(() => [String], { simple: true })
  alumniTopics!: string[];

  @Field(() => Int, { simple: true })
  postsCount!: number;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'For the owner, connections and admins; null for others.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'A phone number, for those who see the e-mail address.',
  })
  contact!: string | null;

  @Field(() => ProfileCounters, { simple: true })
  counters!: ProfileCounters;

  @Field(() => Boolean, { simple: true, description: 'A banner of their own, not the default.' })
  hasBanner!: boolean;

  /** Their own banner's, or the default's. */
  bannerId!: string | null;

  @Field(() => ProfileViewer, {
    nullable: true,
    simple: true,
    description: 'Null where many watch at once: in live updates.',
  })
  viewer!: ProfileViewer | null;

  @Field(() => Boolean, {
    simple: true,
    description:
      'False for those who are shown the card only: the person keeps the rest for connections.',
  })
  isWhole!: boolean;
}

@ObjectType({ description: 'The banner of all who have none of their own.' })
export class DefaultBanner {
  @Field(() => ID, { simple: true })
  id!: string;

  fileId!: string;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'Since when it is in force.' })
  createdAt!: Date;
}

export const ProfileConnection = Connection(ProfileCard, 'ProfileConnection');

@InputType({ description: 'What is not given stays as it is; null or empty clears.' })
export class ProfileInput {
  @Field(() => String, { nullable: true })
  bio?: string | null;

  @Field(() => String, { nullable: true })
  location?: string | null;

  @Field(() => [String], { nullable: true })
  interests?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Topics for outreach, of alumni.' })
  alumniTopics?: string[] | null;

  @Field(() => String, { nullable: true, description: 'A phone number.' })
  contact?: string | null;
}

/** How feeds of posts and of people are asked for. */
@ArgsType()
export class FeedArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  search?: string | null;

  @Field(() => FeedSortEnum, { nullable: true, defaultValue: 'recentlyActive' })
  sort?: FeedSort | null;
}
