import { ArgsType, Field } from 'type-graphql';
import { jobFilters } from '../../../../../schema/rules/jobs/jobs-filters.ts';
import type { JobSort } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import { facetTypes, filterInput } from '../../../core/lists/index.ts';
import { PageArgs } from '../../../core/lists/paging.ts';
import {
  JobAudienceEnum,
  JobClosingEnum,
  JobLocationEnum,
  JobOfMineEnum,
  JobPayEnum,
  JobSortEnum,
  JobStandingEnum,
  JobTypeEnum,
} from '../opening/job-enums.ts';

export const JobFilterInput = filterInput(
  'JobFilterInput',
  'Which openings a list has: those that fit everything that is given, and of several values of one filter any. Texts are compared without case and accents; of long ones the first 100 characters count.',
  jobFilters,
  {
    types: JobTypeEnum,
    pays: JobPayEnum,
    locations: JobLocationEnum,
    // Cities are called as forms call them: no words of an enum.
    cities: String,
    audiences: JobAudienceEnum,
    closings: JobClosingEnum,
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

export const JobFacets = facetTypes('Job', 'openings', {
  value: "What the filter takes: a company's slug, a role, a skill, a word of an enum.",
  label: 'What a company, a role or a skill is called; null of all other values.',
  name: 'What chips call it: `company` for the filter `companies`, `companyHas` for `company`. `standing` counts the newest 3,000 past ones; what ends in `Has` and `deadlineFrom` have no values, `mine` has them where it is set.',
});
