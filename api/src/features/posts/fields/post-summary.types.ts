import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  campusTypes,
  type ExperiencePost,
  firstInterviewYear,
  offerStatuses,
  postDefaults,
  postLimits,
  postTypes,
} from '../../../../../schema/rules/posts/posts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { LevelEnum } from './post-parts.types.ts';

export type PostType = (typeof postTypes)[number];

export const PostTypeEnum = registerEnum('PostType', postTypes, {
  description: 'The template that an experience is written by.',
  values: {
    crisp: 'Crisp Details: the facts of each round, in fields.',
    story: "Story Experience: each round in the author's own words.",
  },
});
export const CampusTypeEnum = registerEnum('CampusType', campusTypes, {
  description: 'Who brought candidate and company together.',
  values: {
    onCampus: 'The college: a drive of its placement cell.',
    offCampus: 'The candidate applied without the college.',
  },
});
export const OfferStatusEnum = registerEnum('OfferStatus', offerStatuses, {
  description: 'How it ended for the author.',
  values: {
    accepted: 'There was an offer, and the author took it.',
    rejected: 'There was no offer, or the author declined it.',
    pending: 'Not decided when it was written, or last edited.',
  },
});

/** The fields of a post that its card and its page both show, and the columns they stand in. */
@ObjectType()
export abstract class PostSummary {
  @Field(() => ID, { description: 'Sorts by the time it was published.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field(() => String, {
    description:
      'At most 100 characters. An author has one post about a company and role, compared without case.',
  })
  @Words('people', 'title')
  @Property({ type: 'text' })
  companyName!: string;

  @Field(() => String, {
    description: `What the interview was for, such as \`Software Engineer\`; at most ${postLimits.name} characters.`,
  })
  @Words('people', 'title')
  @Property({ type: 'text' })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description: "The http or https address of the company's logo; null without one.",
  })
  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  logo: string | null = null;

  @Field(() => PostTypeEnum, {
    description: 'The template it is written by, which says what else it has.',
  })
  @Words('system')
  @Property({ type: 'text' })
  postType!: PostType;

  @Field(() => ExperienceTypeEnum, {
    description: 'Whether the interview was for an internship or for a job.',
  })
  @Words('system')
  @Property({ type: 'text' })
  experienceType!: ExperiencePost['experienceType'];

  @Field(() => Int, { description: `From ${firstInterviewYear} to the current year.` })
  @Property({ type: 'integer' })
  interviewYear!: number;

  @Field(() => String, {
    description: `The experience in a sentence, which cards show; at most ${postLimits.sentence} characters.`,
  })
  @Words('people')
  @Property({ type: 'text' })
  oneLiner!: string;

  @Field(() => CampusTypeEnum, { description: 'Whether the college brought the company.' })
  @Words('system')
  @Property({ type: 'text' })
  campusType!: ExperiencePost['campusType'];

  @Field(() => OfferStatusEnum, { description: 'How it ended for the author.' })
  @Words('system')
  @Property({ type: 'text' })
  offerStatus!: ExperiencePost['offerStatus'];

  @Field(() => String, {
    nullable: true,
    description:
      'As the author writes it, at most 30 characters: LPA for a job, thousands a month for an internship. Null when it is not told.',
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  package: string | null = null;

  @Field(() => LevelEnum, {
    description: `How hard it was; \`${postDefaults.level}\` where the author does not say.`,
  })
  @Words('system')
  @Property({ type: 'text' })
  level!: NonNullable<ExperiencePost['level']>;

  @Field(() => Boolean, { description: 'Whether `level` is what the author says.' })
  @Property({ type: 'boolean', default: true })
  isLevelTold: boolean = true;

  @Field(() => [String], {
    description: `Each begins with \`#\`; at most ${postLimits.hashtags} of 50 characters. Those that differ in case alone are one.`,
  })
  @Words('people', 'list')
  @Property({ type: 'text[]' })
  hashtags!: string[];

  @Field(() => GraphQLISODateTime, { description: 'When it was published.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
