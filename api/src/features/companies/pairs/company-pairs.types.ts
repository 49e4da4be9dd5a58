import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { companyPairFilters } from '../../../../../schema/rules/companies/company-pairs-filters.ts';
import {
  type CompanyPairState,
  companyPairStates,
} from '../../../../../schema/rules/companies/company-pairs-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { filterInput, listArgs } from '../../../core/lists/index.ts';
import { CountedConnection } from '../../../core/lists/paging.ts';
import { CompanyCard } from '../companies.types.ts';

const CompanyPairStateEnum = registerEnum('CompanyPairState', companyPairStates, {
  description: 'What admins said of two names.',
  values: {
    open: 'Nothing yet.',
    joined: 'They are one company.',
    apart: 'They are not the same.',
  },
});

@ObjectType({ description: 'Two companies whose names look alike, for admins to decide about.' })
export class CompanyPair {
  @Field(() => ID, { description: 'What `joinCompanies` takes.' })
  id!: string;

  @Field(() => CompanyCard, { description: 'One of them.' })
  first!: CompanyCard;

  @Field(() => CompanyCard, { description: 'The other.' })
  second!: CompanyCard;

  @Field(() => Int, { description: 'How alike the names are: 100 is the same.' })
  likeness!: number;

  @Field(() => CompanyPairStateEnum, { description: 'What was said of them.' })
  state!: CompanyPairState;

  @Field(() => ID, {
    nullable: true,
    description: 'The one that the other was joined to; null where they are not joined.',
  })
  keptId!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was decided; null before.',
  })
  decidedAt!: Date | null;
}

export const CompanyPairConnection = CountedConnection(CompanyPair, 'CompanyPairConnection');

export const CompanyPairsArgs = listArgs(
  filterInput(
    'CompanyPairFilterInput',
    'Which names that may be one company.',
    companyPairFilters,
    {
      state: CompanyPairStateEnum,
    },
  ),
  { filter: 'Null: those to decide about.' },
);
