import { Field, ID, Int, ObjectType } from 'type-graphql';
import { listedCompanyFilters } from '../../../../../schema/rules/companies/listed-companies-filters.ts';
import {
  type ListedCompanySort,
  listedCompanySorts,
  listedCompanyStates,
} from '../../../../../schema/rules/companies/listed-companies-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { filterInput, listArgs } from '../../../core/lists/index.ts';
import { CountedConnection } from '../../../core/lists/paging.ts';
import { CompanyCard } from '../companies.types.ts';

@ObjectType({ description: 'Two companies of which an admin said that they are one.' })
export class MergedCompany {
  @Field(() => ID, { description: 'The pair: what `decideCompaniesAnew` takes.' })
  pairId!: string;

  @Field(() => String, { description: 'The address of the other one.' })
  slug!: string;

  @Field(() => String, { description: 'What the other one is called.' })
  name!: string;
}

@ObjectType({ description: 'A company with all that admins said of its names.' })
class ListedCompany {
  @Field(() => ID, { description: "The company's id." })
  id!: string;

  @Field(() => CompanyCard, { description: 'The company, as lists show it.' })
  company!: CompanyCard;

  @Field(() => [String], {
    description: 'Ways in which its name is written, without capitals and accents; the first 12.',
  })
  names!: string[];

  @Field(() => Int, { description: 'In how many ways its name is written.' })
  nameCount!: number;

  @Field(() => [MergedCompany], {
    description: 'Companies that were joined to it, by name; the first 50.',
  })
  parts!: MergedCompany[];

  @Field(() => MergedCompany, {
    nullable: true,
    description: 'The company that it was joined to; null while it stands for itself.',
  })
  joinedTo!: MergedCompany | null;
}

const ListedCompanyStateEnum = registerEnum('ListedCompanyState', listedCompanyStates, {
  description: 'What became of a company.',
  values: {
    told: 'It has a page.',
    joined: 'It is part of another.',
    untold: 'Nothing tells of it any more.',
  },
});

const ListedCompanySortEnum = registerEnum('ListedCompanySort', listedCompanySorts, {
  description: 'The order of all companies.',
  values: {
    experiences: 'The most experiences first.',
    openings: 'The most openings first that one can still apply to.',
    people: 'The most people first who told of a step of their career there.',
    recent: 'Those first of which an experience was published last.',
    name: 'By name.',
  },
});

export const ListedCompanyConnection = CountedConnection(ListedCompany, 'ListedCompanyConnection');

export const ListedCompaniesArgs = listArgs<typeof listedCompanyFilters, ListedCompanySort>(
  filterInput('ListedCompanyFilterInput', 'Which companies.', listedCompanyFilters, {
    state: ListedCompanyStateEnum,
  }),
  {
    sort: { type: ListedCompanySortEnum, usual: 'experiences', description: 'Their order.' },
  },
);
