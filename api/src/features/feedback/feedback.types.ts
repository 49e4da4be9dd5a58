import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'That a word to the makers was kept.' })
export class FeedbackReceipt {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => GraphQLISODateTime, { simple: true })
  sentAt!: Date;
}
