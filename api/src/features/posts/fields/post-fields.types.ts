import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import {
  type ExperiencePost,
  postDefaults,
  postLimits,
} from '../../../../../schema/rules/posts/posts.ts';
import { Words } from '../../../core/words.ts';
import {
  AdditionalQuestion,
  DriveModeEnum,
  OnlineAssessment,
  Round,
  StoryRound,
} from './post-parts.types.ts';
import { PostSummary } from './post-summary.types.ts';

/**
 * The fields of a post that its page shows and its card does not, and the columns they stand in.
 */
@ObjectType()
export abstract class PostFields extends PostSummary {
  @Field(() => [String], {
    description: 'Branches of study that could apply; none means all of them.',
  })
  @Words('system')
  @Property({ type: 'text[]' })
  eligibleBranches!: ExperiencePost['eligibleBranches'];

  @Field(() => Float, {
    description: 'The lowest CGPA that could apply, from 0 to 10 with one decimal; 0 for none.',
  })
  @Property({ type: 'double' })
  cgpaRequired!: number;

  @Field(() => Int, {
    description: `How many rounds there were, from 1 to ${postLimits.rounds}: those that are told, unless the author says that some are left out.`,
  })
  @Property({ type: 'integer' })
  numberOfRounds!: number;

  @Field(() => DriveModeEnum, {
    description: `How the drive took place; \`${postDefaults.mode}\` where the author does not say.`,
  })
  @Words('system')
  @Property({ type: 'text' })
  mode!: NonNullable<ExperiencePost['mode']>;

  @Field(() => Boolean, { description: 'Whether `mode` is what the author says.' })
  @Property({ type: 'boolean', default: true })
  isModeTold: boolean = true;

  @Field(() => String, {
    nullable: true,
    description: `Where the job is; at most ${postLimits.name} characters. Null where a story leaves it out.`,
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Students who were placed, from 0 on. Null where a story leaves it out.',
  })
  @Property({ type: 'integer', nullable: true })
  finalPlacementCount: number | null = null;

  @Field(() => Boolean, { description: 'Whether the author works at the company, or did.' })
  @Property({ type: 'boolean' })
  atCompany!: boolean;

  @Field(() => String, {
    nullable: true,
    description: `What helped; at most ${postLimits.text} characters. Null when there is nothing to say.`,
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  preparationTips: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: `In the author's words, such as \`3 months\`; at most ${postLimits.name} characters.`,
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  preparationTime: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: `Which topics mattered how much; at most ${postLimits.text} characters.`,
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  topicsWeightage: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: `What the author says in the end; at most ${postLimits.text} characters.`,
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  finalNotes: string | null = null;

  @Field(() => OnlineAssessment, {
    nullable: true,
    description: 'The test before the rounds; null when nothing is told of it.',
  })
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  onlineAssessment: ExperiencePost['onlineAssessment'] = null;

  @Field(() => [Round], {
    description:
      'Of a crisp post, in their order and no more than `numberOfRounds`; none in a story.',
  })
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  rounds: Round[] = [];

  @Field(() => [StoryRound], {
    description:
      'Of a story, in their order and no more than `numberOfRounds`; none in a crisp post.',
  })
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  storyRounds: ExperiencePost['storyRounds'] = [];

  @Field(() => [AdditionalQuestion], {
    description: `Questions that the author answers beside the template's own; at most ${postLimits.additionalQuestions}.`,
  })
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  additionalQuestions: ExperiencePost['additionalQuestions'] = [];

  @Field(() => [String], {
    description: `http and https addresses of what helped to prepare; at most ${postLimits.links}.`,
  })
  @Words('people', 'list')
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  materialLinks: string[] = [];

  @Field(() => String, {
    nullable: true,
    description: "The http or https address of the author's résumé; null when there is a file.",
  })
  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  resumeLink: string | null = null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its author last edited it; null when they never did.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  editedAt: Date | null = null;
}
