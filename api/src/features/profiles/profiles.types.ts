import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { profileLimits } from '../../../../schema/rules/profiles/profiles-texts.ts';
import type { Visibility } from '../../../../schema/rules/settings/settings-texts.ts';
import { type Person, User } from '../identity/index.ts';

/** A step of a career as a card's row carries it; the careers room makes its fields of these. */
export interface CareerStep {
  type: 'internship' | 'work';
  experienceType: 'intern' | 'fulltime';
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
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => User, { description: 'Name, picture, branch and the like.' })
  user!: Person;

  @Field(() => String, {
    nullable: true,
    description: `What they say of themselves, at most ${profileLimits.bio} characters.`,
  })
  bio!: string | null;

  @Field(() => [String], {
    description: `What they are interested in; at most ${profileLimits.interests}.`,
  })
  interests!: string[];

  @Field(() => Int, { description: 'Experiences that they have published.' })
  postsCount!: number;

  visibility!: Visibility;

  /** Topics for outreach; who reads them is told by `canReadCardTopics`. */
  topics!: string[];

  /** Of the career; the careers room makes its fields of them. */
  steps!: CareerStep[];
}

@ObjectType({ description: "What the viewer did with a profile. The id is the person's." })
export class ProfileViewer {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => Boolean, { description: 'The viewer has bookmarked the profile.' })
  hasBookmarked!: boolean;
}

@ObjectType({ description: "What is counted of a profile. The id is the person's." })
export class ProfileCounters {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => Int, {
    description: 'How many people opened it, each counted once, the person not counted.',
  })
  views!: number;
}

@ObjectType({ description: 'A profile, to hand on.' })
export class ProfileLink {
  @Field(() => String, { description: 'The address of its page.' })
  url!: string;
}

@ObjectType({ description: 'A picture, to download.' })
export class PictureDownload {
  @Field(() => String, { description: 'Signed, valid for minutes.' })
  downloadUrl!: string;
}

@ObjectType({
  description:
    "A person's page. Who may see the card only (`isWhole` is false) finds the rest empty or null.",
})
export class Profile {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => User, { description: 'Name, picture, branch and the like.' })
  user!: Person;

  @Field(() => String, {
    nullable: true,
    description: `What they say of themselves, at most ${profileLimits.bio} characters.`,
  })
  bio!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Where they live, at most ${profileLimits.location} characters.`,
  })
  location!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their page on LinkedIn: `https://www.linkedin.com/in/…`.',
  })
  linkedInUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their page on GitHub: `https://github.com/…`.',
  })
  gitHubUrl!: string | null;

  @Field(() => [String], {
    description: `What they are interested in; at most ${profileLimits.interests}.`,
  })
  interests!: string[];

  @Field(() => [String], {
    description: `Topics for outreach, of alumni: at most ${profileLimits.topics}.`,
  })
  alumniTopics!: string[];

  @Field(() => Int, { description: 'Experiences that they have published.' })
  postsCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'For the owner, connections and admins; null for others.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A phone number, for those who see the e-mail address.',
  })
  contact!: string | null;

  @Field(() => ProfileCounters, { description: 'What is counted of the profile.' })
  counters!: ProfileCounters;

  @Field(() => Boolean, { description: 'Whether the banner is their own, not the default.' })
  hasBanner!: boolean;

  /** Their own banner's, or the default's. */
  bannerId!: string | null;

  @Field(() => ProfileViewer, {
    nullable: true,
    description: 'What the viewer did with it; null in live updates that many share.',
  })
  viewer!: ProfileViewer | null;

  @Field(() => Boolean, {
    description:
      'False for those who are shown the card only: the person keeps the rest for connections.',
  })
  isWhole!: boolean;
}

@ObjectType({ description: 'The banner of all who have none of their own.' })
export class DefaultBanner {
  @Field(() => ID, { description: 'A new one with each upload.' })
  id!: string;

  /** Of the stored picture. */
  fileId!: string;

  @Field(() => GraphQLISODateTime, { description: 'Since when it is in force.' })
  createdAt!: Date;
}

@InputType({
  description: 'What the viewer says of themselves. What is left out stays; null or empty clears.',
})
export class ProfileInput {
  @Field(() => String, { nullable: true, description: `At most ${profileLimits.bio} characters.` })
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `One line of at most ${profileLimits.location} characters.`,
  })
  location?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'What they are interested in: at most 15 of at most 40 characters; each counts once, however it is written.',
  })
  interests?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `Topics for outreach, for alumni: at most ${profileLimits.topics} of at most ${profileLimits.topic} characters.`,
  })
  alumniTopics?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `A phone number: 7 to 15 digits, at most ${profileLimits.contact} characters.`,
  })
  contact?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The address of a page under linkedin.com/in, at most ${profileLimits.link} characters.`,
  })
  linkedInUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The address of a person's page on github.com, at most ${profileLimits.link} characters.`,
  })
  gitHubUrl?: string | null;
}
