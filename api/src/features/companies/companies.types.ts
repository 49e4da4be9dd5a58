import { Field, ID, Int, ObjectType } from 'type-graphql';
import { companyFilters } from '../../../../schema/rules/companies/companies-filters.ts';
import {
  type CompanySort,
  companySorts,
} from '../../../../schema/rules/companies/companies-texts.ts';
import { registerEnum } from '../../core/enums.ts';
import { facetTypes, filterInput, listArgs } from '../../core/lists/index.ts';
import { Connection, CountedConnection } from '../../core/lists/paging.ts';
import { ExperienceTypeEnum } from '../careers/index.ts';
import { type Person, User } from '../identity/index.ts';
import { JobOpening } from '../jobs/index.ts';
import { AskedTopicCount } from './asked/asked.types.ts';
import { CompanyFacts } from './facts/company-facts.types.ts';

@ObjectType({
  description:
    'A company as lists show it. Names that differ in case, accents, punctuation and legal form alone are one.',
})
export class CompanyCard {
  @Field(() => ID, { description: 'Stays the same whatever it is called.' })
  id!: string;

  @Field(() => String, { description: 'Its address: `company(slug: …)`.' })
  slug!: string;

  @Field(() => String, { description: 'Its name as it is written most often.' })
  name!: string;

  @Field(() => Int, { description: 'How many experiences there are.' })
  experienceCount!: number;

  @Field(() => Int, { description: 'How many openings one can still apply to.' })
  openingCount!: number;

  @Field(() => Int, {
    description: 'How many people have told every member of a step of their career there.',
  })
  peopleCount!: number;
}

@ObjectType({
  description:
    "How many people follow a company. The id is the company's: one cache entry for its page and live updates.",
})
export class CompanyFollowers {
  @Field(() => ID, { description: "The company's id." })
  id!: string;

  @Field(() => Int, { description: 'How many people follow it.' })
  count!: number;
}

@ObjectType({ description: 'A company that experiences, openings or careers name.' })
export class Company extends CompanyCard {
  @Field(() => CompanyFacts, {
    nullable: true,
    description: 'What its experiences say together, at most a minute old; null without any.',
  })
  facts!: CompanyFacts | null;

  @Field(() => [AskedTopicCount], {
    description:
      'What its questions are about, most first and the other ones last; at most a minute old.',
  })
  askedTopics!: AskedTopicCount[];

  @Field(() => CompanyFollowers, {
    description: 'How many people follow it: they hear of its new experiences and openings.',
  })
  followers!: CompanyFollowers;

  @Field(() => Boolean, { description: 'Whether the viewer follows it.' })
  isFollowed!: boolean;
}

@ObjectType({ description: 'Somebody with a step of their career at a company: the latest there.' })
export class CompanyPerson {
  @Field(() => User, { description: 'Who.' })
  user!: Person;

  @Field(() => String, { description: 'What they do there, or did last.' })
  role!: string;

  @Field(() => ExperienceTypeEnum, { description: 'Whether it is an internship or a job.' })
  experienceType!: 'intern' | 'fulltime';

  @Field(() => Boolean, { description: 'Whether they work there now, by their career path.' })
  worksThere!: boolean;

  @Field(() => Int, { description: 'The year in which they began.' })
  fromYear!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of the end; null while they are there.',
  })
  toYear!: number | null;

  @Field(() => Boolean, {
    description: 'Whether they take requests for a chat now; of themselves nobody does.',
  })
  takesRequests!: boolean;
}

const CompanySortEnum = registerEnum('CompanySort', companySorts, {
  description: 'The order of companies.',
  values: {
    experiences: 'The most experiences first.',
    recent: 'Those first of which an experience was published last.',
    name: 'By name.',
  },
});

export const CompanyConnection = CountedConnection(CompanyCard, 'CompanyConnection');
export const CompanyPersonConnection = Connection(CompanyPerson, 'CompanyPersonConnection');
export const CompanyOpeningConnection = Connection(JobOpening, 'CompanyOpeningConnection');

export const CompanyFilterInput = filterInput(
  'CompanyFilterInput',
  'Which companies.',
  companyFilters,
);
export const CompaniesArgs = listArgs<typeof companyFilters, CompanySort>(CompanyFilterInput, {
  sort: { type: CompanySortEnum, usual: 'experiences', description: 'Their order.' },
});

export const CompaniesFacets = facetTypes('Companies', 'companies', {
  value: '`true`: that of a flag.',
  label: 'Null: what a flag is called is not told.',
  name: 'The name of the filter.',
});
