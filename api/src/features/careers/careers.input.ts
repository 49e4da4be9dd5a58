import { Field, ID, InputType, Int } from 'type-graphql';
import type { careerTypes } from '../../../../schema/rules/careers.ts';
import type { experienceTypes } from '../../../../schema/rules/posts.ts';
import { CareerTypeEnum, ExperienceTypeEnum } from './careers.types.ts';

@InputType()
export class YearMonthInput {
  @Field(() => Int, { nullable: true })
  year?: number | null;

  @Field(() => Int, { nullable: true })
  month?: number | null;
}

@InputType()
export class CareerDurationInput {
  @Field(() => YearMonthInput, { nullable: true })
  from?: YearMonthInput | null;

  @Field(() => YearMonthInput, {
    nullable: true,
    description: 'Not asked for while currently working.',
  })
  to?: YearMonthInput | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false })
  isCurrentlyWorking?: boolean | null;
}

/** What may be missing in a hostile call is nullable here, so that the rule answers with the documented text. */
@InputType()
export class CareerExperienceInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Of a saved entry that stays or is changed; a new one has none.',
  })
  id?: string | null;

  @Field(() => CareerTypeEnum, { nullable: true })
  type?: (typeof careerTypes)[number] | null;

  @Field(() => ExperienceTypeEnum, {
    nullable: true,
    description: 'Of work; an internship is always one.',
  })
  experienceType?: (typeof experienceTypes)[number] | null;

  @Field(() => String, {
    nullable: true,
    description: '`intern1`, `work2`: its place among those of its type, without gaps.',
  })
  checkboxName?: string | null;

  @Field(() => String, { nullable: true })
  companyName?: string | null;

  @Field(() => String, { nullable: true })
  companyLogo?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => String, { nullable: true })
  websiteUrl?: string | null;

  @Field(() => CareerDurationInput, { nullable: true })
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

  @Field(() => [CareerExperienceInput])
  experiences!: CareerExperienceInput[];
}
