import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Connection } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';

@ObjectType({ description: "Whether the viewer blocks a person. The id is that person's." })
export class Block {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the viewer blocks the person.' })
  isBlocked!: boolean;
}

@ObjectType({ description: 'Somebody whom the viewer blocks.' })
export class BlockedPerson {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => User, { description: 'The person.' })
  user!: Person;

  @Field(() => GraphQLISODateTime, { description: 'Since when the viewer blocks them.' })
  blockedAt!: Date;
}

export const BlockedPersonConnection = Connection(BlockedPerson, 'BlockedPersonConnection');
