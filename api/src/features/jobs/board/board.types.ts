import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type {
  JobLocation,
  JobOfMine,
  JobSort,
  JobStanding,
  JobType,
} from '../../../../../schema/rules/jobs-texts.ts';
import { PageArgs } from '../../../core/paging.ts';
import {
  JobLocationEnum,
  JobOfMineEnum,
  JobSortEnum,
  JobStandingEnum,
  JobTypeEnum,
} from '../opening/job-enums.ts';

@InputType({
  description:
    'Which openings a list has: those that fit everything that is given. Texts are compared without case and accents; of long ones the first 100 characters count.',
})
export class JobFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that company, role, skills or city have, each somewhere and with at most one letter wrong.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "A part of the company's name." })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'A part of the role.' })
  role?: string | null;

  @Field(() => JobLocationEnum, { nullable: true, description: 'Exactly this place.' })
  location?: JobLocation | null;

  @Field(() => JobTypeEnum, { nullable: true, description: 'Exactly this type.' })
  type?: JobType | null;

  @Field(() => String, { nullable: true, description: 'A part of one of the skills.' })
  skill?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the experience that is asked for.',
  })
  experience?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A day such as `2026-11-30`: openings whose deadline is on or after it. BAD_USER_INPUT for anything else.',
  })
  deadline?: string | null;

  @Field(() => JobStandingEnum, {
    nullable: true,
    description: 'Whether one can still apply; those one can, when it is left out.',
  })
  standing?: JobStanding | null;

  @Field(() => JobOfMineEnum, {
    nullable: true,
    description:
      "The viewer's own alone: open or not, unless `standing` says which. Left out of saved searches.",
  })
  mine?: JobOfMine | null;
}

@ArgsType()
export class JobArgs extends PageArgs {
  @Field(() => JobFilterInput, { nullable: true, description: 'All that are open without one.' })
  filter?: JobFilterInput | null;

  @Field(() => JobSortEnum, {
    nullable: true,
    defaultValue: 'recent',
    description: 'A cursor belongs to one order.',
  })
  sort?: JobSort | null;
}

@ObjectType({ description: 'A value that a list can be narrowed to, and how many it then has.' })
export class JobFacet {
  @Field(() => String, {
    simple: true,
    description: 'What the filter takes: a company as typed last, a word of the enum.',
  })
  value!: string;

  @Field(() => Int, {
    simple: true,
    description: 'How many openings the list has when it is narrowed to the value.',
  })
  count!: number;
}

@ObjectType({
  description:
    'What a list of openings has, counted among the first 2,000 that fit; the other filters of the list hold.',
})
export class JobFacets {
  @Field(() => Int, {
    simple: true,
    description: 'How many openings fit all filters: at most 2,000.',
  })
  count!: number;

  @Field(() => Boolean, { simple: true, description: 'Whether more fit than were counted.' })
  isMore!: boolean;

  @Field(() => Boolean, {
    simple: true,
    description:
      'Whether companies, locations and types were counted among some of the openings alone.',
  })
  areFacetsMore!: boolean;

  @Field(() => [JobFacet], {
    simple: true,
    description: 'At most ten companies, the most frequent first.',
  })
  companies!: JobFacet[];

  @Field(() => [JobFacet], {
    simple: true,
    description: 'Values of `JobLocation`, the most frequent first.',
  })
  locations!: JobFacet[];

  @Field(() => [JobFacet], {
    simple: true,
    description: 'Values of `JobType`, the most frequent first.',
  })
  types!: JobFacet[];
}
