import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import {
  type AlertFrequency,
  alertFrequencies,
  type JobLocation,
  type JobType,
} from '../../../../../schema/rules/jobs-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { JobLocationEnum, JobTypeEnum } from '../opening/job-enums.ts';

export const AlertFrequencyEnum = registerEnum('JobAlertFrequency', alertFrequencies, {
  description:
    'How often the finds of a saved search are mailed; the bell always tells them at once.',
  values: {
    never: 'Not at all.',
    atOnce: 'When an opening is posted.',
    daily: 'Each morning, when there is something new.',
    weekly: 'On Monday mornings, when there is something new.',
  },
});

@ObjectType({
  description: 'A filter of the board that a person keeps, to hear of what is posted.',
})
export class SavedJobSearch {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => String, { nullable: true, simple: true })
  search!: string | null;

  @Field(() => String, { nullable: true, simple: true })
  company!: string | null;

  @Field(() => String, { nullable: true, simple: true })
  role!: string | null;

  @Field(() => JobLocationEnum, { nullable: true, simple: true })
  location!: JobLocation | null;

  @Field(() => JobTypeEnum, { nullable: true, simple: true })
  type!: JobType | null;

  @Field(() => String, { nullable: true, simple: true })
  skill!: string | null;

  @Field(() => String, { nullable: true, simple: true })
  experience!: string | null;

  @Field(() => AlertFrequencyEnum, { simple: true })
  mails!: AlertFrequency;

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;
}

@ObjectType({ description: 'Whether the mails of a saved search are sent, as its link says.' })
export class JobAlertSubscription {
  @Field(() => AlertFrequencyEnum, { simple: true })
  mails!: AlertFrequency;
}
