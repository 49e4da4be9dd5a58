import { Field, Float, Int, ObjectType } from 'type-graphql';
import { placementFilters } from '../../../../../schema/rules/analytics/placements-filters.ts';
import { filterInput } from '../../../core/lists/index.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { CampusTypeEnum, type PostEntity } from '../../posts/index.ts';

export const PlacementFilterInput = filterInput(
  'PlacementFilterInput',
  'Whose placements are counted: of one kind, all that fit everything that is given.',
  placementFilters,
  { kind: ExperienceTypeEnum, campus: CampusTypeEnum },
);

const atLeast = 'At least so many told of an offer, in threes; 0: too few to tell.';
const untold = 'null where too few are told.';
const fromSix = 'to the half below ten, to the whole above; null where fewer than six are told.';

@ObjectType({ description: 'What packages say together, in the unit of their kind.' })
export class PlacementPackages {
  @Field(() => Int, { description: 'At least so many are told, in threes; 0: too few to tell.' })
  least!: number;

  @Field(() => Float, { nullable: true, description: `The three lowest on average, ${fromSix}` })
  lowest!: number | null;

  @Field(() => Float, { nullable: true, description: `A quarter is below it, ${fromSix}` })
  lower!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The middle three on average, four of an even count, rounded; ${untold}`,
  })
  median!: number | null;

  @Field(() => Float, { nullable: true, description: `A quarter is above it, ${fromSix}` })
  upper!: number | null;

  @Field(() => Float, { nullable: true, description: `The three highest on average, ${fromSix}` })
  highest!: number | null;
}

@ObjectType({ description: 'How many finish, how many of them told of an offer, and packages.' })
export class PlacementFigures {
  @Field(() => Int, { description: 'So many verified people finish.' })
  finish!: number;

  @Field(() => Int, { description: atLeast })
  least!: number;

  @Field(() => PlacementPackages, { description: 'What their packages say together.' })
  packages!: PlacementPackages;
}

@ObjectType({ description: 'The placements of a season: of those who finish in a year.' })
export class PlacementSeason extends PlacementFigures {
  @Field(() => Int, { description: 'The year in which they finish.' })
  year!: number;
}

@ObjectType({ description: 'The placements of a branch.' })
export class PlacementBranch extends PlacementFigures {
  @Field(() => String, { description: 'The branch, or the degree; empty where none is said.' })
  branch!: string;
}

@ObjectType({ description: 'How many of a branch finish in a year, and told of an offer.' })
export class PlacementCell {
  @Field(() => Int, { description: 'The year in which they finish.' })
  year!: number;

  @Field(() => String, { description: 'The branch, or the degree; empty where none is said.' })
  branch!: string;

  @Field(() => Int, { description: 'So many verified people finish.' })
  finish!: number;

  @Field(() => Int, { description: atLeast })
  least!: number;
}

@ObjectType({ description: 'How many came to it on campus, off it, or do not say.' })
export class PlacementCampus {
  @Field(() => CampusTypeEnum, { nullable: true, description: 'How; null where it is not said.' })
  campus!: PostEntity['campusType'] | null;

  @Field(() => Int, { description: atLeast })
  least!: number;
}

@ObjectType({ description: 'A role in which three people and more went to a company.' })
export class PlacementRole {
  @Field(() => String, { description: 'As somebody writes it.' })
  role!: string;

  @Field(() => Int, { description: atLeast })
  least!: number;
}

@ObjectType({ description: 'A company to which three people and more went.' })
export class PlacementCompany {
  @Field(() => String, { description: 'Its slug.' })
  slug!: string;

  @Field(() => String, { description: 'As it is called.' })
  name!: string;

  @Field(() => Int, { description: atLeast })
  least!: number;

  @Field(() => [String], { description: 'Branches of which three people and more went there.' })
  branches!: string[];

  @Field(() => [PlacementRole], { description: 'Roles, the most frequent first.' })
  roles!: PlacementRole[];
}

@ObjectType({ description: 'A season or a branch that a report can be narrowed down to.' })
export class PlacementChoice {
  @Field(() => String, { description: 'The year, or the branch.' })
  value!: string;

  @Field(() => Int, { description: 'So many verified people finish.' })
  finish!: number;
}

@ObjectType({
  description:
    'What members told of placements, put together. Groups of fewer than three are not told, nor is what differs between two answers.',
})
export class Placements extends PlacementFigures {
  @Field(() => [PlacementSeason], { description: 'By season, the latest first.' })
  seasons!: PlacementSeason[];

  @Field(() => [PlacementBranch], { description: 'By branch, by its name.' })
  branches!: PlacementBranch[];

  @Field(() => [PlacementCell], { description: 'By season and branch, in the order of both.' })
  cells!: PlacementCell[];

  @Field(() => [PlacementCampus], { description: 'By how it came about.' })
  campuses!: PlacementCampus[];

  @Field(() => [PlacementCompany], {
    description: 'Companies, by how many went there; at most 200.',
  })
  companies!: PlacementCompany[];

  @Field(() => Int, { description: 'How many more companies there are: the file has all.' })
  moreCompanies!: number;

  @Field(() => [PlacementChoice], { description: 'All seasons, the latest first.' })
  seasonChoices!: PlacementChoice[];

  @Field(() => [PlacementChoice], { description: 'All branches, by their names.' })
  branchChoices!: PlacementChoice[];
}

/** With all companies, however many. */
export type CountedPlacements = Omit<Placements, 'moreCompanies'>;
