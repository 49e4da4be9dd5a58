import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'That feedback was received.' })
export class FeedbackReceipt {
  @Field(() => ID, {
    simple: true,
    description: 'The same when the viewer sends the same words again.',
  })
  id!: string;

  @Field(() => GraphQLISODateTime, {
    simple: true,
    description: 'When it was received, the last time.',
  })
  sentAt!: Date;
}
