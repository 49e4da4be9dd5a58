import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { FilterInput } from '../../../../../schema/rules/filters.ts';
import { jobFilters } from '../../../../../schema/rules/jobs-filters.ts';
import type { JobSort } from '../../../../../schema/rules/jobs-texts.ts';
import { filterInput } from '../../../core/lists/index.ts';
import { PageArgs } from '../../../core/paging.ts';
import {
  JobLocationEnum,
  JobOfMineEnum,
  JobSortEnum,
  JobStandingEnum,
  JobTypeEnum,
} from '../opening/job-enums.ts';

export const JobFilterInput = filterInput(
  'JobFilterInput',
  'Which openings a list has: those that fit everything that is given. Texts are compared without case and accents; of long ones the first 100 characters count.',
  jobFilters,
  {
    location: JobLocationEnum,
    type: JobTypeEnum,
    standing: JobStandingEnum,
    mine: JobOfMineEnum,
  },
);
export type JobFilter = FilterInput<typeof jobFilters>;

@ArgsType()
export class JobArgs extends PageArgs {
  @Field(() => JobFilterInput, { nullable: true, description: 'All that are open without one.' })
  filter?: JobFilter | null;

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
    description: 'What the filter takes: a company as typed last, a word of the enum.',
  })
  value!: string;

  @Field(() => Int, {
    description: 'How many openings the list has when it is narrowed to the value.',
  })
  count!: number;
}

@ObjectType({
  description:
    'What a list of openings has, counted among 1,000 that fit; the other filters of the list hold.',
})
export class JobFacets {
  @Field(() => Int, { description: 'How many openings fit all filters: at most 1,000.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether more fit than were counted.' })
  isMore!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether companies, locations, cities and types were counted among some of the openings alone.',
  })
  areFacetsMore!: boolean;

  @Field(() => [JobFacet], { description: 'At most ten companies, the most frequent first.' })
  companies!: JobFacet[];

  @Field(() => [JobFacet], { description: 'Values of `JobLocation`, the most frequent first.' })
  locations!: JobFacet[];

  @Field(() => [JobFacet], { description: 'Cities of openings on site, the most frequent first.' })
  cities!: JobFacet[];

  @Field(() => [JobFacet], { description: 'Values of `JobType`, the most frequent first.' })
  types!: JobFacet[];
}
