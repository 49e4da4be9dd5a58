import { Field, ID, Int, ObjectType } from 'type-graphql';
import { careerTypes } from '../../../../schema/rules/careers/careers.ts';
import { experienceTypes } from '../../../../schema/rules/posts/posts.ts';
import { registerEnum } from '../../core/enums.ts';

export const CareerTypeEnum = registerEnum('CareerType', careerTypes, {
  description: 'What a step of a career was.',
  values: { internship: 'An internship.', work: 'A job.' },
});
export const ExperienceTypeEnum = registerEnum('ExperienceType', experienceTypes, {
  description: 'What an interview, or a step of a career, was for.',
  values: { intern: 'An internship.', fulltime: 'A full-time job.' },
});

@ObjectType({ description: 'A month of a year; the month is null where only the year is known.' })
export class YearMonth {
  @Field(() => Int, { description: 'Four digits, from 1900 to the current year.' })
  year!: number;

  @Field(() => Int, { nullable: true, description: '1 to 12; null where only the year is known.' })
  month!: number | null;
}

@ObjectType({ description: 'From when to when a step of a career lasted.' })
export class CareerDuration {
  @Field(() => YearMonth, { description: 'When it began.' })
  from!: YearMonth;

  @Field(() => YearMonth, {
    nullable: true,
    description: 'When it ended; null while `isCurrentlyWorking`.',
  })
  to!: YearMonth | null;

  @Field(() => Boolean, { description: 'It goes on, and has no end.' })
  isCurrentlyWorking!: boolean;
}

@ObjectType({ description: 'A step of a career: an internship or a job.' })
export class CareerExperience {
  @Field(() => ID, {
    description: 'Stays the same when the path is saved with it: see `CareerExperienceInput.id`.',
  })
  id!: string;

  @Field(() => CareerTypeEnum, { description: 'Whether it was an internship or a job.' })
  type!: (typeof careerTypes)[number];

  @Field(() => ExperienceTypeEnum, {
    description: 'Always `intern` for an internship; for a job what its owner chose.',
  })
  experienceType!: (typeof experienceTypes)[number];

  @Field(() => String, {
    description: '`intern1`, `work2`: its place among those of its type, without gaps.',
  })
  checkboxName!: string;

  @Field(() => String, { description: 'The company as its owner spells it, 1 to 100 characters.' })
  companyName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The http or https address of the company's logo, as typed; null without one.",
  })
  companyLogo!: string | null;

  @Field(() => String, { description: 'What the person did there, 1 to 100 characters.' })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description: "The company's http or https address, as typed; null without one.",
  })
  websiteUrl!: string | null;

  @Field(() => CareerDuration, { description: 'From when to when it lasted.' })
  duration!: CareerDuration;

  /**
   * Whose it is, and company and role as posts and drafts are compared with them: for rooms that
   * add fields.
   */
  userId!: string;
  companyNorm!: string;
  roleNorm!: string;
}

@ObjectType({ description: 'The internships and jobs of a person. Durations are in months.' })
export class CareerPath {
  /** The person's. */
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => Int, { description: 'Counts up with each save; 0 while it was never saved.' })
  version!: number;

  @Field(() => [CareerExperience], {
    description:
      'Internships, then jobs, each by the number in `checkboxName`. None for those who are shown the card only.',
  })
  experiences!: CareerExperience[];

  @Field(() => [CareerExperience], {
    nullable: true,
    description:
      'Only in the answer to a save: the entries, as they were, that it took out of the path.',
  })
  removed?: CareerExperience[];

  @Field(() => Int, {
    description: 'Months of all steps: each counts by itself, one that goes on until now.',
  })
  totalExperienceDuration!: number;

  @Field(() => Int, { description: 'Months of the internships among them.' })
  totalInternshipDuration!: number;

  @Field(() => Int, { description: 'Months of the jobs among them.' })
  totalWorkDuration!: number;
}

@ObjectType({ description: 'A company as a card shows it.' })
export class CompanyLogo {
  @Field(() => String, { description: 'The company as the person spells it.' })
  companyName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The http or https address of the company's logo, as typed; null without one.",
  })
  companyLogo!: string | null;
}
