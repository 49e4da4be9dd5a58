import { Field, InputType, Int, ObjectType } from 'type-graphql';

const about = {
  from: 'The minute of the day at which they begin, 0 to 1439.',
  to: 'The minute of the day at which they end; of the next day, where it is the smaller.',
  zone: 'The time zone by whose clock, of the IANA: `Asia/Kolkata`.',
};

@ObjectType({
  description:
    'Hours of each day in which nothing is pushed and nothing sounds. What is still unread at their end is pushed then.',
})
export class QuietHours {
  @Field(() => Int, { description: about.from })
  from!: number;

  @Field(() => Int, { description: about.to })
  to!: number;

  @Field(() => String, { description: about.zone })
  zone!: string;
}

@InputType({ description: 'Hours of each day in which nothing is pushed and nothing sounds.' })
export class QuietHoursInput {
  @Field(() => Int, { description: about.from })
  from!: number;

  @Field(() => Int, { description: about.to })
  to!: number;

  @Field(() => String, { description: about.zone })
  zone!: string;
}
