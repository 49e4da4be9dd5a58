import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { AlertFrequency } from '../../../../../schema/rules/bookmarks/saved-search-texts.ts';
import type {
  JobAudience,
  JobLocation,
  JobPay,
  JobType,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { AlertFrequencyEnum } from '../../../core/saved-searches/index.ts';
import { JobAudienceEnum, JobLocationEnum, JobPayEnum, JobTypeEnum } from '../opening/job-enums.ts';

@ObjectType({
  description: 'A filter of the board that a person keeps, to hear of what is posted.',
})
export class SavedJobSearch {
  @Field(() => ID, { description: 'What `setJobAlert` and `removeJobSearch` take.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'As `JobFilterInput.search`; null: not asked for.',
  })
  search!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As `JobFilterInput.company`; null: not asked for.',
  })
  company!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As `JobFilterInput.role`; null: not asked for.',
  })
  role!: string | null;

  @Field(() => JobLocationEnum, {
    nullable: true,
    description: 'As `JobFilterInput.location`; null: not asked for.',
  })
  location!: JobLocation | null;

  @Field(() => String, {
    nullable: true,
    description: 'As `JobFilterInput.city`; null: not asked for.',
  })
  city!: string | null;

  @Field(() => JobTypeEnum, {
    nullable: true,
    description: 'As `JobFilterInput.type`; null: not asked for.',
  })
  type!: JobType | null;

  @Field(() => String, {
    nullable: true,
    description: 'As `JobFilterInput.skill`; null: not asked for.',
  })
  skill!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As `JobFilterInput.experience`; null: not asked for.',
  })
  experience!: string | null;

  @Field(() => [String], {
    description: 'As `JobFilterInput.companies`: slugs; none: not asked for.',
  })
  companies!: readonly string[];

  @Field(() => [String], { description: 'As `JobFilterInput.roles`; none: not asked for.' })
  roles!: readonly string[];

  @Field(() => [JobTypeEnum], { description: 'As `JobFilterInput.types`; none: not asked for.' })
  types!: readonly JobType[];

  @Field(() => [JobPayEnum], { description: 'As `JobFilterInput.pays`; none: not asked for.' })
  pays!: readonly JobPay[];

  @Field(() => [JobLocationEnum], {
    description: 'As `JobFilterInput.locations`; none: not asked for.',
  })
  locations!: readonly JobLocation[];

  @Field(() => [String], { description: 'As `JobFilterInput.cities`; none: not asked for.' })
  cities!: readonly string[];

  @Field(() => [JobAudienceEnum], {
    description: 'As `JobFilterInput.audiences`; none: not asked for.',
  })
  audiences!: readonly JobAudience[];

  @Field(() => [String], { description: 'As `JobFilterInput.skills`; none: not asked for.' })
  skills!: readonly string[];

  @Field(() => AlertFrequencyEnum, { description: 'How often its finds are mailed.' })
  mails!: AlertFrequency;

  @Field(() => GraphQLISODateTime, { description: 'When it was first saved.' })
  createdAt!: Date;
}
