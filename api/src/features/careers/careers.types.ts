import { Field, ID, Int, ObjectType } from 'type-graphql';
import { careerTypes } from '../../../../schema/rules/careers.ts';
import { experienceTypes } from '../../../../schema/rules/posts.ts';
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
  @Field(() => Int, { simple: true })
  year!: number;

  @Field(() => Int, { nullable: true, simple: true })
  month!: number | null;
}

@ObjectType({ description: 'From when to when a step of a career lasted.' })
export class CareerDuration {
  @Field(() => YearMonth, { simple: true })
  from!: YearMonth;

  @Field(() => YearMonth, { nullable: true, simple: true })
  to!: YearMonth | null;

  @Field(() => Boolean, { simple: true })
  isCurrentlyWorking!: boolean;
}

@ObjectType({ description: 'A step of a career: an internship or a job.' })
export class CareerExperience {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => CareerTypeEnum, { simple: true })
  type!: (typeof careerTypes)[number];

  @Field(() => ExperienceTypeEnum, { simple: true })
  experienceType!: (typeof experienceTypes)[number];

  @Field(() => String, { simple: true })
  checkboxName!: string;

  @Field(() => String, { simple: true })
  companyName!: string;

  @Field(() => String, { nullable: true, simple: true })
  companyLogo!: string | null;

  @Field(() => String, { simple: true })
  role!: string;

  @Field(() => String, { nullable: true, simple: true })
  websiteUrl!: string | null;

  @Field(() => CareerDuration, { simple: true })
  duration!: CareerDuration;

  /**
   * Whose it is, and company and role as posts and drafts are compared with them: for rooms that
   * add fields.
   */
  userId!: string;
  companyNorm!: string;
  roleNorm!: string;
}

@ObjectType({ description: 'Durations in months.' })
export class CareerPath {
  /** The person's. */
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Counts up with each save; 0: never saved.' })
  version!: number;

  @Field(() => [CareerExperience], { simple: true })
  experiences!: CareerExperience[];

  @Field(() => [CareerExperience], {
    nullable: true,
    simple: true,
    description:
      'Only in the answer to a save: the entries, as they were, that it took out of the path.',
  })
  removed?: CareerExperience[];

  @Field(() => Int, { simple: true })
  totalExperienceDuration!: number;

  @Field(() => Int, { simple: true })
  totalInternshipDuration!: number;

  @Field(() => Int, { simple: true })
  totalWorkDuration!: number;
}

@ObjectType({ description: 'A company as a card shows it.' })
export class CompanyLogo {
  @Field(() => String, { simple: true })
  companyName!: string;

  @Field(() => String, { nullable: true, simple: true })
  companyLogo!: string | null;
}
