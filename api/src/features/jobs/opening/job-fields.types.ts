import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import {
  type InterviewLocation,
  type JobAudience,
  type JobCloseReason,
  type JobLocation,
  type JobType,
  jobDescriptionMaxLength,
  jobLengths,
  jobSkillsAtMost,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import {
  InterviewLocationEnum,
  JobAudienceEnum,
  JobCloseReasonEnum,
  JobLocationEnum,
  JobTypeEnum,
} from './job-enums.ts';

/** The fields of an opening that its card and its page show, and the columns they stand in. */
@ObjectType()
export abstract class JobFields {
  @Field(() => ID, { description: 'Sorts by the time it was posted.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field(() => String, { description: `The company, at most ${jobLengths.line} characters.` })
  @Words('people', 'title')
  @Property({ type: 'text' })
  companyName!: string;

  @Field(() => String, {
    description: `What one would do there, at most ${jobLengths.line} characters.`,
  })
  @Words('people', 'title')
  @Property({ type: 'text' })
  role!: string;

  @Field(() => JobTypeEnum, { description: 'Whether it is a full-time job or an internship.' })
  @Words('system')
  @Property({ type: 'text' })
  jobType!: JobType;

  @Field(() => String, {
    nullable: true,
    description: 'How long an internship lasts, as typed; null for full-time jobs.',
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  duration: string | null = null;

  @Field(() => String, { nullable: true, description: 'The pay, as typed; null: not disclosed.' })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  ctc: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The experience that is asked for, as typed; null: not required.',
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  experience: string | null = null;

  @Field(() => JobLocationEnum, {
    nullable: true,
    description: 'Where the work is done; null when it is not told.',
  })
  @Words('system')
  @Property({ type: 'text', nullable: true })
  jobLocation: JobLocation | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The city of an On Campus opening; null for others.',
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  specificLocation: string | null = null;

  @Field(() => InterviewLocationEnum, {
    nullable: true,
    description: 'Where the interviews are held; null when it is not told.',
  })
  @Words('system')
  @Property({ type: 'text', nullable: true })
  interviewLocation: InterviewLocation | null = null;

  @Field(() => JobAudienceEnum, { description: 'Who may apply.' })
  @Words('system')
  @Property({ type: 'text', default: 'everyone' })
  specificTo: JobAudience = 'everyone';

  @Field(() => [String], {
    description: `Skills that are asked for, in the order given: at most ${jobSkillsAtMost}.`,
  })
  @Words('people', 'list')
  @Property({ type: 'text[]' })
  skillsRequired!: string[];

  @Field(() => String, {
    nullable: true,
    description: `Plain text, at most ${jobDescriptionMaxLength} characters.`,
  })
  @Words('people')
  @Property({ type: 'text', nullable: true })
  jobDescription: string | null = null;

  @Field(() => String, { description: 'Where one applies: http or https.' })
  @Words('people', 'address')
  @Property({ type: 'text' })
  applicationLink!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day to apply, such as `2026-11-30`: it ends at midnight of the college. Null without one.',
  })
  @Property({ type: 'date', nullable: true })
  deadline: string | null = null;

  @Field(() => Boolean, { description: 'An admin holds it at the top of the list.' })
  @Property({ type: 'boolean', default: false })
  isPinned: boolean = false;

  @Field(() => GraphQLISODateTime, { description: 'When it was posted.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its words were last changed; null when they never were.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  editedAt: Date | null = null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was closed; null while it is not.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  closedAt: Date | null = null;

  @Field(() => JobCloseReasonEnum, {
    nullable: true,
    description: 'Why it was closed; null while it is not, also past its deadline.',
  })
  @Words('system')
  @Property({ type: 'text', nullable: true })
  closeReason: JobCloseReason | null = null;
}
