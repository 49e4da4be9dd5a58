import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whether somebody is there, for those who may see it.' })
export class Presence {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => Boolean, {
    description: 'Whether they have the product open; false too when they do not show it.',
  })
  isOnline!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When they were last there; null when they do not show it, or never were.',
  })
  lastSeenAt!: Date | null;
}
