import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type DailyFigure,
  dailyFigureNames,
  figureLabels,
} from '../../../../schema/rules/analytics.ts';
import { registerEnum } from '../../core/enums.ts';

const DailyFigureEnum = registerEnum('DailyFigure', dailyFigureNames, {
  description: 'A figure that is kept for each day of the college.',
  values: figureLabels,
});

@ObjectType({ description: 'How much there is of a college.' })
export class CollegeTotals {
  @Field(() => String, { simple: true })
  college!: string;

  @Field(() => Int, { simple: true })
  users!: number;

  @Field(() => Int, { simple: true })
  posts!: number;
}

@ObjectType({ description: 'How much there is in all.' })
export class AnalyticsTotals {
  @Field(() => Int, { simple: true })
  totalUsers!: number;

  @Field(() => Int, { simple: true })
  totalPosts!: number;

  @Field(() => Int, { simple: true })
  totalJobs!: number;

  @Field(() => Int, { simple: true })
  totalGratitudes!: number;

  @Field(() => Int, { simple: true })
  totalChats!: number;

  @Field(() => [CollegeTotals], { simple: true })
  byCollege!: CollegeTotals[];
}

@ObjectType({ description: 'A figure of a range of days, and of as many days before it.' })
export class AnalyticsFigure {
  @Field(() => DailyFigureEnum, { simple: true })
  name!: DailyFigure;

  @Field(() => Float, {
    simple: true,
    description: 'Added up; of a state as it was at the end; of active people the average day.',
  })
  value!: number;

  @Field(() => Float, { simple: true, description: 'Of the days before.' })
  before!: number;

  @Field(() => [Float], { simple: true, description: 'Day by day, as `days` of the answer.' })
  values!: number[];
}

@ObjectType({ description: 'A company without an experience.' })
export class MissingCompany {
  @Field(() => String, { simple: true })
  name!: string;

  @Field(() => Int, { simple: true, description: 'How many of the college work or worked there.' })
  people!: number;
}

@ObjectType({ description: 'A branch, and how many experiences are by its people.' })
export class BranchCoverage {
  @Field(() => String, { simple: true })
  branch!: string;

  @Field(() => Int, { simple: true })
  posts!: number;
}

@ObjectType({ description: 'Who signed up in a month, and how many came back in the next.' })
export class NewcomerCohort {
  @Field(() => String, { simple: true, description: 'Such as 2026-10.' })
  month!: string;

  @Field(() => Int, { simple: true })
  newcomers!: number;

  @Field(() => Int, { simple: true, description: 'So far, for the last month.' })
  returned!: number;
}

@ObjectType({ description: 'Figures of a range of days of the college; today is exact.' })
export class Analytics {
  @Field(() => String, { simple: true })
  from!: string;

  @Field(() => String, { simple: true })
  to!: string;

  @Field(() => String, { simple: true, description: 'The first of the days before.' })
  beforeFrom!: string;

  @Field(() => [String], { simple: true })
  days!: string[];

  @Field(() => [AnalyticsFigure], { simple: true })
  figures!: AnalyticsFigure[];

  @Field(() => Float, {
    nullable: true,
    simple: true,
    description: 'Hours until half of the answered questions had their first answer.',
  })
  medianAnswerHours!: number | null;

  @Field(() => Float, { nullable: true, simple: true })
  medianAnswerHoursBefore!: number | null;

  @Field(() => Int, { simple: true, description: 'Companies with an experience.' })
  companiesCovered!: number;

  @Field(() => [MissingCompany], {
    simple: true,
    description: 'The 20 with the most people of the college and no experience.',
  })
  companiesMissing!: MissingCompany[];

  @Field(() => [BranchCoverage], { simple: true })
  branches!: BranchCoverage[];

  @Field(() => [NewcomerCohort], { simple: true, description: 'The last six months.' })
  cohorts!: NewcomerCohort[];
}
