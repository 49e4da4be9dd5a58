import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An open session of the viewer: a device that is signed in.' })
export class OwnSession {
  @Field(() => ID, { description: 'What `endSession` takes.' })
  id!: string;

  @Field(() => String, {
    description: 'Browser and system in words, as far as they tell: `Chrome on Android`.',
  })
  device!: string;

  @Field(() => String, {
    description:
      'The first parts of the IP address that it was last used from; nothing finer is kept.',
  })
  place!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last used, true to some minutes.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  isCurrent!: boolean;
}
