import { Field, Int, ObjectType } from 'type-graphql';
import { pathFilters } from '../../../../../schema/rules/careers/paths-filters.ts';
import { filterInput } from '../../../core/lists/index.ts';

export const PathFilterInput = filterInput(
  'PathFilterInput',
  'From where to where: a company or a role, and whose paths. Batches are told five years together.',
  pathFilters,
);

@ObjectType({ description: 'What several people were as they set out.' })
export class PathStep {
  @Field(() => Int, { description: 'Which step of their careers: 1 or 2.' })
  place!: number;

  @Field(() => Boolean, { description: 'Whether it is where they were; else what they were.' })
  isCompany!: boolean;

  @Field(() => String, { description: 'The company or the role.' })
  name!: string;

  @Field(() => Int, { description: 'At least so many of them, in threes.' })
  least!: number;
}

@ObjectType({
  description:
    'How people got somewhere. The same for each reader; groups of fewer than three are not told, nor is what differs between two answers.',
})
export class Paths {
  @Field(() => Int, { description: 'At least so many, in threes; 0: too few to tell.' })
  least!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The middle of the years from graduation to there; null where too few are told.',
  })
  years!: number | null;

  @Field(() => Int, {
    description: 'For at least so many it was the first step, in threes; 0: too few to tell.',
  })
  began!: number;

  @Field(() => [PathStep], {
    description:
      'The usual first two steps before they got there, the most usual first; never the goal.',
  })
  steps!: PathStep[];

  @Field(() => Int, { nullable: true, description: 'The first batch that is counted.' })
  batchFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'The last batch that is counted.' })
  batchTo!: number | null;
}
