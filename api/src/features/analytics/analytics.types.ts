import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type DailyFigure,
  dailyFigureNames,
} from '../../../../schema/rules/analytics/analytics.ts';
import { registerEnum } from '../../core/enums.ts';

const DailyFigureEnum = registerEnum('DailyFigure', dailyFigureNames, {
  description: 'A figure that is kept for each day of the college.',
  values: {
    signUps: 'People who signed up on the day; those who were imported, once they came.',
    verified: 'People who are verified by the end of the day.',
    activeDay: 'People who used the product on the day.',
    activeWeek: 'People who used it in the 7 days that end with the day.',
    activeMonth: 'People who used it in the 30 days that end with the day.',
    posts: 'Experiences that were published on the day.',
    questions: 'Questions that were asked on the day.',
    answers: 'Answers that were written on the day.',
    questionsAnswered: 'Questions of the day that somebody else answered within 3 days.',
    requests: 'Chat requests that were sent on the day.',
    requestsAccepted: 'Chat requests that were accepted on the day.',
    jobs: 'Openings that were posted on the day.',
    gratitudes: 'Gratitudes that were sent on the day.',
  },
});

@ObjectType({ description: 'How much there is of a college.' })
export class CollegeTotals {
  @Field(() => String, { description: 'The name of the college.' })
  college!: string;

  @Field(() => Int, { description: 'Accounts of its people, unverified and banned ones included.' })
  users!: number;

  @Field(() => Int, { description: 'Published experiences of its people.' })
  posts!: number;
}

@ObjectType({ description: 'How much there is in all.' })
export class AnalyticsTotals {
  @Field(() => Int, { description: 'Accounts, unverified and banned ones included.' })
  totalUsers!: number;

  @Field(() => Int, {
    description: 'Those of them whom imports have invited and who have not come.',
  })
  totalInvited!: number;

  @Field(() => Int, {
    description: 'Published experiences; neither drafts nor what admins took away.',
  })
  totalPosts!: number;

  @Field(() => Int, {
    description: 'Openings, closed ones and those past their deadline included.',
  })
  totalJobs!: number;

  @Field(() => Int, { description: 'Gratitudes, those that the thanked person hid included.' })
  totalGratitudes!: number;

  @Field(() => Int, {
    description: 'Conversations of two and groups, requests without an answer included.',
  })
  totalChats!: number;

  @Field(() => [CollegeTotals], {
    description: 'At most 100 colleges, the one with most accounts first.',
  })
  byCollege!: CollegeTotals[];
}

@ObjectType({ description: 'A figure of a range of days, and of as many days before it.' })
export class AnalyticsFigure {
  @Field(() => DailyFigureEnum, { description: 'Which figure it is.' })
  name!: DailyFigure;

  @Field(() => Float, {
    description:
      'The sum of the days; of a state, as `verified`, the last day; of `activeDay` the average.',
  })
  value!: number;

  @Field(() => Float, { description: 'The same of the days before the range.' })
  before!: number;

  @Field(() => [Float], { description: 'One for each of `Analytics.days`, in their order.' })
  values!: number[];
}

@ObjectType({ description: 'A company without an experience.' })
export class MissingCompany {
  @Field(() => String, { description: 'The company, as somebody who worked there spells it.' })
  name!: string;

  @Field(() => Int, { description: 'How many of the college work or worked there.' })
  people!: number;
}

@ObjectType({ description: 'A branch, and how many experiences are by its people.' })
export class BranchCoverage {
  @Field(() => String, { description: 'The branch, such as CSE; ECE VLSI counts as ECE.' })
  branch!: string;

  @Field(() => Int, { description: 'Published experiences of its people.' })
  posts!: number;
}

@ObjectType({ description: 'Who signed up in a month, and how many came back in the next.' })
export class NewcomerCohort {
  @Field(() => String, { description: 'The month in which they signed up, such as 2026-10.' })
  month!: string;

  @Field(() => Int, { description: 'Accounts that were made in that month.' })
  newcomers!: number;

  @Field(() => Int, {
    description: 'How many of them were active in the month after it; of the last month, so far.',
  })
  returned!: number;
}

@ObjectType({ description: 'Figures of a range of days of the college; today is exact.' })
export class Analytics {
  @Field(() => String, { description: 'The first day of the range, as asked for: 2026-11-01.' })
  from!: string;

  @Field(() => String, { description: 'The last day of the range, itself included.' })
  to!: string;

  @Field(() => String, {
    description: 'The first of the days before, which are as many and end the day before `from`.',
  })
  beforeFrom!: string;

  @Field(() => [String], { description: 'Each day from `from` to `to`, the earliest first.' })
  days!: string[];

  @Field(() => [AnalyticsFigure], { description: 'One for each value of `DailyFigure`.' })
  figures!: AnalyticsFigure[];

  @Field(() => Float, {
    nullable: true,
    description:
      'Hours until half of the answered questions of the range had their first answer; null when none was answered.',
  })
  medianAnswerHours!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The same of the days before; null when no question of theirs was answered.',
  })
  medianAnswerHoursBefore!: number | null;

  @Field(() => Int, { description: 'How many companies have an experience.' })
  companiesCovered!: number;

  @Field(() => [MissingCompany], {
    description: 'The 20 companies with the most people of the college and no experience.',
  })
  companiesMissing!: MissingCompany[];

  @Field(() => [BranchCoverage], {
    description: 'All branches, those without an experience included.',
  })
  branches!: BranchCoverage[];

  @Field(() => [NewcomerCohort], {
    description:
      'The six months before this one, the earliest first; those without newcomers are left out.',
  })
  cohorts!: NewcomerCohort[];
}
