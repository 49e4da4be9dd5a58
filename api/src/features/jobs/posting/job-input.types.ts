import { Field, InputType } from 'type-graphql';
import {
  type InterviewLocation,
  type JobAudience,
  type JobLocation,
  type JobType,
  jobDescriptionMaxLength,
  jobLengths,
  jobSkillsAtMost,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import {
  InterviewLocationEnum,
  JobAudienceEnum,
  JobLocationEnum,
  JobTypeEnum,
} from '../opening/job-enums.ts';

@InputType({
  description: 'An opening as it is posted; what does not fit its type or place is left out.',
})
export class JobInput {
  @Field(() => String, { description: `1 to ${jobLengths.line} characters.` })
  companyName!: string;

  @Field(() => String, { description: `1 to ${jobLengths.line} characters.` })
  role!: string;

  @Field(() => String, { description: 'Where one applies: http or https.' })
  applicationLink!: string;

  @Field(() => JobTypeEnum, { nullable: true, description: 'Required.' })
  jobType?: JobType | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${jobLengths.duration} characters; of internships alone.`,
  })
  duration?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The pay; at most ${jobLengths.line} characters.`,
  })
  ctc?: string | null;

  @Field(() => String, { nullable: true, description: `At most ${jobLengths.line} characters.` })
  experience?: string | null;

  @Field(() => JobLocationEnum, { nullable: true, description: 'Where one works.' })
  jobLocation?: JobLocation | null;

  @Field(() => String, {
    nullable: true,
    description: 'A city of the list; required of On Campus openings, left out of others.',
  })
  specificLocation?: string | null;

  @Field(() => InterviewLocationEnum, { nullable: true, description: 'Where one is interviewed.' })
  interviewLocation?: InterviewLocation | null;

  @Field(() => JobAudienceEnum, { nullable: true, description: 'Open for All when left out.' })
  specificTo?: JobAudience | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${jobSkillsAtMost} of at most ${jobLengths.skill} characters.`,
  })
  skillsRequired?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${jobDescriptionMaxLength} characters.`,
  })
  jobDescription?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day to apply, such as `2026-11-30`; not in the past.',
  })
  deadline?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The http or https address of a logo; an uploaded one goes before it.',
  })
  companyLogo?: string | null;
}
