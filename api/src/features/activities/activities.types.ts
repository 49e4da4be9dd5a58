import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How much a person contributed on one day.' })
export class ActivityDay {
  @Field(() => String, { simple: true, description: 'The day at the college: 2026-11-21.' })
  date!: string;

  @Field(() => Int, { simple: true })
  count!: number;
}

@ObjectType({
  description: 'What a person contributed, day by day: questions, answers, experiences and thanks.',
})
export class Activity {
  @Field(() => ID, { simple: true, description: "The person's, and the year that was asked for." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    simple: true,
    description: 'Null: the twelve months that end today.',
  })
  year!: number | null;

  @Field(() => String, { simple: true })
  from!: string;

  @Field(() => String, { simple: true })
  to!: string;

  @Field(() => Int, { simple: true })
  total!: number;

  @Field(() => [ActivityDay], {
    simple: true,
    description: 'Days without contributions are left out.',
  })
  days!: ActivityDay[];

  @Field(() => Int, {
    simple: true,
    description: 'The year of the first contribution, the current one when there is none.',
  })
  firstYear!: number;
}

@ObjectType({ description: 'A day whose count changed.' })
export class HeatmapUpdate {
  @Field(() => ID, { simple: true })
  userId!: string;

  @Field(() => String, { simple: true })
  date!: string;

  @Field(() => Int, { simple: true })
  count!: number;
}
