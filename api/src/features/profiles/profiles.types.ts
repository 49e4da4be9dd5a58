import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
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

  @Field(() => ProfileViewer, { nullable: true, simple: true, description: 'Null where many watch at once: in live updates.' })
  viewer!: ProfileViewer | null;

  /** False for those who are shown the card only. */
  isWhole!: boolean;
}

export const ProfileConnection = Connection(ProfileCard, 'ProfileConnection');

/** How feeds of posts and of people are asked for. */
@ArgsType()
export class FeedArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  search?: string | null;

  @Field(() => FeedSortEnum, { nullable: true, defaultValue: 'recentlyActive' })
  sort?: FeedSort | null;
}
