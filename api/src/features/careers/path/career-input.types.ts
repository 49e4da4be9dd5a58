import { Field, ID, InputType, Int } from 'type-graphql';
import type { careerTypes } from '../../../../../schema/rules/careers/careers.ts';
import type { experienceTypes } from '../../../../../schema/rules/posts/posts.ts';
import { CareerTypeEnum, ExperienceTypeEnum } from '../careers.types.ts';

@InputType({ description: 'A month of a year.' })
export class YearMonthInput {
  @Field(() => Int, { nullable: true, description: 'Four digits, from 1900 to the current year.' })
  year?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 12. Asked for on internships.' })
  month?: number | null;
}

@InputType({ description: 'From when to when a step lasted.' })
export class CareerDurationInput {
  @Field(() => YearMonthInput, { nullable: true, description: 'When it began.' })
  from?: YearMonthInput | null;

  @Field(() => YearMonthInput, {
    nullable: true,
    description: 'When it ended; required unless `isCurrentlyWorking`.',
  })
  to?: YearMonthInput | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'It goes on, and has no end.',
  })
  isCurrentlyWorking?: boolean | null;
}

/**
 * What may be missing in a hostile call is nullable here, so that the rule answers with the
 * documented text.
 */
@InputType({ description: 'A step of a career: an internship or a job.' })
export class CareerExperienceInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Of a saved entry that stays or is changed; a new one has none.',
  })
  id?: string | null;

  @Field(() => CareerTypeEnum, {
    nullable: true,
    description: 'Whether it was an internship or a job.',
  })
  type?: (typeof careerTypes)[number] | null;

  @Field(() => ExperienceTypeEnum, {
    nullable: true,
    description: 'Required for a job; an internship is always `intern`.',
  })
  experienceType?: (typeof experienceTypes)[number] | null;

  @Field(() => String, {
    nullable: true,
    description: '`intern1`, `work2`: its place among those of its type, without gaps.',
  })
  checkboxName?: string | null;

  @Field(() => String, { nullable: true, description: 'The company, 1 to 100 characters.' })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The http or https address of the company's logo.",
  })
  companyLogo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the person did there, 1 to 100 characters.',
  })
  role?: string | null;

  @Field(() => String, { nullable: true, description: "The company's http or https address." })
  websiteUrl?: string | null;

  @Field(() => CareerDurationInput, { nullable: true, description: 'From when to when it lasted.' })
  duration?: CareerDurationInput | null;
}

@InputType({ description: 'The whole career path: entries that are not in it are removed.' })
export class CareerPathInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the entries were made from; a stale one is refused. Without it the last one to save is right.',
  })
  version?: number | null;

  @Field(() => [CareerExperienceInput], { description: 'All steps that the path has from now on.' })
  experiences!: CareerExperienceInput[];
}
