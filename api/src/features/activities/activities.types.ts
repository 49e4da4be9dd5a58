import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How much a person contributed on one day.' })
export class ActivityDay {
  @Field(() => String, { description: 'The day at the college: 2026-11-21.' })
  date!: string;

  @Field(() => Int, {
    description: 'Questions, answers, experiences and gratitudes of that day; 1 or more.',
  })
  count!: number;
}

@ObjectType({
  description: 'What a person contributed, day by day: questions, answers, experiences and thanks.',
})
export class Activity {
  @Field(() => ID, { description: "Made of the person's id and the year that was asked for." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The calendar year; null for the twelve months that end today.',
  })
  year!: number | null;

  @Field(() => String, { description: 'The first day that counts, at the college: 2026-01-01.' })
  from!: string;

  @Field(() => String, {
    description: 'The last day that counts, itself included; of a year always 31 December.',
  })
  to!: string;

  @Field(() => Int, {
    description: 'All contributions from `from` to `to`; 0 for those who are shown the card only.',
  })
  total!: number;

  @Field(() => [ActivityDay], {
    description: 'Days with contributions, the earliest first; those without are left out.',
  })
  days!: ActivityDay[];

  @Field(() => Int, {
    description: 'The year of the first contribution, the current one when there is none.',
  })
  firstYear!: number;
}

@ObjectType({ description: 'A day whose count changed.' })
export class HeatmapUpdate {
  @Field(() => ID, { description: 'The id of the person whose heat map it is.' })
  userId!: string;

  @Field(() => String, { description: 'The day at the college: 2026-11-21.' })
  date!: string;

  @Field(() => Int, {
    description: 'The contributions of that day now; 0 when all of them were deleted.',
  })
  count!: number;
}
