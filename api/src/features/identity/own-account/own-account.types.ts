import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An open session of the viewer: a device that is signed in.' })
export class OwnSession {
  @Field(() => ID, { simple: true, description: 'What `endSession` takes.' })
  id!: string;

  @Field(() => String, {
    simple: true,
    description: 'Browser and system in words, as far as they tell: `Chrome on Android`.',
  })
  device!: string;

  @Field(() => String, {
    simple: true,
    description:
      'The first parts of the IP address that it was last used from; nothing finer is kept.',
  })
  place!: string;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it began.' })
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, {
    simple: true,
    description: 'When it was last used, true to some minutes.',
  })
  lastUsedAt!: Date;

  @Field(() => Boolean, { simple: true, description: 'Whether it is the session that asks.' })
  isCurrent!: boolean;
}
